import { expect, it } from 'vitest'
import { toWholeScene } from './whole-scene.ts'

const ON = (...verses: readonly number[]) => new Map(verses.map((verse) => [verse, 20]))

it('leaves the notes on a king out, and goes on to the end of the story', async () => {
  const read = { book: '2KI', chapter: 13, verse: 9, endVerse: 18 } as const
  const chapter = { book: '2KI', chapter: 13 } as const
  expect(await toWholeScene(read, chapter, ON(14, 18, 19, 22, 23, 25))).toEqual({
    ...read,
    verse: 14,
    endVerse: 25,
  })
})

it('goes no further than the text that was preached, nor than can be printed', async () => {
  const read = { book: 'GEN', chapter: 27, verse: 30, endVerse: 38 } as const
  const whole = { book: 'GEN', chapter: 27, verse: 1, endVerse: 40 } as const
  expect(await toWholeScene(read, whole, ON(39, 40))).toEqual({ ...read, endVerse: 40 })
  expect(await toWholeScene(read, { ...whole, endVerse: 38 }, ON())).toBe(read)
  const long = { ...read, verse: 27, endVerse: 36 }
  expect(await toWholeScene(long, whole, ON(37, 38, 39, 40))).toEqual({ ...long, endVerse: 38 })
})

it('stops before what the sermon never touches', async () => {
  const read = { book: 'GEN', chapter: 35, verse: 9, endVerse: 15 } as const
  const text = { book: 'GEN', chapter: 35 } as const
  expect(await toWholeScene(read, text, ON(9, 15))).toBe(read)
  expect(await toWholeScene(read, text, ON(9, 15, 17))).toEqual({ ...read, endVerse: 17 })
})
