import { describe, expect, it } from 'vitest'
import { DomainError } from '../_shared/contract/error-codes.ts'
import type { Json } from '../_shared/contract/database.types.ts'
import type { Reservation } from '../_shared/metering.ts'
import type { OutlineDraft } from '../_shared/outline/document.ts'
import type { EngineInput } from '../_shared/outline/engine.ts'
import type { Transcript } from '../_shared/transcript/transcript.ts'
import { createHandler, type Dependencies } from './handler.ts'

const VIDEO_ID = 'demo-paz-01'
const USER = '0c9ed3a5-6a52-4b5c-9b9f-3f2f2d2a1a11'

const SENTENCES = [
  'A ansiedade bate à porta de madrugada e senta na beira da cama como quem manda na casa.',
  'Paulo escreve da prisão e mesmo assim manda a igreja se alegrar sempre no Senhor.',
  'Ele não pede para a gente fingir que está tudo bem, ele pede para a gente levar tudo em oração.',
  'Quando você conta para Deus o que tira o seu sono, a paz começa a montar guarda no coração.',
  'Gratidão não apaga o problema, mas lembra quem já cuidou de você até aqui.',
  'Minha avó dobrava os joelhos antes de abrir a conta de luz, e a casa dela tinha uma paz diferente.',
  'Nesta semana eu quero que cada família separe dez minutos para orar junto antes de dormir.',
  'Não é o tamanho da oração que importa, é para onde o coração olha quando ela começa.',
  'Quem entrega o amanhã nas mãos de Deus consegue viver inteiro o dia de hoje.',
]

const transcript: Transcript = {
  cues: SENTENCES.map((text, index) => ({ start: index * 20, end: index * 20 + 18, text })),
  timed: true,
  language: 'pt',
  title: null,
}

const draft: OutlineDraft = {
  title: 'A paz que guarda o coração',
  sections: [
    section('icebreaker', 10, 'O que costuma tirar o seu sono?'),
    section('summary', 10, 'A mensagem falou de levar tudo a Deus em oração.'),
    section('questions', 20, 'Como seria entregar a Deus a sua preocupação de hoje?'),
    section('application', 10, 'Escolham juntos um horário de oração em casa.'),
    section('conclusion', 5, 'Deus cuida de quem se entrega a ele.'),
    section('challenge', 5, 'Separar dez minutos por dia para orar em família.'),
  ],
  relatedTexts: ['Filipenses 4:6-7'],
}

function section(kind: OutlineDraft['sections'][number]['kind'], minutes: number, text: string) {
  return { kind, minutes, blocks: [{ kind: 'paragraph', text, origin: 'suggested' }] } as const
}

type Calls = {
  reserved: number
  engine: EngineInput[]
  committed: Json[]
  refunded: string[]
  fetched: string[]
  stored: string[]
  logged: string[]
}

function setUp(overrides: Partial<Dependencies> & { reservation?: Reservation } = {}) {
  const calls: Calls = {
    reserved: 0,
    engine: [],
    committed: [],
    refunded: [],
    fetched: [],
    stored: [],
    logged: [],
  }
  const { reservation = { status: 'reserved', id: 'r1', attempt: 1 }, ...rest } = overrides
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? USER : null),
    metering: {
      async reserve() {
        calls.reserved += 1
        return reservation
      },
      async commit(_, result) {
        calls.committed.push(result)
        return true
      },
      async refund(_, code) {
        calls.refunded.push(code)
      },
    },
    cache: {
      find: async () => null,
      async store(videoId) {
        calls.stored.push(videoId)
      },
    },
    youtube: {
      async fetch(videoId) {
        calls.fetched.push(videoId)
        return { ...transcript, language: 'pt', durationSeconds: 200 }
      },
    },
    engine: () => ({
      author: 'local',
      async write(input, { onStage }) {
        calls.engine.push(input)
        onStage('writing')
        return draft
      },
    }),
    log: (event, fields) => calls.logged.push(JSON.stringify({ event, ...fields })),
    keepAlive: () => {},
    ...rest,
  })
  return { handler, calls }
}

