import { DomainError } from '../../contract/error-codes.ts'
import { MAX_LENGTH } from '../../contract/limits.ts'
import { cleanText } from '../clean-text.ts'
import { parsePlainText } from './plain-text.ts'
import { parseSrt } from './srt.ts'
import type { Transcript } from '../transcript.ts'
import { parseVtt } from './vtt.ts'
import { parseYoutubePanel } from './youtube-panel.ts'

/** Four times what YouTube's own files have for four hours, each line of them twice. */
const MOST_LINES = 200_000
/** Characters of a text without times: what is spoken in four hours has a fifth of them. */
const MOST_PLAIN = 1_000_000

/** From the most telling format on; the one that takes anything comes behind them. */
const TIMED_PARSERS = [parseVtt, parseSrt, parseYoutubePanel] as const

/** What a program writes for a letter that it cannot read, such as every 'ã' of a Windows-1252 file. */
const LOST_LETTER = /\uFFFD/g
/** So many may be a broken emoji here and there; a sermon that lost its accents has one in thirty letters. */
const MOST_LOST = { letters: 5, share: 1 / 2000 } as const

/**
 * A pasted transcript in the normal form, whatever it was copied from: the content decides which format it
 * is, and where one parser finds nothing the next one tries. Takes time in proportion to the text's length.
 *
 * @throws DomainError `body_too_large` above MAX_LENGTH.transcript characters, or more than any speech has; `transcript_unreadable` where
 * its accents are lost or no parser finds speech.
 */
export function parsePasted(text: string): Transcript {
  if (text.length > MAX_LENGTH.transcript) {
    throw new DomainError('body_too_large', `${text.length} characters of transcript`)
  }
  const lines = text.split('\n').length
  if (lines > MOST_LINES) throw new DomainError('body_too_large', `${lines} lines of transcript`)
  const lost = text.match(LOST_LETTER)?.length ?? 0
  if (lost > Math.max(MOST_LOST.letters, text.length * MOST_LOST.share)) {
    throw new DomainError('transcript_unreadable', `${lost} letters lost`)
  }
  const cleaned = cleanText(text)
  for (const parse of TIMED_PARSERS) {
    const transcript = parse(cleaned)
    if (transcript) return transcript
  }
  if (cleaned.length > MOST_PLAIN) {
    throw new DomainError('body_too_large', `${cleaned.length} characters without times`)
  }
  const transcript = parsePlainText(cleaned)
  if (transcript) return transcript
  throw new DomainError('transcript_unreadable')
}
