import { afterEach, expect, it, vi } from 'vitest'
import { decide, onDecision, statisticsAllowed } from './consent'

afterEach(() => {
  vi.useRealTimers()
})

it('knows no answer at first, and not one that it cannot read', () => {
  expect(statisticsAllowed()).toBeNull()
  for (const stored of ['', 'sim', '{}', '{"statistics":"true","decidedAt":1}', 'null', '[]']) {
    localStorage.setItem('esboca:consent', stored)
    expect(statisticsAllowed()).toBeNull()
  }
})

it('remembers the answer for a year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  decide({ statistics: false })
  expect(statisticsAllowed()).toBe(false)
  decide({ statistics: true })
  vi.setSystemTime(new Date('2027-11-20T11:59:59Z'))
  expect(statisticsAllowed()).toBe(true)
  vi.setSystemTime(new Date('2027-11-20T12:00:00Z'))
  expect(statisticsAllowed()).toBeNull()
})

it('tells of an answer here and in another tab, until nobody listens', () => {
  const heard = vi.fn<() => void>()
  const stop = onDecision(heard)
  decide({ statistics: true })
  expect(heard).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'esboca:consent' }))
  expect(heard).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  decide({ statistics: false })
  expect(heard).toHaveBeenCalledTimes(2)
})
