import { http, HttpResponse, type DefaultBodyType, type HttpHandler } from 'msw'

/** An account of the stand-in for the authentication server. */
export type Account = {
  id: string
  email: string
  password: string
  name: string
  confirmed: boolean
  /** Where a change of address leads, while it waits for its confirmations. */
  newEmail?: string
}

const accounts = new Map<string, Account>()

/** What the app sent, newest last, for tests that look at the wire. */
export const authRequests: { path: string; query: string; body: Record<string, unknown> }[] = []

type EmailLink = { account: Account; type: string; confirmationsLeft: number }

const emailLinks = new Map<string, EmailLink>()

export function resetAuth(): void {
  accounts.clear()
  emailLinks.clear()
  authRequests.length = 0
}

export function addAccount(given: Partial<Account> = {}): Account {
  const account: Account = {
    id: crypto.randomUUID(),
    email: 'marta@example.com',
    password: 'graça e paz',
    name: 'Marta Ribeiro',
    confirmed: true,
    ...given,
  }
  accounts.set(account.email, account)
  return account
}

/** The query of a link in an e-mail, good for one use. `confirmationsLeft`: other addresses that have to agree. */
export function addEmailLink(account: Account, type: string, confirmationsLeft = 0): string {
  const tokenHash = crypto.randomUUID()
  emailLinks.set(tokenHash, { account, type, confirmationsLeft })
  return `?token_hash=${tokenHash}&type=${type}`
}

function userOf({ id, email, name, confirmed, newEmail }: Account) {
  const at = '2026-11-20T12:00:00.000Z'
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    ...(newEmail && { new_email: newEmail }),
    confirmation_sent_at: at,
    ...(confirmed && { email_confirmed_at: at, confirmed_at: at, last_sign_in_at: at }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { name, email, sub: id, email_verified: confirmed },
    identities: [{ id, user_id: id, identity_id: id, provider: 'email', identity_data: { email } }],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}

const HOUR = 3600

/** A session as the server writes it; the token is of the right form and signed by nobody. */
export function sessionOf(account: Account) {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    sub: account.id,
    email: account.email,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + HOUR,
  }
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmVk`,
    token_type: 'bearer',
    expires_in: HOUR,
    expires_at: now + HOUR,
    refresh_token: `refresh-${account.id}`,
    user: userOf(account),
  }
}

function fail(status: number, code: string, message: string, more: object = {}) {
  return HttpResponse.json(
    { code, message, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )
}

async function read(request: Request): Promise<Record<string, string>> {
  const body = (await request.clone().json()) as Record<string, string>
  const { pathname, search } = new URL(request.url)
  authRequests.push({ path: pathname, query: search, body })
  return body
}

function byToken(request: Request): Account | undefined {
  const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.')
  try {
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }
    return [...accounts.values()].find(({ id }) => id === sub)
  } catch {
    return undefined
  }
}

const MIN_PASSWORD = 6

export const authHandlers: HttpHandler[] = [
  http.post('*/auth/v1/signup', async ({ request }) => {
    const { email = '', password = '', data } = await read(request)
    if (!email.includes('@')) {
      return fail(400, 'validation_failed', 'Unable to validate email address: invalid format')
    }
    if (password.length < MIN_PASSWORD) {
      return fail(422, 'weak_password', 'Password should be at least 6 characters.', {
        weak_password: { reasons: ['length'] },
      })
    }
    const taken = accounts.get(email)
    if (taken?.confirmed) return HttpResponse.json({ ...userOf(taken), identities: [] })
    const { name } = data as unknown as { name: string }
    return HttpResponse.json(userOf(addAccount({ email, password, name, confirmed: false })))
  }),

  http.post('*/auth/v1/token', async ({ request }) => {
    const { email = '', password, refresh_token } = await read(request)
    const grant = new URL(request.url).searchParams.get('grant_type')
    if (grant === 'refresh_token') {
      const account = [...accounts.values()].find(({ id }) => refresh_token === `refresh-${id}`)
      return account
        ? HttpResponse.json(sessionOf(account))
        : fail(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    }
    const account = accounts.get(email)
    if (!account || account.password !== password) {
      return fail(400, 'invalid_credentials', 'Invalid login credentials')
    }
    if (!account.confirmed) return fail(400, 'email_not_confirmed', 'Email not confirmed')
    return HttpResponse.json(sessionOf(account))
  }),

  http.post('*/auth/v1/resend', async ({ request }) => {
    await read(request)
    return HttpResponse.json({})
  }),

  http.post('*/auth/v1/recover', async ({ request }) => {
    await read(request)
    return HttpResponse.json({})
  }),

  http.post('*/auth/v1/verify', async ({ request }) => {
    const { token_hash = '', type } = await read(request)
    const link = emailLinks.get(token_hash)
    if (!link || link.type !== type) {
      return fail(403, 'otp_expired', 'Email link is invalid or has expired')
    }
    emailLinks.delete(token_hash)
    const { account, confirmationsLeft } = link
    if (confirmationsLeft > 0) {
      return HttpResponse.json({
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      })
    }
    account.confirmed = true
    account.email = account.newEmail ?? account.email
    delete account.newEmail
    return HttpResponse.json(sessionOf(account))
  }),

  http.get('*/auth/v1/user', ({ request }) => {
    const account = byToken(request)
    return account
      ? HttpResponse.json(userOf(account))
      : fail(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }),

  http.put('*/auth/v1/user', async ({ request }) => {
    const { password, email, data } = await read(request)
    const account = byToken(request)
    if (!account) return fail(401, 'no_authorization', 'This endpoint requires a Bearer token')
    if (password === account.password) {
      return fail(422, 'same_password', 'New password should be different from the old password.')
    }
    if (email && accounts.has(email)) {
      return fail(422, 'email_exists', 'A user with this email address has already been registered')
    }
    if (password) account.password = password
    if (email) account.newEmail = email
    Object.assign(account, data)
    return HttpResponse.json(userOf(account))
  }),

  http.post('*/functions/v1/confirm-password', async ({ request }) => {
    const { password } = (await request.json()) as { password: string }
    return password === byToken(request)?.password
      ? HttpResponse.json({ success: true })
      : HttpResponse.json(
          {
            success: false,
            code: 'wrong_password',
            error: 'A senha não confere. Digite de novo a sua senha atual.',
          },
          { status: 403 },
        )
  }),

  http.post('*/auth/v1/logout', () => new HttpResponse<DefaultBodyType>(null, { status: 204 })),
]

/** The next answer of one route, in either dialect of the server: older versions send no code, or another body. */
export function refuseAuth(
  route: 'signup' | 'token' | 'resend' | 'recover',
  { status = 400, code, message }: { status?: number; code?: string; message: string },
): HttpHandler {
  return http.post(
    `*/auth/v1/${route}`,
    () =>
      code
        ? fail(status, code, message)
        : HttpResponse.json({ error: 'invalid_grant', error_description: message }, { status }),
    { once: true },
  )
}
