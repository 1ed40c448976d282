import { fold } from '../model/words.ts'
import { comparableWords } from './speech-index.ts'

/** Of fewer words nobody can tell. */
const LEAST_WORDS = 8
/** One foreign word may be Portuguese: 'aonde eu for'. */
const LEAST_FOREIGN = 2
const PORTUGUESE = new Set(
  'que de da do e em um uma para com nao os as se por mais como na no dos das ao ele ela voce foi isso sua seu o a'.split(
    ' ',
  ),
)
const FOREIGN = new Set(
  'the of and to in is that it for with was you this are be we he she his her they not on at from your our el la los las y en con una del al es por para lo su usted pero muy'.split(
    ' ',
  ),
)

/** False for a text in English or Spanish, as models answer when they forget the language of their instructions. */
export function isPortuguese(text: string): boolean {
  const words = comparableWords(text)
  const portuguese = words.filter((word) => PORTUGUESE.has(fold(word))).length
  // with its accent 'lá' is no Spanish article
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  return words.length < LEAST_WORDS || foreign < LEAST_FOREIGN || portuguese >= foreign
}
