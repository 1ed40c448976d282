import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Open state of what hangs from a button. Escape closes it and gives the focus back; a press outside closes it, and so
 * do leaving it with Tab and going anywhere.
 *
 * @param trap for what covers the page: the focus goes round in it, its button included.
 * @param place where it is opened: it is closed in any other.
 */
export function usePopup({ trap = false, place = '' } = {}) {
  const [openAt, setOpenAt] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const open = openAt === place
  const setOpen = useCallback((next: boolean) => setOpenAt(next ? place : null), [place])

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (trap && event.key === 'Tab' && area.current) goRound(event, area.current)
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpenAt(null)
      toggle.current?.focus()
    }
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpenAt(null)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [open, trap])

  return { open, area, toggle, setOpen }
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
