import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubLocalStorage } from './local-storage.test-support'
import { forgetLink, keepLink, waitingLink } from './waiting-link'

const LINK = 'https://youtu.be/dQw4w9WgXcQ'
const KEY = 'esboca:waiting-link'

beforeEach(() => {
  stubLocalStorage()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until it is forgotten', () => {
  expect(waitingLink()).toBeNull()
  keepLink(` ${LINK} `)
  expect(waitingLink()).toBe(LINK)
  expect(waitingLink()).toBe(LINK)
  forgetLink()
  expect(waitingLink()).toBeNull()
})

it('the last one counts', () => {
  keepLink('https://youtu.be/demo-paz-01')
  keepLink(LINK)
  expect(waitingLink()).toBe(LINK)
})

it.each(['', 'culto de domingo', 'https://exemplo.com.br/video'])(
  '%j is no link to keep',
  (link) => {
    keepLink(link)
    expect(waitingLink()).toBeNull()
  },
)

it('is forgotten after a week', () => {
  vi.useFakeTimers()
  keepLink(LINK)
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000)
  expect(waitingLink()).toBeNull()
})

it.each(['{', 'null', '{"value":5,"at":0}'])('%s on the device is ignored', (stored) => {
  window.localStorage.setItem(KEY, stored)
  expect(waitingLink()).toBeNull()
})
