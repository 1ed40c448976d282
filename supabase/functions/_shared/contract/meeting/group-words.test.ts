import { expect, it } from 'vitest'
import { GROUP_WORDS, isGroupWord, labelOfWord, theGroup } from './group-words.ts'

it('has each word with its gender', () => {
  expect(GROUP_WORDS.map((word) => [labelOfWord(word), theGroup(word)])).toEqual([
    ['Célula', 'a célula'],
    ['PG', 'o PG'],
    ['GC', 'o GC'],
    ['GCEU', 'o GCEU'],
    ['Koinonia', 'a koinonia'],
    ['Grupo familiar', 'o grupo familiar'],
  ])
  expect(theGroup(null)).toBe('o grupo')
})

it('knows its own alone, in the form that the database takes', () => {
  for (const word of GROUP_WORDS) expect(word).toMatch(/^[a-z]{2,20}$/)
  expect(isGroupWord('pg')).toBe(true)
  expect(isGroupWord('toString')).toBe(false)
  expect(isGroupWord(null)).toBe(false)
})
