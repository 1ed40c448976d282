import { expect, it } from 'vitest'
import { DomainError } from '../../contract/error-codes.ts'
import { pausing } from './youtube-pause.ts'

const FETCHED = {
  cues: [],
  timed: true,
  language: 'pt',
  title: null,
  durationSeconds: null,
}

function setUp(fetch: () => Promise<typeof FETCHED>, isPaused: () => Promise<boolean>) {
  const calls = { asked: 0, noted: [] as boolean[], logged: [] as string[] }
  const source = pausing(
    {
      fetch() {
        calls.asked += 1
        return fetch()
      },
      isPublic: async () => true,
    },
    { isPaused, note: async (refused) => void calls.noted.push(refused) },
    (event) => calls.logged.push(event),
  )
  return { calls, ask: () => source.fetch('dQw4w9WgXcQ', new AbortController().signal) }
}

const going = async () => false
const fail = (code: 'captions_blocked' | 'captions_missing') => () =>
  Promise.reject(new DomainError(code))

it('asks nobody while YouTube refuses everybody', async () => {
  const { calls, ask } = setUp(
    async () => FETCHED,
    async () => true,
  )
  await expect(ask()).rejects.toMatchObject({ code: 'captions_blocked' })
  expect(calls).toMatchObject({ asked: 0, noted: [] })
})

it.each([
  ['a refusal', fail('captions_blocked'), [true]],
  ['an answer', async () => FETCHED, [false]],
  ['a video without captions', fail('captions_missing'), [false]],
  ['a run that was given up', () => Promise.reject(new DOMException('x', 'AbortError')), []],
])('notes %s', async (_, fetch, noted) => {
  const { calls, ask } = setUp(fetch, going)
  await ask().catch(() => {})
  expect(calls.noted).toEqual(noted)
})

it('asks all the same where the pause cannot be read', async () => {
  const { calls, ask } = setUp(
    async () => FETCHED,
    () => Promise.reject(new Error('down')),
  )
  expect(await ask()).toEqual(FETCHED)
  expect(calls.logged).toEqual(['youtube_pause_unknown'])
})
