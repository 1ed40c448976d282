import { arrangeCues } from './arrange-cues.ts'
import { cleanLine } from '../clean-text.ts'
import { readSpokenDuration } from '../spoken-duration.ts'
import { countWords, SPOKEN_WORDS_PER_MINUTE } from '../transcript-text.ts'
import type { Transcript } from '../transcript.ts'

/** One time of the panel: the text on its own line and the lines below it, until the next time. */
type Segment = { start: number; own: string; below: string[] }

const CLOCK =
  /^ ?[[(]?(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?:[.,]\d{3})?(?: ?[-–] ?(?:\d{1,2}:)?\d{1,3}:[0-5]\d(?:[.,]\d{3})?(?=[\])]))?[\])]?/

/**
 * A time glued behind the text before it, when the line breaks were lost on the way: only where the spoken
 * duration follows, so that 'às 10:30' in a sentence stays what it is.
 */
const INLINE_TIME =
  /(?<![\d:])(?:\d{1,2}:)?\d{1,2}:[0-5]\d(?=\d{1,2} (?:hora|minuto|segundo|hour|minute|second))/g

/** Seconds by which the spoken duration may differ from the clock and still be the same time. */
const SPOKEN_TOLERANCE = 10

/** What stands around the lines in YouTube's panel and gets copied with them. */
const PANEL_LABEL =
  /^(?:transcrição|transcript|mostrar transcrição|show transcript|pesquisar (?:na transcrição|no vídeo)|search (?:transcript|in video)|sincronizar com o tempo do vídeo|sync to video time|(?:português|inglês|portuguese|english)(?: \([^()]{1,40}\))*)$/i

/**
 * What a person copies from YouTube's 'Mostrar transcrição' panel; null if the text is not that.
 *
 * The time, its spoken form and the text come glued on one line ('1:051 minuto e 5 segundosmas a Palavra'),
 * on lines of their own, or as '0:00 texto'. The clock counts, the spoken form is dropped. Seconds on the
 * clock have two digits, so that '0:4545 segundosEu' is second 45. Lines in front of the first time, the
 * panel's own labels and chapter titles are left out. Expects text that `cleanText` went over.
 */
export function parseYoutubePanel(text: string): Transcript | null {
  const lines = text
    .replace(INLINE_TIME, '\n$&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !PANEL_LABEL.test(line))
  const { before, segments } = readSegments(lines)
  if (!isPanel(before, segments, lines)) return null
  dropChapterTitles(segments)
  const cues = arrangeCues(segments.map((segment, index) => toCue(segment, segments[index + 1])))
  return cues.length > 0 ? { cues, timed: true, language: null, title: null } : null
}

function readSegments(lines: readonly string[]): { before: string[]; segments: Segment[] } {
  const before: string[] = []
  const segments: Segment[] = []
  for (const line of lines) {
    const segment = readClock(line)
    const current = segments.at(-1)
    if (segment) segments.push(segment)
    else if (!current) before.push(line)
    else if (!isSpokenTimeOf(current, line)) current.below.push(line)
  }
  return { before, segments }
}

function readClock(line: string): Segment | null {
  const [clock, hours, minutes, seconds] = CLOCK.exec(line) ?? []
  if (clock === undefined || (hours !== undefined && Number(minutes) >= 60)) return null
  const start = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
  const rest = line.slice(clock.length)
  const duration = readSpokenDuration(rest)
  if (duration && Math.abs(duration.seconds - start) <= SPOKEN_TOLERANCE) {
    return { start, own: rest.slice(duration.length).trim(), below: [] }
  }
  // '119:105', '1:02:03:04' and the '3:16-18' of a Bible reference are no times; '0:0012 discípulos' is.
  if (/^(?::|[-–,] ?\d)/.test(rest) || (/^\d/.test(rest) && start > 0)) return null
  return { start, own: rest.replace(/^ ?[-–—|:] /, '').trim(), below: [] }
}

/** The spoken form on a line of its own, below the clock. */
function isSpokenTimeOf(segment: Segment, line: string): boolean {
  if (segment.own || segment.below.length > 0) return false
  const duration = readSpokenDuration(line)
  return (
    duration?.length === line.length &&
    Math.abs(duration.seconds - segment.start) <= SPOKEN_TOLERANCE
  )
}

/**
 * A sermon as text may hold a few lines that begin like a time ('3:16 Porque Deus…', '19:30 Culto'). In a
 * panel they are a good part of all lines, they rise, and nearly all of the text stands below the first.
 */
function isPanel(
  before: readonly string[],
  segments: readonly Segment[],
  lines: readonly string[],
): boolean {
  if (segments.length < 2 || segments.length * 5 < lines.length) return false
  const rising = segments.filter(({ start }, index) => start >= (segments[index - 1]?.start ?? 0))
  const charactersOf = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0)
  const mostBefore = Math.max(200, charactersOf(lines) / 5)
  return rising.length * 5 >= segments.length * 4 && charactersOf(before) <= mostBefore
}

/**
 * A chapter's title stands alone between two lines of the panel. It is told from a second line of text by
 * the rest: where nearly every time has its text on one line, a single short extra line is a title.
 */
function dropChapterTitles(segments: readonly Segment[]): void {
  const extraLines = (segment: Segment) => segment.below.length - (segment.own ? 0 : 1)
  const regular = segments.filter((segment) => extraLines(segment) <= 0).length
  if (segments.length < 5 || regular * 5 < segments.length * 4) return
  for (const segment of segments.slice(0, -1)) {
    if (extraLines(segment) === 1 && (segment.below.at(-1)?.length ?? 0) <= 80) segment.below.pop()
  }
}

/** The panel gives no ends: a line lasts until the next, but not longer than slow speech would take. */
function toCue(segment: Segment, next: Segment | undefined) {
  const text = [segment.own, ...segment.below].map(cleanLine).filter(Boolean).join(' ')
  const words = countWords(text)
  const longest = segment.start + 4 + words
  const spoken = segment.start + Math.max(2, (words / SPOKEN_WORDS_PER_MINUTE) * 60)
  const end = next && next.start >= segment.start ? next.start : spoken
  return { start: segment.start, end: Math.min(end, longest), text }
}
