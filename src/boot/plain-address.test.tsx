import { afterEach, expect, it } from 'vitest'
import { plainAddress } from './plain-address'

const { origin } = window.location

afterEach(() => window.history.replaceState(null, '', '/'))

it.each([
  ['/login/', '/login'],
  [
    '/auth/callback/?token_hash=abc&type=recovery#x',
    '/auth/callback?token_hash=abc&type=recovery#x',
  ],
  ['/', '/'],
  ['/?next=/conta/', '/?next=/conta/'],
  ['//outro.example/', '//outro.example'],
])('%s becomes %s', (before, after) => {
  window.history.replaceState({ kept: true }, '', origin + before)
  plainAddress()
  expect(window.location.href).toBe(origin + after)
  expect(window.history.state).toEqual({ kept: true })
})
