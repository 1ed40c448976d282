import { describe, expect, it } from 'vitest'
import { SECTION_KINDS } from './sections.ts'
import {
  blockOf,
  blocksOf,
  leastMinutes,
  type MeetingBlock,
  ownMinutes,
  problemOf,
  STRUCTURES,
} from './structures.ts'

const WORD: MeetingBlock = { name: 'Mensagem', minutes: null, part: 'word' }
const SNACK: MeetingBlock = { name: 'Lanche', minutes: 15, part: null }

describe('the ready structures', () => {
  it('are these', () => {
    expect(
      Object.values(STRUCTURES).map(({ label, blocks }) => [
        label,
        blocks.map(({ name }) => name).join(', '),
      ]),
    ).toEqual([
      ['4 Es', 'Encontro, Exaltação, Edificação, Evangelismo'],
      ['Quebra-gelo, Louvor, Palavra, Oração', 'Quebra-gelo, Louvor, Palavra, Oração'],
      ['Crianças', 'Boas-vindas, Louvor, História, Mão na massa, Conversa, Oração, Para casa'],
    ])
  })

  it.each(Object.entries(STRUCTURES))('%s has a place for every section', (key, { blocks }) => {
    expect(blocksOf({ ready: key })).toBe(blocks)
    expect(blocksOf(structuredClone(blocks))).toEqual(blocks)
    expect(blocks.map(problemOf)).toEqual(blocks.map(() => null))
    for (const kind of SECTION_KINDS) expect(blockOf(kind, blocks)).toBeDefined()
    expect(leastMinutes(blocks)).toBe(10)
  })
})

describe('blocksOf', () => {
  it('reads blocks of the leader’s own; the Word has what time is left', () => {
    expect(blocksOf([{ ...WORD, name: ' Mensagem ', minutes: 30, more: 1 }, SNACK])).toEqual([
      WORD,
      SNACK,
    ])
  })

  it.each([
    ['nothing', null],
    ['what is not there', { ready: 'toString' }],
    ['no list', { ...WORD }],
    ['an empty one', []],
    ['no Word', [SNACK]],
    ['the Word twice', [WORD, WORD]],
    ['more than twelve', [WORD, ...Array.from({ length: 12 }, () => SNACK)]],
    ['a hole', [WORD, null]],
    ['an unknown part', [WORD, { ...SNACK, part: 'constructor' }]],
    ['half a minute', [WORD, { ...SNACK, minutes: 1.5 }]],
    ['a block of ours by its name alone', [WORD, { ...SNACK, name: 'Desafio' }]],
  ])('reads %s as no structure', (_, stored) => {
    expect(blocksOf(stored)).toBeNull()
  })
})

describe('problemOf', () => {
  it.each<[string | null, Partial<MeetingBlock>]>([
    [null, {}],
    [null, { part: 'prayer', name: 'Oração', minutes: null }],
    ['name', { name: '' }],
    ['name', { name: 'a'.repeat(41) }],
    ['name', { name: 'Lanche: Desafio' }],
    ['name', { name: 'Lanche\nda Ana' }],
    ['taken', { name: 'Perguntas da semana' }],
    ['minutes', { minutes: null }],
    ['minutes', { minutes: 0 }],
    ['minutes', { minutes: 121 }],
  ])('is %s of %o', (problem, changed) => {
    expect(problemOf({ ...SNACK, ...changed })).toBe(problem)
  })
})

it('says how long a meeting of these blocks is at least', () => {
  const prayer: MeetingBlock = { name: 'Clamor', minutes: 20, part: 'prayer' }
  expect(ownMinutes([WORD, SNACK, prayer])).toBe(15)
  expect(leastMinutes([WORD, SNACK])).toBe(25)
  expect(leastMinutes([WORD, SNACK, prayer])).toBe(15 + 20 + 6)
})
