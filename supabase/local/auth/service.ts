import type { HonoContext } from '@supabase/lite'

type LiteService = HonoContext['Variables']['authService']

/** A row of `auth.users` as lite's repository reads it: the columns that are looked at here. */
export interface AuthUserRow {
  id: string
  email: string | null
  encrypted_password: string | null
  confirmed_at: string | null
  email_change_token_current: string | null
  email_change_token_new: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
}

type EmailChangeToken = 'email_change_token_current' | 'email_change_token_new'

/**
 * The inside of lite's auth service as of 0.10.0, as far as the patches reach into it. Lite makes a new
 * service for every request, so what is replaced on it holds for that request alone.
 */
export interface AuthServiceInside {
  config: {
    site_url?: string
    email?: { enable_confirmations?: boolean; double_confirm_changes?: boolean }
  }
  readonly otpLength: number
  readonly repo: {
    findUserByEmail(email: string): Promise<AuthUserRow | null>
    findUserByToken(column: EmailChangeToken, token: string): Promise<AuthUserRow | null>
    claimUserToken(id: string, column: EmailChangeToken, token: string): Promise<boolean>
    findUserById(id: string): Promise<AuthUserRow | null>
    findIdentitiesByUserId(id: string): Promise<unknown[]>
    updateUser(id: string, columns: Record<string, unknown>): Promise<AuthUserRow | null>
    parseUserJson(user: AuthUserRow): AuthUserRow
  }
  readonly mailer: {
    sendConfirmation(
      email: string,
      tokenHash: string,
      code: string,
      context: { userId: string; redirectTo: string },
    ): Promise<void>
  }
  signUp: LiteService['signUp']
  signInWithPassword: LiteService['signInWithPassword']
  recover: LiteService['recover']
  resend: LiteService['resend']
  verifyOtp: LiteService['verifyOtp']
  getUser: LiteService['getUser']
  resolveEmailRedirect: LiteService['resolveEmailRedirect']
  isTokenExpired(user: AuthUserRow, column: EmailChangeToken): boolean
  assertPasswordStrong(password: string): void
  mapUserToResponse(user: AuthUserRow, identities: unknown[], kind: 'signup'): SignUpUser
}

export type SignUpUser = Awaited<ReturnType<LiteService['signUp']>>['user']

/** Opens up the service: its private members are public at run time. */
export function insideOf(service: LiteService): AuthServiceInside {
  return service as unknown as AuthServiceInside
}

type AuthErrorClass = new (status: number, code: string, message: string) => Error

/**
 * Builds an error that lite's error handler answers as GoTrue would. Lite does not export the class of
 * its auth errors; an empty password always raises one.
 */
export function authError(
  service: AuthServiceInside,
  status: number,
  code: string,
  message: string,
): Error {
  try {
    service.assertPasswordStrong('')
  } catch (error) {
    const AuthError = (error as Error).constructor as AuthErrorClass
    return new AuthError(status, code, message)
  }
  return new Error(message)
}
