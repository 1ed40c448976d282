import { describe, expect, it } from 'vitest'
import { secondsOf } from '@/domain/generation/clip-time'
import { isUnfinishedTime, nextTimeValue, timeError, timeErrors } from './time-input'

/** Types character by character, as a keyboard does. */
function type(text: string): string {
  let value = ''
  for (const character of text) value = nextTimeValue(value, value + character)
  return value
}

describe('nextTimeValue', () => {
  it.each([
    ['1230', '12:30'],
    ['12:30', '12:30'],
    ['2:30', '2:30'],
    ['12', '12:'],
    ['2', '2'],
    ['a1b2c3d0', '12:30'],
    ['-2:30', '2:30'],
    ['12::30', '12:30'],
    ['123456', '12:34'],
    ['12:3045', '12:30'],
    ['1:2345', '1:234'],
    ['1:05:30', '65:30'],
    ['01:05:30', '65:30'],
    ['0:12:05', '12:05'],
    ['1:39:59', '99:59'],
    // more minutes than two digits hold: refused, and never read as one minute
    ['1:40:00', '1:400'],
    ['2:05:30', '2:053'],
  ])('makes %s into %s while it is typed', (typed, value) => {
    expect(type(typed)).toBe(value)
  })

  it.each([
    ['1230', '12:30'],
    ['123', '12:3'],
    [' 12:30 ', '12:30'],
    ['1h30', '13:0'],
    ['1:05:30', '65:30'],
    [' 1:05:30\n', '65:30'],
    ['1:40:00', '1:400'],
  ])('takes a pasted %s as %s', (pasted, value) => {
    expect(nextTimeValue('', pasted)).toBe(value)
  })

  it('lets the colon be taken away again', () => {
    expect(nextTimeValue('12:', '12')).toBe('12')
    expect(nextTimeValue('12', '1')).toBe('1')
    expect(nextTimeValue('12:3', '12:')).toBe('12:')
  })

  it('puts the colon back when more is typed', () => {
    expect(nextTimeValue('12', '123')).toBe('12:3')
  })
})

describe('secondsOf', () => {
  it.each([
    ['2:30', 150],
    ['02:30', 150],
    ['00:00', 0],
    ['99:59', 5999],
  ])('reads %s as %i', (value, seconds) => {
    expect(secondsOf(value)).toBe(seconds)
  })

  it.each(['', '2', '2:3', '2:60', '1:234', 'ab:cd'])('finds no time in %j', (value) => {
    expect(secondsOf(value)).toBeNull()
  })
})

describe('timeError', () => {
  it.each(['', '2:30', '02:30', '00:00', '90:59'])('accepts %j', (value) => {
    expect(timeError(value)).toBeNull()
  })

  it.each(['2', '12:', '12:3', '1:234', ':30'])('asks for the format in %j', (value) => {
    expect(timeError(value)).toBe('Formato inválido. Use MM:SS (ex: 2:30)')
  })

  it.each(['2:60', '12:99'])('asks for fewer seconds in %j', (value) => {
    expect(timeError(value)).toBe('Segundos devem ser menores que 60')
  })

  it('refuses a negative time', () => {
    expect(timeError('-2:30')).toBe('Tempo não pode ser negativo')
  })
})

describe('timeErrors', () => {
  it.each([
    { start: '', end: '' },
    { start: '10:00', end: '' },
    { start: '', end: '10:00' },
    { start: '10:00', end: '10:01' },
    { start: '9:00', end: '10:00' },
  ])('accepts $start to $end', (times) => {
    expect(timeErrors(times)).toEqual({ start: null, end: null })
  })

  it.each([
    { start: '10:00', end: '10:00' },
    { start: '10:00', end: '9:59' },
    { start: '', end: '00:00' },
  ])('wants the end of $start to $end later', (times) => {
    expect(timeErrors(times)).toEqual({
      start: null,
      end: 'Tempo de fim deve ser maior que o tempo de início',
    })
  })

  it('judges the order only where the start can be read', () => {
    expect(timeErrors({ start: '10:99', end: '9:00' })).toEqual({
      start: 'Segundos devem ser menores que 60',
      end: null,
    })
  })
})

describe('isUnfinishedTime', () => {
  it.each(['', '1', '12', '12:', '2:3', ':'])('waits for more after %j', (value) => {
    expect(isUnfinishedTime(value)).toBe(true)
  })

  it.each(['2:30', '2:60', '1:234'])('waits no longer after %j', (value) => {
    expect(isUnfinishedTime(value)).toBe(false)
  })
})
