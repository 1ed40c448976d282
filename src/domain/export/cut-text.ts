/**
 * A text in pieces of at most `limit` characters, cut at a blank line where there is one in the piece's second half, else
 * at a line's end, else at a space. Only the white space at the cuts is lost.
 */
export function cutText(text: string, limit: number): string[] {
  const pieces: string[] = []
  let from = 0
  while (text.length - from > limit) {
    const end = placeToCut(text.slice(from, from + limit + 1), limit)
    pieces.push(text.slice(from, from + end).trimEnd())
    from += end
    while (/\s/.test(text.charAt(from))) from += 1
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '')
}

function placeToCut(window: string, limit: number): number {
  for (const gap of ['\n\n', '\n', ' ']) {
    const at = window.lastIndexOf(gap)
    if (at > limit / 2) return at
  }
  // never between the halves of a pair
  return /[\uD800-\uDBFF]/.test(window.charAt(limit - 1)) ? limit - 1 : limit
}
