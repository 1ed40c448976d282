import { describe, expect, it } from 'vitest'
import { findReferences } from '../../../../bible/references/find-references.ts'
import { findPassage } from './find-passage.ts'

const found = async (text: string, weights: readonly (readonly [number, number])[] = []) => {
  const [first] = findReferences(text)
  const passage = first && (await findPassage(first.reference, new Map(weights)))
  return passage?.entry.verses ?? null
}

describe('findPassage', () => {
  it('takes the entry that shares most with the base text', async () => {
    expect(await found('Mateus 6:19-24')).toBe('6:19-24')
    expect(await found('Mateus 6:20-21')).toBe('6:19-24')
  })

  it('takes of two entries that hold the base text the one that is hardly longer', async () => {
    expect(await found('Efésios 6:4')).toBe('6:1-4')
    expect(await found('Efésios 6:5-8')).toBe('6:5-9')
    expect(await found('Efésios 6:1-9')).toBe('6:1-9')
  })

  it('takes the entry of the very verses, however much of the passage round them is heard', async () => {
    const heard = [3, 4, 5, 6, 7, 8, 9, 10].map((verse) => [verse, 9] as const)
    expect(await found('Mateus 5:9', heard)).toBe('5:9')
    expect(await found('Mateus 5:1-12', heard)).toBe('5:1-12')
  })

  it('takes of a long reading the part that nearly all of the sermon is on', async () => {
    const commandments = 'Êxodo 20:1-17'
    expect(await found(commandments, [[12, 30]])).toBe('20:12')
    const several = [
      [12, 30],
      [13, 30],
    ] as const
    expect(await found(commandments, several)).toBe('20:1-17')
  })

  it('goes by the verses that the sermon dwells on where a chapter was named as a whole', async () => {
    expect(
      await found('Mateus 6', [
        [19, 40],
        [21, 60],
        [24, 30],
      ]),
    ).toBe('6:19-24')
    expect(await found('Mateus 6')).toBeNull()
  })

  it('has nothing where the bank has nothing that fits', async () => {
    expect(await found('Levítico 13:1-20')).toBeNull()
  })
})
