import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import { startTransition } from 'react'
import { onLeaving } from '@/lib/device/leaving'
import {
  adoptSession,
  hasStoredSession,
  onSupabase,
  sessionInForce,
  sessionStorageKey,
  storedSession,
  supabase,
} from '@/lib/supabase'

type Follower = {
  /** Takes the session as it is from now on; null for none. */
  settle: (session: Session | null) => void
  /** Whether somebody is logged in, as far as is known. */
  isKnown: () => boolean
  /** The person asked to leave. */
  onLeaving: () => void
}

/** Milliseconds after which the stored session has to do: without a connection the client tries for half a minute. */
const PATIENCE_MS = 3000

/**
 * Tells of the session of this device, now and whenever it changes. With none stored the client is not even fetched; one
 * that is in force is taken as it is stored, while the client is fetched. Returns what ends it.
 */
export function followSession({ isKnown, ...follower }: Follower): () => void {
  let patience: ReturnType<typeof setTimeout> | undefined
  const settle = (session: Session | null) => {
    clearTimeout(patience)
    follower.settle(session)
  }
  const load = () => {
    supabase().catch(() => settle(storedSession()))
  }
  const settleWithStored = () => {
    if (!isKnown()) settle(storedSession())
  }

  const stopFollowing = followClient(settle, follower.onLeaving)
  const inForce = sessionInForce()
  if (inForce) {
    // the whole page comes of it, in small steps: in one it blocks a slow phone for a third of a second
    startTransition(() => settle(inForce))
    load()
  } else if (hasStoredSession()) {
    if (navigator.onLine) patience = setTimeout(settleWithStored, PATIENCE_MS)
    else settleWithStored()
    load()
  } else settle(null)

  const stopWatching = watchOtherPages(load, () => {
    if (isKnown()) void recheck(settle)
  })
  return () => {
    clearTimeout(patience)
    stopWatching()
    stopFollowing()
  }
}

/** What the client says, from when it is there. */
function followClient(settle: Follower['settle'], leave: () => void): () => void {
  let unsubscribe = () => {}
  const stopListening = onSupabase((client) => {
    const { data } = client.auth.onAuthStateChange((event, session) => {
      if (!changesSession(event)) return
      if (session || event === 'SIGNED_OUT') adoptSession(session)
      // none, and yet one is stored: it could not be renewed for want of a connection
      settle(event === 'INITIAL_SESSION' ? (session ?? storedSession()) : session)
    })
    const stopWatching = onLeaving(leave)
    unsubscribe = () => {
      data.subscription.unsubscribe()
      stopWatching()
    }
  })
  return () => {
    stopListening()
    unsubscribe()
  }
}

/** What goes on where this page does not look: in another tab, and while the browser has put it aside. */
function watchOtherPages(onLogin: () => void, onReturn: () => void): () => void {
  // another tab logged in before this one had any reason to fetch the client
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey() && event.newValue) onLogin()
  }
  // a page that the browser had put aside did not hear of a logout meanwhile
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

async function recheck(settle: Follower['settle']): Promise<void> {
  const client = await supabase()
  const { data } = await client.auth.getSession()
  settle(data.session ?? storedSession())
}

/** AUTH-9; the remaining events are about second factors, which this product does not use. */
function changesSession(event: AuthChangeEvent): boolean {
  switch (event) {
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'SIGNED_OUT':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
      return true
    case 'MFA_CHALLENGE_VERIFIED':
      return false
    default:
      return false
  }
}
