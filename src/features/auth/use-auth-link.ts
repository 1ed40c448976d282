import { useCallback, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasAuthLink, takeAuthLink } from '@/lib/auth-link'
import { openServerLink, type Outcome, type TokenLink } from './open-link'

/** The link of an e-mail that led to a place in the history. `ask`: it waits for the person's press. */
type Opening = { at: string; ask: TokenLink | null }

/**
 * The link of an e-mail that led here. `busy` from the first paint on until another address is reached, so that no
 * other screen flashes up or leads elsewhere; `ask` is a link that only the person may open, after which `follow`
 * goes where it leads.
 */
export function useAuthLink(): {
  busy: boolean
  ask: TokenLink | null
  follow: (outcome: Outcome) => void
} {
  const location = useLocation()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<Opening | null>(() =>
    hasAuthLink() ? { at: location.key, ask: null } : null,
  )

  const follow = useCallback(
    ({ target, problem }: Outcome) => void navigate(target, { replace: true, state: problem }),
    [navigate],
  )

  useLayoutEffect(() => {
    // At every change of the address: a link may be opened in a page that is already there.
    const { key, pathname, search } = location
    const link = takeAuthLink()
    if (!link) return
    setOpening({ at: key, ask: link.kind === 'token' ? link : null })
    if (link.kind !== 'token') void openServerLink(link, { pathname, search }).then(follow)
  }, [location, follow])

  const current = opening?.at === location.key ? opening : null
  return { busy: current !== null && current.ask === null, ask: current?.ask ?? null, follow }
}
