/**
 * Gives the focus to what is nearest to what had it, where that is gone or was a message in passing. Whoever has gone on
 * meanwhile is left alone.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement } = document
  if (activeElement?.matches('body, main, [data-sonner-toaster] *') !== false) moveFocus(element)
}

/** A message that has the focus hands it back to what had it before, whatever else is asked for at that moment. */
export function moveFocus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  if (document.activeElement !== element) element?.focus({ preventScroll: true })
}
