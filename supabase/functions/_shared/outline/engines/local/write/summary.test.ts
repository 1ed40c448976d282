import { describe, expect, it } from 'vitest'
import type { Movement } from '../listen/movements.ts'
import type { Told } from '../listen/telling.ts'
import { NO_THREAD, type Thread } from '../listen/thread.ts'
import type { Brief } from './brief.ts'
import { createChooser } from './seeded-choice.ts'
import { writeRoad } from './summary.ts'

const BASE = { book: 'LUK', chapter: 15, verse: 11, endVerse: 32 } as const

const told = (prose: string, parts: Partial<Told> = {}): Told => ({
  from: 0,
  to: prose.split(' ').length,
  at: 60,
  prose,
  quote: prose,
  isOwn: false,
  isWhole: false,
  isVerbatim: true,
  score: 2,
  ...parts,
})

const movement = (parts: Partial<Movement>): Movement => ({
  from: 0,
  to: 100,
  at: 0,
  verses: null,
  story: null,
  references: [],
  ...parts,
})

function roadOf(
  thread: Partial<Thread>,
  movements: readonly Movement[],
  more: { expounds?: boolean; punctuated?: boolean } = {},
): string {
  const parts: Partial<Brief> = {
    movements,
    thread: { ...NO_THREAD, ...thread },
    choose: createChooser('seed', () => false),
    group: { band: 'adultos', grief: false, visitors: false } as Brief['group'],
    passages: { base: BASE, key: BASE, said: [], suggested: [] },
    themes: [],
    prepared: null,
    near: null,
    expounds: more.expounds ?? true,
    speech: { punctuated: more.punctuated ?? true } as Brief['speech'],
  }
  return writeRoad(parts as Brief, 9)
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n')
}

const STEPS = [movement({ verses: { first: 11, last: 16 } }), movement({ from: 100, to: 200 })]

describe('writeRoad', () => {
  it('puts the words of the preacher between marks, behind where in the text they stand', () => {
    const road = roadOf({ steps: [[told('O filho quis a herança sem o pai.')], []] }, STEPS)
    expect(road).toMatch(/começa pelos versículos 11 a 16: “O filho quis a herança sem o pai\.”/)
  })

  it('leaves out what is not word for word', () => {
    const road = roadOf(
      { steps: [[told('O filho quis a herança.', { isVerbatim: false })], []] },
      STEPS,
    )
    expect(road).not.toContain('O filho quis')
  })

  it('calls nothing the centre that the preacher does not', () => {
    const thesis = told('O pai corre ao encontro de quem volta.')
    expect(roadOf({ thesis, isSure: false }, STEPS)).not.toMatch(/centro|resume/)
    expect(roadOf({ thesis, isSure: false }, STEPS)).toContain(thesis.prose)
  })

  it('says of a lesson that its text is one of several', () => {
    expect(roadOf({}, STEPS, { expounds: false })).toContain(
      'passou por vários textos; um deles é Lucas 15:11-32',
    )
  })

  it('tells of captions without a sure sentence where they go, and no place twice in a row', () => {
    const again = movement({ verses: { first: 11, last: 16 }, references: [] })
    const psalm = { book: 'PSA', chapter: 23, verse: 1 } as const
    const road = roadOf({}, [again, again, movement({ references: [psalm] })], {
      punctuated: false,
    })
    expect(road).toContain('A mensagem começa com os versículos 11 a 16.')
    expect(road.match(/11 a 16/g)).toHaveLength(1)
    expect(road).toContain('Na última parte, Salmos 23:1.')
  })
})
