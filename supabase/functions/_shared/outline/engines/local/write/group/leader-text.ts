import { fold } from '../../../../model/words.ts'

/**
 * What a leader wrote, ready to be searched: folded, times of day gone, 'de 5-10' as 'de 5 a 10', and of the
 * punctuation only what ends a clause (' , ') or a sentence (' . ').
 */
export function plain(text: string | null): string {
  const words = fold(text ?? '')
    .replace(/\b\d{1,2}(?::\d{2}|h(?:\d{2})?)\b/g, ' ')
    .replace(/(\d)\s*[-–—]\s*(?=\d)/g, '$1 a ')
    .replace(/(\d)\s*\/\s*(?=\d{1,2} anos)/g, '$1 a ')
    .replace(/[,;:()]/g, ' , ')
    .replace(/[.!?\n]/g, ' . ')
    .replace(/[^a-z0-9+.,]+/g, ' ')
  // 'Não pode faltar oração' asks for it.
  return words.replace(
    /\bnao (?:pode\w* faltar|(?:se |nos |me )?(?:esquec\w+|deix\w+)(?: de)?)\b/g,
    'com',
  )
}

/** From here on a 'não' further ahead says nothing any more. */
const NEW_THOUGHT = /[.,]|\b(?:mas|porem|so|somente|apenas|e com)\b/
const DENIED =
  /\b(?:nao|nunca|nenhuma?|nem|ninguem|jamais)(?: \w+){0,4} ?$|\b(?:sem|zero)(?: (?!com\b)\w+){0,3} ?$/

/** Whether the text says it without a 'não', 'sem' or 'nenhum' in front: 'nenhum casal' tells of no couple. */
export function tells(text: string, pattern: RegExp): boolean {
  // most patterns are nowhere in it
  if (!pattern.test(text)) return false
  return Array.from(text.matchAll(new RegExp(pattern, 'g'))).some(({ index }) => {
    const thought = text.slice(0, index).split(NEW_THOUGHT).at(-1) ?? ''
    return !DENIED.test(thought)
  })
}
