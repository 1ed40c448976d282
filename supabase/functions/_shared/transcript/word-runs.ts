/**
 * A key for the `length` words from each word on, as many keys as words: alike where the words are, and shorter for the
 * last ones.
 */
export function wordRuns(words: readonly string[], length: number): string[] {
  const ids = new Map<string, number>()
  // One character per word: a run becomes a short string that is quick to compare.
  const text = words
    .map((word) => {
      const id = ids.get(word) ?? ids.size
      ids.set(word, id)
      return String.fromCharCode(id % 0xffff)
    })
    .join('')
  return words.map((_, index) => text.slice(index, index + length))
}
