import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContractServer, PASSWORD, said, startContractServer } from './server.ts'
import { LOCAL_KEYS } from '../keys.ts'

let server: ContractServer

beforeAll(async () => {
  server = await startContractServer()
})

afterAll(() => server.close())

describe('password recovery', () => {
  const email = 'esqueci@exemplo.com.br'

  beforeAll(() => server.signedIn(email))

  it('sends a link to the wanted page, and says the same for an unknown address', async () => {
    const auth = server.client().auth
    const redirectTo = `${server.url}/auth/callback`
    const known = await auth.resetPasswordForEmail(email, { redirectTo })
    const unknown = await auth.resetPasswordForEmail('ninguem@exemplo.com.br', { redirectTo })
    expect([known.error, unknown.error]).toEqual([null, null])
    expect(server.mailsTo('ninguem@exemplo.com.br')).toEqual([])
    const mail = server.mailsTo(email)[0]
    expect(mail?.subject).toBe('Crie uma nova senha no Esboça')
    expect(mail?.link).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/auth\/callback\?token_hash=\w+&type=recovery$/,
    )
  })

  it('opens a session of type recovery in which the password is changed', async () => {
    await server.client().auth.resetPasswordForEmail(email)
    const { location } = await server.open(server.mailsTo(email)[0]?.link ?? '')
    const fragment = new URLSearchParams(location.hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')
    const client = server.client()
    await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    const short = await client.auth.updateUser({ password: '123' })
    expect(said(short.error)).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
    })
    const same = await client.auth.updateUser({ password: PASSWORD })
    expect(said(same.error)).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    })
    expect((await client.auth.updateUser({ password: 'nova-senha' })).error).toBeNull()
    const signIn = (password: string) =>
      server.client().auth.signInWithPassword({ email, password })
    expect((await signIn('nova-senha')).error).toBeNull()
    expect(said((await signIn(PASSWORD)).error)).toMatchObject({ code: 'invalid_credentials' })
  })

  it('opens with the token of the link', async () => {
    await server.client().auth.resetPasswordForEmail(email)
    const query = new URL(server.mailsTo(email)[0]?.link ?? '').searchParams
    const client = server.client()
    const press = () =>
      client.auth.verifyOtp({ type: 'recovery', token_hash: query.get('token_hash') ?? '' })
    expect((await press()).data.session?.token_type).toBe('bearer')
    expect((await client.auth.updateUser({ password: 'mais-uma-senha' })).error).toBeNull()
    expect(said((await press()).error)).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('refuses a used link and a wrong code', async () => {
    await server.client().auth.resetPasswordForEmail(email)
    const link = server.mailsTo(email)[0]?.link ?? ''
    await server.open(link)
    expect((await server.open(link)).location.hash).toContain('error_code=otp_expired')
    const { error } = await server
      .client()
      .auth.verifyOtp({ email, token: '000000', type: 'recovery' })
    expect(said(error)).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    })
  })
})

describe('change of address', () => {
  it('asks both addresses', async () => {
    const { client } = await server.signedIn('antigo@exemplo.com.br')
    const { error } = await client.auth.updateUser({ email: 'novo@exemplo.com.br' })
    expect(error).toBeNull()
    for (const address of ['antigo@exemplo.com.br', 'novo@exemplo.com.br']) {
      const mail = server.mailsTo(address)[0]
      expect(mail?.subject).toBe('Confirme a troca do seu e-mail no Esboça')
      expect(mail?.text).toContain('de antigo@exemplo.com.br para novo@exemplo.com.br')
    }
  })

  // supabase/auth, internal/api/verify.go, emailChangeVerify
  it.each([
    ['the present one first', ['ana', 'ana.nova']],
    ['the new one first', ['bia.nova', 'bia']],
  ])('happens when both have agreed, %s', async (_, order) => {
    const [before = '', after = ''] = order.toSorted().map((name) => `${name}@exemplo.com.br`)
    const { client, id } = await server.signedIn(before)
    await client.auth.updateUser({ email: after })
    const current = async () => (await client.auth.getUser()).data.user
    const press = (name = '') => {
      const link = new URL(server.mailsTo(`${name}@exemplo.com.br`)[0]?.link ?? '')
      const token_hash = link.searchParams.get('token_hash') ?? ''
      return server.client().auth.verifyOtp({ type: 'email_change', token_hash })
    }

    const first = await press(order[0])
    expect(first).toMatchObject({ data: { user: null, session: null }, error: null })
    expect(await current()).toMatchObject({
      email: before,
      new_email: after,
    })
    expect(said((await press(order[0])).error)).toMatchObject({ status: 403, code: 'otp_expired' })

    const second = await press(order[1])
    expect(second.data.session?.user).toMatchObject({ id, email: after })
    expect((await current())?.email).toBe(after)
    expect((await current())?.new_email).toBeUndefined()
  })
})

describe('e-mails in quick succession', () => {
  let slow: ContractServer

  beforeAll(async () => {
    slow = await startContractServer({ maxFrequencyMs: 60_000 })
  })

  afterAll(() => slow.close())

  it('are refused with the time to wait', async () => {
    const email = 'pressa@exemplo.com.br'
    const auth = slow.client().auth
    await auth.signUp({ email, password: PASSWORD })
    const answers = [
      await auth.resend({ type: 'signup', email }),
      await auth.signUp({ email, password: PASSWORD }),
    ]
    await slow.open(slow.mailsTo(email)[0]?.link ?? '')
    await auth.resetPasswordForEmail(email)
    answers.push((await auth.resetPasswordForEmail(email)) as (typeof answers)[number])
    for (const { error } of answers) {
      expect(said(error)).toMatchObject({
        name: 'AuthApiError',
        status: 429,
        code: 'over_email_send_rate_limit',
      })
      expect(error?.message).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      )
    }
    expect(slow.mailsTo(email)).toHaveLength(2)
  })
})

describe('user administration', () => {
  let id: string

  beforeAll(async () => {
    id = (await server.signedIn('cliente@exemplo.com.br')).id
  })

  it('is closed to users and visitors', async () => {
    const { client } = await server.signedIn('curioso@exemplo.com.br')
    const refusals = [
      (await client.auth.admin.listUsers()).error,
      (await client.auth.admin.getUserById(id)).error,
      (await client.auth.admin.deleteUser(id)).error,
      (await server.client().auth.admin.deleteUser(id)).error,
    ]
    for (const error of refusals) {
      expect(said(error)).toMatchObject({
        status: 403,
        code: 'not_admin',
        message: 'User not allowed',
      })
    }
  })

  it('lists, reads and deletes with the secret key, rows of the user included', async () => {
    const admin = server.client(LOCAL_KEYS.secret)
    const list = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
    expect(list.data.users).toHaveLength(1)
    const one = await admin.auth.admin.getUserById(id)
    expect(one.data.user?.email).toBe('cliente@exemplo.com.br')
    expect((await admin.auth.admin.deleteUser(id)).error).toBeNull()
    const gone = await admin.auth.admin.getUserById(id)
    expect(said(gone.error)).toMatchObject({ status: 404, code: 'user_not_found' })
    const rows = await admin.from('profiles').select('id').eq('id', id)
    expect(rows.data).toEqual([])
  })
})
