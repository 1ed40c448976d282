import { bibleStarts } from '../../../../../bible/verse-index/spoken-verses.ts'
import { oncePer } from '../../../../model/once-per.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { SELDOM_WORDS } from './seldom-words.ts'
import type { SpokenWord } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning } from './stop-words.ts'
import { rarityOf, UNUSUAL, usualStarts } from './usual-roots.ts'

/** Letters by which a word is known, whatever it ends in; shorter words are all in the lists. */
const LETTERS = 5
/** Endings with which words are made at will: 'textualmente', 'manutenção'. */
const MADE = /(?:mente|cao|coes|encia|ancia|mento|logia|avel|ivel|ismo|ista)$/
const LONGEST_ROOT = 4
/** Words that begin alike: from so many on the sermon knows its own. */
const SAID_LIKE = 3

let known: ReadonlySet<string> | null = null

/**
 * Says of a word of this sermon that it was probably misheard: neither the Bible nor other sermons know one like it, and
 * this one says it only once ('essossar'). Names, by their capital, and words with a hyphen are let be.
 */
export const findMisheard = oncePer((words: readonly SpokenWord[]) => {
  known ??= new Set([...bibleStarts(LETTERS), ...usualStarts(LETTERS), ...SELDOM_WORDS])
  const starts = known
  const said = new Map<string, number>()
  const count = (text: string) => said.set(text, (said.get(text) ?? 0) + 1)
  for (const { folded } of words) {
    count(folded)
    if (folded.length > LETTERS) count(folded.slice(0, LETTERS))
  }
  const isSaidAgain = (folded: string) =>
    (said.get(folded) ?? 0) > 1 || (said.get(folded.slice(0, LETTERS)) ?? 0) > SAID_LIKE
  const isArmour = words.some(({ folded }) => ARMOUR.test(folded))
  const darts = new Set(
    words.filter(
      ({ folded }, index) => folded === 'dados' && AFTER_DARTS.test(words[index + 1]?.folded ?? ''),
    ),
  )
  return (word: SpokenWord) =>
    isOdd(word) || darts.has(word) || (BELT.test(word.folded) && !isArmour)

  function isOdd({ folded, raw }: SpokenWord): boolean {
    return (
      folded.length >= LETTERS &&
      !isSaidAgain(folded) &&
      !starts.has(folded.slice(0, LETTERS)) &&
      !/^\P{L}*\p{Lu}|-|\d/u.test(raw) &&
      !ORDINARY_WORDS.has(folded) &&
      carriesMeaning(folded) &&
      rarityOf(stem(folded)) >= UNUSUAL &&
      !(MADE.test(folded) && folded.length > LETTERS + LONGEST_ROOT)
    )
  }
})

/** A 'cinturão' without an armour or clothes is a centurião; 'dados inflamados' are dardos. */
const BELT = /^cintur(?:ao|oes)$/
const ARMOUR = /^(?:armadura|couraca|capacete|lombos?|cing\w+|couro|roupas?|seguranca|calcas?)$/
const AFTER_DARTS = /^(?:inflamados|malignos?)$/
