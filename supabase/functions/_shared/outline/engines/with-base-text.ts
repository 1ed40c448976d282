import { findReferences } from '../../bible/references/find-references.ts'
import { findSpokenVerses } from '../../bible/verse-index/spoken-verses.ts'
import type { EngineInput } from '../model/engine.ts'
import { findBaseText } from './local/listen/message/base-text.ts'
import { readSpeech } from './local/listen/words/speech.ts'

/** The request with the text that is preached, for an engine that does not listen for it itself. Some 50 ms. */
export function withBaseText(input: EngineInput): EngineInput {
  const { transcript } = input
  const speech = readSpeech(transcript)
  const spoken = findSpokenVerses(speech.words.map(({ folded }) => folded))
  const baseText = findBaseText(speech, findReferences(speech.text), spoken, transcript.title)
  return { ...input, baseText }
}
