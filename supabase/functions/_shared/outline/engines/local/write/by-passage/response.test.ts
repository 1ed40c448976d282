import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import { NO_THREAD } from '../../listen/thread/thread.ts'
import type { Brief } from '../brief/brief.ts'
import { createChooser } from '../brief/seeded-choice.ts'
import { readGroup } from '../group/group.ts'
import { writeConclusion, writePrayer } from './response.ts'

const brief = (type: keyof typeof MEETING_TYPES, info: string | null = null) => {
  const parts: Partial<Brief> = {
    profile: MEETING_TYPES[type],
    group: readGroup(null, info),
    choose: createChooser('seed'),
    chooseBySeed: createChooser('seed'),
    thread: NO_THREAD,
    pool: { best: () => null } as unknown as Brief['pool'],
    movements: [],
  }
  return parts as Brief
}
const prepared = (prayer: string) =>
  ({ entry: { prayer, closing: 'Ele não foi embora.' } }) as PreparedPassage

describe('the end of a meeting', () => {
  it('says what Jesus did, then the last word of the text', () => {
    const said = JSON.stringify(writeConclusion(brief('celula'), 3, prepared('')))
    expect(said).toMatch(/(?:morreu|levou na cruz).*(?:ressuscitou|está vivo).*Ele não foi embora/)
  })

  it('has the last word alone where there is no time, and for who reads alone', () => {
    for (const blocks of [
      writeConclusion(brief('celula'), 1, prepared('')),
      writeConclusion(brief('devocional'), 3, prepared('')),
    ])
      expect(JSON.stringify(blocks)).not.toContain('ressuscitou')
  })
})

describe('the prayer', () => {
  it('ends in the name of Jesus, once', () => {
    const said = (prayer: string) =>
      JSON.stringify(writePrayer(brief('celula'), 5, prepared(prayer)))
    expect(said('Fica conosco.')).toContain('Fica conosco. Em nome de Jesus, amém.')
    expect(said('Fica conosco. Amém.')).not.toContain('Em nome de Jesus')
  })

  it('has a reason for whoever has hard times, which names nobody', () => {
    const said = JSON.stringify(
      writePrayer(brief('celula', 'Dois estão desempregados'), 5, prepared('')),
    )
    expect(said).toContain('sem dizer nomes')
    expect(said).toContain('Por quem procura trabalho')
  })
})
