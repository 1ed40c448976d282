import { findReferences } from '../../bible/references/find-references.ts'
import type { BibleReference } from '../../bible/reference.ts'
import { findSpokenVerses } from '../../bible/verse-index/spoken-verses.ts'
import { findBaseText } from '../engines/local/listen/message/base-text.ts'
import { readSpeech } from '../engines/local/listen/words/speech.ts'

/** The base text of a sermon told in one piece, without times. */
export function baseTextOf(text: string, videoTitle: string | null = null): BibleReference | null {
  const speech = readSpeech({
    cues: [{ start: 0, end: 0, text }],
    timed: false,
    language: null,
    title: videoTitle,
  })
  const spoken = findSpokenVerses(speech.words.map(({ folded }) => folded))
  return findBaseText(speech, findReferences(speech.text), spoken, videoTitle)
}
