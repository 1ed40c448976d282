import { expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'
import { readSpeech } from '../words/speech.ts'
import { weighSentences } from './weigh-sentences.ts'

function weighed(sentence: string) {
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
    title: null,
  })
  return sentences.find(({ raw }) => raw === sentence)
}

it.each([
  'Esse perdão é o que vemos a seguir na história do servo.',
  'Assim já refletimos aqui sobre o perdão da dívida inteira.',
  'Antes de falarmos do perdão a misericórdia pede calma.',
  'O perdão da dívida vamos estudá-lo no próximo domingo.',
  'A pergunta mais importante é a seguinte, quem paga a dívida.',
])('tells no sentence that only leads on: %s', (sentence) => {
  expect(weighed(sentence)?.goesOn).toBe(false)
})

it('tells the next sentence of the same thought', () => {
  expect(weighed('A misericórdia do rei cancela a conta que ninguém paga.')?.goesOn).toBe(true)
})

it('begins no passage with a sentence without its verb, nor with what was seen before', () => {
  expect(weighed('A misericórdia do rei perdoa a conta.')?.beginsPassage).toBe(true)
  expect(weighed('Abra os seus olhos para o rei que perdoou.')?.beginsPassage).toBe(true)
  for (const begins of [
    'A misericórdia do rei, maior do que a conta.',
    'Nós vimos que o rei perdoou.',
  ])
    expect(weighed(begins)).toMatchObject({ beginsPassage: false })
})
