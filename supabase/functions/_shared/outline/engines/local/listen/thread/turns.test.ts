import { expect, it } from 'vitest'
import { fold } from '../../../../model/words.ts'
import { isTakenBack, ON_CONDITION } from './turns.ts'
import type { Weighed } from '../weighed/weighed.ts'

/** Only what is looked at, word behind word. */
function sentences(...said: readonly string[]): Weighed[] {
  let from = 0
  return said.map((raw, index) => {
    const words = raw.split(' ').length
    const one = { index, from, to: from + words, raw, folded: fold(raw) }
    from += words
    return one as Weighed
  })
}

it('tells where the next sentence takes half of it back', () => {
  const [first, ...rest] = sentences('Deus é paciente com o pecado.', 'Mas uma hora diz: chega!')
  expect(first && isTakenBack(first, [first, ...rest])).toBe(true)
  const [alone, ...others] = sentences('Deus é paciente com o pecado.', 'Ele espera por nós.')
  expect(alone && isTakenBack(alone, [alone, ...others])).toBe(false)
})

it('knows what holds for some alone', () => {
  expect(ON_CONDITION.test(fold('Se você já está retornando, siga o caminho reto.'))).toBe(true)
  expect(ON_CONDITION.test(fold('Seguir a Jesus é voltar para casa.'))).toBe(false)
})
