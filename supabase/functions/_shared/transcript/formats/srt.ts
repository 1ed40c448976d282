import { arrangeCues } from './arrange-cues.ts'
import { mergeBlocks } from './rolling-captions.ts'
import { readTimedBlocks } from './timed-blocks.ts'
import type { Transcript } from '../transcript.ts'

/**
 * SubRip; null if the text has no timing line. Takes what people have: missing or wrong numbers, missing
 * empty lines, `<i>` and `{\an8}` styling, and rolling captions that a converter took over.
 * Expects text that `cleanText` went over.
 */
export function parseSrt(text: string): Transcript | null {
  const cues = arrangeCues(mergeBlocks(readTimedBlocks(text).blocks))
  return cues.length > 0 ? { cues, timed: true, language: null, title: null } : null
}
