import { env } from '@/lib/env'
import { supabase } from '@/lib/supabase'

/** Milliseconds. A message that the pointer holds in place does not put a deletion off for ever. */
const LATEST_MS = 30_000

/** A deletion that was asked for and can still be taken back. */
export type Removal = {
  /** False where it was too late. */
  undo: () => boolean
  /** Deletes now, unless that was done or taken back. */
  finish: () => void
}

let hidden: ReadonlySet<string> = new Set()
const watchers = new Set<() => void>()
const waiting = new Set<Removal>()

/** The ids of outlines that are not to be shown: on their way out, or gone. */
export function hiddenOutlines(): ReadonlySet<string> {
  return hidden
}

export function onHiddenOutlines(callback: () => void): () => void {
  watchers.add(callback)
  return () => watchers.delete(callback)
}

/**
 * Hides an outline and deletes it when that is finished: by the caller, after half a minute, or when the page goes
 * away. Where deleting fails it is shown again and `onFailed` is called.
 */
export function removeOutline(id: string, onFailed: (cause: unknown) => void): Removal {
  // a page that is being closed has no time to ask for it
  let token: string | undefined
  const authorize = async () => {
    token = await accessToken()
  }
  const authorized = authorize()
  const timer = setTimeout(() => removal.finish(), LATEST_MS)

  const end = (): boolean => {
    clearTimeout(timer)
    return waiting.delete(removal)
  }
  const removal: Removal = {
    undo: () => {
      const inTime = end()
      if (inTime) setHidden(id, false)
      return inTime
    },
    finish: () => {
      if (!end()) return
      const waits = token === undefined
      const carryOut = async () => {
        if (waits) await authorized
        await deleteRow(id, token)
      }
      carryOut().catch((cause: unknown) => {
        setHidden(id, false)
        onFailed(cause)
      })
    },
  }
  authorized.catch(() => {
    // told when it is finished
  })
  setHidden(id, true)
  if (waiting.size === 0) window.addEventListener('pagehide', finishAll)
  waiting.add(removal)
  return removal
}

function finishAll(): void {
  for (const removal of waiting) removal.finish()
}

function setHidden(id: string, hide: boolean): void {
  const next = new Set(hidden)
  if (hide) next.add(id)
  else next.delete(id)
  hidden = next
  for (const watcher of watchers) watcher()
}

async function accessToken(): Promise<string | undefined> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  return data.session?.access_token
}

/** As the client does it, but for `keepalive`: the request goes on when the page is gone. */
async function deleteRow(id: string, token: string | undefined): Promise<void> {
  const { supabaseUrl, supabaseAnonKey } = env()
  const query = new URLSearchParams({ id: `eq.${id}` })
  const response = await fetch(`${supabaseUrl}/rest/v1/generated_outlines?${query}`, {
    method: 'DELETE',
    keepalive: true,
    headers: { apikey: supabaseAnonKey, Authorization: `Bearer ${token ?? supabaseAnonKey}` },
  })
  if (!response.ok) throw new Error(`deleting answered ${response.status}`)
}
