import { expect, it } from 'vitest'
import { sermonInput } from '../test-support/sermon.ts'
import { withBaseText } from './with-base-text.ts'

const spoken = (text: string, title: string | null) =>
  sermonInput({
    transcript: { cues: [{ start: 0, end: 10, text }], timed: true, language: 'pt', title },
  })

it('tells which text is preached, also where only the title names its verses', () => {
  const input = spoken(
    'abramos em segundo Reis, capítulo 6. O machado caiu na água, e era emprestado.',
    '2 Reis 6.1-7 - O machado que flutuou',
  )
  expect(withBaseText(input)).toEqual({
    ...input,
    baseText: { book: '2KI', chapter: 6, verse: 1, endVerse: 7 },
  })
})

it('tells none where none is sure', () => {
  expect(withBaseText(spoken('boa noite, igreja', null)).baseText).toBeNull()
})
