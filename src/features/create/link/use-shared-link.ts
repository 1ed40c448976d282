import { parseVideoId } from '@contract/video-url'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetLink, waitingLink } from '@/domain/generation/waiting-link'
import { sharedLink } from './shared-link'

/**
 * The link that another app has shared with this one, or that was pasted before there was an account. It fills an empty
 * form by `onLink`, and leaves the address; beside another link that is there already it waits in `offered`, for the
 * person to choose. It never generates. `waited` tells a link that was there before the account.
 */
export function useSharedLink(url: string, onLink: (url: string) => void) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [offered, setOffered] = useState<string | null>(null)
  const [waited, setWaited] = useState(false)

  const receive = useEffectEvent((link: string) => {
    if (url.trim() === '') onLink(link)
    else if (parseVideoId(url) !== parseVideoId(link)) setOffered(link)
  })

  useEffect(() => {
    const shared = sharedLink(search)
    const link = shared ?? waitingLink()
    if (link !== null) receive(link)
    if (link !== null && shared === null) setWaited(true)
    if (shared !== null) void navigate(pathname, { replace: true })
  }, [search, pathname, navigate])

  // what came from before the account is dealt with once another link stands in its place
  const held = useRef<string | null>(null)
  useEffect(() => {
    const video = parseVideoId(url)
    if (held.current !== null && video !== held.current) forgetLink()
    held.current = video !== null && video === parseVideoId(waitingLink() ?? '') ? video : null
  }, [url])

  const dismiss = () => {
    setOffered(null)
    forgetLink()
  }

  const isThere = offered !== null && parseVideoId(url) === parseVideoId(offered)
  return { offered: isThere ? null : offered, waited, dismiss }
}
