import { readSpeech, type Speech } from '../words/speech.ts'

/** Captions without punctuation of what is written here: a full stop is a silence, as it is heard. */
export function captionsOf(said: string, timed = true): Speech {
  const parts = said.split(/[.\n]\s*/).filter(Boolean)
  return readSpeech({
    cues: parts.map((text, index) => ({ start: 30 * index, end: 30 * index + 28, text })),
    timed,
    language: 'pt',
    title: null,
  })
}

/** Thirty words that are said nowhere else: other numbers give others. */
export function otherWords(number: number): string {
  return Array.from({ length: 30 }, (_, index) => `coisa${number}x${index}`).join(' ')
}
