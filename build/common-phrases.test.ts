import { describe, expect, it } from 'vitest'
import { commonPhrases } from './common-phrases.ts'

describe('commonPhrases', () => {
  it('lets phrases grow out of what often stands together', () => {
    const phrases = commonPhrases([
      ['no', 'princípio', ', ', 'criou'],
      ['no', 'princípio', ', ', 'era'],
      ['no', 'fim'],
    ])
    expect([...phrases]).toEqual(['no princípio', 'princípio, ', 'no princípio, '])
  })

  it('finds none where nothing comes twice', () => {
    expect(commonPhrases([['os', 'céus', 'e', 'a', 'terra']])).toEqual(new Set())
  })
})
