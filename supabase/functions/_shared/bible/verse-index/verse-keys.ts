/** Shorter words ('que', 'para' is kept out by its frequency) tell no verse from another. */
const LEAST_LETTERS = 4
const KEY_LETTERS = 6

/** Folded words come in as whole words; what they are looked up by survives most inflections. Null: not looked up. */
export function verseKey(folded: string): string | null {
  return folded.length < LEAST_LETTERS ? null : folded.slice(0, KEY_LETTERS)
}
