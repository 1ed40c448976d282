import { describe, expect, it } from 'vitest'
import { createHandler, type Dependencies } from './handler.ts'

const USER = { id: 'b5b0f3e2-0000-4000-8000-000000000001', email: 'marta@exemplo.com.br' }

function setUp(change: Partial<Dependencies> = {}) {
  const asked: unknown[] = []
  const logged: string[] = []
  let wrong = 0
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? USER : null),
    isPassword: async (user, password) => {
      asked.push([user.id, password])
      return password === 'graça e paz'
    },
    tries: {
      async take() {
        wrong += 1
        return wrong > 10 ? '2026-11-21T17:04:30Z' : null
      },
      async forget() {
        wrong = 0
      },
    },
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    ...change,
  })
  return { handler, asked, logged }
}

const request = (body: string, token = 'good-token') =>
  new Request('http://localhost/confirm-password', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })

const read = async (response: Response) => [response.status, await response.json()]

const WRONG = {
  success: false,
  code: 'wrong_password',
  error: 'A senha não confere. Digite de novo a sua senha atual.',
}

describe('confirm-password', () => {
  it('says that it is the password of who is asking', async () => {
    const { handler, asked } = setUp()
    expect(await read(await handler(request('{"password":"graça e paz"}')))).toEqual([
      200,
      { success: true },
    ])
    expect(asked).toEqual([[USER.id, 'graça e paz']])
  })

  it.each(['{"password":"outra"}', '{"password":""}', '{"password":1}', '{}', 'null', '[]', ''])(
    'says that it is not: %s',
    async (body) => {
      expect(await read(await setUp().handler(request(body)))).toEqual([403, WRONG])
    },
  )

  it('asks nobody after ten wrong ones, not about the right one either, and says when it goes on', async () => {
    const { handler, asked } = setUp()
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await read(await handler(request('{"password":"outra"}')))).toEqual([403, WRONG])
    }
    expect(await read(await handler(request('{"password":"graça e paz"}')))).toEqual([
      429,
      {
        success: false,
        code: 'too_many_tries',
        error:
          'A senha foi digitada errada muitas vezes. Tente novamente a partir das 14:05; se não se lembra da senha, saia da conta e use “Esqueci minha senha”.',
      },
    ])
    expect(asked).toHaveLength(10)
  })

  it('forgets what was wrong before the right one', async () => {
    const { handler } = setUp()
    for (const password of [...Array<string>(9).fill('outra'), 'graça e paz', 'outra']) {
      await handler(request(JSON.stringify({ password })))
    }
    expect((await handler(request('{"password":"graça e paz"}'))).status).toBe(200)
  })

  it('asks nobody where the tries cannot be counted', async () => {
    const { handler, asked } = setUp({
      tries: { take: () => Promise.reject(new Error('no database')), forget: async () => {} },
    })
    expect((await handler(request('{"password":"graça e paz"}'))).status).toBe(503)
    expect(asked).toEqual([])
  })

  it('asks nobody about a password that is longer than any', async () => {
    const { handler, asked } = setUp()
    const body = JSON.stringify({ password: 'x'.repeat(100_000) })
    expect(await read(await handler(request(body)))).toEqual([403, WRONG])
    expect(asked).toEqual([])
  })

  it('answers nobody who is not logged in', async () => {
    const { handler, asked } = setUp()
    expect((await handler(request('{"password":"graça e paz"}', 'stolen'))).status).toBe(401)
    expect(asked).toEqual([])
  })

  it('does not say that it is wrong where nobody can tell, and logs no password', async () => {
    const { handler, logged } = setUp({ isPassword: () => Promise.reject(new Error('429')) })
    const answer = await handler(request('{"password":"graça e paz"}'))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(logged.join()).not.toContain('graça')
  })
})
