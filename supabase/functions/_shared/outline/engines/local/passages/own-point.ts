import { contains } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { splitWords } from '../../../model/words.ts'
import { wordsThatReturn } from '../listen/weighed/words-that-return.ts'
import { keyNouns } from '../listen/words/key-nouns.ts'
import type { Speech } from '../listen/words/speech.ts'
import { stem } from '../listen/words/stem.ts'
import { rootsOf } from '../listen/words/subject-roots.ts'
import type { Theme } from '../themes/themes.ts'
import type { ChosenEntry } from './choose-entry.ts'
import type { Passage } from './passage.ts'

const SHORTEST = 4
const LEAST_SAID = 6
const LEAST_TENTHS = 4
const MOST = 12

/** Of the words that the sermon comes back to, so much of their weight is the text's or the entry's: else it is elsewhere. */
const OF_THE_TEXT = 0.25
const NOUNS_OF_THE_TEXT = 0.2

/**
 * Whether the preacher took another point from his text than the bank did: what he comes back to from one end of the sermon to
 * the other stands neither in the verses nor anywhere in the entry. Of 40 sermons five did, and of these no entry had the
 * point.
 */
export function hasOwnPoint(speech: Speech, entry: Passage, verses: readonly string[]): boolean {
  const known = new Set([
    ...rootsOf(entry.words),
    ...[
      entry.title,
      entry.theme,
      entry.idea,
      entry.context,
      entry.closing,
      ...entry.interpret.map(({ ask }) => ask),
      ...entry.live.map(({ ask }) => ask),
      ...verses,
    ].flatMap((text) => splitWords(text).map(({ folded }) => stem(folded))),
  ])
  const nouns = keyNouns(speech)
  return (
    nouns.length > 0 &&
    shareOf(nouns, known) < NOUNS_OF_THE_TEXT &&
    shareOf(saidAgain(speech), known) < OF_THE_TEXT
  )
}

/**
 * Whether the point of an entry is that of other verses than were preached: its verse stands elsewhere, and the sermon
 * does not say its words. 'O que furtava, não furte mais' is no sermon on forgiveness, though the same breath ends with it.
 */
export function isPointElsewhere(
  { prepared, relation, isSpokenOf }: Pick<ChosenEntry, 'prepared' | 'relation' | 'isSpokenOf'>,
  base: BibleReference | null,
): boolean {
  return (
    relation === 'around' &&
    !isSpokenOf &&
    prepared !== null &&
    base !== null &&
    !contains(base, prepared.key)
  )
}

/** Of the themes that were heard those that the nouns it comes back to belong to; all of them where these are too few. */
export function themesOfNouns(themes: readonly Theme[], nouns: readonly string[]): Theme[] {
  if (nouns.length < LEAST_NOUNS) return [...themes]
  const own = new Set(rootsOf(nouns))
  return themes.filter(({ words, name }) =>
    rootsOf(`${words.strong} ${words.medium} ${name}`.split(' ')).some((root) => own.has(root)),
  )
}

const LEAST_NOUNS = 2

type Weighed = { root: string; weight: number }

function shareOf(words: readonly Weighed[], known: ReadonlySet<string>): number {
  const sum = (some: readonly Weighed[]) => some.reduce((all, { weight }) => all + weight, 0)
  return sum(words.filter(({ root }) => known.has(root))) / Math.max(1, sum(words))
}

function saidAgain({ words }: Speech): Weighed[] {
  const sentences = words.map(({ folded }, from) => ({
    from,
    roots: folded.length < SHORTEST ? [] : [stem(folded)],
  }))
  return Array.from(
    wordsThatReturn(sentences, { words }, LEAST_SAID, LEAST_TENTHS),
    ([root, weight]) => ({
      root,
      weight,
    }),
  ).slice(0, MOST)
}
