import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasAuthLink, takeAuthLink, type AuthLink } from '@/lib/auth-link'
import { paths, wantedPath } from '@/lib/paths'
import { supabase } from '@/lib/supabase'
import { authMessages } from '@/messages'
import { notify } from '@/ui/notify'
import { linkProblem, type AuthProblem } from './auth-problem'

/** Where a link has led: nowhere yet, on to another address, or to a problem. */
type Outcome = { target: string } | { problem: AuthProblem }

/**
 * Opens the link of an e-mail that led here: with its tokens sets the session and goes on, to the new password or
 * into the product (AUTH-5). `busy` from the first paint on until the other address is reached, so that no other
 * screen flashes up or leads elsewhere.
 */
export function useAuthLink(): { busy: boolean; problem: AuthProblem | null } {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<Outcome | 'busy' | null>(() =>
    hasAuthLink() ? 'busy' : null,
  )

  useLayoutEffect(() => {
    const link = takeAuthLink()
    // the router has read the address too, where the link was opened in a page that was already there
    if (hash) void navigate({ pathname, search }, { replace: true })
    if (!link) return

    const open = async () => {
      const outcome = await openLink(link, pathname, search)
      setOpening(outcome)
      if ('target' in outcome) await navigate(outcome.target, { replace: true })
    }
    void open()
  }, [pathname, search, hash, navigate])

  if (opening === null || opening === 'busy') return { busy: opening !== null, problem: null }
  if ('problem' in opening) return { busy: false, problem: opening.problem }
  return { busy: opening.target !== pathname + search, problem: null }
}

async function openLink(link: AuthLink, pathname: string, search: string): Promise<Outcome> {
  // the callback is only ever asked for by recovery mails
  const recovers =
    pathname === paths.authCallback || new URLSearchParams(search).get('type') === 'recovery'
  if (link.kind === 'error' || !(await startSession(link))) {
    return { problem: linkProblem(link, recovers) }
  }
  if (link.type === 'recovery') return { target: `${paths.auth}?type=recovery` }
  notify.success(authMessages.confirmed)
  return { target: wantedPath(search, window.location.origin) }
}

async function startSession(link: Extract<AuthLink, { kind: 'session' }>): Promise<boolean> {
  try {
    const client = await supabase()
    const { data, error } = await client.auth.setSession({
      access_token: link.accessToken,
      refresh_token: link.refreshToken,
    })
    return !error && data.session !== null
  } catch {
    return false
  }
}
