import { contains, verseCount } from '../../../../../bible/canon.ts'
import { keyNouns } from '../../listen/words/key-nouns.ts'
import { hasOwnPoint, isPointElsewhere, themesOfNouns } from '../../passages/own-point.ts'
import { isOwnText } from '../../passages/choose-entry.ts'
import type { Theme } from '../../themes/themes.ts'
import type { Group } from '../group/group.ts'
import type { ChosenText } from './chosen-text.ts'
import { versesOf } from './read-verses.ts'
import type { Sermon } from './sermon.ts'

/** What a sermon is about: its point may be another than that of what was prepared on its text. */
export type Point = {
  isOwn: boolean
  nouns: ReturnType<typeof keyNouns>
  /** Of a point of its own, only those that its own words belong to. */
  themes: readonly Theme[]
}

/** Finds what a sermon is about, beside what was prepared on its text. */
export async function pointOf(sermon: Sermon, text: ChosenText, group: Group): Promise<Point> {
  const nouns = sermon.isLong ? keyNouns(sermon.speech) : []
  const isOwn = await preachesOwnPoint(sermon, text, group)
  const words = nouns.map(({ word }) => word)
  return { isOwn, nouns, themes: isOwn ? themesOfNouns(text.themes, words) : text.themes }
}

/** Verses. */
const FEW = 2

/** Whether the preacher took another point from his text than the one that was prepared on it. */
async function preachesOwnPoint(
  { speech, isLong, topic }: Sermon,
  { chosen, prepared, base }: ChosenText,
  group: Group,
): Promise<boolean> {
  if (!isLong) return false
  if (topic !== null) return !chosen.isOfTopic
  const isOnItsText = isOwnText(chosen.relation) || chosen.relation === 'parallel'
  if (prepared === null || !isOnItsText || group.band === 'infantil') return false
  // a petition or a commandment leaves little else to preach
  if (base && verseCount(base) <= FEW && contains(base, prepared.whole)) return false
  return (
    isPointElsewhere(chosen, base) ||
    hasOwnPoint(speech, prepared.entry, base ? await versesOf([base]) : [])
  )
}
