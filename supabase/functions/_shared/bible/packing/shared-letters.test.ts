import { expect, it } from 'vitest'
import { ORDINARY_WORDS } from '../../outline/engines/local/listen/words/ordinary-words.ts'
import { readShared } from './shared-letters.ts'

it('reads words by the letters that they share', () => {
  expect(readShared('0graca4ia\n  0graxa')).toEqual(['graca', 'gracia', 'graxa'])
})

it('reads the lists to their ends', () => {
  for (const word of ['abencoa', 'igreja', 'voz']) expect(ORDINARY_WORDS).toContain(word)
})
