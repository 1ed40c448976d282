import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyComponent } from '@/lib/lazy-component'
import type { LeaveQuestionProps } from './leave-question'

// comes with the modal dialog, once there is something to wait for; where it cannot be fetched, one leaves unasked,
// and loses nothing by it
const LeaveQuestion = lazyComponent(
  async () => (await import('./leave-question')).LeaveQuestion,
  null,
  LeaveUnasked,
)

/**
 * Asks before a link or the browser leaves the page. Nothing would be lost, but the person may think so. The back
 * button is not asked about: it is known to the browser alone. The router's useBlocker would ask, but only of a data
 * router, which is 16 kB more for every page.
 */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    void LeaveQuestion.preload()
  }, [])

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
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
  const leave = () => {
    setWanted(null)
    void navigate(wanted)
  }
  return <LeaveQuestion onStay={() => setWanted(null)} onLeave={leave} />
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

/** Where a plain click on a link of this site leads; null for anything that leaves this page where it is. */
function pathOfClick(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
