import type { Cue, Transcript } from '../../../transcript/transcript.ts'
import { timeMark } from '../../model/time-mark.ts'

/** Portuguese in today's tokenisers takes more than this per token, so the estimate is on the safe side. */
const CHARACTERS_PER_TOKEN = 3
/** A mark for every line of captions would cost a fifth of the tokens and help nobody. */
const SECONDS_PER_MARK = 30
const CHARACTERS_PER_LINE = 600

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN)
}

/** The transcript as a model reads it: lines that begin with `[mm:ss]` (none where the times are made up). */
export function transcriptForModel({ cues, timed }: Transcript): string {
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
  for (const cue of cues.flatMap(pieces)) {
    if (start !== null && timed && cue.start - start >= SECONDS_PER_MARK) close()
    if (characters + cue.text.length > CHARACTERS_PER_LINE) close()
    start ??= cue.start
    words.push(cue.text)
    characters += cue.text.length + 1
  }
  close()
  return lines.join('\n')
}

/** A cue of plain text may be a whole page: in parts that share its time. */
export function pieces(cue: Cue): Cue[] {
  if (cue.text.length <= CHARACTERS_PER_LINE) return [cue]
  const texts = cue.text.match(/\S[^]{0,580}(?=\s|$)/g) ?? [cue.text]
  const each = (cue.end - cue.start) / texts.length
  return texts.map((text, index) => ({
    start: cue.start + index * each,
    end: cue.start + (index + 1) * each,
    text,
  }))
}
