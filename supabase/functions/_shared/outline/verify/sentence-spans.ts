/** Half-open, in UTF-16 units of the text it was found in. */
export type Span = { start: number; end: number }

const ABBREVIATION =
  /(?:^|[\s("“])(?:cf|v|vv|cap|caps|vers|p|pg|pp|ex|pr|pra|sr|sra|dr|dra|prof|rev|av|etc|a\.C|d\.C|[\p{Lu}])\.$/iu
const CLOSERS = /["”’»)\]]/u
const OPENERS = '“«([{'
const OPENER_OF: Record<string, string> = { '”': '“', '»': '«', ')': '(', ']': '[', '}': '{' }

/**
 * The sentences of a text, covering it without gaps. A sentence does not end inside quotation marks or
 * brackets, so that taking one away never leaves half a quotation behind.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  let open: string[] = []
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i)
    if (char === '"')
      open = open.includes('"') ? open.filter((mark) => mark !== '"') : [...open, '"']
    else if (OPENERS.includes(char)) open.push(char)
    else if (open.at(-1) !== undefined && open.at(-1) === OPENER_OF[char]) open.pop()
    if (open.length > 0 && text.indexOf(closerOf(open[0]), i + 1) === -1) open = []
    if (open.length > 0 || !endsAt(text, i)) continue
    let end = i + 1
    while (end < text.length && /\s/.test(text.charAt(end))) end += 1
    spans.push({ start, end })
    start = end
    i = end - 1
  }
  if (start < text.length) spans.push({ start, end: text.length })
  return spans
}

/** True where a sentence is over at `i`: its last mark, with closers, and a blank or the end after it. */
function endsAt(text: string, i: number): boolean {
  const next = text.charAt(i + 1)
  if (next !== '' && !/\s/.test(next)) return false
  let mark = i
  while (mark > 0 && CLOSERS.test(text.charAt(mark))) mark -= 1
  if (!/[.!?…]/.test(text.charAt(mark))) return false
  if (/^\s*\p{Ll}/u.test(text.slice(i + 1, i + 4))) return false
  return (
    text.charAt(mark) !== '.' || !ABBREVIATION.test(text.slice(Math.max(0, mark - 12), mark + 1))
  )
}

function closerOf(opener: string | undefined): string {
  if (opener === '"' || opener === undefined) return '"'
  return Object.keys(OPENER_OF).find((closer) => OPENER_OF[closer] === opener) ?? opener
}

/**
 * The text without what stands at `spans`: with the brackets around it where there are any, else with
 * the whole sentence, because a sentence that lost a word no longer says what it said.
 */
export function removeSpans(text: string, spans: readonly Span[]): string {
  const doomed = spans.map((span) => bracketAround(text, span) ?? sentenceAround(text, span))
  return tidy(cut(text, doomed))
}

export function sentenceAround(text: string, span: Span): Span {
  const touched = sentenceSpans(text).filter(
    ({ start, end }) => start < span.end && end > span.start,
  )
  return { start: touched[0]?.start ?? span.start, end: touched.at(-1)?.end ?? span.end }
}

/** The text without `spans`, which may overlap and come in any order. */
export function cut(text: string, spans: readonly Span[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > at) kept += text.slice(at, start)
    at = Math.max(at, end)
  }
  return kept + text.slice(at)
}

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const

/** The bracket that holds `span`, or its part of a list of references in brackets; null outside brackets. */
function bracketAround(text: string, span: Span): Span | null {
  for (const [open, close] of BRACKETS) {
    const start = text.lastIndexOf(open, span.start)
    const end = text.indexOf(close, span.end - 1)
    if (start === -1 || end === -1 || end - start > 160) continue
    if (text.slice(start, span.start).includes(close) || text.slice(span.end, end).includes(open))
      continue
    return partOfList(text, { start, end: end + 1 }, span) ?? { start, end: end + 1 }
  }
  return null
}

/** One part of '(João 3:16; João 3:99)' with its separator, where every part holds a number. */
function partOfList(text: string, bracket: Span, span: Span): Span | null {
  const inside = text.slice(bracket.start + 1, bracket.end - 1)
  const parts = inside.split(';')
  if (parts.length < 2 || !parts.every((part) => /\d/.test(part))) return null
  let start = bracket.start + 1
  for (const [index, part] of parts.entries()) {
    const end = start + part.length
    if (span.start < end)
      return { start: index === 0 ? start : start - 1, end: index === 0 ? end + 1 : end }
    start = end + 1
  }
  return null
}

/** Blanks, and marks left without what they belonged to. */
export function tidy(text: string): string {
  return text
    .replace(/[([][\s,;:–—-]*[)\]]/g, ' ')
    .replace(/([([])\s+/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/ +([,.;:!?…])/g, '$1')
    .replace(/([,;:])(?=[,.;!?])/g, '')
    .trim()
}
