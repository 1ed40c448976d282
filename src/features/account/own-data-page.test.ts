import { OWN_DATA } from '@contract/own-data'
import { describe, expect, it } from 'vitest'
import type { OwnData } from '@/domain/account/own-data'
import { ownDataPage } from './own-data-page'

const NOTHING = Object.fromEntries(Object.keys(OWN_DATA).map((part) => [part, []]))

const DATA = {
  ...(NOTHING as Record<keyof typeof OWN_DATA, []>),
  exportado_em: '2026-11-22T13:30:00.000Z',
  conta: {
    id: 'c1',
    email: 'marta@example.com',
    nome: 'Marta Ribeiro',
    criada_em: '2026-10-01T12:00:00Z',
  },
  perfil: [{ name: 'Marta Ribeiro', usual_type: 'celula', subscription_status: 'active' }],
  esbocos: [
    {
      id: 'e1',
      title: 'A paz que guarda',
      youtube_url: 'https://www.youtube.com/watch?v=demo-paz-01',
      outline_type: 'celula',
      duration: 75,
      group_profile: 'casais\njovens',
      start_time: 150,
      generated_content:
        '# A paz\n\n## Quebra-gelo (10 min)\n\n- Uma **noite** sem dormir\n\n> "Fique" ([12:34](https://www.youtube.com/watch?v=demo-paz-01&t=754s))',
      created_at: '2026-11-20T13:00:00+00:00',
    },
  ],
  grupos: [
    {
      name: 'Jovens',
      structure: { ready: '4es' },
      called: 'pg',
      outline_type: 'sermao',
      duration: 60,
    },
  ],
  links: [
    { outline_id: 'e1', kind: 'group', shows_title: true },
    { outline_id: 'e0', kind: 'leaders', shows_title: false },
  ],
  pedidos: [
    { charged_at: '2026-11-20T13:00:00+00:00', plan: 'trial', state: 'committed' },
    { plan: 'active', state: 'refunded', error_code: 'video_live' },
    { plan: 'active', state: 'refunded', error_code: 'lease_expired' },
  ],
  assinatura: [{ status: 'past_due', cancel_at_period_end: false }],
} satisfies OwnData

const words = (html: string) =>
  html
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the page of a person’s data', () => {
  it('says everything in words', () => {
    const text = words(ownDataPage(DATA))
    for (const said of [
      'Nome Marta Ribeiro',
      'Tipo preferido Célula/Pequeno Grupo',
      'Plano ativo',
      'Duração 1 hora e 15 minutos',
      'Início da mensagem 02:30',
      'Quebra-gelo (10 min)',
      'Ordem do encontro Encontro, Exaltação, Edificação, Evangelismo',
      'Como a igreja chama o grupo PG',
      'Esboço A paz que guarda Para quem grupo Mostra o título sim',
      'Esboço um esboço que não existe mais Para quem outros líderes Mostra o título não',
      'Contado em teste gratuito Situação feito',
      'Motivo Este vídeo ainda está ao vivo.',
      'Motivo lease_expired',
      'Situação pagamento pendente Termina no fim do período não',
    ]) {
      expect(text).toContain(said)
    }
    const empty = Object.values(DATA).filter((rows) => Array.isArray(rows) && rows.length === 0)
    expect(text.match(/Nada guardado\./g)).toHaveLength(empty.length)
    expect(text).not.toMatch(/undefined|null|\[object/)
  })

  it('leads from its contents and from a link to the outline', () => {
    const html = ownDataPage(DATA)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(9)
    expect(targets.filter((id) => !ids.has(id))).toEqual([])
    expect(html).toContain('<a href="#esbocos">Esboços</a> (1)')
  })

  it('has one heading below another', () => {
    const levels = [...ownDataPage(DATA).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    for (const [place, level] of levels.slice(1).entries()) {
      expect(level - (levels[place] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  it('runs nothing and fetches nothing, whatever is written in it', () => {
    const evil = '<img src=x onerror=alert(1)>"><script>alert(1)</script>'
    const row = (value: Record<string, unknown>) =>
      Object.fromEntries(Object.keys(value).map((column) => [column, evil]))
    const html = ownDataPage({
      ...DATA,
      conta: { id: evil, email: evil, nome: evil, criada_em: evil },
      esbocos: [
        { ...row(DATA.esbocos[0] ?? {}), youtube_url: 'javascript:alert(1)', title: evil },
        { id: '2', title: 'b', youtube_url: `https://exemplo.com.br/${evil}` },
      ],
      grupos: [row(DATA.grupos[0] ?? {})],
      links: [row(DATA.links[0] ?? {})],
    })
    expect(html).not.toMatch(/<(?:img|script|iframe|link)\b/i)
    expect(html).not.toMatch(/href="(?!#|https:)/)
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  })
})
