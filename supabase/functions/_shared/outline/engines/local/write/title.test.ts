import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../transcript/formats/parse-pasted.ts'
import { readSpeech } from '../listen/words/speech.ts'
import type { PreparedPassage } from '../passages/find-passage.ts'
import { createChooser } from './brief/seeded-choice.ts'
import { writeTitle } from './title.ts'

const speech = readSpeech(
  parsePasted(
    'O batismo infantil é o assunto desta aula, e o batismo divide as igrejas. '.repeat(9),
  ),
)
const parts = {
  speech,
  themes: [],
  base: null,
  choose: createChooser('a'),
  prepared: null,
}

it('names a lesson by the two words that say its subject', () => {
  const video = 'EBD - CFW 28 - Batismo Infantil - Aula 4'
  expect(writeTitle(video, { ...parts, isLesson: true })).toBe('Batismo Infantil')
})

it('is not called after who wrote its text', () => {
  const paul = readSpeech(parsePasted('Paulo vive a mansidão. Paulo pede a mansidão. '.repeat(9)))
  expect(writeTitle(null, { ...parts, speech: paul })).toBe('Mansidão')
})

it('takes two words for no name of a sermon', () => {
  const base = { book: 'ACT', chapter: 8, verse: 26 } as const
  expect(writeTitle('Batismo Infantil', { ...parts, base })).toBe('Conversa sobre Atos 8:26')
})

describe('of a message on a subject', () => {
  const topic = { name: 'o batismo', title: 'batismo, batismo nas águas' }
  const prepared = { entry: { title: 'Enterrados e de pé' } } as PreparedPassage

  it.each([
    ['O batismo que divide as igrejas | Pr. Caio', 'O batismo que divide as igrejas'],
    ['Culto de domingo', 'O batismo – Enterrados e de pé'],
    ['Igreja do batismo', 'O batismo – Enterrados e de pé'],
    ['O batismo divide o culto', 'O batismo divide o culto'],
    ['CFW 28 - Do batismo infantil', 'O batismo – Enterrados e de pé'],
    [null, 'O batismo – Enterrados e de pé'],
  ])('%s', (video, expected) => {
    expect(writeTitle(video, { ...parts, topic, prepared })).toBe(expected)
  })
})
