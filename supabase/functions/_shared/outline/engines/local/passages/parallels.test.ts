import { describe, expect, it } from 'vitest'
import { findParallel, findPassage, partsOf, preparedAt, rangeOf } from './find-passage.ts'
import { PARALLELS } from './parallels.ts'

const unheard = new Map<number, number>()

describe('PARALLELS', () => {
  it.each(PARALLELS)('%s, which the bank does not have, is told in %s', async (told, prepared) => {
    const text = rangeOf(...partsOf(told))
    expect(await findPassage(text, unheard)).toBeNull()
    const [book, verses] = partsOf(prepared)
    expect(await preparedAt(book, verses)).not.toBeNull()
    expect((await findParallel(text, unheard))?.entry.verses).toBe(verses)
  })
})

describe('findParallel', () => {
  it('goes by the verses that were preached', async () => {
    const found = await findParallel(rangeOf('LUK', '8:43-48'), unheard)
    expect(found?.whole).toMatchObject({ book: 'MRK', chapter: 5, verse: 25 })
  })

  it('has nothing where nobody else tells it', async () => {
    expect(await findParallel(rangeOf('LUK', '1:5-25'), unheard)).toBeNull()
  })
})
