import { describe, expect, it } from 'vitest'
import { fromSentence } from './from-sentence.ts'

describe('fromSentence', () => {
  it('begins with the sentence that the first verse stands in', async () => {
    const read = { book: '2KI', chapter: 5, verse: 3, endVerse: 13 } as const
    expect(await fromSentence(read)).toEqual({ ...read, verse: 2 })
    const long = { ...read, endVerse: 14 }
    expect(await fromSentence(long)).toBe(long)
  })

  it('leaves alone what begins with a sentence, and a whole chapter', async () => {
    const read = { book: '2KI', chapter: 5, verse: 1, endVerse: 14 } as const
    expect(await fromSentence(read)).toBe(read)
    const chapter = { book: 'PSA', chapter: 23 } as const
    expect(await fromSentence(chapter)).toBe(chapter)
  })
})
