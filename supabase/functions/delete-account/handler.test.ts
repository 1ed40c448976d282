import { describe, expect, it } from 'vitest'
import { createDeleteUser } from './delete-user.ts'
import { createHandler, type Dependencies } from './handler.ts'

const USER = 'b5b0f3e2-0000-4000-8000-000000000001'

function setUp(change: Partial<Dependencies> = {}) {
  const done: string[] = []
  const logged: string[] = []
  const handler = createHandler({
    findUser: async (token) => (token === 'good-token' ? { id: USER, email: null } : null),
    isPassword: async ({ id }, password) => id === USER && password === 'graça e paz',
    tries: { take: async () => null, forget: async () => {} },
    cancelSubscription: async (id) => void done.push(`cancel ${id}`),
    deleteUser: async (id) => void done.push(`delete ${id}`),
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
    ...change,
  })
  return { handler, done, logged }
}

type Sent = { method?: string; token?: string; body?: string }

function request({
  method = 'POST',
  token = 'good-token',
  body = '{"confirmation":"EXCLUIR","password":"graça e paz"}',
}: Sent = {}): Request {
  return new Request('http://localhost/delete-account', {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body }),
  })
}

const fail = (reason: string) => () => Promise.reject(new Error(reason))

describe('delete-account', () => {
  it('cancels the subscription, then deletes the user', async () => {
    const { handler, done } = setUp()
    const answer = await handler(request())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(done).toEqual([`cancel ${USER}`, `delete ${USER}`])
  })

  it('deletes nothing after too many tries of the password, whatever this one is', async () => {
    const tries = { take: async () => '2026-11-21T17:04:30Z', forget: async () => {} }
    const { handler, done } = setUp({ tries })
    const answer = await handler(request())
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'too_many_tries' })
    expect(done).toEqual([])
  })

  it('waits for the end of the subscription', async () => {
    const end = Promise.withResolvers<void>()
    const { handler, done } = setUp({ cancelSubscription: () => end.promise })
    const answering = handler(request())
    await new Promise((resolve) => setTimeout(resolve))
    expect(done).toEqual([])
    end.resolve()
    await answering
    expect(done).toEqual([`delete ${USER}`])
  })

  it('deletes nothing when the subscription could not be cancelled, and says so', async () => {
    const { handler, done, logged } = setUp({ cancelSubscription: fail('Stripe is down') })
    const answer = await handler(request())
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'subscription_not_cancelled',
      error:
        'Não conseguimos cancelar a sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos; se continuar assim, escreva para nós.',
    })
    expect(done).toEqual([])
    expect(logged.join()).toContain('Stripe is down')
  })

  it('says that the account is still there when it could not be deleted', async () => {
    const { handler, done } = setUp({ deleteUser: fail('database is down') })
    const answer = await handler(request())
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'not_deleted',
      error:
        'Não conseguimos excluir a sua conta agora. Se você tinha uma assinatura, ela já foi cancelada. Tente novamente em alguns minutos.',
    })
    expect(done).toEqual([`cancel ${USER}`])
  })

  it('can be asked again after a failure', async () => {
    let broken = true
    const { handler, done } = setUp({
      deleteUser: async (id) => {
        if (broken) throw new Error('database is down')
        done.push(`delete ${id}`)
      },
    })
    await handler(request())
    broken = false
    expect((await handler(request())).status).toBe(200)
    expect(done).toEqual([`cancel ${USER}`, `cancel ${USER}`, `delete ${USER}`])
  })

  it.each([
    '',
    '{}',
    'null',
    '[]',
    '"EXCLUIR"',
    '{"confirmation":"excluir"}',
    '{"confirmation":1}',
  ])('does nothing for the body %j', async (body) => {
    const { handler, done } = setUp()
    const answer = await handler(request({ body }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'not_confirmed',
      error: 'Para excluir a conta, digite EXCLUIR.',
    })
    expect(done).toEqual([])
  })

  it.each([
    '{"confirmation":"EXCLUIR"}',
    '{"confirmation":"EXCLUIR","password":"outra"}',
    '{"confirmation":"EXCLUIR","password":""}',
    '{"confirmation":"EXCLUIR","password":["graça e paz"]}',
  ])('does nothing for whoever has a session and no password: %s', async (body) => {
    const { handler, done } = setUp()
    const answer = await handler(request({ body }))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      success: false,
      code: 'wrong_password',
      error: 'A senha não confere. Digite de novo a sua senha atual.',
    })
    expect(done).toEqual([])
  })

  it('with a key of the project missing says so in Portuguese, and deletes nothing (42)', async () => {
    const unset = fail('supabaseKey is required.')
    const { handler, done, logged } = setUp({ findUser: unset })
    const answer = await handler(request())
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(text).toContain('Não conseguimos fazer isso agora.')
    expect(text).not.toMatch(/supabaseKey|Error|at /)
    expect(logged.join()).toContain('supabaseKey is required.')
    expect(done).toEqual([])
  })

  it('does nothing where nobody can tell whether it is the password', async () => {
    const { handler, done } = setUp({ isPassword: fail('429') })
    expect((await handler(request())).status).toBe(503)
    expect(done).toEqual([])
  })

  it('does nothing for someone who is not logged in', async () => {
    const { handler, done } = setUp()
    const answer = await handler(request({ token: 'stolen-token' }))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      code: 'unauthenticated',
      error: 'Sua sessão expirou. Faça login novamente.',
    })
    expect(done).toEqual([])
  })

  it('sends nobody to the login because the auth server does not answer', async () => {
    const { handler, done } = setUp({ findUser: fail('no auth server') })
    const answer = await handler(request())
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      error:
        'Não conseguimos fazer isso agora. Nada foi alterado. Tente novamente em alguns minutos.',
    })
    expect(done).toEqual([])
  })

  it('answers a preflight and refuses other methods', async () => {
    const { handler, done } = setUp()
    expect((await handler(request({ method: 'OPTIONS' }))).status).toBe(204)
    expect((await handler(request({ method: 'GET' }))).status).toBe(405)
    expect((await handler(request({ method: 'DELETE' }))).status).toBe(405)
    expect(done).toEqual([])
  })

  it('logs nothing about the person', async () => {
    const { handler, logged } = setUp()
    await handler(request())
    expect(logged).toHaveLength(2)
    expect(logged[0]).toMatch(
      /^\{"event":"account_deleted","request":"[\da-f-]{36}","user":"[\da-f]{12}"\}$/,
    )
    expect(logged.join()).not.toContain(USER)
  })
})

describe('createDeleteUser', () => {
  const answering = (error: { status?: number; message: string } | null) =>
    createDeleteUser({ deleteUser: async () => ({ error }) })(USER)

  it('takes a user who is gone already for deleted', async () => {
    await expect(answering(null)).resolves.toBeUndefined()
    await expect(answering({ status: 404, message: 'User not found' })).resolves.toBeUndefined()
  })

  it.each([{ status: 500, message: 'boom' }, { message: 'fetch failed' }])(
    'rejects with %o',
    async (error) => {
      await expect(answering(error)).rejects.toThrow('the user was not deleted')
    },
  )
})
