import { expect, it } from 'vitest'
import { readSpeech } from '../words/speech.ts'
import { findTextPath } from './text-path.ts'

const STEPS = [
  { text: 'Naamã era comandante do exército do rei da Síria e leproso.', heardAt: [] },
  { text: 'Eliseu manda mergulhar sete vezes no Jordão.', heardAt: [] },
  { text: 'Geazi corre atrás da carruagem e pede prata e vestes.', heardAt: [] },
]

const NAAMAN = 'Naamã comandava o exército da Síria, tinha tudo e era leproso.'
const JORDAN = 'Eliseu não aparece: manda mergulhar sete vezes no Jordão.'
const GEHAZI = 'Geazi viu a carruagem ir embora e quis a prata e as vestes.'
/** Of us, and of nothing that stands in the text. */
const OF_US =
  'A gente quer ser visto, quer mandar no jeito da ajuda, e se ofende quando ela é simples.'

const speechOf = (parts: readonly string[]) =>
  readSpeech({
    cues: [{ start: 0, end: 60, text: parts.join(' ') }],
    timed: false,
    language: 'pt',
    title: null,
  })

/** The path, in so many equal pieces. */
function pathOf(parts: readonly string[], pieces: number): (number | null)[] {
  const speech = speechOf(parts)
  const stepAt = findTextPath(speech, STEPS)
  const size = speech.words.length / pieces
  return Array.from({ length: pieces }, (_, piece) =>
    stepAt(Math.round(piece * size), Math.round((piece + 1) * size)),
  )
}

const times = (count: number, ...parts: string[]) =>
  Array.from({ length: count }, () => parts).flat()

it('goes through the steps in their order, and stays with one while he says what he makes of it', () => {
  const parts = [
    ...times(12, NAAMAN),
    ...times(8, OF_US),
    ...times(12, JORDAN),
    ...times(8, OF_US),
    ...times(12, GEHAZI),
  ]
  const stepAt = findTextPath(speechOf(parts), STEPS)
  expect([60, 200, 330, 440, 600].map((word) => stepAt(word, word + 20))).toEqual([0, 0, 1, 1, 2])
})

it('is on no step before it comes to its text, and at its end', () => {
  const parts = [...times(16, OF_US), ...times(30, NAAMAN), ...times(16, OF_US)]
  const path = pathOf(parts, 12)
  expect(path[0]).toBeNull()
  expect(path[6]).toBe(0)
  expect(path.at(-1)).toBeNull()
})

it('begins again where the text was first read whole', () => {
  const read = [...times(6, NAAMAN), ...times(6, JORDAN), ...times(6, GEHAZI), ...times(6, OF_US)]
  const speech = speechOf([...read, ...times(40, NAAMAN), ...times(40, JORDAN)])
  const stepAt = findTextPath(speech, STEPS)
  expect([270, 420, 900].map((word) => stepAt(word, word + 20))).toEqual([null, 0, 1])
})

it('knows a step by its verses where its words are everybody’s', () => {
  const speech = speechOf(times(30, OF_US))
  const steps = STEPS.map(({ text }, index) => ({ text, heardAt: index === 1 ? [100, 110] : [] }))
  expect(findTextPath(speech, steps)(130, 160)).toBe(1)
})
