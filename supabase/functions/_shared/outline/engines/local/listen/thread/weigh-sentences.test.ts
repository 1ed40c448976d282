import { expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'
import { readSpeech } from '../words/speech.ts'
import { weighSentences } from './weigh-sentences.ts'

function goesOn(sentence: string): boolean | undefined {
  const speech = readSpeech(
    parsePasted(`Deus perdoa a dívida inteira do servo. ${sentence} O servo saiu dali perdoado.`),
  )
  const sentences = weighSentences({
    speech,
    utterances: cutIntoUtterances(speech),
    movements: [],
    isSkipped: () => false,
    isScripture: () => false,
    about: new Set(),
    actors: new Set(),
  })
  return sentences.find(({ raw }) => raw === sentence)?.goesOn
}

it.each([
  'Esse perdão é o que vemos a seguir na história do servo.',
  'Assim já refletimos aqui sobre o perdão da dívida inteira.',
  'Antes de falarmos do perdão a misericórdia pede calma.',
])('tells no sentence that only leads on: %s', (sentence) => {
  expect(goesOn(sentence)).toBe(false)
})

it('tells the next sentence of the same thought', () => {
  expect(goesOn('A misericórdia do rei cancela a conta que ninguém paga.')).toBe(true)
})
