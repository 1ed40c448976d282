import { createClient, isAuthRetryableFetchError, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './contract/database.types.ts'
import type { Env } from './env.ts'

export type ServiceClient = SupabaseClient<Database>

/** `email` is null where somebody logs in without one. */
export type User = { id: string; email: string | null }

/** To whom a session token belongs; null when it is not valid. Rejects when nobody can tell. */
export type FindUser = (token: string) => Promise<User | null>

/**
 * The key to which no row is closed. Hosted projects give their keys as JSON by name; the older kind, which ends in
 * 2026, and a single one of the new kind are read as well.
 */
export function secretKey(env: Env): string {
  return (
    namedKey(env.SUPABASE_SECRET_KEYS) ||
    env.SUPABASE_SECRET_KEY ||
    env.SUPABASE_SERVICE_ROLE_KEY ||
    ''
  )
}

function namedKey(json: string | undefined): string | null {
  try {
    const keys = Object.entries(JSON.parse(json ?? '{}') as Record<string, unknown>)
    const [, key] = keys.find(([name]) => name === 'default') ?? keys[0] ?? []
    return typeof key === 'string' && key ? key : null
  } catch {
    return null
  }
}

/** The client with the secret key: no row is closed to it, so what a caller sends never says whose rows are meant. */
export function createServiceClient(env: Env): ServiceClient {
  return createClient<Database>(env.SUPABASE_URL ?? '', secretKey(env), {
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
