import { createServiceClient, type User } from './service-client.ts'
import type { Env } from './env.ts'

/** Whether this is the password of the user. Rejects where nobody can tell: no auth server, or too many tries. */
export type CheckPassword = (user: User, password: string) => Promise<boolean>

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