const BODY = {
  url: `https://www.youtube.com/watch?v=${VIDEO_ID}`,
  outlineType: 'celula',
  duration: 60,
  groupProfile: 'Casais jovens',
  additionalInfo: '',
  startTime: null,
  endTime: null,
  userEmail: 'lider@example.com',
  userId: USER,
  requestId: '6f1f9cf0-1111-4222-8333-444455556666',
}

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/generate-outline', {
    method: 'POST',
    headers: { authorization: 'Bearer good-token', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('the wire', () => {
  it('answers a preflight for any origin', async () => {
    const answer = await setUp().handler(new Request('http://localhost/', { method: 'OPTIONS' }))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('refuses another method with 405', async () => {
    const answer = await setUp().handler(new Request('http://localhost/'))
    expect(answer.status).toBe(405)
    expect(await answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
  })

  it.each(['', 'Bearer stolen', 'good-token'])(
    'refuses the authorization %j with 401',
    async (authorization) => {
      const { handler, calls } = setUp()
      const answer = await handler(post(BODY, { authorization }))
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({
        success: false,
        error: 'Você precisa estar logado para gerar esboços.',
      })
      expect(calls.reserved).toBe(0)
    },
  )

  it.each(['{"url":', '[]', 'null', '"text"'])('refuses the body %s with 400', async (body) => {
    const answer = await setUp().handler(post(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ success: false, code: 'malformed_body' })
  })

  it('refuses more than a transcript can hold without reserving anything', async () => {
    const { handler, calls } = setUp()
    const answer = await handler(post({ ...BODY, transcript: 'a'.repeat(6_100_000) }))
    expect(await answer.json()).toMatchObject({ success: false, code: 'body_too_large' })
    expect(calls.reserved).toBe(0)
  })

  it.each([
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'http://169.254.169.254/latest/meta-data',
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://vimeo.com/12345',
    'javascript:alert(1)',
  ])('takes %s for no video, charges and fetches nothing', async (url) => {
    const { handler, calls } = setUp()
    const answer = await handler(post({ ...BODY, url }))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_url' })
    expect(calls).toMatchObject({ reserved: 0, fetched: [] })
  })

  it('refuses an end before the start with the text of the form', async () => {
    const answer = await setUp().handler(post({ ...BODY, startTime: 300, endTime: 120 }))
    expect(await answer.json()).toMatchObject({
      success: false,
      error: 'Tempo de fim deve ser maior que o tempo de início',
    })
  })

  it.each([{ duration: 7 }, { duration: 125 }, { outlineType: 'palestra' }, { url: 7 }])(
    'refuses the value %o',
    async (change) => {
      const answer = await setUp().handler(post({ ...BODY, ...change }))
      expect(await answer.json()).toMatchObject({ success: false, code: 'invalid_input' })
    },
  )
})

describe('an outline', () => {
  it('is made, committed and answered with its title', async () => {
    const { handler, calls } = setUp()
    const answer = await handler(post(BODY))
    const body = (await answer.json()) as { outline: string }
    expect(answer.status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      error: null,
      title: 'A paz que guarda o coração',
      requestId: BODY.requestId,
    })
    expect(body.outline).toMatch(/^# A paz que guarda o coração$/m)
    expect(body.outline).toMatch(/^## Perguntas para discussão \(20 min\)$/m)
    expect(calls.committed).toEqual([
      { outline: body.outline, title: 'A paz que guarda o coração' },
    ])
    expect(calls.refunded).toEqual([])
  })

  it('gets a request id when the caller sent none', async () => {
    const { requestId: _, ...body } = BODY
    const answer = (await (await setUp().handler(post(body))).json()) as { requestId: string }
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('prefers what the user pasted and asks YouTube nothing', async () => {
    const { handler, calls } = setUp()
    const pasted = SENTENCES.map((text, i) => `${Math.floor(i / 3)}:${(i % 3) * 2}0\n${text}`).join(
      '\n',
    )
    const answer = (await (await handler(post({ ...BODY, transcript: pasted }))).json()) as object
    expect(answer).toMatchObject({ success: true })
    expect(calls.fetched).toEqual([])
    expect(calls.engine[0]?.transcript.cues[0]).toMatchObject({ start: 0, text: SENTENCES[0] })
  })

  it('reads the cache before YouTube, and fills it after', async () => {
    const cached = setUp({ cache: { find: async () => transcript, store: async () => {} } })
    await cached.handler(post(BODY))
    expect(cached.calls.fetched).toEqual([])

    const fresh = setUp()
    await fresh.handler(post(BODY))
    expect(fresh.calls).toMatchObject({ fetched: [VIDEO_ID], stored: [VIDEO_ID] })
  })

  it('does not fail when the cache cannot be written', async () => {
    const { handler, calls } = setUp({
      cache: { find: async () => null, store: () => Promise.reject(new Error('disk full')) },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ success: true })
    expect(calls.logged.join()).toContain('transcript_not_cached')
  })

  it('is clipped to the times asked for', async () => {
    const { handler, calls } = setUp()
    await handler(post({ ...BODY, startTime: 20 }))
    expect(calls.engine[0]?.transcript.cues[0]?.start).toBe(20)
  })

  it('logs neither the transcript, the outline nor the person', async () => {
    const { handler, calls } = setUp()
    await handler(post(BODY))
    expect(calls.logged.join()).not.toMatch(/ansiedade|lider@example\.com|Casais jovens/)
    expect(calls.logged.join()).toContain('outline_verified')
  })

  it('comes as stages and a result when an event stream is asked for', async () => {
    const { handler } = setUp()
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const events = (await answer.text()).split('\n\n').filter((event) => event.startsWith('event:'))
    expect(events.slice(0, 3)).toEqual([
      'event: progress\ndata: {"stage":"transcript"}',
      'event: progress\ndata: {"stage":"writing"}',
      'event: progress\ndata: {"stage":"checking"}',
    ])
    expect(events[3]).toMatch(/^event: result\ndata: \{"success":true/)
  })

  it('is finished and kept when the reader of the stream leaves', async () => {
    let finished: Promise<unknown> = Promise.resolve()
    const { handler, calls } = setUp({
      keepAlive(running) {
        finished = running
      },
    })
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    await answer.body?.cancel()
    await finished
    expect(calls.committed).toHaveLength(1)
  })
})

describe('the allowance', () => {
  it('repeats a stored answer without making it again', async () => {
    const { handler, calls } = setUp({
      reservation: { status: 'replay', result: { outline: '# Guardado', title: 'Guardado' } },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: true,
      outline: '# Guardado',
    })
    expect(calls).toMatchObject({ engine: [], committed: [], refunded: [] })
  })

  it('refuses a request id used for another input with 409', async () => {
    const answer = await setUp({ reservation: { status: 'key_reused' } }).handler(post(BODY))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ success: false, code: 'key_reused' })
  })

  it('tells the reason of a reached limit in the words of the server', async () => {
    const { handler, calls } = setUp({
      reservation: {
        status: 'limit_reached',
        reason: 'Seu período de 7 dias de teste gratuito expirou.',
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      code: 'limit_reached',
      error: 'Seu período de 7 dias de teste gratuito expirou.',
    })
    expect(calls.engine).toEqual([])
  })

  it.each(['busy', 'in_progress'] as const)(
    'answers %s without refunding the other run',
    async (status) => {
      const { handler, calls } = setUp({ reservation: { status } })
      expect(await (await handler(post(BODY))).json()).toMatchObject({
        success: false,
        code: status,
      })
      expect(calls.refunded).toEqual([])
    },
  )

  it.each([
    ['captions_blocked', () => Promise.reject(new DomainError('captions_blocked'))],
    ['internal', () => Promise.reject(new TypeError('cannot read properties of undefined'))],
  ] as const)('refunds a transcript that fails with %s', async (code, fetch) => {
    const { handler, calls } = setUp({ youtube: { fetch } })
    const body = (await (await handler(post(BODY))).json()) as { error: string }
    expect(body).toMatchObject({ success: false, code })
    expect(body.error).not.toContain('undefined')
    expect(calls.refunded).toEqual([code])
  })

  it('refunds a model that fails, and one that hangs until it is aborted', async () => {
    for (const [error, code] of [
      [new DomainError('model_failed'), 'model_failed'],
      [new DOMException('The operation timed out', 'TimeoutError'), 'model_timeout'],
    ] as const) {
      const { handler, calls } = setUp({
        engine: () => ({ author: 'ai', write: () => Promise.reject(error) }),
      })
      expect(await (await handler(post(BODY))).json()).toMatchObject({ success: false, code })
      expect(calls.refunded).toEqual([code])
    }
  })

  it('refunds when the engine is not configured, and says so', async () => {
    const { handler, calls } = setUp({
      engine() {
        throw new DomainError('not_configured', 'AI_MODEL is missing')
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      error: 'Este serviço ainda não está configurado. Avise o suporte.',
    })
    expect(calls.refunded).toEqual(['not_configured'])
    expect(calls.logged.join()).toContain('AI_MODEL is missing')
  })

  it('hands out nothing when the lease ran out before the result came', async () => {
    const { handler } = setUp({
      metering: {
        reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }),
        commit: async () => false,
        refund: async () => {},
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      outline: null,
      code: 'model_timeout',
    })
  })

  it('tells the first failure even when the refund fails too', async () => {
    const { handler, calls } = setUp({
      youtube: { fetch: () => Promise.reject(new DomainError('captions_missing')) },
      metering: {
        reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }),
        commit: async () => true,
        refund: () => Promise.reject(new Error('database down')),
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ code: 'captions_missing' })
    expect(calls.logged.join()).toContain('refund_failed')
  })
})
