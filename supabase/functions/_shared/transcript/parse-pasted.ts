import { DomainError } from '../contract/error-codes.ts'
import { MAX_LENGTH } from '../contract/limits.ts'
import { cleanText } from './clean-text.ts'
import { parsePlainText } from './plain-text.ts'
import { parseSrt } from './srt.ts'
import type { Transcript } from './transcript.ts'
import { parseVtt } from './vtt.ts'
import { parseYoutubePanel } from './youtube-panel.ts'

/** From the most telling format to the one that takes anything. */
const PARSERS = [parseVtt, parseSrt, parseYoutubePanel, parsePlainText] as const

/** What a program writes for a letter that it cannot read, such as every 'ã' of a Windows-1252 file. */
const LOST_LETTER = /\uFFFD/g
/** So many may be a broken emoji here and there; a sermon that lost its accents has one in thirty letters. */
const MOST_LOST = { letters: 5, share: 1 / 2000 } as const

/**
 * A pasted transcript in the normal form, whatever it was copied from: the content decides which format it
 * is, and where one parser finds nothing the next one tries. Takes time in proportion to the text's length.
 *
 * @throws DomainError `body_too_large` above MAX_LENGTH.transcript characters; `transcript_unreadable` where
 * its accents are lost or no parser finds speech.
 */
export function parsePasted(text: string): Transcript {
  if (text.length > MAX_LENGTH.transcript) {
    throw new DomainError('body_too_large', `${text.length} characters of transcript`)
  }
  const lost = text.match(LOST_LETTER)?.length ?? 0
  if (lost > Math.max(MOST_LOST.letters, text.length * MOST_LOST.share)) {
    throw new DomainError('transcript_unreadable', `${lost} letters lost`)
  }
  const cleaned = cleanText(text)
  for (const parse of PARSERS) {
    const transcript = parse(cleaned)
    if (transcript) return transcript
  }
  throw new DomainError('transcript_unreadable')
}
