import type { Cue, Transcript } from '../transcript/transcript.ts'
import { timeMark } from './time-mark.ts'

/** Tokens of transcript given in one call; about three hours of speech. */
export const MAX_TRANSCRIPT_TOKENS = 60_000

/** Portuguese in today's tokenisers takes more than this per token, so the estimate is on the safe side. */
const CHARACTERS_PER_TOKEN = 3
/** Parts that a longer sermon is sampled in: short enough that none of its points falls between two. */
const WINDOWS = 40
/** A mark for every line of captions would cost a fifth of the tokens and help nobody. */
const SECONDS_PER_MARK = 30
const CHARACTERS_PER_LINE = 600

/**
 * The transcript as a model reads it: lines that begin with `[mm:ss]` (none where the times are made up).
 * What does not fit is sampled evenly, so that minute 80 counts as much as minute 5, and `[…]` stands
 * where something was left out.
 */
export function transcriptForModel(
  transcript: Transcript,
  maxTokens: number = MAX_TRANSCRIPT_TOKENS,
): string {
  const budget = maxTokens * CHARACTERS_PER_TOKEN
  const whole = linesOf(transcript.cues, transcript.timed)
  if (lengthOf(whole) <= budget) return whole.join('\n')

  const windows = split(whole, WINDOWS)
  const share = Math.floor(budget / windows.length)
  return windows.map((lines) => [...headOf(lines, share), '[…]'].join('\n')).join('\n')
}

function linesOf(cues: readonly Cue[], timed: boolean): string[] {
  const lines: string[] = []
  let words: string[] = []
  let characters = 0
  let start: number | null = null
  const close = () => {
    if (words.length > 0)
      lines.push(`${timed ? `[${timeMark(start ?? 0)}] ` : ''}${words.join(' ')}`)
    words = []
    characters = 0
    start = null
  }
  for (const cue of cues) {
    if (start !== null && timed && cue.start - start >= SECONDS_PER_MARK) close()
    if (characters >= CHARACTERS_PER_LINE) close()
    start ??= cue.start
    for (const part of pieces(cue.text)) {
      if (characters + part.length > CHARACTERS_PER_LINE * 2) {
        close()
        start = cue.start
      }
      words.push(part)
      characters += part.length + 1
    }
  }
  close()
  return lines
}

/** A cue of plain text may be a whole page. */
function pieces(text: string): string[] {
  return text.length <= CHARACTERS_PER_LINE
    ? [text]
    : (text.match(/\S[^]{0,580}(?=\s|$)/g) ?? [text])
}

function split(lines: readonly string[], count: number): string[][] {
  const size = Math.max(1, Math.ceil(lines.length / count))
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  )
}

function headOf(lines: readonly string[], budget: number): string[] {
  let left = budget - '\n[…]\n'.length
  const head: string[] = []
  for (const line of lines) {
    if (line.length + 1 > left) break
    head.push(line)
    left -= line.length + 1
  }
  return head.length > 0 ? head : lines.slice(0, 1).map((line) => line.slice(0, Math.max(0, left)))
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}
