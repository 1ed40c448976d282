import { expect, it } from 'vitest'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { readSpeech } from '../../listen/words/speech.ts'
import type { ChosenText } from './chosen-text.ts'
import { retell } from './retold.ts'
import type { Sermon } from './sermon.ts'

const SERMON = {
  speech: readSpeech({
    cues: [{ start: 0, end: 60, text: 'Jairo pede pela filha, e a mulher toca a veste.' }],
    timed: false,
    language: 'pt',
    title: null,
  }),
  said: [],
  spoken: [],
} as unknown as Sermon

const STEPS = [
  { verses: '5:21-24', says: 'Jairo pede pela filha.' },
  { verses: '5:25-34', says: 'Uma mulher toca a veste de Jesus.' },
  { verses: '5:35-43', says: 'Jesus levanta a menina.' },
]

const retoldOf = async (
  base: Partial<BibleReference> | null,
  relation: ChosenText['chosen']['relation'] = 'preached',
) => {
  const text = {
    base: base && { book: 'MRK', chapter: 5, ...base },
    chosen: {
      prepared: { whole: { book: 'MRK', chapter: 5 }, entry: { retold: STEPS } },
      relation,
    },
  } as unknown as ChosenText
  return (await retell(SERMON, text))?.steps.map(({ says }) => says) ?? null
}

it('tells the steps that were preached, and of a short text the one that it stands in', async () => {
  expect(await retoldOf({ verse: 21, endVerse: 43 })).toHaveLength(3)
  expect(await retoldOf({ verse: 25, endVerse: 34 })).toEqual(['Uma mulher toca a veste de Jesus.'])
  expect(await retoldOf({ verse: 36 })).toEqual(['Jesus levanta a menina.'])
})

it('tells a text that is longer than its entry by those beside it', async () => {
  const steps = await retoldOf({ verse: 1, endVerse: 43 })
  expect(steps?.slice(-3)).toEqual(STEPS.map(({ says }) => says))
  expect(steps?.[0]).toMatch(/túmulos|sepulcros|barco/)
})

it('tells nothing of another text, and nothing where none is sure', async () => {
  expect(await retoldOf({}, 'kindred')).toBeNull()
  expect(await retoldOf({ chapter: 9 })).toBeNull()
  expect(await retoldOf(null)).toBeNull()
})
