import { expect, it } from 'vitest'
import { HEARING_TIMEOUT_MS } from '../_shared/outline/engines/ai/video-transcriber.ts'
import { YOUTUBE_TIMEOUT_MS } from '../_shared/transcript/resolve-transcript.ts'
import { MOST_WAITING_MS, RUN_TIMEOUT_MS } from './time-limits.ts'

/** Milliseconds of a request on the smallest hosted plan. */
const FUNCTION = 150_000

it('leaves a minute to write what had to be heard first, and all of it inside the function', () => {
  expect(RUN_TIMEOUT_MS - YOUTUBE_TIMEOUT_MS - HEARING_TIMEOUT_MS).toBeGreaterThanOrEqual(60_000)
  expect(MOST_WAITING_MS).toBeGreaterThan(RUN_TIMEOUT_MS)
  expect(MOST_WAITING_MS).toBeLessThan(FUNCTION)
})
