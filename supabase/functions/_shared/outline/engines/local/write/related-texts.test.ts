import { expect, it } from 'vitest'
import type { SpokenVerse } from '../../../../bible/verse-index/spoken-verses.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'
import type { Passages } from '../passages/sermon-passages.ts'
import type { Brief } from './brief/brief.ts'
import type { Sermon } from './material/sermon.ts'
import { relatedTexts } from './related-texts.ts'

const NONE: Passages = { base: null, key: null, said: [], suggested: [] }

const BRIEF = { prepared: null, group: { band: 'adultos' } } as unknown as Brief

/** A sermon that says these words, a hundred other words between one and the next, and in which these verses are heard. */
function relatedTo(
  named: readonly string[],
  heard: readonly (Pick<SpokenVerse, 'book' | 'chapter' | 'verse'> & Partial<SpokenVerse>)[],
  passages: Partial<Passages> = {},
): Promise<string[]> {
  const text = named.map((one) => `${one}, ${'palavra '.repeat(100)}`).join('')
  const words: { offset: number }[] = []
  for (const { index } of text.matchAll(/\S+/g)) words.push({ offset: index })
  const sermon = {
    isLong: true,
    speech: { text, words },
    meant: findReferences(text),
    spoken: heard.map((one) => ({ from: 5, to: 25, weight: 12, inRun: false, ...one })),
  } as unknown as Sermon
  return relatedTexts(BRIEF, { ...NONE, ...passages }, sermon)
}

it('names the texts that were read beside the sermon’s own, and no passing thought', async () => {
  const base = { book: 'JHN', chapter: 3, verse: 16 } as const
  const texts = await relatedTo(
    ['João 3:16', 'Romanos 12:2', 'Lucas 7:1'],
    [
      { book: 'JHN', chapter: 3, verse: 16 },
      { book: 'ROM', chapter: 12, verse: 2, from: 120 },
    ],
    { base },
  )
  expect(texts).toEqual(['João 3:16', 'Romanos 12:2'])
})

it('goes on as far as was read, and to where the verses say their point', async () => {
  const read = [12, 13].map((verse) => ({ book: 'HEB' as const, chapter: 3, verse, inRun: true }))
  expect(await relatedTo(['Hebreus 3:12'], read)).toEqual(['Hebreus 3:12-13'])
  // 'Que lhes responderei?' asks for the answer
  expect(await relatedTo(['Êxodo 3:13'], [{ book: 'EXO', chapter: 3, verse: 13 }])).toEqual([
    'Êxodo 3:13-14',
  ])
  // 'se é o de exortação' does not begin a sentence
  const [gifts] = await relatedTo(['Romanos 12:8'], [{ book: 'ROM', chapter: 12, verse: 8 }])
  expect(gifts).toBe('Romanos 12:6-8')
})

it('takes of a chapter what was surely read of it, and does not name it whole', async () => {
  const verse = (one: number) => ({ book: 'EZK' as const, chapter: 36, verse: one, inRun: true })
  expect(await relatedTo(['Ezequiel 36'], [verse(22), verse(23), verse(24)])).toEqual([
    'Ezequiel 36:22-24',
  ])
  expect(await relatedTo(['Ezequiel 36'], [verse(22), verse(23)])).toEqual([])
})

it('offers the theme’s texts where the sermon named none', async () => {
  const suggested = [{ book: 'PSA', chapter: 23, verse: 1 }] as const
  expect(await relatedTo([], [], { suggested })).toEqual(['Salmos 23:1'])
})
