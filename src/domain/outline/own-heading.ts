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

/**
 * What stands large at the head of an outline and what small below it: the sermon's title in place of the one that it
 * was given, of which type and date are said anyway; where somebody chose one, both.
 */
export function headLines(
  title: string,
  heading: string | null | undefined,
): { large: string; small: string | null; passage: string | null } {
  const own = ownHeading(heading)
  if (own === null) return { large: title, small: null, passage: null }
  if (GIVEN_TITLE.test(title)) return { large: own.sermon, small: null, passage: own.passage }
  return { large: title, small: own.sermon === title ? null : own.sermon, passage: own.passage }
}
