import { describe, expect, it } from 'vitest'
import { MEETING_TYPES, OUTLINE_TYPES } from './meeting-types.ts'
import { REQUIRED_SECTIONS } from './sections.ts'

it('offers these types, in this order', () => {
  expect(Object.values(MEETING_TYPES).map(({ label }) => label)).toEqual([
    'Célula/Pequeno Grupo',
    'Estudo Bíblico',
    'Sermão',
    'Devocional',
  ])
})

describe.each(OUTLINE_TYPES)('%s', (type) => {
  const { label, audience, sections, questions, readIn, guide } = MEETING_TYPES[type]
  const kinds: string[] = sections.map(({ kind }) => kind)
  const sometimes = sections.flatMap(({ kind, from }) => (from === undefined ? [] : [kind]))

  it('has a name that the database takes, and a label of its own', () => {
    expect(type).toMatch(/^[a-z][a-z_-]{1,30}$/)
    expect(Object.values(MEETING_TYPES).filter((other) => other.label === label)).toHaveLength(1)
  })

  it('has each section once, the required ones in every meeting', () => {
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds).toEqual(expect.arrayContaining(REQUIRED_SECTIONS))
    expect(sometimes.filter((kind) => REQUIRED_SECTIONS.includes(kind))).toEqual([])
  })

  it('has a place for what a leader may ask for', () => {
    expect(kinds).toEqual(expect.arrayContaining(['prayer', 'worship']))
    expect(kinds.includes('activity')).toBe(audience !== 'person')
  })

  it('can spend the longest meeting', () => {
    const usual = sections.filter(({ from }) => from !== 'asked')
    expect(usual.reduce((sum, { most }) => sum + most, 0)).toBeGreaterThanOrEqual(120)
  })

  it('prints the base text in a section that it has', () => {
    expect(kinds).toContain(readIn)
  })

  it('tells a model what is expected of it', () => {
    expect(guide).toMatch(/\p{L}/u)
  })

  it('asks for some questions', () => {
    expect(questions.least).toBeGreaterThan(0)
    expect(questions.most).toBeGreaterThanOrEqual(questions.least)
  })
})
