import type { Transcript } from '../../supabase/functions/_shared/transcript/transcript.ts'

/** A place where words are said: the whole second of the cue they begin in; the share of the sermon before their middle. */
export type Place = { second: number; share: number }

const WORD = /[\p{L}\p{M}\p{N}]+/gu

export function wordsIn(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/** Tells every place where the words of a text are said in this order, whatever their punctuation and case. */
export function spokenWords(transcript: Transcript): (text: string) => Place[] {
  const words: string[] = []
  const seconds: number[] = []
  for (const cue of transcript.cues) {
    for (const word of wordsIn(cue.text)) {
      words.push(word)
      seconds.push(Math.floor(cue.start))
    }
  }
  const starts = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    const known = starts.get(word)
    if (known) known.push(index)
    else starts.set(word, [index])
  }
  return (text) => {
    const [first, ...rest] = wordsIn(text)
    if (first === undefined) return []
    return (starts.get(first) ?? [])
      .filter((start) => rest.every((word, offset) => words[start + 1 + offset] === word))
      .map((start) => ({
        second: seconds[start] ?? 0,
        share: (start + rest.length / 2) / words.length,
      }))
  }
}
