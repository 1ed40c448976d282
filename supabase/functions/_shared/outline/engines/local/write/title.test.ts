import { expect, it } from 'vitest'
import { parsePasted } from '../../../../transcript/formats/parse-pasted.ts'
import { readSpeech } from '../listen/words/speech.ts'
import { createChooser } from './seeded-choice.ts'
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

it('takes two words for no name of a sermon', () => {
  const base = { book: 'ACT', chapter: 8, verse: 26 } as const
  expect(writeTitle('Batismo Infantil', { ...parts, base })).toBe('Conversa sobre Atos 8:26')
})
