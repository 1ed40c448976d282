import { wordsIn } from './spoken-words.ts'

/**
 * Flesch's reading ease for Portuguese (Martins, Ghiraldelo, Nunes and Oliveira, 'Readability formulas applied to
 * textbooks in Brazilian Portuguese', ICMC-USP 1996): 75 to 100 is read with ease after the 4th year at school, 50 to
 * 75 after the 8th, 25 to 50 at secondary school, below that at university.
 *
 * @param texts paragraphs and items; each ends a sentence.
 */
export function readingEase(texts: readonly string[]): number | null {
  const sentences = texts.flatMap(sentencesIn)
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return null
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 248.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
}

/** Sentences with at least one word. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”')\]]*\s+|\n+/)
    .filter((sentence) => wordsIn(sentence).length > 0)
}

const VOWEL = /[aeiouáàâãéêíóôõúü]/

/** The syllables of a Portuguese word by its spelling: one for each vowel that is not the end of a diphthong. */
export function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/([qg])u(?=[aeiouáâãéêíóôõ])/g, '$1')
    .replace(/y/g, 'i')
  let count = 0
  for (let index = 0; index < letters.length; index += 1) {
    if (VOWEL.test(letters.charAt(index)) && !joinsTheOneBefore(letters, index)) count += 1
  }
  return Math.max(1, count)
}

function joinsTheOneBefore(letters: string, index: number): boolean {
  const before = letters.charAt(index - 1)
  const vowel = letters.charAt(index)
  if (!VOWEL.test(before) || before === vowel) return false
  if (/[ãõ]/.test(before)) return /[eoiu]/.test(vowel)
  const after = letters.slice(index + 1)
  // 'pai', 'muito', but 'ra-iz', 'a-in-da', 'ra-i-nha'
  if (/[iu]/.test(vowel)) return !/^(?:nh|[lmnrz](?![aeiouáâãéêíóôõú]))/.test(after)
  // 'his-tó-ria', 'á-gua', but 'a-le-gri-a'
  const isEnd = /^s?$/.test(after) && /[iu]/.test(before) && /[aeo]/.test(vowel)
  return isEnd && /[áâãéêíóôõú]/.test(letters.slice(0, index - 1))
}
