import { focusPage } from './focus-page'

/** What a message in passing has handed the focus back to, as it went. */
let handedBack: Element | null = null

/**
 * Gives the focus to what is nearest to what had it, where that is gone or was a message in passing. Whoever has gone on
 * meanwhile is left alone.
 */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const { activeElement } = document
  if (
    activeElement === handedBack ||
    activeElement?.matches('body, main, [data-sonner-toaster] *') !== false
  )
    moveFocus(element)
}

export function moveFocus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
}

/** To what had it before a dialog or a message came, or to the page where that is gone (a deleted card). */
export function giveFocusBack(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body)
    before.focus()
  else focusPage()
}

/** Of a message that goes with the focus in it: what is done about what it said may still know of a better place. */
export function handBack(before: Element | null): void {
  giveFocusBack(before)
  handedBack = document.activeElement
}
