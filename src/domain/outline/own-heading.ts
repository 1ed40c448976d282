const PASSAGE = /^(?:\d )?\p{L}[\p{L} ]* \d[\d:.,;\s–-]*$/u

/** The sermon and its passage, out of the first line of an outline's Markdown: 'A paz que fica – Filipenses 4:4-9'. */
export function ownHeading(
  heading: string | null | undefined,
): { sermon: string; passage: string | null } | null {
  const words = (heading ?? '').replace(/\\([!-/:-@[-`{-~])/g, '$1').trim()
  if (words === '') return null
  const cut = words.lastIndexOf(' – ')
  const passage = cut === -1 ? '' : words.slice(cut + 3).trim()
  return PASSAGE.test(passage)
    ? { sermon: words.slice(0, cut).trim(), passage }
    : { sermon: words, passage: null }
}
