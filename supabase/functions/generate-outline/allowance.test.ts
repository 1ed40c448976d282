import { afterEach, describe, expect, it, vi } from 'vitest'
import { DomainError, OUTLINE_ERROR_TEXTS } from '../_shared/contract/error-codes.ts'
import { BODY, draft, KEPT_INPUT, post, setUp, transcript } from './handler.test-support.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the allowance', () => {
  it('repeats a stored answer without making it again', async () => {
    const { handler, calls } = setUp({
      reservation: {
        status: 'replay',
        result: { outline: '# Guardado', title: 'Guardado', input: KEPT_INPUT },
      },
    })
    expect(await (await handler(post(BODY))).json()).toEqual({
      success: true,
      outline: '# Guardado',
      error: null,
      title: 'Guardado',
      requestId: BODY.requestId,
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
        reason_code: 'trial_days',
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      code: 'limit_reached',
      error: 'Seu período de 7 dias de teste gratuito expirou.',
    })
    expect(calls.engine).toEqual([])
  })

  it.each([
    [
      'too_many_runs',
      'Foram muitas tentativas em pouco tempo. Nada foi descontado; tente novamente a partir das 15:40.',
    ],
    [
      'paused',
      'O Esboça já fez hoje todos os esboços que podia e está em pausa. Nada foi descontado; tente novamente amanhã.',
    ],
  ] as const)('tells %s with when it goes on, and asks nobody (43, 44)', async (status, error) => {
    const { handler, calls } = setUp({
      reservation: { status, retry_at: '2026-11-20T18:40:00.000Z' },
    })
    expect(await (await handler(post(BODY))).json()).toEqual({
      success: false,
      outline: null,
      error,
      code: status,
      requestId: BODY.requestId,
    })
    expect(calls).toMatchObject({ fetched: [], engine: [], refunded: [] })
    expect(calls.logged.join()).toContain(`"code":"${status}"`)
  })

  it.each([
    ['nothing where no model was asked', 0, 'ok', false],
    ['the run where a model answered', 1, 'ok', true],
  ] as const)('counts %s', async (_, answers, outcome, paid) => {
    const write = (fail: boolean) =>
      setUp({
        engine: () => ({
          author: 'ai',
          async write(__, { log }) {
            log?.('model_usage', { answers, outcome })
            if (fail) throw new DomainError('model_failed')
            return draft
          },
        }),
      })
    for (const fail of [true, false]) {
      const { handler, calls } = write(fail)
      await handler(post(BODY))
      expect(calls.paid).toEqual([paid])
    }
  })

  it.each([
    'captions_missing',
    'captions_language',
    'captions_blocked',
    'video_unavailable',
    'video_live',
    'video_too_long',
    'transcript_too_short',
    'transcript_repetitive',
    'transcript_language',
    'transcript_broken',
    'not_a_sermon',
    'clip_empty',
  ] as const)('refunds a transcript that is %s, with a text of its own (15, 54)', async (code) => {
    const { handler, calls } = setUp({
      youtube: { fetch: () => Promise.reject(new DomainError(code)) },
    })
    const answer = (await (await handler(post(BODY))).json()) as { error: string }
    expect(answer).toMatchObject({ success: false, code })
    expect(calls).toMatchObject({ refunded: [code], paid: [false], engine: [], committed: [] })
    const others = Object.entries(OUTLINE_ERROR_TEXTS).filter(([other]) => other !== code)
    expect(others.map(([, text]) => text)).not.toContain(answer.error)
  })

  it('does not count a video whose captions could not be had as paid', async () => {
    const { handler, calls } = setUp({
      youtube: { fetch: () => Promise.reject(new DomainError('captions_missing')) },
    })
    await handler(post(BODY))
    expect(calls.paid).toEqual([false])
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

  it('refuses ten hours of speech before the model, and takes them once the message is marked', async () => {
    const { cues } = transcript
    const tenHours = [...cues, { start: 35_000, end: 36_000, text: 'Aviso do último culto.' }]
    const youtube = {
      fetch: async () => ({
        ...transcript,
        cues: tenHours,
        language: 'pt',
        durationSeconds: 36_000,
      }),
    }
    const { handler, calls } = setUp({ youtube })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ code: 'video_too_long' })
    expect(calls).toMatchObject({ engine: [], refunded: ['video_too_long'] })

    const marked = setUp({ youtube })
    await marked.handler(post({ ...BODY, endTime: 200 }))
    expect(marked.calls.engine[0]?.transcript.cues).toHaveLength(cues.length)
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

  it('refunds when time is over, even where what it waits for cannot be told to stop', async () => {
    const time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    const { handler, calls } = setUp({
      cache: { find: () => new Promise(() => {}), store: async () => {} },
    })
    const answering = handler(post(BODY))
    await vi.waitFor(() => expect(calls.reserved).toBe(1), { timeout: 15_000 })
    time.abort(new DOMException('The operation timed out', 'TimeoutError'))
    expect(await (await answering).json()).toMatchObject({
      success: false,
      error:
        'O serviço que escreve o esboço demorou demais. Nada foi descontado; tente novamente em alguns minutos.',
    })
    expect(calls).toMatchObject({ committed: [], refunded: ['model_timeout'] })
  })

  it('refunds when the engine is not configured, and says so', async () => {
    const { handler, calls } = setUp({
      engine() {
        throw new DomainError('not_configured', 'AI_MODEL is missing')
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      error: 'Este serviço ainda não está configurado. Escreva para nós em “Contato”.',
    })
    expect(calls.refunded).toEqual(['not_configured'])
    expect(calls.logged.join()).toContain('AI_MODEL is missing')
  })

  it('streams no section of a result that came too late to be committed', async () => {
    const { handler } = setUp({
      metering: {
        reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }),
        commit: async () => false,
        refund: async () => false,
      },
    })
    const answer = await handler(post(BODY, { accept: 'text/event-stream' }))
    const events = await answer.text()
    expect(events).toContain('"code":"model_timeout"')
    expect(events).not.toMatch(/event: section|Quebra-gelo/)
  })

  it('hands out nothing when the lease ran out before the result came', async () => {
    const { handler } = setUp({
      metering: {
        reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }),
        commit: async () => false,
        refund: async () => false,
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({
      success: false,
      outline: null,
      code: 'model_timeout',
    })
  })

  it('gives back what cannot be stored, instead of keeping it until the lease ends', async () => {
    const refunded: { code: string; paid: boolean }[] = []
    const { handler } = setUp({
      metering: {
        reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }),
        commit: () => Promise.reject(new Error('22P05')),
        refund: async (_, end) => refunded.push(end) > 0,
      },
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ code: 'internal' })
    expect(refunded).toEqual([{ code: 'internal', paid: false }])
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

describe('devices that were asked to be told', () => {
  const failing = { youtube: { fetch: () => Promise.reject(new DomainError('captions_missing')) } }

  it('hear of an outline that is stored, by its address alone', async () => {
    const { handler, calls } = setUp()
    await handler(post(BODY))
    expect(calls.told).toEqual([{ outcome: 'ready', requestId: BODY.requestId }])
  })

  it('hear of a failure once it is given back', async () => {
    const { handler, calls } = setUp(failing)
    await handler(post(BODY))
    expect(calls.told).toEqual([{ outcome: 'failed' }])
  })

  it.each([
    ['was settled before', { reservation: { status: 'replay', result: { outline: '# Paz' } } }],
    ['is not theirs to settle', { reservation: { status: 'in_progress' } }],
    [
      'had nothing to give back',
      {
        ...failing,
        metering: {
          reserve: async () => ({ status: 'reserved', id: 'r1', attempt: 1 }) as const,
          commit: async () => true,
          refund: async () => false,
        },
      },
    ],
  ] satisfies [string, Parameters<typeof setUp>[0]][])(
    'hear nothing of a run that %s',
    async (_, world) => {
      const { handler, calls } = setUp(world)
      await handler(post(BODY))
      expect(calls.told).toEqual([])
    },
  )

  it('are not waited for by the answer', async () => {
    const kept: Promise<unknown>[] = []
    const { handler } = setUp({
      sendNotices: () => new Promise(() => {}),
      keepAlive: (running) => void kept.push(running),
    })
    expect(await (await handler(post(BODY))).json()).toMatchObject({ success: true })
    expect(kept).toHaveLength(2)
  })
})
