import type { Cue } from '../transcript.ts'

/**
 * Brings cues into the order and shape that `Transcript` promises: sorted by start, `end >= start`, no cue
 * running into the next one, none empty, none twice at the same time, milliseconds at most.
 */
export function arrangeCues(cues: readonly Cue[]): Cue[] {
  const arranged: Cue[] = []
  for (const cue of cues.toSorted((a, b) => a.start - b.start)) {
    if (!cue.text) continue
    const start = toMilliseconds(cue.start)
    const end = Math.max(start, toMilliseconds(cue.end))
    const previous = arranged.at(-1)
    if (previous && previous.start === start && previous.text === cue.text) continue
    if (previous && previous.end > start) previous.end = start
    arranged.push({ start, end, text: cue.text })
  }
  return arranged
}

function toMilliseconds(seconds: number): number {
  return Math.max(0, Math.round(seconds * 1000) / 1000)
}
