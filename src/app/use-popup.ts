import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Open state of a menu that hangs from a button. Escape closes it and gives the focus back, a press outside
 * closes it, and so does going anywhere: the state belongs to the place where the menu was opened.
 *
 * @param trap for a menu that covers the page: the focus goes round in it, its button included.
 */
export function usePopup({ trap = false } = {}) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const open = openAt === key

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (trap && event.key === 'Tab' && area.current) goRound(event, area.current)
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpenAt(null)
      toggle.current?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, trap])

  return { open, area, toggle, setOpen: (next: boolean) => setOpenAt(next ? key : null) }
}

/** From the last stop of an area to its first, and back. */
function goRound(event: KeyboardEvent, area: HTMLElement): void {
  const stops = [...area.querySelectorAll<HTMLElement>('a[href], button')]
  const [first, last] = [stops[0], stops.at(-1)]
  const [end, start] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}
