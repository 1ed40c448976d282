/** Business constants, written once for browser, functions and tests. What a plan gives and costs is said in SQL. */
import { PLANS } from './plans.ts'

export const TRIAL_DAYS = PLANS.trial.days
export const TRIAL_REQUESTS = PLANS.trial.requests
export const MONTHLY_REQUESTS = PLANS.active.requests
export const PRICE_BRL = PLANS.active.priceCents / 100

/** Minutes, GEN-1. */
export const DURATION = { min: 5, max: 120, step: 5, default: 60 } as const

export const PASSWORD_MIN_LENGTH = 6

/**
 * Characters accepted per field of a generation request. SQL repeats those that are saved, as checks. The captions of four hours, each line said three times over
 * with the time of every word as YouTube's WebVTT files have them, are about 1,700,000.
 */
export const MAX_LENGTH = {
  url: 500,
  groupProfile: 2_000,
  additionalInfo: 2_000,
  transcript: 2_500_000,
  section: 20_000,
  outline: 200_000,
} as const

/** What a series of messages may be called, in characters, and how many it has at most. SQL repeats both, as checks. */
export const SERIES = { nameLength: 60, most: 99 } as const

/** New versions of single sections that come with an outline, without being counted. */
export const REWRITES_PER_OUTLINE = PLANS.active.rewritesPerOutline

/** Bytes of a whole request body: a pasted transcript and what is around it, in UTF-8. */
export const MAX_BODY_BYTES = 6_000_000

/** Seconds. Longer than a long service: what is above it is refused before any model is asked (fault 18). */
export const MAX_VIDEO_SECONDS = 4 * 60 * 60

/** Words, of any text: as many seconds at 150 words a minute. What has more is no speech, and takes too long to read. */
export const MAX_TRANSCRIPT_WORDS = (MAX_VIDEO_SECONDS / 60) * 150

/** Words. Under this nothing honest can be said about a sermon. */
export const MIN_TRANSCRIPT_WORDS = 120
