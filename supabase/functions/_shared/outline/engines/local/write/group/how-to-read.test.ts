import { expect, it } from 'vitest'
import { howToRead } from './how-to-read.ts'

const BY_HALVES = 'Homens leem o que foi dito às mulheres e mulheres o que foi dito aos homens.'
const BY_TWO = 'Duas mulheres leem as falas de Sifrá e Puá.'

it('asks for no reader who is not in the room', () => {
  expect(howToRead(BY_HALVES, ['women', 'adults'])).toBe('Cada pessoa lê um pedaço, devagar.')
  expect(howToRead(BY_TWO, ['men'])).toBe('Cada pessoa lê um pedaço, devagar.')
  expect(howToRead('Uma mulher lê as falas da sunamita.', ['men'])).toBe(
    'Cada pessoa lê um pedaço, devagar.',
  )
  expect(howToRead('Um homem lê Boaz.', ['women'])).toBe('Cada pessoa lê um pedaço, devagar.')
  expect(howToRead('Homens leem 25-30; mulheres, 31-35.', ['men'])).toBe(
    'Cada pessoa lê um pedaço, devagar.',
  )
})

it('reads as the entry says where they are', () => {
  expect(howToRead(BY_HALVES, ['adults'])).toBe(BY_HALVES)
  expect(howToRead(BY_HALVES, ['women', 'men'])).toBe(BY_HALVES)
  expect(howToRead(BY_TWO, ['women'])).toBe(BY_TWO)
})
