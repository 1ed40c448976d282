/** A line of an outline without its Markdown. */
export function plainWords(line: string): string {
  return line
    .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[*_`]+/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** As many whole sentences as fit; of a first one that does not, its beginning. */
export function wholeSentences(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end === -1 ? `${cut.slice(0, cut.lastIndexOf(' '))}…` : cut.slice(0, end + 1)
}
