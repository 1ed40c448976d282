import { describe, expect, it } from 'vitest'
import {
  pause,
  resume,
  spentIn,
  spentInAll,
  startClock,
  tellTime,
  turnTo,
  wholeMinutes,
} from './meeting-clock'

const MINUTE = 60_000

describe('the clock of a meeting', () => {
  it('runs for the part on the screen', () => {
    let clock = startClock(0, 0)
    clock = turnTo(clock, 2, 5 * MINUTE)
    expect(spentIn(clock, 0, 9 * MINUTE)).toBe(5 * MINUTE)
    expect(spentIn(clock, 1, 9 * MINUTE)).toBe(0)
    expect(spentIn(clock, 2, 9 * MINUTE)).toBe(4 * MINUTE)
    expect(spentInAll(clock, 9 * MINUTE)).toBe(9 * MINUTE)
  })

  it('goes on where a part was left', () => {
    let clock = turnTo(startClock(0, 0), 1, 3 * MINUTE)
    clock = turnTo(clock, 0, 4 * MINUTE)
    expect(spentIn(clock, 0, 6 * MINUTE)).toBe(5 * MINUTE)
  })

  it('stands still while it is paused, on whatever part', () => {
    let clock = pause(startClock(0, 0), MINUTE)
    clock = turnTo(clock, 1, 10 * MINUTE)
    expect(spentInAll(clock, 20 * MINUTE)).toBe(MINUTE)
    clock = resume(clock, 20 * MINUTE)
    expect(spentIn(clock, 1, 22 * MINUTE)).toBe(2 * MINUTE)
  })

  it('begins with what was spent before', () => {
    expect(spentInAll(startClock(1, 0, [MINUTE, MINUTE]), MINUTE)).toBe(3 * MINUTE)
  })
})

it.each([
  [10, 0, 'Restam 10 min'],
  [10, 1, 'Restam 10 min'],
  [10, 8.5 * MINUTE, 'Restam 2 min'],
  [10, 9 * MINUTE, 'Resta 1 min'],
  [10, 9.5 * MINUTE, 'Menos de 1 min'],
  [10, 10 * MINUTE, 'O tempo terminou'],
  [10, 10.9 * MINUTE, 'O tempo terminou'],
  [10, 11 * MINUTE, '1 min a mais'],
  [10, 14.2 * MINUTE, '4 min a mais'],
])('of %s minutes after %s ms it says %s', (minutes, spent, told) => {
  expect(tellTime(minutes, spent)).toBe(told)
})

it('counts whole minutes', () => {
  expect(wholeMinutes(119_999)).toBe(1)
})
