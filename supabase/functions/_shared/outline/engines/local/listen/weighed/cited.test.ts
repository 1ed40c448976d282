import { describe, expect, it } from 'vitest'
import { captionsOf, otherWords } from '../sentences/captions.test-support.ts'
import { sentencesOf } from '../worth/key-sentences.ts'
import { findCited } from './cited.ts'
import { heardAlone } from './weighed.test-support.ts'

/** What is said twice, the second time between those words. */
function cited(
  point: string,
  before: string,
  behind: string,
  { disputed = [], isScripture = () => false }: Of = {},
) {
  const speech = captionsOf(
    `${otherWords(1)}. ${point}. ${otherWords(2)}. ${before} ${point}. ${behind} ${otherWords(3)}.`,
  )
  const sentences = sentencesOf(speech)
  const places = sentences.flatMap(({ apart }, index) => (apart ? [index] : []))
  const found = findCited(
    sentences,
    new Set(disputed.map((place) => places[place] ?? -1)),
    heardAlone(speech, isScripture),
  )
  return { places: places.length, isCited: found.size > 0 }
}

type Of = { disputed?: readonly number[]; isScripture?: (word: number) => boolean }

const POINT = 'a igreja é o quadro pintado por deus'

describe('findCited', () => {
  it('leaves to the preacher what he says again', () => {
    expect(cited(POINT, 'eu repito.', 'vamos em frente.')).toEqual({ places: 2, isCited: false })
  })

  it.each([
    ['o provérbio que citei de tolstói.', 'amém.'],
    ['aquela velha frase.', 'amém.'],
    ['como ele diz assim.', 'amém.'],
    ['eu repito.', 'essa é uma fala muito comum.'],
    ['eu repito.', 'disse o escritor.'],
  ])('takes from him what is somebody’s in one place: %s … %s', (before, behind) => {
    expect(cited(POINT, before, behind)).toEqual({ places: 2, isCited: true })
  })

  it('takes what is Scripture, or refuted in half of its places', () => {
    expect(cited(POINT, '', '', { isScripture: () => true }).isCited).toBe(true)
    expect(cited(POINT, '', '', { disputed: [1] }).isCited).toBe(true)
  })
})
