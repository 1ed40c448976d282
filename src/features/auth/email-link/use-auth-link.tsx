import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasAuthLink, takeAuthLink } from '@/lib/auth/auth-link'
import { EnterAccountCard } from './enter-account-card'
import { awaitedAddress } from './awaited-address'
import { EmailLinkCard } from './email-link-card'
import {
  openServerLink,
  openTokenLink,
  type OpenedLink,
  type Outcome,
  type TokenLink,
} from './open-link'

/** The link of an e-mail that led to a place in the history; `ask` and `opened` wait for the person's press. */
type Opening = { at: string; ask?: TokenLink; opened?: OpenedLink }

/**
 * The link of an e-mail that led here. `busy` from the first paint on until another address is reached, so that no
 * other screen flashes up or leads elsewhere; `card` stands there while the link waits for the person.
 */
export function useAuthLink(): { busy: boolean; card: ReactNode } {
  const location = useLocation()
  const navigate = useNavigate()
  const [opening, setOpening] = useState<Opening | null>(() =>
    hasAuthLink() ? { at: location.key } : null,
  )

  const { key } = location
  const follow = useCallback(
    (to: Outcome | OpenedLink) => {
      if ('tokens' in to) setOpening({ at: key, opened: to })
      else void navigate(to.target, { replace: true, state: to.problem })
    },
    [navigate, key],
  )

  useLayoutEffect(() => {
    // At every change of the address: a link may be opened in a page that is already there.
    const { pathname, search } = location
    const link = takeAuthLink()
    if (!link) return
    if (link.kind !== 'token') {
      setOpening({ at: location.key })
      void openServerLink(link, { pathname, search }).then(follow)
      return
    }
    const ask = () => setOpening({ at: location.key, ask: link })
    const awaited = link.type === 'signup' ? awaitedAddress.read() : null
    if (awaited === null) {
      ask()
      return
    }
    // they have waited for it here: one press less, and where the connection fails the press is the second try
    awaitedAddress.forget()
    setOpening({ at: location.key })
    void openTokenLink(link, awaited).then((to) => to && follow(to), ask)
  }, [location, follow])

  const current = opening?.at === key ? opening : null
  if (current?.opened) {
    return { busy: true, card: <EnterAccountCard opened={current.opened} onDone={follow} /> }
  }
  if (current?.ask) {
    return { busy: true, card: <EmailLinkCard link={current.ask} onOpened={follow} /> }
  }
  return { busy: current !== null, card: null }
}
