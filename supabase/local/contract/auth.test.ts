import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContractServer, PASSWORD, said, serverLink, startContractServer } from './server.ts'

let server: ContractServer

beforeAll(async () => {
  server = await startContractServer()
})

afterAll(() => server.close())

const signUpUnconfirmed = async (email: string): Promise<void> => {
  const { error } = await server.client().auth.signUp({ email, password: PASSWORD })
  expect(error).toBeNull()
}

describe('sign-up', () => {
  it('answers the new user without a session and sends one confirmation', async () => {
    const { data, error } = await server.client().auth.signUp({
      email: 'Nova@Exemplo.com.br',
      password: PASSWORD,
      options: { data: { name: 'Ana' }, emailRedirectTo: `${server.url}/auth` },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email: 'nova@exemplo.com.br',
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ana', email: 'nova@exemplo.com.br', email_verified: false },
    })
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.confirmation_sent_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(data.user?.email_confirmed_at).toBeUndefined()
    const mails = server.mailsTo('nova@exemplo.com.br')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Confirme seu e-mail no Esboça')
    // what a stranger types as a name goes to nobody in our name
    expect(mails[0]?.text).not.toContain('Ana')
    const link = new URL(mails[0]?.link ?? '')
    expect(link.origin + link.pathname).toBe(`${server.url}/auth`)
    expect([...link.searchParams.keys()]).toEqual(['token_hash', 'type'])
  })

  it('for an unconfirmed address sends the confirmation again, and the older link is void', async () => {
    const email = 'denovo@exemplo.com.br'
    await signUpUnconfirmed(email)
    const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    const [second, first] = server.mailsTo(email)
    const old = await server.open(first?.link ?? '')
    expect(old.location.hash).toContain('error_code=otp_expired')
    const fresh = await server.open(second?.link ?? '')
    expect(fresh.location.hash).toContain('access_token=')
  })

  it('for a confirmed address looks the same, has no identity and sends nothing', async () => {
    const email = 'conhecida@exemplo.com.br'
    const { id } = await server.signedIn(email)
    const before = server.mailsTo(email).length
    const { data, error } = await server.client().auth.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, aud: 'authenticated', identities: [] })
    expect(data.user?.id).not.toBe(id)
    expect(server.mailsTo(email)).toHaveLength(before)
  })

  it.each([
    [
      'a short password',
      { email: 'curta@exemplo.com.br', password: '12345' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    [
      'a malformed address',
      { email: 'sem-arroba', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'no address',
      { email: '', password: PASSWORD },
      422,
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ],
    [
      'no password',
      { email: 'x@exemplo.com.br', password: '' },
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
  ])('refuses %s', async (_, credentials, status, code, message) => {
    const { error } = await server.client().auth.signUp(credentials)
    expect(said(error)).toMatchObject({ status, code, message })
  })

  it('runs the triggers on auth.users', async () => {
    const { client, id } = await server.signedIn('gatilho@exemplo.com.br')
    const { data } = await client.from('profiles').select('id')
    expect(data).toEqual([{ id }])
  })
})

describe('confirmation', () => {
  it('leads to the wanted page with a session, once', async () => {
    const email = 'confirma@exemplo.com.br'
    await server.client().auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${server.url}/auth` },
    })
    const link = server.mailsTo(email)[0]?.link ?? ''
    const first = await server.open(link)
    expect(first.status).toBe(303)
    expect(first.location.origin + first.location.pathname).toBe(`${server.url}/auth`)
    const fragment = new URLSearchParams(first.location.hash.slice(1))
    expect(fragment.get('type')).toBe('signup')
    expect(fragment.get('token_type')).toBe('bearer')
    expect(fragment.get('expires_in')).toBe('3600')
    expect(fragment.get('refresh_token')).toBeTruthy()

    const again = await server.open(link)
    const error = new URLSearchParams(again.location.hash.slice(1))
    expect(error.get('error')).toBe('access_denied')
    expect(error.get('error_code')).toBe('otp_expired')
    expect(error.get('error_description')).toBe('Email link is invalid or has expired')
  })

  it('never leads to a foreign page', async () => {
    const email = 'desvio@exemplo.com.br'
    await server.client().auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'https://evil.example/x' },
    })
    const link = server.mailsTo(email)[0]?.link ?? ''
    expect(new URL(link).origin).toBe(server.url)
    const forged = new URL(serverLink(link))
    forged.searchParams.set('redirect_to', 'https://evil.example/x')
    const answer = await fetch(forged, { redirect: 'manual' })
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(server.url)
  })

  it('is sent again on request, silently for unknown and confirmed addresses', async () => {
    const email = 'reenvio@exemplo.com.br'
    await signUpUnconfirmed(email)
    const { error } = await server.client().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${server.url}/auth` },
    })
    expect(error).toBeNull()
    expect(server.mailsTo(email)).toHaveLength(2)
    const unknown = await server.client().auth.resend({ type: 'signup', email: 'n@exemplo.com.br' })
    expect(unknown.error).toBeNull()
    expect(server.mailsTo('n@exemplo.com.br')).toEqual([])

    await server.open(server.mailsTo(email)[0]?.link ?? '')
    await server.client().auth.resend({ type: 'signup', email })
    expect(server.mailsTo(email)).toHaveLength(2)
  })

  it('works with the token of the link, in any client, once', async () => {
    const email = 'toque@exemplo.com.br'
    await signUpUnconfirmed(email)
    const query = new URL(server.mailsTo(email)[0]?.link ?? '').searchParams
    expect(query.get('type')).toBe('signup')
    const press = () =>
      server.client().auth.verifyOtp({ type: 'signup', token_hash: query.get('token_hash') ?? '' })
    const { data, error } = await press()
    expect(error).toBeNull()
    expect(data.session?.token_type).toBe('bearer')
    expect(data.user?.email_confirmed_at).toBeTruthy()
    expect(said((await press()).error)).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  it('works with the typed code', async () => {
    const email = 'codigo@exemplo.com.br'
    await signUpUnconfirmed(email)
    const token = server.mailsTo(email)[0]?.code ?? ''
    expect(token).toMatch(/^\d{6}$/)
    const { data, error } = await server.client().auth.verifyOtp({ email, token, type: 'signup' })
    expect(error).toBeNull()
    expect(data.session?.token_type).toBe('bearer')
  })
})

describe('sign-in', () => {
  const email = 'login@exemplo.com.br'

  beforeAll(() => server.signedIn(email))

  it('tells of the missing confirmation only to who knows the password', async () => {
    await signUpUnconfirmed('pendente@exemplo.com.br')
    const signIn = (password: string) =>
      server.client().auth.signInWithPassword({ email: 'pendente@exemplo.com.br', password })
    expect(said((await signIn(PASSWORD)).error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    })
    expect(said((await signIn('outra-senha')).error)).toEqual({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it.each([
    ['a wrong password', email, 'outra-senha'],
    ['an unknown address', 'ninguem@exemplo.com.br', PASSWORD],
  ])('refuses %s', async (_, address, password) => {
    const { error } = await server.client().auth.signInWithPassword({ email: address, password })
    expect(said(error)).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('gives a session whose token names the user and the role', async () => {
    const client = server.client()
    const { data } = await client.auth.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(data.session).toMatchObject({ expires_in: 3600, token_type: 'bearer' })
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>
    expect(claims).toMatchObject({
      sub: data.user?.id,
      role: 'authenticated',
      aud: 'authenticated',
      email,
    })
    const current = await client.auth.getUser()
    expect(current.data.user?.email).toBe(email)
    expect(current.data.user?.identities?.map((identity) => identity.provider)).toEqual(['email'])
  })

  it('changes the refresh token at every refresh and accepts a stored session', async () => {
    const { client } = await server.signedIn('renova@exemplo.com.br')
    const before = (await client.auth.getSession()).data.session
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    const other = server.client()
    const set = await other.auth.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    })
    expect(set.error).toBeNull()
    const updated = await other.auth.updateUser({ data: { name: 'Outro nome' } })
    expect(updated.data.user?.user_metadata['name']).toBe('Outro nome')
  })

  it('ends with sign-out, for the refresh token too', async () => {
    const { client } = await server.signedIn('sai@exemplo.com.br')
    const session = (await client.auth.getSession()).data.session
    expect((await client.auth.signOut()).error).toBeNull()
    const stale = server.client()
    const user = await stale.auth.getUser(session?.access_token ?? '')
    expect(said(user.error)).toMatchObject({ name: 'AuthSessionMissingError' })
    const refresh = await stale.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })
    expect(said(refresh.error)).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  })
})
