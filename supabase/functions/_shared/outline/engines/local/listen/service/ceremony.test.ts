import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { findCeremony, foldedText } from './ceremony.ts'
import { readSpeech } from '../words/speech.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const WHO = [
  'O lavrador',
  'A vizinha',
  'O padeiro',
  'Uma avó',
  'O pescador',
  'O menino',
  'A costureira',
]
const DOES = [
  'espera',
  'conhece',
  'procura',
  'perdeu',
  'guarda',
  'reparte',
  'plantou',
  'vendeu',
  'esqueceu',
]
const WHAT = [
  'a chuva',
  'o pão',
  'a rede',
  'um caderno',
  'a semente',
  'o caminho',
  'um cântaro',
  'a lã',
]

const WHERE = [
  'na beira do rio',
  'de madrugada',
  'com os netos',
  'depois da feira',
  'atrás da casa',
]

/** Sentences that no prayer has, and no song: each another. */
const taught = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    [WHO[at % 7], DOES[at % 9], WHAT[at % 8], `${WHERE[at % 5]}. `].join(' '),
  ).join('')
const PRAYED =
  'Vamos orar. Senhor, sabemos que a seara é tua obra. O Senhor é o dono de cada manhã. ' +
  'O Senhor nos deu mãos para plantar, ó Pai. A chuva e o sol vêm do Senhor. Pedimos que o Senhor nos guarde. Amém. '

function skippedOf(text: string): string {
  const speech = readSpeech(parsePasted(text))
  const utterances = cutIntoUtterances(speech)
  const { skipped } = findCeremony(speech, utterances)
  return utterances
    .filter((_, index) => skipped.has(index))
    .map(({ from, to }) => foldedText(speech, from, to))
    .join(' ')
}

describe('findCeremony', () => {
  it.each([
    ['at the beginning', PRAYED + taught(20)],
    ['in the middle', taught(12) + PRAYED + taught(12)],
    ['at the end', taught(20) + PRAYED],
  ])('leaves out a whole prayer %s, also what says of God how he is', (_, text) => {
    const skipped = skippedOf(text)
    expect(skipped).toContain('o senhor e o dono de cada manha')
    expect(skipped).toContain('a chuva e o sol vem do senhor')
    expect(skipped).not.toContain('lavrador')
  })

  it('keeps what is taught of prayer', () => {
    const told =
      'Quem ora aprende a esperar. O Senhor nos ensina na demora. Pedir não é mandar, e o Senhor nos ouve. '
    expect(skippedOf(taught(10) + told + taught(10))).toBe('')
  })
})
