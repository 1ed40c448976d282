import { describe, expect, it } from 'vitest'
import type { OutlineBlock, OutlineSection } from '../model/document.ts'
import type { OutlineType } from '../../contract/meeting/meeting-types.ts'
import { fitMinutes } from './fit-minutes.ts'

const questions = (count: number, from = 1): OutlineBlock => ({
  kind: 'numbered',
  items: Array.from({ length: count }, (_, index) => `O que diz a parte ${from + index}?`),
  origin: 'suggested',
})

function fitted(section: OutlineSection, type: OutlineType = 'celula') {
  const details: string[] = []
  return { section: fitMinutes(section, type, (_, detail) => details.push(detail)), details }
}

describe('fitMinutes', () => {
  it('leaves what fits as it is', () => {
    const section: OutlineSection = { kind: 'questions', minutes: 20, blocks: [questions(10)] }
    expect(fitted(section)).toEqual({ section, details: [] })
  })

  it('keeps of too many questions the first, the last and those evenly between', () => {
    const { section, details } = fitted({
      kind: 'questions',
      minutes: 6,
      blocks: [questions(4), { kind: 'heading', text: 'Para viver' }, questions(5, 5)],
    })
    expect(section.blocks).toEqual([
      { kind: 'numbered', items: ['O que diz a parte 1?'], origin: 'suggested' },
      { kind: 'heading', text: 'Para viver' },
      {
        kind: 'numbered',
        items: ['O que diz a parte 5?', 'O que diz a parte 9?'],
        origin: 'suggested',
      },
    ])
    expect(details).toEqual(['questions: more than 6 minutes hold'])
  })

  it('lets those go first that the outline says may be left out, with what helps the leader with them', () => {
    const note = (text: string): OutlineBlock => ({ kind: 'note', text })
    const one = (text: string): OutlineBlock => ({
      kind: 'numbered',
      items: [text],
      origin: 'suggested',
    })
    const blocks = ['1', '(Pode pular) 2', '3', '4', '5'].flatMap((name) => [
      one(name.startsWith('(') ? `${name}?` : `O que diz ${name}?`),
      note(`Nota ${name}`),
    ])
    const { section } = fitted({ kind: 'questions', minutes: 8, blocks })
    expect(section.blocks).toEqual(blocks.filter((_, index) => index < 2 || index > 3))
    const fewer = fitted({ kind: 'questions', minutes: 6, blocks }).section.blocks
    expect(fewer.filter(({ kind }) => kind === 'note')).toHaveLength(3)
  })

  it('keeps no more questions than the type of the meeting has use for', () => {
    const section: OutlineSection = { kind: 'questions', minutes: 30, blocks: [questions(12)] }
    const itemsOf = (type: OutlineType) =>
      fitted(section, type).section.blocks.flatMap((block) => ('items' in block ? block.items : []))
    expect(itemsOf('celula')).toHaveLength(10)
    expect(itemsOf('sermao')).toHaveLength(5)
  })

  it('drops the end of a text that nobody can read in that time, but never all', () => {
    const long: OutlineBlock = { kind: 'paragraph', text: 'a'.repeat(900), origin: 'said' }
    const { section } = fitted({
      kind: 'summary',
      minutes: 1,
      blocks: [long, { kind: 'heading', text: 'Mais' }, long, long],
    })
    expect(section.blocks).toEqual([long])
    const huge: OutlineBlock = { kind: 'paragraph', text: 'a'.repeat(5_000), origin: 'said' }
    expect(fitted({ kind: 'summary', minutes: 0, blocks: [huge] }).section.blocks).toEqual([huge])
  })

  it('leaves more room for what one tells than for what all talk about', () => {
    const part: OutlineBlock = { kind: 'paragraph', text: 'a'.repeat(500), origin: 'said' }
    const parts = Array.from({ length: 8 }, () => part)
    const kept = (kind: 'summary' | 'application') =>
      fitted({ kind, minutes: 8, blocks: parts }).section.blocks.length
    expect(kept('summary')).toBe(8)
    expect(kept('application')).toBe(6)
  })

  it('does not count Bible text', () => {
    const reference = { book: 'JHN', chapter: 3, verse: 16 } as const
    const blocks = Array.from({ length: 3 }, (): OutlineBlock => ({
      kind: 'verse',
      reference,
      text: 'a'.repeat(2_000),
    }))
    expect(fitted({ kind: 'observation', minutes: 1, blocks }).section.blocks).toHaveLength(3)
  })
})
