import { useEffect, useEffectEvent } from 'react'

/**
 * Ctrl+Z outside of dialogs, and of fields, which have their own: in a line it is heard once that has nothing more to take
 * back. Null while there is nothing.
 */
export function useUndoKey(onUndo: (() => void) | null, onUndoInLine: (() => void) | null): void {
  const undo = useEffectEvent((event: KeyboardEvent) => {
    const act = event.target instanceof HTMLTextAreaElement ? onUndoInLine : onUndo
    if (!act || isElsewhere(event.target)) return
    event.preventDefault()
    act()
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
  return target instanceof Element && target.closest('input, [role="dialog"]') !== null
}
