import { describe, expect, it } from 'vitest'
import { formatReference } from '../../../../bible/canon.ts'
import { findPassage } from './find-passage.ts'
import { fitToPortion, readingOf, withPreached } from './portion.ts'

const ON = (...verses: readonly number[]) => new Map(verses.map((verse) => [verse, 20]))

describe('readingOf', () => {
  it('reads a single verse with its neighbours', () => {
    expect(
      formatReference(readingOf({ book: 'EPH', chapter: 4, verse: 30 }, new Map([[30, 20]]))),
    ).toBe('Efésios 4:28-32')
  })

  it('reads of a long text what the sermon dwells on', () => {
    const read = readingOf(
      { book: 'GEN', chapter: 27, verse: 1, endVerse: 40 },
      ON(30, 31, 33, 34, 36, 38),
    )
    expect(formatReference(read)).toBe('Gênesis 27:30-38')
  })

  it('reads a short text as it is', () => {
    const base = { book: 'REV', chapter: 2, verse: 1, endVerse: 7 } as const
    expect(readingOf(base, ON(6))).toEqual(base)
  })
})

describe('withPreached', () => {
  const foundFor = async (base: Parameters<typeof withPreached>[1]) => {
    const found = await findPassage(base, new Map())
    if (!found) throw new Error('no entry')
    return found
  }

  it('reads the preached verses that stand before or behind the portion of the entry', async () => {
    const peter = { book: '2PE', chapter: 1, verse: 1, endVerse: 4 } as const
    const { read } = withPreached(await foundFor(peter), peter)
    expect(formatReference(read)).toBe('2 Pedro 1:1-11')
    const kings = { book: '2KI', chapter: 2, verse: 1, endVerse: 15 } as const
    const whole = fitToPortion(await foundFor(kings), kings, new Map())
    expect(formatReference(withPreached(whole, kings).read)).toBe('2 Reis 2:1-15')
    const psalm = { book: 'PSA', chapter: 50, verse: 1, endVerse: 23 } as const
    expect(formatReference(withPreached(await foundFor(psalm), psalm).read)).toBe('Salmos 50:1-23')
  })

  it('reads no more than a group listens to, and nothing for a chapter that was named as a whole', async () => {
    const found = await foundFor({ book: '2KI', chapter: 2, verse: 1, endVerse: 15 })
    for (const base of [
      { book: '2KI', chapter: 2, verse: 1, endVerse: 25 },
      { book: '2KI', chapter: 2 },
    ] as const)
      expect(withPreached(found, base).read).toEqual(found.read)
  })
})

describe('fitToPortion', () => {
  const fitted = async (base: Parameters<typeof fitToPortion>[1], weights = new Map()) => {
    const found = await findPassage(base, weights)
    if (!found) throw new Error('no entry')
    return { found, fitted: fitToPortion(found, base, weights) }
  }
  const versesOf = (entry: Awaited<ReturnType<typeof fitted>>['fitted']['entry']) =>
    [...entry.observe, ...entry.interpret].flatMap(({ verses }) =>
      Array.from(verses.matchAll(/:(\d+)(?:-(\d+))?/g)).map(([, from, to = from]) => Number(to)),
    )

  it('leaves an entry alone whose reading was preached', async () => {
    const base = { book: 'MAT', chapter: 7, verse: 1, endVerse: 6 } as const
    const { found, fitted: same } = await fitted(base)
    expect(same).toEqual(found)
  })

  it('reads a passage whole that is hardly longer than a reading, where it was preached whole', async () => {
    const base = { book: 'ECC', chapter: 12, verse: 1, endVerse: 14 } as const
    const { found, fitted: whole } = await fitted(base)
    expect(formatReference(found.read)).toBe('Eclesiastes 12:3-14')
    expect(formatReference(whole.read)).toBe('Eclesiastes 12:1-14')
    expect(whole.entry).toEqual(found.entry)
  })

  it('moves the reading to the preached verses, and keeps only their questions', async () => {
    const { found, fitted: cut } = await fitted({ book: 'GEN', chapter: 35, verse: 1, endVerse: 4 })
    expect(formatReference(cut.read)).toBe('Gênesis 35:1-4')
    expect(Math.max(...versesOf(cut.entry))).toBeLessThanOrEqual(4)
    expect(versesOf(cut.entry).length).toBeLessThan(versesOf(found.entry).length)
    expect(cut.entry.read.how).not.toMatch(/\d/)
  })

  it('reads a short psalm whole, and a scene from its beginning where that is near', async () => {
    const psalm = await fitted({ book: 'PSA', chapter: 127, verse: 4 })
    expect(formatReference(psalm.fitted.read)).toBe('Salmos 127:1-5')
    const spring = await fitted({ book: 'PRO', chapter: 4, verse: 21, endVerse: 25 })
    expect(formatReference(spring.fitted.read)).toBe('Provérbios 4:20-27')
  })

  it('has nothing to do or to complete on verses that are not read', async () => {
    const { found, fitted: cut } = await fitted({
      book: 'ECC',
      chapter: 3,
      verse: 9,
      endVerse: 11,
    })
    const naming = ({ complete }: typeof cut.entry) =>
      complete.filter(({ text }) => text.includes('versículos 4 a 8'))
    expect(naming(found.entry)).toHaveLength(1)
    expect(naming(cut.entry)).toEqual([])
  })

  it('tells that the sermon preached another part of the text', async () => {
    const { fitted: cut } = await fitted({ book: 'EPH', chapter: 4, verse: 30 })
    expect(cut.fit).toBeLessThan(0.5)
  })
})
