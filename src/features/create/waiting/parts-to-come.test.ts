import { STRUCTURES, type MeetingBlock } from '@contract/meeting/structures'
import { describe, expect, it } from 'vitest'
import { partsToCome } from './parts-to-come'

const sum = (parts: readonly { minutes: number }[]) =>
  parts.reduce((total, { minutes }) => total + minutes, 0)

const MEETING = { outlineType: 'celula', duration: 60, blocks: null, followsUp: false } as const

describe('the parts of a sheet to come', () => {
  it('are the usual ones without an order of the church', () => {
    const parts = partsToCome(MEETING)
    expect(parts[0]?.title).toBe('Quebra-gelo')
    expect(sum(parts)).toBe(60)
  })

  it('stand in the church’s order, under its names', () => {
    const parts = partsToCome({ ...MEETING, blocks: STRUCTURES['4es'].blocks })
    expect(parts.map(({ title }) => title.split(':')[0])).toEqual([
      'Encontro',
      'Exaltação',
      ...Array.from({ length: parts.length - 4 }, () => 'Edificação'),
      'Evangelismo',
      'Evangelismo',
    ])
    expect(parts[0]?.title).toBe('Encontro: Quebra-gelo')
    expect(sum(parts)).toBe(60)
  })

  it('keep the minutes that a church has given, and its moments without words', () => {
    const blocks: MeetingBlock[] = [
      { name: 'Louvor', minutes: 20, part: 'worship' },
      { name: 'Palavra', minutes: null, part: 'word' },
      { name: 'Lanche', minutes: 15, part: null },
    ]
    const parts = partsToCome({ ...MEETING, blocks, followsUp: true })
    expect(parts[0]).toEqual({ title: 'Como foi?', minutes: 5 })
    expect(parts).toContainEqual({ title: 'Louvor', minutes: 20 })
    expect(parts.at(-1)).toEqual({ title: 'Lanche', minutes: 15 })
    expect(sum(parts)).toBe(60)
  })

  it('are the usual ones where the church’s order does not fit, and have no look back where it just fits', () => {
    const blocks: MeetingBlock[] = [
      { name: 'Palavra', minutes: null, part: 'word' },
      { name: 'Lanche', minutes: 15, part: null },
    ]
    expect(partsToCome({ ...MEETING, blocks, duration: 20 })).toEqual(
      partsToCome({ ...MEETING, duration: 20 }),
    )
    const tight = partsToCome({ ...MEETING, blocks, duration: 25, followsUp: true })
    expect(tight.map(({ title }) => title)).not.toContain('Como foi?')
    expect(sum(tight)).toBe(25)
  })
})
