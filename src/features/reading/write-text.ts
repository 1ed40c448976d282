import type { Replacement } from './markdown-marks'

/**
 * Writes into a text area as if it were typed, so that the browser's own undo takes it back. `execCommand` is the one
 * way to that; where it does nothing, the text is set without it.
 */
export function writeText(area: HTMLTextAreaElement, { from, to, insert, selection }: Replacement) {
  area.focus()
  area.setSelectionRange(from, to)
  if (!typed(insert)) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...selection)
}

function typed(insert: string): boolean {
  try {
    return insert === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, insert)
  } catch {
    return false
  }
}
