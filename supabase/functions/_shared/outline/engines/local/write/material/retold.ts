import { contains, spanInBook } from '../../../../../bible/canon.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import { verseText } from '../../../../../bible/verse-text.ts'
import { isSurelyHeard } from '../../listen/message/movements.ts'
import { findTextPath } from '../../listen/message/text-path.ts'
import { wordAt } from '../../listen/words/speech.ts'
import { isOwnText } from '../../passages/choose-entry.ts'
import { entriesIn, rangeOf, shareIn } from '../../passages/find-passage.ts'
import type { Passage } from '../../passages/passage.ts'
import { overlaps } from '../../themes/theme-detection.ts'
import type { ChosenText } from './chosen-text.ts'
import type { Sermon } from './sermon.ts'

/** The sermon's text, told in its steps, and at which of them the sermon is. */
export type Retold = {
  steps: readonly { says: string; place: BibleReference }[]
  /** The step that a piece of the speech belongs to; null where it is on none. */
  stepAt: (from: number, to: number) => number | null
}

/** Tells the text that was preached, as far as it was; null where the bank does not know it, or it is on another text. */
export async function retell(
  { speech, said, spoken }: Sermon,
  { base, chosen: { prepared, relation } }: ChosenText,
): Promise<Retold | null> {
  if (!prepared || !base || !isOwnText(relation)) return null
  const own = mostlyIn(base, prepared.entry)
  const steps = withNeighbours(
    own.length > 0 ? own : stepsIn(base, prepared.entry),
    (await entriesIn(base)).flatMap((entry) => mostlyIn(base, entry)),
  )
  if (steps.length === 0) return null
  const stepAt = findTextPath(
    speech,
    await Promise.all(
      steps.map(async ({ says, place }) => ({
        text: `${says} ${(await verseText(place)) ?? ''}`,
        heardAt: heardAt(place, said, spoken, speech),
      })),
    ),
  )
  return { steps, stepAt }
}

type Step = Retold['steps'][number]

function stepsIn(base: BibleReference, { retold }: Passage): readonly Step[] {
  return retold
    .map(({ verses, says }) => ({ says, place: rangeOf(base.book, verses) }))
    .filter(({ place }) => overlaps(place, base))
}

/** Of a step that the text only ends in, most was not preached. */
function mostlyIn(base: BibleReference, entry: Passage): readonly Step[] {
  return stepsIn(base, entry).filter(({ place }) => shareIn(base, place) >= 0.5)
}

/** A text that is longer than its entry is told on by those beside it, as far as it can be heard at one go. */
function withNeighbours(own: readonly Step[], others: readonly Step[]): readonly Step[] {
  const steps = [...own]
  for (const other of others) {
    if (steps.every(({ place }) => !overlaps(place, other.place))) steps.push(other)
  }
  if (steps.length > MOST_STEPS) return own
  return steps.toSorted((a, b) => spanInBook(a.place)[0] - spanInBook(b.place)[0])
}

const MOST_STEPS = 7

function heardAt(
  place: BibleReference,
  said: Sermon['said'],
  spoken: Sermon['spoken'],
  speech: Sermon['speech'],
): number[] {
  return [
    ...spoken
      .filter(isSurelyHeard)
      .filter(({ book, chapter, verse }) => overlaps(place, { book, chapter, verse }))
      .map(({ from }) => from),
    ...said
      .filter(({ reference }) => reference.verse !== undefined && contains(place, reference))
      .map(({ index }) => wordAt(speech, index)),
  ]
}
