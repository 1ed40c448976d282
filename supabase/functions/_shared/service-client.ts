import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './contract/database.types.ts'
import type { Env } from './env.ts'

export type ServiceClient = SupabaseClient<Database>

/** `email` is null where somebody logs in without one. */
export type User = { id: string; email: string | null }

/** To whom a session token belongs; null when it is not valid. Rejects when nobody can tell. */
export type FindUser = (token: string) => Promise<User | null>

/** The client with the service key: no row is closed to it, so what a caller sends never says whose rows are meant. */
export function createServiceClient(env: Env): ServiceClient {
  return createClient<Database>(env.SUPABASE_URL ?? '', env.SUPABASE_SERVICE_ROLE_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

/**
 * Asks to whom a session token belongs; null when it is not valid. Rejects when the auth server does not answer: that is
 * no reason to send a person to the login.
 */
export function createFindUser(client: ServiceClient): FindUser {
  return async (token) => {
    const { data, error } = await client.auth.getUser(token)
    if (isAuthRetryableFetchError(error)) throw error
    return data.user && { id: data.user.id, email: data.user.email ?? null }
  }
}
