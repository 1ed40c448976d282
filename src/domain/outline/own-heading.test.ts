import { describe, expect, it } from 'vitest'
import { headLines, ownHeading } from './own-heading'

describe('ownHeading', () => {
  it.each([
    [
      'A paz que fica – Filipenses 4:4-9',
      { sermon: 'A paz que fica', passage: 'Filipenses 4:4-9' },
    ],
    ['A paz – a que fica – 1 João 4', { sermon: 'A paz – a que fica', passage: '1 João 4' }],
    ['O Pai que corre', { sermon: 'O Pai que corre', passage: null }],
    ['Fé – e obras', { sermon: 'Fé – e obras', passage: null }],
    [String.raw`A \*paz\* de \[Deus\]`, { sermon: 'A *paz* de [Deus]', passage: null }],
  ])('reads %s', (heading, wanted) => {
    expect(ownHeading(heading)).toEqual(wanted)
  })

  it('is nothing where an outline has no title', () => {
    expect(ownHeading(null)).toBeNull()
    expect(ownHeading('  ')).toBeNull()
  })
})

describe('headLines', () => {
  const GIVEN = 'Esboço de Célula/Pequeno Grupo - 22/11/2026'

  it.each([
    [GIVEN, 'A paz – Filipenses 4', 'A paz', null, 'Filipenses 4', true],
    ['Para os casais', 'A paz – João 14', 'Para os casais', 'A paz', 'João 14', false],
    ['A paz', 'A paz', 'A paz', null, null, true],
    [GIVEN, null, GIVEN, null, null, false],
  ])('puts first what tells %j of %j apart', (title, heading, large, small, passage, says) => {
    expect(headLines(title, heading)).toEqual({ large, small, passage, saysSermon: says })
  })
})
