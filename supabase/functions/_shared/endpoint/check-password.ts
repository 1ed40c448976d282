import { clockTime } from '../clock-time.ts'
import { type AccountErrorCode, CodedError } from '../contract/error-codes.ts'
import { createServiceClient, type ServiceClient, type User } from '../service-client.ts'
import type { Env } from '../env.ts'

/** Whether this is the password of the user. Rejects where nobody can tell: no auth server, or too many tries. */
export type CheckPassword = (user: User, password: string) => Promise<boolean>

/** How often the password of an account was tried in vain; counted in SQL (take_password_try). */
export type PasswordTries = {
  /** Counts one; null where it may be made, otherwise when the next one may (ISO 8601). */
  take: (userId: string) => Promise<string | null>
  /** The right one came. */
  forget: (userId: string) => Promise<void>
}

export type PasswordCheck = { isPassword: CheckPassword; tries: PasswordTries }

/** Throws in the words of an account's function unless this is the password of the user. */
export async function requirePassword(
  { isPassword, tries }: PasswordCheck,
  user: User,
  password: string,
): Promise<void> {
  const refuse = (code: AccountErrorCode, userText?: string) =>
    new CodedError<AccountErrorCode>(code, undefined, userText === undefined ? {} : { userText })
  const retryAt = await tries.take(user.id)
  if (retryAt !== null) {
    throw refuse(
      'too_many_tries',
      `A senha foi digitada errada muitas vezes. Tente novamente a partir das ${clockTime(retryAt)}; se não se lembra da senha, saia da conta e use “Esqueci minha senha”.`,
    )
  }
  if (!(await isPassword(user, password))) throw refuse('wrong_password')
  await tries.forget(user.id)
}

/** `client` must hold the secret key: the functions are closed to everyone else. */
export function createPasswordTries(client: ServiceClient): PasswordTries {
  return {
    async take(userId) {
      const { data, error } = await client.rpc('take_password_try', { p_user: userId })
      if (error) throw new Error('take_password_try failed', { cause: error.message })
      return data
    },
    async forget(userId) {
      const { error } = await client.rpc('forget_password_tries', { p_user: userId })
      if (error) throw new Error('forget_password_tries failed', { cause: error.message })
    },
  }
}

/**
 * Logs in with it, and out again at once. With the secret key, which needs no CAPTCHA; with a client of its own each
 * time, since a client that somebody has logged in with acts for that person from then on.
 */
export function createCheckPassword(env: Env): CheckPassword {
  return async ({ email }, password) => {
    if (email === null || password === '') return false
    const { auth } = createServiceClient(env)
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (data.session) await auth.signOut({ scope: 'local' }).catch(() => {})
    if (!error) return true
    if (error.code === 'invalid_credentials' || error.status === 400) return false
    throw error
  }
}
