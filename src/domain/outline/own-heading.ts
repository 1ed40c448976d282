const PASSAGE = /^(?:\d )?\p{L}[\p{L} ]* \d[\d:.,;\s–-]*$/u

/** The sermon and its passage, out of the first line of an outline's Markdown: 'A paz que fica – Filipenses 4:4-9'. */
export function ownHeading(
  heading: string | null | undefined,
): { sermon: string; passage: string | null } | null {
  const words = (heading ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()
  if (words === '') return null
  const cut = words.lastIndexOf(' – ')
  const passage = cut === -1 ? '' : words.slice(cut + 3).trim()
  return isPassage(passage)
    ? { sermon: words.slice(0, cut).trim(), passage }
    : { sermon: words, passage: null }
}

/** Whether words are a passage as it stands behind a title: 'Filipenses 4:4-9'. */
export function isPassage(words: string): boolean {
  return PASSAGE.test(words)
}

/** As an outline is called until its leader renames it (GEN-7). */
const GIVEN_TITLE = /^Esboço de .+ - \d{2}\/\d{2}\/\d{4}$/

/** What stands at the head of an outline. */
type HeadLines = {
  large: string
  small: string | null
  passage: string | null
  /** The large line is what the Markdown's own first line says, which then need not be seen below it. */
  saysSermon: boolean
}

/**
 * What stands large at the head of an outline and what small below it: the sermon's title in place of the one that it
 * was given, of which type and date are said anyway; where somebody chose one, both.
 */
export function headLines(title: string, heading: string | null | undefined): HeadLines {
  const own = ownHeading(heading)
  if (own === null) return { large: title, small: null, passage: null, saysSermon: false }
  const { sermon, passage } = own
  const large = GIVEN_TITLE.test(title) ? sermon : title
  const saysSermon = sermon === large
  return { large, small: saysSermon ? null : sermon, passage, saysSermon }
}
