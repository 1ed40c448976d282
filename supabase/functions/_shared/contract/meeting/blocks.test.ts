import { describe, expect, it } from 'vitest'
import { MEETING_TYPES, OUTLINE_TYPES } from './meeting-types.ts'
import { REQUIRED_SECTIONS } from './sections.ts'
import { leastMinutes, type MeetingBlock, ownMinutes, STRUCTURES } from './structures.ts'
import { inBlocks, outreachIn, withBlockMinutes } from './blocks.ts'
import { allotMinutes } from './allot-minutes.ts'
import { planMeeting } from './meeting-plan.ts'

const OWN: MeetingBlock[] = [
  { name: 'Avisos', minutes: 5, part: null },
  { name: 'Louvor', minutes: 20, part: 'worship' },
  { name: 'Palavra', minutes: null, part: 'word' },
  { name: 'Para casa', minutes: 3, part: 'challenge' },
  { name: 'Lanche', minutes: 15, part: null },
]
const ALL = [...Object.values(STRUCTURES).map(({ blocks }) => blocks), OWN]
const TYPES = OUTLINE_TYPES.filter((type) => MEETING_TYPES[type].audience !== 'person')

describe('a meeting in the church’s order', () => {
  it.each(TYPES)('adds up, with the six sections, at every length that holds it: %s', (type) => {
    for (const blocks of ALL) {
      for (let minutes = leastMinutes(blocks); minutes <= 120; minutes += 1) {
        const duration = minutes - ownMinutes(blocks)
        const plan = planMeeting({ outlineType: type, duration, blocks })
        expect(plan.reduce((sum, section) => sum + section.minutes, 0)).toBe(duration)
        expect(plan.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...REQUIRED_SECTIONS]))
        expect(plan.every((section) => section.minutes >= 1)).toBe(true)
      }
    }
  })

  it('has what the church has a moment for, and nothing else', () => {
    const kinds = (blocks: readonly MeetingBlock[]) =>
      planMeeting({ outlineType: 'celula', duration: 60, blocks }).map(({ kind }) => kind)
    expect(kinds(OWN)).toEqual([
      'worship',
      'icebreaker',
      'summary',
      'questions',
      'application',
      'conclusion',
      'challenge',
    ])
    expect(kinds(STRUCTURES['4es'].blocks)).toEqual([
      'icebreaker',
      'worship',
      'summary',
      'questions',
      'application',
      'conclusion',
      'prayer',
      'challenge',
    ])
    expect(kinds(STRUCTURES.criancas.blocks)).toContain('activity')
  })

  it('gives a block its own minutes, and to the Word what is left', () => {
    const plan = planMeeting({ outlineType: 'celula', duration: 40, blocks: OWN })
    const minutes = new Map(plan.map((section) => [section.kind, section.minutes]))
    expect(minutes.get('worship')).toBe(20)
    expect(minutes.get('challenge')).toBe(3)
  })

  it('is wished for by the group before it is by the church', () => {
    const plan = planMeeting({ outlineType: 'celula', duration: 60, blocks: OWN }, [
      { kind: 'worship', wanted: false },
      { kind: 'prayer', wanted: true },
    ])
    const kinds = plan.map(({ kind }) => kind)
    expect(kinds).toContain('prayer')
    expect(kinds).not.toContain('worship')
    expect(plan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60)
  })
})

it('knows the part for those who are not there yet by its name', () => {
  expect([...outreachIn(STRUCTURES['4es'].blocks)]).toEqual(['prayer', 'challenge'])
  expect([...outreachIn([{ name: 'Missões', minutes: 5, part: 'prayer' }])]).toEqual(['prayer'])
  expect(outreachIn(STRUCTURES.palavra.blocks).size + outreachIn(OWN).size).toBe(0)
  expect(outreachIn().size).toBe(0)
})

it('is as it was without blocks', () => {
  const sections = allotMinutes('estudo', 45)
  expect(planMeeting({ outlineType: 'estudo', duration: 45 })).toEqual(sections)
  expect(withBlockMinutes(sections, undefined, 45)).toEqual(sections)
  expect(inBlocks(sections, undefined)).toEqual(
    sections.map((section) => ({ block: null, section })),
  )
})
