import { describe, expect, it } from 'vitest'
import { readSpeech } from '../listen/words/speech.ts'
import { preparedAt } from './find-passage.ts'
import { hasOwnPoint } from './own-point.ts'

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
