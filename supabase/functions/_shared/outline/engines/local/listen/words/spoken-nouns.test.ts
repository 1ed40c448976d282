import { expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { readSpeech } from './speech.ts'
import { spokenNouns } from './spoken-nouns.ts'

const AGAIN = 'Falamos da âncora, e a âncora segura o navio.'
const said = (sentence: string) =>
  readSpeech(parsePasted(`${sentence} ${Array.from({ length: 5 }, () => AGAIN).join(' ')}`))
const namesIn = (sentence: string) =>
  spokenNouns(said(sentence), 0, sentence.split(' ').length).map(({ name }) => name)

it('names what is said again and again, with its article and with whose it is', () => {
  expect(namesIn('As ondas batem, mas a âncora da alma segura.')).toEqual(['a âncora da alma'])
  expect(namesIn('Confiamos na âncora, porque o navio é nosso.')).toContain('a âncora')
})

it('names nothing that is said once, and no verb', () => {
  expect(namesIn('O vento passou e os levou.')).toEqual([])
})
