import { expect, it } from 'vitest'
import { atVerseNumbers } from './verse-numbers'

it('cuts a text at the small numbers of its verses', () => {
  expect(atVerseNumbers('⁹Eu sou a porta. ¹⁰“O ladrão')).toEqual([
    { text: '⁹', verse: 9 },
    { text: 'Eu sou a porta. ', verse: null },
    { text: '¹⁰', verse: 10 },
    { text: '“O ladrão', verse: null },
  ])
})

it('leaves alone what has none, and powers', () => {
  expect(atVerseNumbers('João 3:16, em 10 m²')).toEqual([
    { text: 'João 3:16, em 10 m²', verse: null },
  ])
})
