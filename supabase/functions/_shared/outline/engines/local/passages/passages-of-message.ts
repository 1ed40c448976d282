import { type Ceremony, foldedText } from '../listen/service/ceremony.ts'
import type { SaidReference } from '../listen/message/base-text.ts'
import type { Speech } from '../listen/words/speech.ts'
import type { Utterance } from '../listen/sentences/utterances.ts'

/** Where the preacher asks for the text of the sermon, often between a greeting and a prayer. */
const OPENS_THE_BIBLE =
  /\b(?:abr(?:a|am|e|ir|indo)|biblias?|leitura|vamos ler|vou ler|lemos|texto|passagem|achou|acompanh\w+)\b/

/**
 * The references that belong to the message. A verse of the offering, of a song or of the closing prayer is no text
 * of the sermon; the reading that is announced among greetings is.
 */
export function ofTheMessage<Said extends SaidReference>(
  said: readonly Said[],
  speech: Speech,
  utterances: readonly Utterance[],
  { skipped }: Pick<Ceremony, 'skipped'>,
): Said[] {
  const offsetOf = (word: number) => speech.words[word]?.offset ?? speech.text.length
  const textOf = (utterance: Utterance | undefined) =>
    utterance ? foldedText(speech, utterance.from, utterance.to) : ''
  const ends = utterances.map(({ to }) => offsetOf(to))
  return said.filter(({ index }) => {
    const place = firstAbove(ends, index)
    return (
      !skipped.has(place) ||
      OPENS_THE_BIBLE.test(`${textOf(utterances[place - 1])} ${textOf(utterances[place])}`)
    )
  })
}

/** Of rising numbers the place of the first that is larger; -1 where none is. */
function firstAbove(rising: readonly number[], value: number): number {
  let low = 0
  let high = rising.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (rising[middle]! > value) high = middle
    else low = middle + 1
  }
  return low < rising.length ? low : -1
}
