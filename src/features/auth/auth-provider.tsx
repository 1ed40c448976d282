import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { hasStoredSession, onSupabase, sessionStorageKey, supabase } from '@/lib/supabase'

type Auth = {
  user: User | null
  session: Session | null
  /** True until it is known whether there is a session. */
  loading: boolean
}

const AuthContext = createContext<Auth | null>(null)

/**
 * Follows the session. With none stored on this device the client is not even fetched: there is nobody to wait for.
 * When the person changes, everything that was read for the former one is dropped.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const [auth, setAuth] = useState<Auth>({ user: null, session: null, loading: true })
  const known = useRef<string | null>(null)

  useEffect(() => {
    const settle = (session: Session | null) => {
      const user = session?.user ?? null
      if (known.current !== null && known.current !== user?.id) queryClient.clear()
      known.current = user?.id ?? null
      setAuth({ user, session, loading: false })
    }

    let unsubscribe = () => {}
    const stopListening = onSupabase((client) => {
      const { data } = client.auth.onAuthStateChange((event, session) => {
        if (changesSession(event)) settle(session)
      })
      unsubscribe = () => data.subscription.unsubscribe()
    })

    const load = () => {
      supabase().catch(() => settle(null))
    }
    if (hasStoredSession()) load()
    else settle(null)

    // another tab logged in before this one had any reason to fetch the client
    const onStorage = (event: StorageEvent) => {
      if (event.key === sessionStorageKey() && event.newValue) load()
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
      stopListening()
      unsubscribe()
    }
  }, [queryClient])

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
