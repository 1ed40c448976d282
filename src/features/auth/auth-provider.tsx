import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { forgetPerson, onLeaving } from '@/lib/device/leaving'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import {
  adoptSession,
  hasStoredSession,
  onSupabase,
  sessionInForce,
  sessionStorageKey,
  storedSession,
  supabase,
} from '@/lib/supabase'

type Auth = {
  user: User | null
  session: Session | null
  /** True until it is known whether there is a session. */
  loading: boolean
}

/** Milliseconds after which the stored session has to do: without a connection the client tries for half a minute. */
const PATIENCE_MS = 3000

const AuthContext = createContext<Auth | null>(null)

/**
 * Follows the session. With none stored on this device the client is not even fetched: there is nobody to wait for.
 * One that is in force is taken as it is stored, while the client is fetched.
 * When the person changes, everything that was read for the former one is dropped.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  // the first state must be that of the page that was prerendered for strangers
  const hydrating = useIsHydrating()
  const [auth, setAuth] = useState<Auth>(() => {
    const session = hydrating ? null : sessionInForce()
    const known = session !== null || (!hydrating && !hasStoredSession())
    return { user: session?.user ?? null, session, loading: !known }
  })
  const known = useRef<string | null>(null)
  const leaving = useRef(false)

  useEffect(() => {
    let patience: ReturnType<typeof setTimeout> | undefined
    const settle = (session: Session | null) => {
      clearTimeout(patience)
      const user = session?.user ?? null
      if (known.current !== null && known.current !== user?.id) queryClient.clear()
      known.current = user?.id ?? null
      if (user) leaving.current = false
      const next = { user, session, loading: false }
      // the client says once more what is stored: no page renders anew for that
      setAuth((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }

    let unsubscribe = () => {}
    const stopListening = onSupabase((client) => {
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (!changesSession(event)) return
        if (session || event === 'SIGNED_OUT') adoptSession(session)
        // none, and yet one is stored: it could not be renewed for want of a connection
        settle(event === 'INITIAL_SESSION' ? (session ?? storedSession()) : session)
      })
      const stopWatching = onLeaving(() => {
        leaving.current = true
        if (known.current === null) forgetPerson()
      })
      unsubscribe = () => {
        data.subscription.unsubscribe()
        stopWatching()
      }
    })

    const load = () => {
      supabase().catch(() => settle(storedSession()))
    }
    const settleWithStored = () => {
      if (known.current === null) settle(storedSession())
    }
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

    // another tab logged in before this one had any reason to fetch the client
    const onStorage = (event: StorageEvent) => {
      if (event.key === sessionStorageKey() && event.newValue) load()
    }
    // a page that the browser had put aside did not hear of a logout meanwhile
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && known.current !== null) void recheck()
    }
    const recheck = async () => {
      const client = await supabase()
      const { data } = await client.auth.getSession()
      settle(data.session ?? storedSession())
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      clearTimeout(patience)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
      stopListening()
      unsubscribe()
    }
  }, [queryClient])

  useEffect(() => {
    if (auth.user || !leaving.current) return
    leaving.current = false
    // the private pages are unmounted by now, and have stored what was being typed
    forgetPerson()
  }, [auth.user])

  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Who is logged in. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used inside AuthProvider')
  return auth
}

/** Whether a session is likely before it is known: what to draw meanwhile. Never a reason to show private data. */
export function useSessionLikely(): boolean {
  return useSyncExternalStore(subscribeToNothing, hasStoredSession, () => false)
}

const subscribeToNothing = () => () => {}

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
