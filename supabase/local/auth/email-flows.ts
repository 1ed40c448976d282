import { createHash, randomInt, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { authError, type AuthServiceInside, type AuthUserRow, type SignUpUser } from './service.ts'

/** Hosted Supabase refuses a second e-mail of the same kind within this time (`max_frequency`). */
export interface EmailFlowOptions {
  maxFrequencyMs: number
}

/**
 * Gives one request's auth service GoTrue's behaviour where lite 0.10.0 differs:
 * - signing up again sends the confirmation again, and for a confirmed address pretends to
 *   (https://supabase.com/docs/reference/javascript/auth-signup);
 * - resend works; it, sign-up and recovery say how long to wait;
 * - a wrong code is told apart from a used link;
 * - a change of address waits for both addresses, whichever agrees first;
 * - the password is checked before 'Email not confirmed', so that this tells nothing to a stranger.
 */
export function installEmailFlows(
  service: AuthServiceInside,
  { maxFrequencyMs }: EmailFlowOptions,
): void {
  const lite = {
    signUp: service.signUp.bind(service),
    signIn: service.signInWithPassword.bind(service),
    recover: service.recover.bind(service),
    resend: service.resend.bind(service),
    verifyOtp: service.verifyOtp.bind(service),
  }
  const findUser = (email: unknown): Promise<AuthUserRow | null> =>
    typeof email === 'string' && email !== ''
      ? service.repo.findUserByEmail(email.toLowerCase())
      : Promise.resolve(null)
  const refuseTooSoon = (sentAt: string | null): void => {
    const waitMs = sentAt === null ? 0 : Date.parse(sentAt) + maxFrequencyMs - Date.now()
    if (waitMs > 0) throw tooSoon(service, waitMs)
  }

  service.signUp = async (email, password, data) => {
    const known = password ? await findUser(email) : null
    if (known === null || password === undefined) return lite.signUp(email, password, data)
    service.assertPasswordStrong(password)
    if (known.confirmed_at !== null) return { user: pretendedUser(known.email ?? '', data) }
    refuseTooSoon(known.confirmation_sent_at)
    await sendConfirmation(service, known)
    return { user: await signUpUser(service, known.id) }
  }

  service.resend = async (type, email) => {
    const user = type === 'signup' ? await findUser(email) : null
    if (user === null) return lite.resend(type, email)
    if (user.confirmed_at !== null) return
    refuseTooSoon(user.confirmation_sent_at)
    await sendConfirmation(service, user)
  }

  service.recover = async (email) => {
    const user = await findUser(email)
    if (user !== null) refuseTooSoon(user.recovery_sent_at)
    return lite.recover(email)
  }

  service.verifyOtp = async (params) => {
    try {
      if (params.type === 'email_change') {
        const halfDone = await agreeToEmailChange(service, params.token_hash ?? '')
        // The declared answer is a session; the route passes on whatever it is given.
        if (halfDone !== null) return halfDone as unknown as Session
      }
      return await lite.verifyOtp(params)
    } catch (error) {
      if (params.token_hash !== undefined || !isOtpExpired(error)) throw error
      throw authError(service, 403, 'otp_expired', 'Token has expired or is invalid')
    }
  }

  service.signInWithPassword = async (email, password) => {
    const user = password ? await findUser(email) : null
    const stored = user?.confirmed_at === null ? user.encrypted_password : null
    if (password && stored && !(await bcrypt().compare(password, stored))) {
      throw authError(service, 400, 'invalid_credentials', 'Invalid login credentials')
    }
    return lite.signIn(email, password)
  }
}

type Session = Awaited<ReturnType<AuthServiceInside['verifyOtp']>>

const HALF_DONE = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
}

/**
 * The first of the two addresses: its token is used up, and nothing else happens. Null for the second, which lite may
 * then complete, and for a token that nobody has. Lite would change the address as soon as the present one agrees.
 */
async function agreeToEmailChange(
  service: AuthServiceInside,
  tokenHash: string,
): Promise<typeof HALF_DONE | null> {
  for (const [mine, other] of [
    ['email_change_token_current', 'email_change_token_new'],
    ['email_change_token_new', 'email_change_token_current'],
  ] as const) {
    const user = tokenHash ? await service.repo.findUserByToken(mine, tokenHash) : null
    if (user === null || service.isTokenExpired(user, mine)) continue
    if (user[other] && (await service.repo.claimUserToken(user.id, mine, tokenHash))) {
      return HALF_DONE
    }
    const onlyNew = mine === 'email_change_token_new'
    const email = { ...service.config.email, double_confirm_changes: !onlyNew }
    service.config = { ...service.config, email }
  }
  return null
}

function isOtpExpired(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'otp_expired'
}

function tooSoon(service: AuthServiceInside, waitMs: number): Error {
  const seconds = Math.ceil(waitMs / 1000)
  return authError(
    service,
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
}

async function sendConfirmation(service: AuthServiceInside, user: AuthUserRow): Promise<void> {
  const email = user.email ?? ''
  const code = String(randomInt(10 ** service.otpLength)).padStart(service.otpLength, '0')
  const tokenHash = createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
  await service.repo.updateUser(user.id, {
    confirmation_token: tokenHash,
    confirmation_sent_at: new Date().toISOString(),
  })
  await service.mailer.sendConfirmation(email, tokenHash, code, {
    userId: user.id,
    redirectTo: service.config.site_url ?? '',
  })
}

async function signUpUser(service: AuthServiceInside, id: string): Promise<SignUpUser> {
  const user = await service.repo.findUserById(id)
  if (user === null) throw new Error(`User ${id} is gone`)
  const identities = await service.repo.findIdentitiesByUserId(id)
  return service.mapUserToResponse(service.repo.parseUserJson(user), identities, 'signup')
}

/** The answer for an address that has an account: the shape of a new user, only without identities. */
function pretendedUser(email: string, data: Record<string, unknown> | undefined): SignUpUser {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

interface Bcrypt {
  compare(password: string, hash: string): Promise<boolean>
}

// Lite's own copy: what it hashed is what is compared.
function bcrypt(): Bcrypt {
  return createRequire(import.meta.resolve('@supabase/lite'))('bcryptjs') as Bcrypt
}
