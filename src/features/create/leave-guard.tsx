import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LeaveQuestionProps } from './leave-question'

// comes with the modal dialog, once there is something to wait for; where it cannot be fetched, one leaves unasked,
// and loses nothing by it
const fetchQuestion = () =>
  import('./leave-question').then(
    (module) => module.LeaveQuestion,
    () => LeaveUnasked,
  )
const LeaveQuestion = lazy(async () => ({ default: await fetchQuestion() }))

/** Where the browser's back button leads: it is known to the browser alone. */
const BACK = Symbol('back')

/**
 * Asks before a link, the back button or the browser leaves the page. Nothing would be lost, but the person may think
 * so. A way back can only be noticed when it has been taken, so the page stands twice in the history meanwhile.
 */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | typeof BACK | null>(null)

  useEffect(() => {
    void fetchQuestion()
  }, [])

  // with the page that it guards, before anybody can see that and go back
  useLayoutEffect(() => {
    guards += 1
    unloading = false
    if (!isSecondEntry()) addSecondEntry()
    const onPop = () => {
      if (!isSecondEntry()) setWanted(BACK)
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      guards -= 1
      queueMicrotask(() => {
        if (guards > 0) return
        if (isSecondEntry() && !unloading) dropSecondEntry()
        else window.history.scrollRestoration = 'auto'
      })
    }
  }, [])

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      unloading = true
      event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(path)
    }
    window.addEventListener('beforeunload', onUnload)
    // before the router sees the click
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [])

  if (wanted === null) return null
  const stay = () => {
    if (wanted === BACK) addSecondEntry()
    setWanted(null)
  }
  const leave = () => {
    setWanted(null)
    if (wanted === BACK) window.history.back()
    else void navigate(wanted, { replace: true })
  }
  return (
    <Suspense>
      <LeaveQuestion onStay={stay} onLeave={leave} />
    </Suspense>
  )
}

function LeaveUnasked({ onLeave }: LeaveQuestionProps) {
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    onLeave()
  }, [onLeave])
  return null
}

let guards = 0

/** Going back in the history would call off a reload, and reloading may break off what was waited for. */
let unloading = false

function isSecondEntry(): boolean {
  const { secondEntry } = Object(window.history.state) as { secondEntry?: unknown }
  return secondEntry === true
}

function addSecondEntry(): void {
  const state = Object(window.history.state) as object
  // the page is where it was: going back is not to scroll it
  window.history.scrollRestoration = 'manual'
  window.history.pushState({ ...state, secondEntry: true }, '')
}

function dropSecondEntry(): void {
  const onPop = () => {
    window.history.scrollRestoration = 'auto'
  }
  window.addEventListener('popstate', onPop, { once: true })
  window.history.back()
}

/** Where a plain click on a link of this site leads; null for anything that leaves this page where it is. */
function pathOfClick(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
