import { fold, wordsOnly } from '../../../../model/words.ts'
import type { Speech } from '../words/speech.ts'
import type { ThreadInput, Weighed } from './weighed.ts'

/** A speech of which nothing else is known. */
export function heardAlone(speech: Speech, isScripture: ThreadInput['isScripture']): ThreadInput {
  return {
    speech,
    utterances: [],
    movements: [],
    isSkipped: () => false,
    isScripture,
    about: new Set(),
    actors: new Set(),
    title: null,
  }
}

/** A sentence of which all is well, at that word and place; its roots are its words of so many letters. */
export function weighed(raw: string, from: number, index: number, rootLetters = 5): Weighed {
  const folded = fold(wordsOnly(raw))
  return {
    from,
    to: from + raw.split(' ').length,
    raw,
    folded,
    index,
    skip: 0,
    roots: folded.split(' ').filter((word) => word.length >= rootLetters),
    score: 2,
    follows: true,
    goesOn: true,
    staysInside: true,
    isHeard: true,
    beginsPassage: true,
    opens: true,
    isOwn: false,
    isHeart: false,
    isConceded: false,
    isSure: true,
    isFair: true,
    apart: null,
  }
}
