import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contract/database.types'
import { env } from './env'

export type Supabase = SupabaseClient<Database>

let client: Promise<Supabase> | undefined
let created: Supabase | undefined
const listeners = new Set<(client: Supabase) => void>()

/**
 * The one Supabase client. Its library is fetched at the first call, so that public pages do without it.
 * Rejects where that fails (offline, a chunk gone after a deploy); the next call tries again.
 */
export function supabase(): Promise<Supabase> {
  client ??= create().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function create(): Promise<Supabase> {
  const { createClient } = await import('@supabase/supabase-js')
  const { supabaseUrl, supabaseAnonKey } = env()
  created = createClient<Database>(supabaseUrl, supabaseAnonKey, {
    auth: {
      storageKey: sessionStorageKey(),
      // Links of e-mails must open in any browser, so no PKCE verifier; the fragment is read by the auth pages,
      // which take the tokens out of the address bar at once.
      flowType: 'implicit',
      detectSessionInUrl: false,
    },
  })
  for (const listener of listeners) listener(created)
  return created
}

/** Calls back with the client as soon as something has asked for it, or now if it is there. Returns the way out. */
export function onSupabase(listener: (client: Supabase) => void): () => void {
  listeners.add(listener)
  if (created) listener(created)
  return () => listeners.delete(listener)
}

/** Where the client keeps the session in localStorage; the library's own default name. */
export function sessionStorageKey(): string {
  return `sb-${new URL(env().supabaseUrl).hostname.split('.')[0]}-auth-token`
}

/** Whether a session is likely, told without the client. False where storage is blocked. */
export function hasStoredSession(): boolean {
  try {
    return window.localStorage.getItem(sessionStorageKey()) !== null
  } catch {
    return false
  }
}
