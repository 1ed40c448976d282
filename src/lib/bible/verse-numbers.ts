import { VERSE_FIGURES } from '@bible/verse-figures'

/** A piece of a text; of one that is a verse's small number, which: '⁹' is 9. */
export type VersePiece = { text: string; verse: number | null }

// of a power, as in '10 m²', the figure follows its word
const NUMBER = new RegExp(`(?<![\\p{L}\\d])([${VERSE_FIGURES}]+)`, 'u')

/** A text cut at the small numbers of its verses, which a screen reader takes for part of the first word. */
export function atVerseNumbers(text: string): VersePiece[] {
  return text.split(NUMBER).flatMap((piece, index) => {
    if (piece === '') return []
    if (index % 2 === 0) return { text: piece, verse: null }
    const figures = Array.from(piece, (figure) => VERSE_FIGURES.indexOf(figure))
    return { text: piece, verse: Number(figures.join('')) }
  })
}
