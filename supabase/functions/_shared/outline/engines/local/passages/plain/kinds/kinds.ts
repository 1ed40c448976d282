import type { Kind, KindName } from '../kind.ts'
import { gospel } from './gospel.ts'
import { law } from './law.ts'
import { letter } from './letter.ts'
import { names } from './names.ts'
import { narrative } from './narrative.ts'
import { parable } from './parable.ts'
import { poem } from './poem.ts'
import { prophecy } from './prophecy.ts'
import { teaching } from './teaching.ts'
import { vision } from './vision.ts'
import { wisdom } from './wisdom.ts'

/** What is asked of texts by their kind, as it is written. The functions read what `npm run gen:books` packs of it. */
export const KINDS = {
  gospel,
  law,
  letter,
  names,
  narrative,
  parable,
  poem,
  prophecy,
  teaching,
  vision,
  wisdom,
} satisfies Record<KindName, Kind>
