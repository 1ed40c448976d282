import type { Transcript } from './transcript.ts'

/** A calm preacher in Portuguese; measured sermons lie between 106 and 137. */
export const SPOKEN_WORDS_PER_MINUTE = 125

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** The words of a text in order, as they are written: runs of letters and digits, 'guarda-chuva' being one. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

export function countWords(text: string): number {
  return wordsOf(text).length
}

/** All that was said, on one line: a reference may begin in one cue and end in the next. */
export function plainText(transcript: Transcript): string {
  return transcript.cues.map((cue) => cue.text).join(' ')
}

export function wordCount(transcript: Transcript): number {
  return transcript.cues.reduce((sum, cue) => sum + countWords(cue.text), 0)
}

/** '12:34', from one hour on '1:02:03': how YouTube writes a time. Fractions are cut off. */
export function formatTime(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor(total / 60) % 60
  const rest = String(total % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
