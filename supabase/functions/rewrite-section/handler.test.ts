import { describe, expect, it } from 'vitest'
import { DomainError } from '../_shared/contract/error-codes.ts'
import type { EngineInput, WantedSection } from '../_shared/outline/model/engine.ts'
import type { RewriteReservation } from '../_shared/charging/rewrites.ts'
import { createHandler, type Dependencies } from './handler.ts'

const REQUEST_ID = '6f1f9cf0-1111-4222-8333-444455556666'
const BODY = { requestId: REQUEST_ID, section: 'Desafio', current: 'Ligue hoje.' }

const WORDS = 'Quem entrega o amanhã nas mãos de Deus consegue viver inteiro o dia de hoje.'
const cues = Array.from({ length: 12 }, (_, index) => ({
  start: index * 10,
  end: index * 10 + 9,
  text: `${index} ${WORDS}`,
}))

const RESERVED = {
  status: 'reserved',
  version: 2,
  left: 4,
  run: 7,
  result: {
    outline: '# Paz\n\n## Desafio (5 min)\n\nLigue hoje.\n',
    input: {
      url: 'https://youtu.be/demo-paz-01',
      outlineType: 'celula',
      duration: 45,
      groupProfile: 'Casais',
      additionalInfo: '',
      startTime: 30,
      endTime: null,
    },
  },
} as const

type Overrides = Omit<Partial<Dependencies>, 'youtube'> & {
  reservation?: RewriteReservation
  youtube?: Partial<Dependencies['youtube']>
}

