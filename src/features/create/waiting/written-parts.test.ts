import { STRUCTURES } from '@contract/meeting/structures'
import { describe, expect, it } from 'vitest'
import { partsToCome } from './parts-to-come'
import { writtenParts } from './written-parts'

const MEETING = { outlineType: 'celula', duration: 60, blocks: null, followsUp: false } as const

describe('the parts that are written', () => {
  const parts = partsToCome(MEETING)

  it('are told by the headings that have come, with or without their minutes', () => {
    const sections = ['## Quebra-gelo\n\nConte.\n', '## Oração (5 min)\n\nOrem.\n']
    expect([...writtenParts(parts, sections)]).toEqual(['Quebra-gelo', 'Oração'])
    expect(writtenParts(parts, [])).toEqual(new Set())
  })

  it('are those of the church’s order under its names, whatever Markdown escapes in them', () => {
    const blocks = STRUCTURES['4es'].blocks
    const own = partsToCome({ ...MEETING, blocks })
    expect([...writtenParts(own, ['## Encontro: Quebra\\-gelo\n\nConte.\n'])]).toEqual([
      'Encontro: Quebra-gelo',
    ])
    expect(writtenParts(own, ['## Para quem conduz\n\nOuça.\n'])).toEqual(new Set())
  })
})
