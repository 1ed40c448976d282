import { useEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/elements/button'

type FoldProps = {
  /** Of the button that stands in its place while it is closed. */
  label: string
  open: boolean
  onOpen: () => void
  /** A form; what stands in it is kept while it is closed. */
  children: ReactNode
}

/** A form that few come for: a page of forms frightens. Open, it has the cursor; closed, its button has the focus. */
export function Fold({ label, open, onOpen, children }: FoldProps) {
  const part = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  const show = () => {
    flushSync(onOpen)
    part.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }
  return (
    <>
      {!open && (
        <Button ref={button} variant="quiet" onClick={show}>
          {label}
        </Button>
      )}
      <div ref={part} hidden={!open}>
        {children}
      </div>
    </>
  )
}