function setUp(overrides: Overrides = {}) {
  const { reservation, youtube, ...rest } = overrides
  const calls = {
    reserved: [] as unknown[],
    refunded: [] as unknown[],
    asked: [] as [EngineInput, WantedSection][],
    logged: [] as string[],
  }
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? { id: 'marta', email: null } : null),
    rewrites: {
      async reserve(...asked) {
        calls.reserved.push(asked)
        return reservation ?? RESERVED
      },
      async refund(...asked) {
        calls.refunded.push(asked)
      },
    },
    cache: {
      find: async () => null,
      store: async () => {},
      findHeard: async () => null,
      storeHeard: async () => {},
    },
    youtube: {
      isPublic: async () => true,
      fetch: async () => ({
        cues,
        timed: true,
        language: 'pt',
        title: 'Paz',
        durationSeconds: 120,
      }),
      ...youtube,
    },
    captionsService: null,
    transcriber: null,
    rewriter: {
      async rewrite(input, wanted) {
        calls.asked.push([input, wanted])
        const text = 'Escolham uma hora para orar.'
        return {
          kind: 'challenge',
          minutes: 5,
          blocks: [{ kind: 'paragraph', text, origin: 'suggested' }],
        }
      },
    },
    log: (event, fields) => calls.logged.push(JSON.stringify({ event, ...fields })),
    ...rest,
  })
  const ask = async (body: unknown = BODY, headers: Record<string, string> = {}) => {
    const response = await handler(
      new Request('http://localhost/rewrite-section', {
        method: 'POST',
        headers: { authorization: 'Bearer good-token', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
  }
  return { handler, ask, calls }
}

describe('rewrite-section', () => {
  it('answers another version of the section, and how many are left', async () => {
    const { ask, calls } = setUp()
    expect(await ask()).toEqual({
      status: 200,
      answer: { success: true, section: 'Escolham uma hora para orar.', left: 4, error: null },
    })
    expect(calls.reserved).toEqual([['marta', REQUEST_ID]])
    expect(calls.refunded).toEqual([])
  })

  it('writes for what the ledger says, not for what is sent', async () => {
    const { ask, calls } = setUp()
    await ask({ ...BODY, url: 'https://youtu.be/outro-video', duration: 120, minutes: 60 })
    const [[input, wanted]] = calls.asked as [[EngineInput, WantedSection]]
    expect(input).toMatchObject({
      videoId: 'demo-paz-01',
      outlineType: 'celula',
      duration: 45,
      groupProfile: 'Casais',
      additionalInfo: null,
    })
    expect(input.transcript.cues[0]).toMatchObject({ start: 30 })
    expect(wanted).toEqual({
      kind: 'challenge',
      minutes: 5,
      current: 'Ligue hoje.',
      made: 'Ligue hoje.',
      version: 2,
    })
  })

  it('takes the pasted transcript where one comes along', async () => {
    const { ask, calls } = setUp({ youtube: { fetch: () => Promise.reject(new Error('asked')) } })
    const transcript = cues.map(({ text }) => text).join('\n')
    expect((await ask({ ...BODY, transcript })).answer).toMatchObject({ success: true })
    expect(calls.asked[0]?.[0].transcript.timed).toBe(false)
  })

  it.each([
    [
      'limit_reached',
      'rewrite_limit',
      'Você já pediu 6 novas versões neste esboço, que é o máximo. Você ainda pode editar o texto como quiser.',
    ],
    [
      'unknown',
      'rewrite_unavailable',
      'Não temos como fazer outra versão desta parte. Você pode editar o texto como quiser.',
    ],
  ] as const)('tells %s', async (status, code, error) => {
    const { ask, calls } = setUp({ reservation: { status } })
    expect(await ask()).toEqual({
      status: 200,
      answer: { success: false, section: null, error, code },
    })
    expect(calls.asked).toEqual([])
    expect(calls.refunded).toEqual([])
  })

  it('says when it goes on where there were too many runs', async () => {
    const { ask, calls } = setUp({
      reservation: { status: 'too_many_runs', retry_at: '2026-11-20T18:40:00.000Z' },
    })
    expect(await ask()).toEqual({
      status: 200,
      answer: {
        success: false,
        section: null,
        error:
          'Foram muitas tentativas em pouco tempo. Nada foi descontado; tente novamente a partir das 15:40.',
        code: 'too_many_runs',
      },
    })
    expect(calls.asked).toEqual([])
  })

  it.each([
    [
      'a section that the outline does not have',
      { ...BODY, section: 'Louvor' },
      {},
      'rewrite_unavailable',
    ],
    ['an outline of an automation', BODY, { rewriter: null }, 'rewrite_unavailable'],
    [
      'what the model cannot do',
      BODY,
      { rewriter: { rewrite: () => Promise.reject(new DomainError('model_timeout')) } },
      'model_timeout',
    ],
    [
      'captions that are gone',
      BODY,
      { youtube: { fetch: () => Promise.reject(new DomainError('captions_blocked')) } },
      'captions_blocked',
    ],
    [
      'a fault of ours',
      BODY,
      { rewriter: { rewrite: () => Promise.reject(new Error('x')) } },
      'internal',
    ],
  ])('gives the version back for %s', async (_, body, overrides, code) => {
    const { ask, calls } = setUp(overrides)
    const { status, answer } = await ask(body)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ success: false, section: null, code })
    const paid = code === 'model_timeout'
    expect(calls.refunded).toEqual([['marta', REQUEST_ID, { run: 7, paid }]])
  })

  it('tells what went wrong also when the version cannot be given back', async () => {
    const { ask, calls } = setUp({
      rewriter: { rewrite: () => Promise.reject(new DomainError('model_timeout')) },
      rewrites: {
        reserve: async () => RESERVED,
        refund: () => Promise.reject(new Error('the database is down')),
      },
    })
    expect((await ask()).answer).toMatchObject({ success: false, code: 'model_timeout' })
    expect(calls.logged.join()).toContain('refund_failed')
  })

  it.each([
    ['no login', BODY, { authorization: '' }, 401],
    ['a stranger’s token', BODY, { authorization: 'Bearer other' }, 401],
    ['no JSON', '{', {}, 400],
    ['no request id', { section: 'Desafio', current: '' }, {}, 400],
    ['a section that is too long', { ...BODY, current: 'a'.repeat(20_001) }, {}, 400],
  ])('refuses %s before anything is taken', async (_, body, headers, status) => {
    const { ask, calls } = setUp()
    expect((await ask(body, headers)).status).toBe(status)
    expect(calls.reserved).toEqual([])
  })

  it('answers preflights, and no other method', async () => {
    const { handler } = setUp()
    const ask = (method: string) => handler(new Request('http://localhost/', { method }))
    expect((await ask('OPTIONS')).status).toBe(204)
    expect((await ask('GET')).status).toBe(405)
  })

  it('leaves no word of the sermon, of the outline or of the group in the log, also where errors quote them', async () => {
    const quoting = `${WORDS} Ligue hoje para a Rebeca. Casais jovens de luto`
    const input = { ...RESERVED.result.input, groupProfile: 'Casais jovens de luto' }
    const { ask, calls } = setUp({
      reservation: { ...RESERVED, result: { ...RESERVED.result, input } },
      rewriter: { rewrite: () => Promise.reject(new Error(quoting)) },
      rewrites: {
        reserve: async () => ({ ...RESERVED, result: { ...RESERVED.result, input } }),
        refund: () => Promise.reject(new Error(quoting)),
      },
    })
    await ask({ ...BODY, current: 'Ligue hoje para a Rebeca.' })
    expect(calls.logged.join()).toContain('rewrite_failed')
    expect(calls.logged.join()).toContain('refund_failed')
    expect(calls.logged.join()).not.toMatch(/amanhã|Rebeca|luto|marta/)
  })

  it('with a setting of the model missing says so in Portuguese, logs which, and gives back (42)', async () => {
    const { ask, calls } = setUp({
      rewriter: {
        rewrite: () => Promise.reject(new DomainError('not_configured', 'missing AI_API_KEY')),
      },
    })
    const { status, answer } = await ask()
    expect([status, answer]).toEqual([
      200,
      {
        success: false,
        section: null,
        code: 'not_configured',
        error: 'Este serviço ainda não está configurado. Escreva para nós em “Contato”.',
      },
    ])
    expect(calls.logged.join()).toContain('missing AI_API_KEY')
    expect(calls.refunded).toHaveLength(1)
  })
})
