import { expect, it } from 'vitest'
import { suitsAge } from './brief.ts'

it('sends nobody to work who is retired or at school', () => {
  const ask = 'Que decisão do seu trabalho muda com isso?'
  expect(suitsAge(ask, { band: 'adultos' })).toBe(true)
  expect(suitsAge(ask, { band: 'idosos' })).toBe(false)
  expect(suitsAge(ask, { band: 'juvenil' })).toBe(false)
  expect(suitsAge('Que decisão da sua casa muda com isso?', { band: 'idosos' })).toBe(true)
})
