import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import type { DraftSection } from '../../../../model/document.ts'
import { readGroup } from '../group/group.ts'
import { PAPER, preparationOf } from './preparation.ts'

const paper: DraftSection = {
  kind: 'application',
  minutes: 8,
  blocks: [{ kind: 'paragraph', text: PAPER, origin: 'suggested' }],
}
const activity: DraftSection = { kind: 'activity', minutes: 8, blocks: [] }

function of(
  profile: string,
  sections: readonly DraftSection[],
  type: keyof typeof MEETING_TYPES = 'celula',
) {
  return preparationOf(
    { group: readGroup(profile, null), prepared: null, profile: MEETING_TYPES[type] },
    sections,
  )
}

describe('what is to be done before the people come', () => {
  it('is what the sections need', () => {
    expect(of('Jovens', [paper])).toBe('Leve papel e caneta para cada um.')
    expect(of('Crianças de 8 anos', [activity])).toBe('Separe o que a atividade pede.')
    expect(of('Grupo online de jovens', [paper])).toBe(
      'Peça que cada um tenha papel e caneta à mão.',
    )
  })

  it('thinks of whoever mourns', () => {
    expect(of('Senhoras, uma delas viúva há um mês', [])).toMatch(/^Ligue para quem está de luto/)
  })

  it('thinks of whoever has hard times, but not with children', () => {
    expect(of('Mulheres, uma está se separando', [])).toMatch(/^Fale antes com quem vive/)
    expect(of('Crianças de 8 anos, uma está com câncer', [])).toBeNull()
  })

  it('is left out where nothing is needed, and where nobody comes to a meeting', () => {
    expect(of('Jovens', [])).toBeNull()
    expect(of('Jovens', [paper], 'devocional')).toBeNull()
  })
})
