import type { BibleReference } from '../../../../../bible/reference.ts'
import { formatReference } from '../../../../../bible/canon.ts'
import type { TextQuestion } from '../passage.ts'
import type { Weights } from '../portion.ts'
import { mainActor } from './actors.ts'
import { ANCHORS } from './anchors.ts'

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
      if (words === undefined || form === undefined || CHRONICLE.test(words)) continue
      taken.add(anchor)
      // beside its reference a quotation is known to be of the Bible
      const ask = form
        .replace('#', formatReference({ book, chapter, verse }))
        .replace('{}', asQuoted(words))
      return [{ ask, listen: anchor.listen, verses: '' }]
    }
    return []
  })
  const actor = mainActor(verses)
  if (actor === null) return ofVerses
  const [first, last] = [verses[0]?.verse ?? 1, verses.at(-1)?.verse ?? 1]
  return [
    ...ofVerses.slice(0, 1),
    {
      ask: `Acompanhem ${actor} nestes versículos: o que faz, o que ouve, e o que não faz?`,
      listen: 'Uma lista curta, com o versículo ao lado. O que falta na lista também diz algo.',
      verses: `${chapter}:${first}-${last}`,
    },
    ...ofVerses.slice(1),
  ].filter(({ ask }) => !(isAlone && TO_MANY.test(ask)))
}

/** 'Os demais dos feitos de Acaz, não estão escritos no livro das crônicas?': how a chronicle closes, and no question. */
const CHRONICLE = /\bescrit[oa]s? n[oa]s? (?:livros?|crônicas|histórias)/u

/** Said to a group. */
export const TO_MANY =
  /vocês|(?:^|[.!?:] )(?:Leiam|Acompanhem|Procurem|Façam|Escolham|Tentem|Fiquem|Cada um)|grupo|\bleiam\b|quem estiver ao lado/

/** In the middle of a sentence; a question keeps its capital. */
function asQuoted(words: string): string {
  const text = words.trim()
  return text.endsWith('?') ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
