import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Open state of a menu that hangs from a button. Escape closes it and gives the focus back, a press outside
 * closes it, and so does going anywhere: the state belongs to the place where the menu was opened.
 */
export function usePopup() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const open = openAt === key

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
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
  }, [open])

  return { open, area, toggle, setOpen: (next: boolean) => setOpenAt(next ? key : null) }
}
