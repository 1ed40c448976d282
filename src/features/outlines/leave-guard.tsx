import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { outlineMessages } from '@/messages/outline'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

/** Asks before a link or the browser leaves the page. Nothing would be lost, but the person may think so. */
export function LeaveGuard() {
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<string | null>(null)

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
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
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) setWanted(null)
      }}
      title={outlineMessages.leaveTitle}
      closeLabel={outlineMessages.close}
      footer={
        <>
          <Button variant="secondary" onClick={() => void navigate(wanted)}>
            {outlineMessages.leave}
          </Button>
          <Button onClick={() => setWanted(null)}>{outlineMessages.stay}</Button>
        </>
      }
    >
      <p>{outlineMessages.leaveText}</p>
    </Dialog>
  )
}

/** Where a plain click on a link of this site leads; null for anything that leaves this page where it is. */
function pathOfClick(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link.pathname + link.search + link.hash
}
