import { useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusPage } from '@/ui/elements/focus-page'
import { notify } from '@/ui/feedback/notify'

/**
 * A link to this page that is pressed on it leads nowhere: where a sheet stands, it begins another one by `onAnew`, at
 * the top. An address with a query, which another app shared, is no such press.
 */
export function useBeginAnew(hasSheet: boolean, onAnew: () => void): void {
  const { key, search } = useLocation()
  const pressed = useNavigationType() !== NavigationType.Pop
  const shown = useRef({ key, search })
  const follow = useEffectEvent((to: typeof shown.current) => {
    const before = shown.current
    shown.current = to
    if (before.key === to.key || before.search + to.search !== '' || !pressed || !hasSheet) return
    notify.leavePage()
    onAnew()
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPage()
  })
  useEffect(() => follow({ key, search }), [key, search])
}
