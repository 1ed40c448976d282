import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { plainPath, SECTION_BY_PATH } from '@/lib/paths'
import { useIsHydrating } from '@/lib/use-is-hydrating'

/** ROUTE-6: the page is there first, then it scrolls. */
const SCROLL_DELAY_MS = 100

/** Scrolls to the section of the address, or to the one that the link asked for, at every press of a link. */
export function OpeningScroll() {
  const location = useLocation()
  const kind = useNavigationType()
  const hydrating = useIsHydrating()
  const [prerendered] = useState(hydrating)
  useEffect(() => {
    const byLink = kind !== NavigationType.Pop
    // src/boot/boot.ts has shown it, and the person may have gone on
    if (prerendered && !byLink) return undefined
    const { scrollTo } = Object(location.state) as { scrollTo?: unknown }
    const asked = byLink && typeof scrollTo === 'string' ? scrollTo : undefined
    const section = asked ?? SECTION_BY_PATH[plainPath(location.pathname)]
    if (!section) return undefined
    const timer = window.setTimeout(() => {
      // going back, the browser has found the place where the person was
      if (byLink || window.scrollY === 0) document.getElementById(section)?.scrollIntoView()
    }, SCROLL_DELAY_MS)
    return () => window.clearTimeout(timer)
  }, [location, kind, prerendered])
  return null
}
