import type { ThemeEntry } from '../theme-bank.ts'
import { CHARACTER } from './character.ts'
import { CHRISTIAN_LIFE } from './christian-life.ts'
import { CHURCH } from './church.ts'
import { EMOTIONS } from './emotions.ts'
import { FAMILY_AND_WORK } from './family-and-work.ts'
import { GOSPEL } from './gospel.ts'
import { PRACTICES } from './practices.ts'
import type { ThemeId } from '../theme-ids.ts'

/** The whole bank by theme, as it is written. The functions read what `npm run gen:books` packs of it (`themes.ts`). */
export const BANK = {
  ...EMOTIONS,
  ...GOSPEL,
  ...CHRISTIAN_LIFE,
  ...PRACTICES,
  ...FAMILY_AND_WORK,
  ...CHURCH,
  ...CHARACTER,
} satisfies Record<ThemeId, ThemeEntry>
