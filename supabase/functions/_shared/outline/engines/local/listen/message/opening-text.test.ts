import { expect, it } from 'vitest'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import { findSpokenVerses } from '../../../../../bible/verse-index/spoken-verses.ts'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { readSpeech } from '../words/speech.ts'
import { findOpeningText } from './opening-text.ts'

const READ =
  'Pois tudo quanto foi escrito anteriormente foi escrito para o nosso ensino, para que, por meio da paciência e do ' +
  'consolo das Escrituras, tenhamos esperança. E o Deus da paciência e do consolo vos dê o mesmo sentimento uns para ' +
  'com os outros, segundo Cristo Jesus. '
const TALK = 'Aconselhar é andar junto, ouvir antes de falar e apontar para Jesus na hora certa. '

function openingOf(text: string) {
  const speech = readSpeech(parsePasted(text))
  const spoken = findSpokenVerses(speech.words.map(({ folded }) => folded))
  return findOpeningText(speech, findReferences(speech.text), spoken)
}

it('is what is read at the very beginning and opened again, whether it is named or not', () => {
  const text = `Bom dia a todos. ${READ}${TALK.repeat(30)}Voltemos ao texto. ${READ}${TALK.repeat(30)}`
  expect(openingOf(text)).toEqual({ book: 'ROM', chapter: 15, verse: 4, endVerse: 5 })
})

it('is no text that is left after its reading, and none that is opened later', () => {
  expect(openingOf(`Bom dia a todos. ${READ}${TALK.repeat(60)}`)).toBeNull()
  expect(openingOf(`${TALK.repeat(60)}${READ}${TALK.repeat(30)}${READ}`)).toBeNull()
})
