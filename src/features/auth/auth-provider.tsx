import type { Session, User } from '@supabase/supabase-js'
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
import { forgetPerson } from '@/lib/device/leaving'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { hasStoredSession, sessionInForce } from '@/lib/supabase'
import { followSession } from './follow-session'

type Auth = {
  user: User | null
  session: Session | null
  /** True until it is known whether there is a session. */
  loading: boolean
}

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

  useEffect(
    () =>
      followSession({
        settle: (session) => {
          const user = session?.user ?? null
          if (known.current !== null && known.current !== user?.id) queryClient.clear()
          known.current = user?.id ?? null
          if (user) leaving.current = false
          const next = { user, session, loading: false }
          // the client says once more what is stored: no page renders anew for that
          setAuth((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
        },
        isKnown: () => known.current !== null,
        onLeaving: () => {
          leaving.current = true
          if (known.current === null) forgetPerson()
        },
      }),
    [queryClient],
  )

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
