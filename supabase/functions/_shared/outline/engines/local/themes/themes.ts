import { unpackLines } from '../../../../bible/packing/unpack-books.ts'
import { THEMES as PACKED } from './packed-lists.ts'
import type { ThemeBank, ThemeEntry, ThemeWords } from './theme-bank.ts'
import type { ThemeId } from './theme-ids.ts'

export type Theme = {
  id: ThemeId
  /** With its article, as it stands in a sentence: 'a ansiedade e a paz'. */
  name: string
  bank: ThemeBank
  words: ThemeWords
  /** Said with care: somebody in the room may be living it. */
  sensitive: boolean
}

/** `bank/bank.ts`, packed: every outline asks all of it, so it is unpacked as soon as an engine is loaded. */
const BANK = JSON.parse((await unpackLines(PACKED)).join('\n')) as Record<ThemeId, ThemeEntry>

export const THEMES: readonly Theme[] = Object.entries<ThemeEntry>(BANK).map(
  ([id, { name, words, sensitive = false, ...bank }]) => ({
    id: id as ThemeId,
    name,
    bank,
    words,
    sensitive,
  }),
)
