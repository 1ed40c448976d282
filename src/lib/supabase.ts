import type { Session } from '@supabase/supabase-js'
import { deviceStorage } from './device/device-storage'
import { env } from './env'
import type { Supabase } from './supabase-client'

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

/** Its library, which is most of what a first call waits for. */
export const fetchSupabase = () => import('./supabase-client')

async function create(): Promise<Supabase> {
  const { createSupabase } = await fetchSupabase()
  const { supabaseUrl, supabaseAnonKey } = env()
  created = createSupabase(supabaseUrl, supabaseAnonKey, {
    storageKey: sessionStorageKey(),
    storage: deviceStorage,
    // Links of e-mails must open in any browser, so no PKCE verifier; the fragment is read by the auth pages,
    // which take the tokens out of the address bar at once.
    flowType: 'implicit',
    detectSessionInUrl: false,
  })
  for (const listener of listeners) listener(created)
  return created
}

/** A client that keeps no session and changes nobody's: for what is to be known before somebody is logged in. */
export async function strangersClient(): Promise<Supabase> {
  const { createSupabase } = await fetchSupabase()
  const { supabaseUrl, supabaseAnonKey } = env()
  return createSupabase(supabaseUrl, supabaseAnonKey, {
    // its own, or the library warns of two clients at one session
    storageKey: `link-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}

/** Calls back with the client as soon as something has asked for it, or now if it is there. Returns `unsubscribe`. */
export function onSupabase(listener: (client: Supabase) => void): () => void {
  listeners.add(listener)
  if (created) listener(created)
  return () => listeners.delete(listener)
}

/**
 * Takes over what another tab has said about the session, where the device keeps nothing and tabs share none.
 * `null`: it has ended.
 */
export function adoptSession(session: Session | null): void {
  const key = sessionStorageKey()
  if (session === null) deviceStorage.removeItem(key)
  else if (deviceStorage.getItem(key) === null) {
    deviceStorage.setItem(key, JSON.stringify(session))
  }
}

/** Where the client keeps the session in localStorage; the library's own default name. */
export function sessionStorageKey(): string {
  return `sb-${new URL(env().supabaseUrl).hostname.split('.')[0]}-auth-token`
}

/**
 * The session as this device last knew it: whose outlines to show where the server cannot be asked whether it still
 * holds. The server decides about everything that is read or written with it.
 */
export function storedSession(): Session | null {
  try {
    const session: unknown = JSON.parse(deviceStorage.getItem(sessionStorageKey()) ?? 'null')
    if (typeof session !== 'object' || session === null || !('user' in session)) return null
    const { user } = session
    return typeof user === 'object' && user !== null && 'id' in user ? (session as Session) : null
  } catch {
    return null
  }
}

/** Seconds before its end from which on the client renews a session before it uses it. */
const RENEWED_AHEAD = 90

/** The stored session where it holds for a while yet: the client, once it is there, will say the same. */
export function sessionInForce(): Session | null {
  const session = storedSession()
  const ends = session?.expires_at ?? 0
  return ends - RENEWED_AHEAD > Date.now() / 1000 ? session : null
}

/** Whether a session is likely, told without the client. */
export function hasStoredSession(): boolean {
  return deviceStorage.getItem(sessionStorageKey()) !== null
}
