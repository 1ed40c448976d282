import { REQUIRED_SECTIONS } from './sections.ts'
import { describe, expect, it } from 'vitest'
import { OUTLINE_TYPES } from './meeting-types.ts'
import { allotMinutes } from './allot-minutes.ts'

const DURATIONS = Array.from({ length: 24 }, (_, i) => 5 * (i + 1))
const kinds = (...args: Parameters<typeof allotMinutes>) =>
  allotMinutes(...args).map(({ kind }) => kind)

describe('allotMinutes', () => {
  it.each(OUTLINE_TYPES)(
    '%s adds up exactly and has the six sections at every duration',
    (type) => {
      for (const duration of DURATIONS) {
        const sections = allotMinutes(type, duration)
        expect(sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration)
        expect(sections.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining([...REQUIRED_SECTIONS]),
        )
        for (const { minutes } of sections) {
          expect(Number.isInteger(minutes)).toBe(true)
          expect(minutes).toBeGreaterThanOrEqual(duration >= 10 ? 1 : 0)
        }
      }
    },
  )

  it('leaves the last of six sections without minutes when there are only five', () => {
    expect(allotMinutes('celula', 5)).toEqual([
      { kind: 'icebreaker', minutes: 1 },
      { kind: 'summary', minutes: 1 },
      { kind: 'questions', minutes: 1 },
      { kind: 'application', minutes: 1 },
      { kind: 'conclusion', minutes: 1 },
      { kind: 'challenge', minutes: 0 },
    ])
  })

  it('gives the talk the largest share of a cell meeting and keeps the ends short', () => {
    const minutes = new Map(
      allotMinutes('celula', 60).map((section) => [section.kind, section.minutes]),
    )
    expect(minutes.get('questions')).toBe(Math.max(...minutes.values()))
    expect(minutes.get('conclusion')).toBeLessThanOrEqual(5)
    expect(minutes.get('icebreaker')).toBeLessThanOrEqual(15)
  })

  it('has the sections of its type, in order', () => {
    expect(kinds('celula', 60)).toEqual([
      'icebreaker',
      'worship',
      'summary',
      'questions',
      'application',
      'prayer',
      'conclusion',
      'challenge',
    ])
    expect(kinds('celula', 55)).not.toContain('worship')
    expect(kinds('estudo', 60).slice(0, 3)).toEqual(['icebreaker', 'observation', 'summary'])
    expect(kinds('sermao', 60).slice(0, 4)).toEqual([
      'icebreaker',
      'introduction',
      'summary',
      'points',
    ])
    expect(kinds('devocional', 15)).toEqual([
      'icebreaker',
      'summary',
      'questions',
      'application',
      'prayer',
      'conclusion',
      'challenge',
    ])
  })

  it('adds what was wished for, takes away what was not, never a required section', () => {
    expect(kinds('celula', 15, [{ kind: 'prayer', wanted: true }])).toContain('prayer')
    expect(kinds('celula', 90, [{ kind: 'worship', wanted: false }])).not.toContain('worship')
    expect(kinds('celula', 30, [{ kind: 'activity', wanted: true }])).toContain('activity')
    expect(kinds('celula', 30, [{ kind: 'summary', wanted: false }])).toContain('summary')
  })

  it('follows the weight of a wish', () => {
    const minutes = (weight: number) =>
      allotMinutes('celula', 30, [{ kind: 'activity', wanted: true, weight }]).find(
        ({ kind }) => kind === 'activity',
      )?.minutes ?? 0
    expect(minutes(40)).toBeGreaterThan(minutes(10))
  })
})
