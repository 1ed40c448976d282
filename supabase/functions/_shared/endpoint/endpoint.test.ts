import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BillingError, CodedError } from '../contract/error-codes.ts'
import { anyone, defineEndpoint, jsonBody, loggedIn } from './endpoint.ts'
import type { Log } from '../log.ts'
import { refundQuietly } from '../charging/refund.ts'
import type { User } from '../service-client.ts'

const TEXTS = {
  method_not_allowed: 'Outro método.',
  unauthenticated: 'Faça login.',
  unreadable: 'Não deu para ler.',
  too_much: 'Texto demais.',
  wrong_word: 'A palavra não serve.',
  broken: 'Algo quebrou.',
  internal: 'Erro inesperado.',
}

const USER: User = { id: 'u1', email: null }

type Asked = { caller: User; body: { word: string }; refusal: (code: 'broken') => Error }

function setUp(
  answer: (asked: Asked) => Promise<object>,
  log?: Log,
  findUser = async (token: string) => (token === 'good-token' ? USER : null),
) {
  const logged: Record<string, unknown>[] = []
  const handler = defineEndpoint({
    log: log ?? ((event, fields) => logged.push({ event, ...fields })),
    auth: loggedIn(findUser),
    body: {
      maxBytes: 100,
      read: jsonBody(z.object({ word: z.string().max(5) }), {
        tooLarge: { code: 'too_much' },
        malformed: 'unreadable',
        invalid: ({ path }) => ({ code: 'wrong_word', fields: { field: path[0] } }),
      }),
    },
    errors: {
      texts: TEXTS,
      status: { method_not_allowed: 405, unauthenticated: 401, unreadable: 400, internal: 500 },
      codeOf: () => 'internal',
      answer: { success: false },
    },
    answer,
  })
  return { handler, logged }
}

function request(body = '{"word":"paz"}', token = 'good-token', method = 'POST'): Request {
  return new Request('http://localhost/f', {
    method,
    headers: { authorization: token && `Bearer ${token}` },
    ...(method === 'POST' && { body }),
  })
}

const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as unknown,
})

const told = (code: keyof typeof TEXTS) => ({ success: false, error: TEXTS[code], code })

