import { arrangeCues } from './arrange-cues.ts'
import { mergeBlocks } from './rolling-captions.ts'
import { readTimedBlocks } from './timed-blocks.ts'
import type { Transcript } from '../transcript.ts'

/**
 * WebVTT, plain or as YouTube's rolling automatic captions; null if the text is not that.
 *
 * Known by its 'WEBVTT' header or, where that was not copied, by a '.' before the milliseconds of the first
 * timing line. Expects text that `cleanText` went over.
 */
export function parseVtt(text: string): Transcript | null {
  if (!/^\s*WEBVTT(?:\s|$)/.test(text) && !/\d:\d{2}\.\d{1,3}\s*(?:-->|->|–>|—>|→)/.test(text))
    return null
  const { head, blocks } = readTimedBlocks(text)
  const cues = arrangeCues(mergeBlocks(blocks))
  if (cues.length === 0) return null
  const language = head.map(
    (line) => /^Language:\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\s*$/.exec(line)?.[1],
  )
  return { cues, timed: true, language: language.find(Boolean) ?? null, title: null }
}
