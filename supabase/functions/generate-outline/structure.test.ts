import { describe, expect, it } from 'vitest'
import type { Json } from '../_shared/contract/database.types.ts'
import { createLocalEngine } from '../_shared/outline/engines/local/local-engine.ts'
import { BODY, post, setUp, USER } from './handler.test-support.ts'

const GROUP = '0e4f3a44-7a5a-4f8e-8d15-6a1d7d1b9c02'
const LAST_WEEK = '# Antes\n\n## Desafio (5 min)\n\nVisite um vizinho.\n'

const SNACK_AND_NEWS: Json = [
  { name: 'Louvor', minutes: 20, part: 'worship' },
  { name: 'Palavra', minutes: null, part: 'word' },
  { name: 'Avisos', minutes: 5, part: null },
  { name: 'Lanche & café', minutes: 15, part: null },
]

async function outlineOf(overrides: Parameters<typeof setUp>[0], body: object = {}) {
  const set = setUp(overrides)
  const answer = (await (await set.handler(post({ ...BODY, groupId: GROUP, ...body }))).json()) as {
    success: boolean
    outline: string
  }
  expect(answer.success).toBe(true)
  return { ...set, outline: answer.outline }
}

const withGroup = (structure: Json, called: string | null = null) => ({
  ownGroup: async () => ({ structure, called }),
})
const headings = (outline: string) => outline.match(/^## .+$/gm)
const minutesOf = (outline: string) =>
  [...outline.matchAll(/^## .+ \((\d+) min\)$/gm)].reduce((sum, [, n]) => sum + Number(n), 0)

describe('the church’s order of the meeting', () => {
  it('names the sections, whoever wrote them', async () => {
    const asked: string[][] = []
    const { outline } = await outlineOf({
      ownGroup: async (user, id) => {
        asked.push([user, id])
        return { structure: { ready: '4es' }, called: null }
      },
    })
    expect(asked).toEqual([[USER.id, GROUP]])
    expect(headings(outline)).toEqual([
      '## Encontro: Quebra-gelo (10 min)',
      '## Edificação: Resumo da mensagem (10 min)',
      '## Edificação: Perguntas para discussão (20 min)',
      '## Edificação: Aplicação prática (10 min)',
      '## Edificação: Conclusão (5 min)',
      '## Evangelismo: Desafio (5 min)',
      '## Textos bíblicos relacionados',
      '## Créditos',
    ])
  })

  it('has moments of the church’s own, within the minutes asked for', async () => {
    const { outline, calls } = await outlineOf({
      ...withGroup(SNACK_AND_NEWS),
      engine: () => createLocalEngine(),
    })
    expect(headings(outline)).toEqual([
      '## Louvor (20 min)',
      expect.stringMatching(/^## Palavra: Quebra-gelo \(\d+ min\)$/),
      expect.stringMatching(/^## Palavra: Resumo da mensagem \(\d+ min\)$/),
      expect.stringMatching(/^## Palavra: Perguntas para discussão \(\d+ min\)$/),
      expect.stringMatching(/^## Palavra: Aplicação prática \(\d+ min\)$/),
      expect.stringMatching(/^## Palavra: Conclusão \(\d+ min\)$/),
      expect.stringMatching(/^## Palavra: Desafio \(\d+ min\)$/),
      '## Avisos (5 min)',
      '## Lanche & café (15 min)',
      '## Textos bíblicos relacionados',
      '## Créditos',
    ])
    expect(outline).toContain(
      '## Avisos (5 min)\n\nEste momento é de vocês: o esboço só guarda o tempo dele.\n\n## Lanche',
    )
    expect(minutesOf(outline)).toBe(60)
    expect(calls.refunded).toEqual([])
  })

  it('leaves the engine the time that it has, after the challenge of the last meeting', async () => {
    const { outline, calls } = await outlineOf(
      { ...withGroup(SNACK_AND_NEWS), ownOutline: async () => LAST_WEEK },
      { previousOutlineId: '5b0e2c9e-3c7a-4f4e-9d55-0b1f6f3d2a10' },
    )
    expect(calls.engine[0]?.duration).toBe(60 - 5 - 20)
    expect(headings(outline)?.[0]).toBe('## Como foi? (5 min)')
    expect(minutesOf(outline)).toBe(60)
  })
})

it('goes before a look back that it leaves no time for', async () => {
  const { outline } = await outlineOf(
    { ...withGroup(SNACK_AND_NEWS), ownOutline: async () => LAST_WEEK },
    { previousOutlineId: '5b0e2c9e-3c7a-4f4e-9d55-0b1f6f3d2a10', duration: 50 },
  )
  expect(outline).not.toContain('Como foi?')
  expect(outline).toContain('## Lanche & café (15 min)')
  expect(minutesOf(outline)).toBe(50)
})

describe('an outline is the usual one', () => {
  it.each<[string, Parameters<typeof setUp>[0], object]>([
    ['without a group', withGroup({ ready: '4es' }), { groupId: null }],
    ['where the group is not the leader’s own', { ownGroup: async () => null }, {}],
    ['where the group has no order of its own', withGroup(null), {}],
    ['where the order is not known', withGroup({ ready: '5es' }), {}],
    [
      'where the groups cannot be read',
      { ownGroup: () => Promise.reject(new Error('ECONNREFUSED')) },
      {},
    ],
  ])('%s', async (_, overrides, body) => {
    const { outline, calls } = await outlineOf(overrides, body)
    const usual = await outlineOf({}, { groupId: null })
    expect(outline).toBe(usual.outline)
    expect(calls.engine).toEqual(usual.calls.engine)
  })

  it('where its blocks do not fit into the time', async () => {
    const { outline } = await outlineOf(withGroup(SNACK_AND_NEWS), { duration: 45 })
    expect(outline).not.toContain('Lanche')
    expect(minutesOf(outline)).toBe(45)
  })

  it('for somebody who is alone', async () => {
    const { outline } = await outlineOf(withGroup({ ready: '4es' }), {
      outlineType: 'devocional',
    })
    expect(outline).not.toContain('Encontro')
  })
})

describe('the church’s word for the group', () => {
  it('stands in the sheet’s own sentences', async () => {
    const { outline, calls } = await outlineOf(withGroup(null, 'pg'))
    expect(outline).toContain('*Sugestão para o PG:*')
    expect(outline).not.toContain('Sugestão para o grupo')
    expect(calls.engine[0]?.called).toBe('pg')
  })

  it.each([
    ['that is not known', 'constructor', 'celula'],
    ['where the whole congregation listens', 'pg', 'sermao'],
  ])('is left out: one %s', async (_, called, outlineType) => {
    const { outline, calls } = await outlineOf(withGroup(null, called), { outlineType })
    const usual = await outlineOf({}, { outlineType, groupId: null })
    expect(outline).toBe(usual.outline)
    expect(calls.engine).toEqual(usual.calls.engine)
  })
})
