import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { anchors, paths } from '@/lib/paths'

const LANDING_PATHS = new Set<string>([paths.home, paths.features, paths.pricing])

/** For the click on a link home: scrolls to the hero; from another page the landing page does it when it is there. */
export function useGoHome() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (LANDING_PATHS.has(pathname)) document.getElementById(anchors.hero)?.scrollIntoView()
    else void navigate(paths.home, { state: { scrollTo: anchors.hero } })
  }
}
