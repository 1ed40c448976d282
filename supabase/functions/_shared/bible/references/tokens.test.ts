import { describe, expect, it } from 'vitest'
import { isTight, tokenise } from './tokens.ts'

describe('tokenise', () => {
  it('tells words, numbers and marks apart and knows where they stand', () => {
    expect(
      tokenise('Jó 3:16').map(({ kind, text, start, end }) => [kind, text, start, end]),
    ).toEqual([
      ['word', 'jo', 0, 2],
      ['number', '3', 3, 4],
      ['mark', ':', 4, 5],
      ['number', '16', 5, 7],
    ])
  })

  it('reads composed and decomposed accents alike', () => {
    const decomposed = 'João'.normalize('NFD')
    expect(tokenise(decomposed)).toMatchObject([
      { text: 'joao', raw: decomposed, start: 0, end: 5 },
    ])
  })

  it('breaks at a blank line and before a list item, not at a wrapped line', () => {
    const kinds = (text: string) => tokenise(text).map((token) => token.kind)
    expect(kinds('João\n\n3')).toEqual(['word', 'break', 'number'])
    expect(kinds('João\n3. Orem')).toEqual(['word', 'break', 'number', 'mark', 'word'])
    expect(kinds('João\n3 16')).toEqual(['word', 'number', 'number'])
  })
})

describe('isTight', () => {
  it('is true only where nothing stands between', () => {
    const tokens = tokenise('3:16 a')
    expect([1, 2, 3].map((at) => isTight(tokens, at))).toEqual([true, true, false])
    expect(isTight(tokens, 0)).toBe(false)
  })
})
