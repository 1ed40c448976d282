import { describe, expect, it } from 'vitest'
import { readSpeech } from '../listen/words/speech.ts'
import { THEMES } from '../themes/themes.ts'
import { preparedAt } from './find-passage.ts'
import { hasOwnPoint, isPointElsewhere, themesOfNouns } from './own-point.ts'

const speechOf = (said: string) =>
  readSpeech({
    cues: Array.from({ length: 12 }, (_, index) => ({
      start: 60 * index,
      end: 60 * index + 60,
      text: said,
    })),
    timed: true,
    language: null,
    title: null,
  })

describe('hasOwnPoint', () => {
  it('tells a sermon on something else than the entry of its text', async () => {
    const prepared = await preparedAt('GEN', '4:1-16')
    expect(prepared).not.toBeNull()
    if (!prepared) return
    const worship = 'O cerimonial da adoração e o zelo da adoração: sem o zelo, o cerimonial é vão.'
    expect(hasOwnPoint(speechOf(worship), prepared.entry, [])).toBe(true)
    const envy = 'Caim e o irmão: a inveja de Caim matou o irmão, e a inveja estava à porta.'
    expect(hasOwnPoint(speechOf(envy), prepared.entry, [])).toBe(false)
  })
})

describe('isPointElsewhere', () => {
  it('is so where the verse of the entry was not preached, nor its words said', async () => {
    const prepared = await preparedAt('EPH', '4:25-32')
    const theft = { book: 'EPH', chapter: 4, verse: 28 } as const
    const around = { prepared, relation: 'around', isSpokenOf: false } as const
    expect(isPointElsewhere(around, theft)).toBe(true)
    expect(isPointElsewhere({ ...around, isSpokenOf: true }, theft)).toBe(false)
    expect(isPointElsewhere(around, { ...theft, endVerse: 32 })).toBe(false)
    expect(isPointElsewhere({ ...around, relation: 'kindred' }, theft)).toBe(false)
  })
})

describe('themesOfNouns', () => {
  const named = (nouns: string[]) =>
    themesOfNouns(
      THEMES.filter(({ name }) => /trabalho|casamento/.test(name)),
      nouns,
    ).map(({ name }) => name)

  it('leaves a theme that none of its nouns belongs to', () => {
    expect(named(['amizade', 'namoro', 'casamento'])).toEqual([
      expect.stringContaining('casamento'),
    ])
  })

  it('leaves none where one noun is all there is', () => {
    expect(named(['amizade']).length).toBeGreaterThan(1)
  })
})
