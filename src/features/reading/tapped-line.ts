/** What answers a tap by itself. */
const TAKEN = 'a, button, summary, textarea, input'

/** The place of the line that was tapped, and the character of it; null for a tap on anything else. */
export function tappedLine({
  target,
  clientX,
  clientY,
}: MouseEvent): { place: number; caret: number } | null {
  if (!(target instanceof Element) || target.closest(TAKEN)) return null
  const line = target.closest<HTMLElement>('[data-line]')
  // words that are being selected are to be copied
  if (!line || getSelection()?.isCollapsed === false) return null
  return { place: Number(line.dataset['line']), caret: caretAt(line, clientX, clientY) }
}

/** The character of a line that stands at a place of the window; its end where there is none. */
export function caretAt(line: Element, x: number, y: number): number {
  const length = line.textContent.length
  const found = pointIn(x, y)
  if (!found || !line.contains(found.node)) return length
  const before = document.createRange()
  before.setStart(line, 0)
  before.setEnd(found.node, found.offset)
  return before.toString().length
}

/** Browsers have the one or the other. */
function pointIn(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const found = document.caretPositionFromPoint(x, y)
    return found && { node: found.offsetNode, offset: found.offset }
  }
  const older: { caretRangeFromPoint?: (left: number, top: number) => Range | null } = document
  const range = older.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}
