import { NOTE_LEAD, sectionOf } from '../contract/meeting/sections.ts'
import { plainWords, wholeSentences } from './plain-words.ts'

/** What a group took home last time, to begin the next meeting with. */
export type FollowUp = {
  /** The challenge of the outline before, in its own words; on one line. */
  challenge: string
  /** Whole minutes of the meeting. */
  minutes: number
}

/** Room for one of several parts, each with its day: what is left out cannot be asked for. */
const MOST_CHARACTERS = 1000

/** The words of an outline's challenge, without Markdown, in whole sentences; null where it has none. */
export function challengeOf(markdown: string): string | null {
  const parts = markdown.split(/^## +(.+)$/m)
  const heading = parts.findIndex(
    (part, index) =>
      index % 2 === 1 && sectionOf(part.replace(/ \(\d+ min\)\s*$/, '')) === 'challenge',
  )
  if (heading === -1) return null
  const lines = (parts[heading + 1] ?? '').split('\n').map((line) => line.trim())
  // a challenge of the preacher's own stands alone: what follows it says how to take it up
  const own = lines.flatMap((line) => /^> "(.+)"/.exec(line)?.[1] ?? []).map(plainWords)
  // the first of them may only announce it: 'o desafio tem três partes'
  if (own.length > 0) return `“${wholeSentences(own.join(' '), MOST_CHARACTERS - 2)}”`
  const words = lines.filter((line) => line !== '' && !isBesideThePoint(line)).map(plainWords)
  return wholeSentences(words.join(' '), MOST_CHARACTERS) || null
}

/** Bible texts, headings, and the italic lines that say whose the words are or speak to whoever leads. */
function isBesideThePoint(line: string): boolean {
  return /^[>#]/.test(line) || /^\*[^*].*:\*$/.test(line) || line.startsWith(`*${NOTE_LEAD}`)
}
