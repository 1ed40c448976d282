import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fetchBooksOf,
  isWholeChapters,
  nameOf,
  readPassage,
  splitAtReferences,
  wholeChapters,
} from './scripture'

const BOOKS = new URL('../../../supabase/functions/_shared/bible/books/', import.meta.url)

const asked: string[] = []
let online = true

beforeEach(() => {
  asked.length = 0
  online = true
  vi.stubGlobal('fetch', async (address: string) => {
    const book = /(\w+)\.json/.exec(address)?.[1] ?? ''
    asked.push(book)
    if (!online) throw new TypeError('Failed to fetch')
    return new Response(await readFile(new URL(`${book}.json`, BOOKS)))
  })
})

afterEach(() => vi.unstubAllGlobals())

describe('splitAtReferences', () => {
  it('cuts a text at its references and loses nothing', () => {
    const text = 'Leiam João 3:16-18 e Salmo 23 em casa.'
    const pieces = splitAtReferences(text)
    expect(pieces.map((piece) => piece.text)).toEqual([
      'Leiam ',
      'João 3:16-18',
      ' e ',
      'Salmo 23',
      ' em casa.',
    ])
    expect(pieces[1]?.reference).toEqual({ book: 'JHN', chapter: 3, verse: 16, endVerse: 18 })
  })

  it('leaves a text without references whole', () => {
    expect(splitAtReferences('Daniel 3 jovens')).toEqual([
      { at: 0, text: 'Daniel 3 jovens', reference: null },
    ])
    expect(splitAtReferences('')).toEqual([])
  })
})

describe('readPassage', () => {
  it('gives the verses with their numbers, across chapters', async () => {
    const verses = await readPassage({
      book: 'RUT',
      chapter: 1,
      verse: 22,
      endChapter: 2,
      endVerse: 1,
    })
    expect(verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual(['1:22', '2:1'])
    expect(verses[1]?.text).toContain('Boaz')
  })

  it('fetches a book once', async () => {
    await readPassage({ book: 'JUD', chapter: 1, verse: 3 })
    await readPassage({ book: 'JUD', chapter: 1, verse: 4 })
    expect(asked).toEqual(['JUD'])
  })

  it('tries again after a failure', async () => {
    online = false
    await expect(readPassage({ book: 'TIT', chapter: 2, verse: 11 })).rejects.toThrow(
      'Failed to fetch',
    )
    online = true
    const [verse] = await readPassage({ book: 'TIT', chapter: 2, verse: 11 })
    expect(verse?.text).toContain('graça')
  })
})

it('fetches every book of a text, and does not mind a failure', async () => {
  await fetchBooksOf('Gn 1:1, Fp 4:6-7, Fp 4:13')
  expect(asked.toSorted()).toEqual(['GEN', 'PHP'])
  online = false
  await expect(fetchBooksOf('Ap 21:4')).resolves.toBeUndefined()
})

it('names a passage and the chapters around it', () => {
  const passage = { book: 'JHN', chapter: 3, verse: 16 } as const
  expect(nameOf(passage)).toBe('João 3:16')
  expect(nameOf(wholeChapters(passage))).toBe('João 3')
  expect(isWholeChapters(passage)).toBe(false)
  expect(isWholeChapters(wholeChapters(passage))).toBe(true)
})
