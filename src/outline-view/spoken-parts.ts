import { namesHelp, textOf, type Block, type Inline } from '@parsed-outline/outline-tree'
import { atVerseNumbers } from '@/lib/bible/verse-numbers'

type Paragraph = Extract<Block, { type: 'paragraph' }>

/**
 * Some words and a colon, and a sentence of its own: 'Sobre o texto: Paulo …', 'Versículos 4-7: …'. What leads to a
 * quotation, or goes on in small letters, is a sentence itself.
 */
const LEAD_IN = /^\p{Lu}[^.?!;:,“”"()\n]{1,30}:(?= \p{Lu})/u

/** Words, and the full stop that parts them from the steps below: 'Porteiro da mente.' */
const NAME = /^\p{Lu}[^.?!;:,\n]{1,40}\.$/u
const MOST_WORDS = 5

const PRAYER = /^\p{Lu}.{40,}\bam[ée]m[.!]?$/isu

const CARE = /^Cuide de [^.:]{1,40}:/u

/** The words that name what a paragraph goes on to say, with their colon; '' where it has none. */
export function leadInOf([first]: readonly Inline[]): string {
  if (first?.type !== 'text') return ''
  return (CARE.exec(first.value) ?? LEAD_IN.exec(first.value))?.[0] ?? ''
}

/** Whether a paragraph is the name of the exercise whose steps stand below it. */
export function namesExercise({ children }: Paragraph, next: Block | Inline | undefined): boolean {
  const text = textOf(children)
  return (
    next?.type === 'list' &&
    next.start === null &&
    NAME.test(text) &&
    text.split(' ').length <= MOST_WORDS
  )
}

/** Whether a paragraph is a prayer that is read aloud as it stands. */
export function isPrayer({ children }: Paragraph): boolean {
  return PRAYER.test(textOf(children))
}

/** Whether a paragraph says how the group takes care of each other, and who helps. */
export function isCare({ children }: Paragraph): boolean {
  const text = textOf(children)
  return namesHelp(text) || CARE.test(text)
}

/** More than these are found again only where each begins a line. */
const RUN_ON = 4

/** A passage cut where its verses begin, what stands before the first with it; whole where they are few. */
export function versesOf(text: string): string[] {
  const pieces = atVerseNumbers(text)
  if (pieces.filter(({ verse }) => verse !== null).length <= RUN_ON) return [text]
  const verses: string[] = []
  let begun = false
  for (const { text: piece, verse } of pieces) {
    if (verses.length === 0 || (verse !== null && begun)) verses.push(piece)
    else verses.push(`${verses.pop() ?? ''}${piece}`)
    begun ||= verse !== null
  }
  return verses
}
