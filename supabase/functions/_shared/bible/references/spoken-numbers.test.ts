import { describe, expect, it } from 'vitest'
import { readNumber, readOrdinal } from './spoken-numbers.ts'
import { tokenise } from './tokens.ts'

const read = (text: string) => readNumber(tokenise(text), 0)

describe('readNumber', () => {
  it.each([
    ['16', 16],
    ['um', 1],
    ['três', 3],
    ['quatorze', 14],
    ['catorze', 14],
    ['vinte', 20],
    ['vinte e oito', 28],
    ['cem', 100],
    ['cento e cinco', 105],
    ['cento e dezenove', 119],
    ['cento e cinquenta', 150],
    ['cento e vinte e um', 121],
    ['Cinquenta e Três', 53],
  ])('reads %s', (text, value) => {
    const tokens = tokenise(text)
    expect(readNumber(tokens, 0)).toMatchObject({ value, next: tokens.length })
  })

  it('stops where the number ends', () => {
    expect(read('um e dois')).toMatchObject({ value: 1, next: 1 })
    expect(read('oito vinte e oito')).toMatchObject({ value: 8, next: 1 })
    expect(read('vinte e dois e três')).toMatchObject({ value: 22, next: 3 })
  })

  it.each(['vinte três', 'cento e vinte um', 'cento', 'uma', 'meia', '1611', 'muitos', ''])(
    'finds no number in %j',
    (text) => {
      expect(read(text)).toBeNull()
    },
  )
})

describe('readOrdinal', () => {
  it('reads primeiro to décimo', () => {
    expect(readOrdinal(tokenise('primeiro'), 0)).toMatchObject({ value: 1 })
    expect(readOrdinal(tokenise('décimo'), 0)).toMatchObject({ value: 10 })
    expect(readOrdinal(tokenise('último'), 0)).toBeNull()
  })
})
