import { themeNamed } from './theme-detection.ts'
import type { Theme } from './themes.ts'
import { fold } from '../../../model/words.ts'

/** 'O tema do mês é perdão', up to the end of the clause. */
const CLAUSE = /[^.,;!?\n]*\b(?:tema|assunto|serie|campanha|enfase|foco)\b[^.,;!?\n]*/g
const NOT_WISHED = /\b(?:nao|nem|sem|evit\w+|exceto)\b/

/** The theme that the leader asks for in the additional information; null where none is named as one. */
export function findWishedTheme(additionalInfo: string | null): Theme | null {
  for (const [clause] of fold(additionalInfo ?? '').matchAll(CLAUSE)) {
    const theme = NOT_WISHED.test(clause) ? null : themeNamed(clause)
    if (theme) return theme
  }
  return null
}
