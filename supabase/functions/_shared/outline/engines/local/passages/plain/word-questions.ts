import type { BibleReference } from '../../../../../bible/reference.ts'
import { fold, splitWords } from '../../../../model/words.ts'
import { stem } from '../../listen/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../../listen/stop-words.ts'
import { formatReference } from '../../../../../bible/canon.ts'
import type { TextQuestion } from '../passage.ts'
import type { Weights } from '../portion.ts'
import { ANCHORS, REPEATED } from './anchors.ts'

/** A verse that the group reads. */
export type ReadVerse = { verse: number; text: string }

/** Questions from the very words of the verses, those that the sermon dwells on first; no kind of them twice. */
export function wordQuestions(
  { book, chapter }: Pick<BibleReference, 'book' | 'chapter'>,
  verses: readonly ReadVerse[],
  weights: Weights,
  isAlone: boolean,
): TextQuestion[] {
  const formsOf = (asks: readonly string[]) =>
    isAlone ? asks.filter((ask) => !TO_MANY.test(ask)) : asks
  const byWeight = verses.toSorted(
    (a, b) => (weights.get(b.verse) ?? 0) - (weights.get(a.verse) ?? 0) || a.verse - b.verse,
  )
  const taken = new Set<unknown>()
  const ofVerses = byWeight.flatMap(({ verse, text }): TextQuestion[] => {
    for (const anchor of ANCHORS) {
      const words = taken.has(anchor) ? undefined : anchor.pattern.exec(text)?.[1]
      const forms = formsOf(anchor.asks)
      const form = forms[(verse + text.length) % Math.max(1, forms.length)]
      if (words === undefined || form === undefined) continue
      taken.add(anchor)
      // beside its reference a quotation is known to be of the Bible
      const ask = form
        .replace('#', formatReference({ book, chapter, verse }))
        .replace('{}', asQuoted(words))
      return [{ ask, listen: anchor.listen, verses: '' }]
    }
    return []
  })
  const repeated = repeatedWord(verses)
  if (!repeated) return ofVerses
  const [first, last] = [verses[0]?.verse ?? 1, verses.at(-1)?.verse ?? 1]
  const forms = formsOf(REPEATED)
  const form = forms[(first + last) % forms.length] ?? ''
  return [
    ...ofVerses.slice(0, 1),
    {
      ask: form.replace('{}', repeated.word).replace('*', `${repeated.verses}`),
      listen: 'Cada vez pode acrescentar algo: leiam as frases inteiras.',
      verses: `${chapter}:${first}-${last}`,
    },
    ...ofVerses.slice(1),
  ]
}

/** Said to a group. */
export const TO_MANY =
  /vocês|(?:^|[.!?:] )(?:Leiam|Procurem|Façam|Escolham|Tentem|Fiquem|Cada um)|grupo|\bleiam\b|quem estiver ao lado/

/** In the middle of a sentence; a question keeps its capital. */
function asQuoted(words: string): string {
  const text = words.trim()
  return text.endsWith('?') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const OFTEN = 3
const SHORTEST = 4
/** What is told in every verse: 'respondeu', 'gerou'. */
const TOLD = /(?:ou|eu|iu|ram|ira|ara|era|ados|idos)$/
/** They come back and tell nothing. */
const BLAND = new Set(
  'maneira modo forma meio diante perante sexual acima abaixo fora dentro junto sela exercitos'.split(
    ' ',
  ),
)

/** A word that tells and that at least three verses have. */
function repeatedWord(verses: readonly ReadVerse[]): { word: string; verses: number } | null {
  const found = new Map<string, { verses: Set<number>; words: Set<string>; word: string }>()
  for (const { verse, text } of verses) {
    for (const { raw, folded } of splitWords(text)) {
      if (folded.length < SHORTEST || !carriesMeaning(folded) || SERMON_WORDS.has(folded)) continue
      if (BLAND.has(folded) || /^\p{Lu}/u.test(raw) || TOLD.test(folded)) continue
      const root = stem(folded)
      const word = wordOf(raw)
      const known = found.get(root) ?? { verses: new Set(), words: new Set(), word }
      known.verses.add(verse)
      known.words.add(fold(word))
      found.set(root, known)
    }
  }
  const [most] = [...found.values()]
    // of a root in many forms the group would look for a word that is not there
    .filter(({ verses: places, words }) => places.size >= OFTEN && words.size === 1)
    .toSorted((a, b) => b.verses.size - a.verses.size)
  return most ? { word: most.word, verses: most.verses.size } : null
}

function wordOf(raw: string): string {
  const word = raw.replaceAll(/[^\p{L}-]/gu, '')
  return fold(word) === word ? word : word.toLowerCase()
}
