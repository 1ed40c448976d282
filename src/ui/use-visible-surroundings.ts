import { useLayoutEffect } from 'react'

/**
 * While a list is open, keeps the rest of the page known to screen readers.
 *
 * Radix Select marks it all aria-hidden but leaves it in the tab order, which is a contradiction (axe:
 * aria-hidden-focus), and takes away title and landmarks. A list that hangs from its field is no dialog: nothing
 * needs hiding. What was hidden before it opened, as by a dialog around it, stays so.
 */
export function useVisibleSurroundings(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        const marked = target instanceof Element && target.hasAttribute('data-aria-hidden')
        if (marked && oldValue === null) target.removeAttribute('aria-hidden')
      }
    })
    observer.observe(document.body, {
      attributeFilter: ['aria-hidden'],
      attributeOldValue: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [open])
}
