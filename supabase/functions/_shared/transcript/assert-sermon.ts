import { DomainError } from '../contract/error-codes.ts'
import { plainText, wordsOf } from './transcript-text.ts'
import type { Transcript } from './transcript.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** The commonest words of spoken Portuguese: of 362 sermons none had less than 0.37 of them. */
const PORTUGUESE = list(`
  de que e o a do da em um uma para com os as não no na se por mais ele isso você eu foi é ao seu sua está quando mas como
  nos esse essa dos das ser tem muito já ela também são à pra
`)
/** Of which Spanish has hardly any. */
const PORTUGUESE_ONLY = list(
  'não é do da em um uma com os ao são você isso também mais foi ele ela',
)
const SPANISH_ONLY = list('el los las y en es una con pero lo del está usted muy hay yo su al')
const ENGLISH = list('the and of to is that you it for was this with are we have in')

const LEAST_PORTUGUESE = 0.25
const OTHER_LANGUAGE = 0.1

/** Of 1,000 words of a sermon at least eight are of these; a talk on anything else has one or none. */
const OF_A_SERMON = list(
  'deus jesus cristo senhor bíblia evangelho apóstolo salmo salmos escritura escrituras pecado salvação',
)
const LEAST_OF_A_SERMON = 2.5 / 1000
/** A shorter text may be a parable, told without a name. */
const ENOUGH_WORDS = 150

/**
 * The door: what an outline cannot be made from honestly, whatever engine writes it. Call it behind `assertUsable`.
 *
 * @throws DomainError `transcript_language` for another language; `transcript_broken` where the words are no language at
 * all; `not_a_sermon` where nobody speaks of God.
 */
export function assertSermon(transcript: Transcript): void {
  const words = wordsOf(plainText(transcript).toLowerCase())
  const share = (of: ReadonlySet<string>) =>
    words.filter((word) => of.has(word)).length / Math.max(1, words.length)

  const spanish = share(SPANISH_ONLY)
  if (
    share(ENGLISH) > OTHER_LANGUAGE ||
    (spanish > OTHER_LANGUAGE && spanish > share(PORTUGUESE_ONLY))
  )
    throw new DomainError('transcript_language')
  if (share(PORTUGUESE) < LEAST_PORTUGUESE) throw new DomainError('transcript_broken')
  if (words.length >= ENOUGH_WORDS && share(OF_A_SERMON) < LEAST_OF_A_SERMON)
    throw new DomainError('not_a_sermon')
}
