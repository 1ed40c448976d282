import { CHARACTER } from './bank/character.ts'
import { CHRISTIAN_LIFE } from './bank/christian-life.ts'
import { CHURCH } from './bank/church.ts'
import { EMOTIONS } from './bank/emotions.ts'
import { FAMILY_AND_WORK } from './bank/family-and-work.ts'
import { GOSPEL } from './bank/gospel.ts'
import { PRACTICES } from './bank/practices.ts'
import type { ThemeBank, ThemeEntry, ThemeWords } from './theme-bank.ts'

export type Theme = {
  id: ThemeId
  /** With its article, as it stands in a sentence: 'a ansiedade e a paz'. */
  name: string
  bank: ThemeBank
  words: ThemeWords
  /** Said with care: somebody in the room may be living it. */
  sensitive: boolean
}

const BANK = {
  ...EMOTIONS,
  ...GOSPEL,
  ...CHRISTIAN_LIFE,
  ...PRACTICES,
  ...FAMILY_AND_WORK,
  ...CHURCH,
  ...CHARACTER,
} satisfies Record<string, ThemeEntry>

export type ThemeId = keyof typeof BANK

export const THEMES: readonly Theme[] = Object.entries<ThemeEntry>(BANK).map(
  ([id, { name, words, sensitive = false, ...bank }]) => ({
    id: id as ThemeId,
    name,
    bank,
    words,
    sensitive,
  }),
)