describe('defineEndpoint', () => {
  const echo = async ({ caller, body }: Asked) => ({ id: caller.id, word: body.word })

  it('answers a preflight for any origin without a login', async () => {
    const answer = await setUp(echo).handler(request('', '', 'OPTIONS'))
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('hands over who asks and what, and answers JSON for any origin', async () => {
    const answer = await setUp(echo).handler(request())
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await read(answer)).toEqual({ status: 200, body: { id: 'u1', word: 'paz' } })
  })

  it('passes a Response on as it is', async () => {
    const { handler } = setUp(async () => new Response('stream', { status: 202 }))
    const answer = await handler(request())
    expect([answer.status, await answer.text()]).toEqual([202, 'stream'])
  })

  it.each([
    ['another method', request('', 'good-token', 'GET'), 405, told('method_not_allowed')],
    ['no login', request('{}', ''), 401, told('unauthenticated')],
    ['a stolen token', request('{}', 'stolen'), 401, told('unauthenticated')],
    ['no JSON', request('{"word"'), 400, told('unreadable')],
    ['no object', request('["paz"]'), 400, told('unreadable')],
    ['null', request('null'), 400, told('unreadable')],
    ['too many bytes', request(JSON.stringify({ word: 'á'.repeat(50) })), 200, told('too_much')],
    ['a fault', request('{"word":1}'), 200, { ...told('wrong_word'), field: 'word' }],
  ])('refuses %s before any work', async (_, asked, status, body) => {
    let worked = false
    const { handler } = setUp(async () => {
      worked = true
      return {}
    })
    expect(await read(await handler(asked))).toEqual({ status, body })
    expect(worked).toBe(false)
  })

  it('sends nobody to the login when nobody can tell whose token it is', async () => {
    const { handler } = setUp(echo, undefined, () => Promise.reject(new Error('ECONNREFUSED')))
    expect(await read(await handler(request()))).toEqual({ status: 500, body: told('internal') })
  })

  it('tells a failure in its own words, and logs the cause', async () => {
    const { handler, logged } = setUp(({ refusal }) => Promise.reject(refusal('broken')))
    expect(await read(await handler(request()))).toEqual({ status: 200, body: told('broken') })
    expect(logged).toMatchObject([
      { event: 'request_failed', code: 'broken' },
      { event: 'request_done', code: 'broken', status: 200 },
    ])
  })

  it.each([
    ['another group of functions', new BillingError('withdrawal_over')],
    ['nobody', new TypeError('x is undefined')],
    ['a program', 'a text'],
  ])('does not speak in the words of %s', async (_, thrown) => {
    const { handler, logged } = setUp(() => Promise.reject(thrown))
    expect(await read(await handler(request()))).toEqual({ status: 500, body: told('internal') })
    expect(logged).toMatchObject([{ code: 'internal' }, { event: 'request_done', status: 500 }])
  })

  it('lets the server know better than the text of the code', async () => {
    const { handler } = setUp(() =>
      Promise.reject(new CodedError('broken', 'detail', { userText: 'Quebrou hoje.' })),
    )
    expect(await (await handler(request())).json()).toEqual({
      ...told('broken'),
      error: 'Quebrou hoje.',
    })
  })

  it('tells what went wrong also when the log does not work', async () => {
    const { handler } = setUp(
      ({ refusal }) => Promise.reject(refusal('broken')),
      () => {
        throw new Error('the disk is full')
      },
    )
    expect(await (await handler(request())).json()).toEqual(told('broken'))
  })

  it('may be open to anyone and take no body', async () => {
    const handler = defineEndpoint({
      log: () => {},
      methods: ['GET'],
      auth: anyone,
      errors: { texts: TEXTS, status: {}, codeOf: () => 'internal' },
      answer: async ({ caller }) => ({ caller }),
    })
    expect(await (await handler(request('', '', 'GET'))).json()).toEqual({ caller: null })
  })
})

describe('the log of a request', () => {
  const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

  type Told = { log: Log; hide: (text: string) => void; hold: () => (code: string) => void }
  const withLog = (work: (told: Told) => Promise<object>) => {
    const logged: Record<string, unknown>[] = []
    const handler = defineEndpoint({
      log: (event, fields) => logged.push({ event, ...fields }),
      auth: loggedIn(async () => USER),
      body: { maxBytes: 100, read: (text) => text },
      errors: { texts: TEXTS, status: {}, codeOf: () => 'internal' },
      answer: work,
    })
    return { handler, logged }
  }

  it('names the request and, by a hash, who asked, in every line, and ends with what came of it', async () => {
    const { handler, logged } = withLog(async ({ log }) => {
      log('half_way', { stage: 2 })
      return { fine: true }
    })
    await handler(request())
    await handler(request())
    const [first, done, other] = logged
    expect(first).toEqual({
      event: 'half_way',
      request: expect.stringMatching(UUID) as string,
      user: expect.stringMatching(/^[\da-f]{12}$/) as string,
      stage: 2,
    })
    expect(done).toEqual({
      event: 'request_done',
      request: first!.request,
      user: first!.user,
      code: 'ok',
      status: 200,
      ms: expect.any(Number) as number,
    })
    expect(other!.request).not.toBe(first!.request)
    expect(other!.user).toBe(first!.user)
    expect(JSON.stringify(logged)).not.toContain('"u1"')
  })

  it('adds up what models were paid for it', async () => {
    const { handler, logged } = withLog(async ({ log }) => {
      log('model_usage', { inputTokens: 20_000, outputTokens: 5_000, costUsd: 0.0301 })
      log('model_usage', { inputTokens: 100, outputTokens: 10, costUsd: 0.0002 })
      return {}
    })
    await handler(request())
    expect(logged.at(-1)).toMatchObject({
      event: 'request_done',
      inputTokens: 20_100,
      outputTokens: 5_010,
      costUsd: 0.0303,
    })
  })

  it('tells the code of a failure that is an answer, and of one before anybody was known', async () => {
    const { handler, logged } = withLog(async () => ({ success: false, code: 'broken' }))
    await handler(request())
    await handler(request('{}', 'good-token', 'GET'))
    expect(logged).toMatchObject([
      { event: 'request_done', code: 'broken', status: 200 },
      { event: 'request_failed', code: 'method_not_allowed' },
      { event: 'request_done', code: 'method_not_allowed' },
    ])
  })

  it('ends with the work where that outlives the answer, once', async () => {
    let end: (code: string) => void = () => {}
    const { handler, logged } = withLog(async ({ hold }) => {
      end = hold()
      return new Response('stream')
    })
    await handler(request())
    expect(logged).toEqual([])
    end('model_timeout')
    end('ok')
    expect(logged).toMatchObject([{ event: 'request_done', code: 'model_timeout' }])
  })

  it.each([
    'no user lider@example.com here',
    'Bearer abcdef0123456789 refused',
    'the key sk_live_abcdefgh12345678 is no good',
    'token eyJhbGciOi.eyJzdWIi.c2ln is old',
    `Unexpected token 'A', "A ansiedade bate à porta" is not valid JSON`,
    'said: "ANSIEDADE,  bate... à porta"',
  ])('repeats no address, no key and no word of a person: %s', async (message) => {
    const { handler, logged } = withLog(async ({ log, hide }) => {
      hide('Hoje a ansiedade bate à porta de madrugada')
      log('odd', { detail: message, deep: { list: [message] } })
      throw new Error(message, { cause: new Error(message) })
    })
    await handler(request())
    expect(logged).toHaveLength(3)
    expect(JSON.stringify(logged)).not.toMatch(
      /lider|abcdef0123456789|sk_live|eyJ|ansiedade|madrugada/i,
    )
  })

  it('repeats nothing of the body either', async () => {
    const { handler, logged } = withLog(() =>
      Promise.reject(new Error('bad row: casais jovens da Vila Nova')),
    )
    await handler(request('{"groupProfile":"Casais jovens da Vila Nova"}'))
    expect(logged[0]).toMatchObject({ error: '[words of a person]' })
  })
})

describe('refundQuietly', () => {
  it('logs that nothing could be given back, and goes on', async () => {
    const logged: unknown[] = []
    await refundQuietly(
      () => Promise.reject(new Error('down')),
      (event, fields) => logged.push({ event, ...fields }),
      { requestId: 'r1' },
    )
    expect(logged).toEqual([{ event: 'refund_failed', requestId: 'r1', error: 'Error: down' }])
  })
})
