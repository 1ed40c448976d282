import { useEffect, useEffectEvent } from 'react'

/** Ctrl+Z outside of fields, which have their own, and of dialogs; null while there is nothing to take back. */
export function useUndoKey(onUndo: (() => void) | null): void {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    if (!onUndo || isElsewhere(event.target)) return
    event.preventDefault()
    onUndo()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (isUndo && !event.shiftKey && !event.altKey && !event.defaultPrevented) undo(event)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null
}
