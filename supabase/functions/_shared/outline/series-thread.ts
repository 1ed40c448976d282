import { IDEA_LEADS } from '../contract/meeting/sections.ts'
import { plainWords, wholeSentences } from './plain-words.ts'

/** What the message before this one in its series was, to take up the thread. */
export type SeriesThread = {
  /** Its number in the series; null where it is the one right before. */
  number: number | null
  title: string
  /** Its main idea, in whole sentences; null where its sheet tells none. */
  idea: string | null
}

/** In bold, as a sheet writes it. */
const IDEA_MARK = new RegExp(`^\\*\\*(?:${IDEA_LEADS.join('|')})\\*\\*`)

const MOST_OF_TITLE = 160
const MOST_OF_IDEA = 240

/** Title and idea as the stored sheet of the message before tells them; null where it has no title. */
export function threadOf(
  { number, outline }: { number: number; outline: string },
  next: number,
): SeriesThread | null {
  const lines = outline.split('\n').map((line) => line.trim())
  const heading = lines.find((line) => line.startsWith('# '))
  const title = plainWords((heading ?? '').replace(/^# +/, '')).trim()
  if (title === '') return null
  const told = lines.find((line) => IDEA_MARK.test(line))
  const idea = told && wholeSentences(plainWords(told.replace(IDEA_MARK, '')).trim(), MOST_OF_IDEA)
  return {
    number: number === next - 1 ? null : number,
    title: wholeSentences(title, MOST_OF_TITLE),
    idea: idea || null,
  }
}
