/** How much an outline may hold. Characters, unless it says otherwise; far above what a good one needs. */
export const BOUNDS = {
  title: 120,
  heading: 120,
  paragraph: 1_200,
  item: 500,
  quote: 700,
  /** Of a whole outline by a model. */
  quotes: 6,
  items: 20,
  blocks: 30,
  section: 7_000,
  relatedTexts: 15,
  videoTitle: 150,
  /** Of one line below the title: the idea, the goal, what to prepare. */
  line: 400,
  note: 500,
  leaderNotes: 5,
  /** Verses of one passage whose text is printed; a longer one is named and read in the Bible. */
  verses: 12,
  /** The same among the related texts, which nobody reads aloud. */
  relatedVerses: 6,
} as const

/** `text` cut to at most `max` characters, after a sentence where one ends in the second half, else after a word. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max)
  const sentence = Math.max(...['. ', '! ', '? ', '… '].map((mark) => head.lastIndexOf(mark)))
  if (sentence >= max / 2) return head.slice(0, sentence + 1)
  const word = text.slice(0, max - 1)
  return `${word.slice(0, Math.max(word.lastIndexOf(' '), Math.floor(max / 2))).replace(/[\s,;:–—-]+$/, '')}…`
}
