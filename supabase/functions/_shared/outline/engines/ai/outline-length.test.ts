import { expect, it } from 'vitest'
import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftSection } from '../../model/document.ts'
import { tooLong, wordsFor } from './outline-length.ts'

function section(kind: SectionKind, words: number): DraftSection {
  const text = Array.from({ length: words }, () => 'paz').join(' ')
  return { kind, minutes: 10, blocks: [{ kind: 'paragraph', text, origin: 'suggested' }] }
}

it.each([
  [10, 350],
  [20, 500],
  [45, 900],
  [60, 1150],
  [90, 1_500],
])('gives %i minutes %i words', (minutes, words) => {
  expect(wordsFor(minutes)).toBe(words)
})

it('leaves alone what is about as long as it should be', () => {
  expect(tooLong([section('summary', 550), section('questions', 500)], 60)).toEqual(new Map())
})

it('asks the long sections for what is too much, and none for what is short', () => {
  const sections = [section('summary', 900), section('questions', 900), section('challenge', 100)]
  expect([...tooLong(sections, 60)]).toEqual([
    ['summary', 640],
    ['questions', 640],
  ])
})

it('does not count the text of the Bible', () => {
  const verse = { kind: 'verse', reference: Array(2_000).fill('x').join(' ') } as const
  expect(tooLong([{ kind: 'summary', minutes: 10, blocks: [verse] }], 60).size).toBe(0)
})
