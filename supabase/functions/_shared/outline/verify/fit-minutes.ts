import { withoutBareHeadings } from './verify-blocks.ts'
import { SECTIONS } from '../../contract/meeting/sections.ts'
import { BOUNDS } from '../model/bounds.ts'
import type { OutlineBlock, OutlineSection } from '../model/document.ts'
import { MEETING_TYPES, type OutlineType } from '../../contract/meeting/meeting-types.ts'
import type { Report } from './repair.ts'
import { maySkip } from './verify-questions.ts'

/** Read aloud, a minute holds about 800 characters; a third of it leaves time to talk, half of it where only one tells. */
const CHARACTERS = { least: 1_000, perMinute: 250, perMinuteTold: 400 } as const
/** Faster than this nobody answers. */
const MINUTES_PER_QUESTION = 2

/**
 * A section no longer than its minutes hold: of too many questions those that stay are spread evenly, so
 * that the first and the last, which apply, are among them; of other blocks the last ones go. Bible text
 * does not count, for whoever has no time reads it at home.
 */
export function fitMinutes(
  section: OutlineSection,
  type: OutlineType,
  report: Report,
): OutlineSection {
  const { kind, minutes } = section
  const blocks =
    kind === 'questions' ? fewer(section.blocks, mostQuestions(type, minutes)) : section.blocks
  const perMinute =
    SECTIONS[kind].origin === 'said' ? CHARACTERS.perMinuteTold : CHARACTERS.perMinute
  const room = Math.min(BOUNDS.section, CHARACTERS.least + perMinute * minutes)
  let characters = 0
  const kept = blocks.filter((block, index) => {
    characters += lengthOf(block)
    return index === 0 || characters <= room
  })
  if (kept.length === section.blocks.length && blocks === section.blocks) return section
  report('length', `${kind}: more than ${minutes} minutes hold`)
  return { ...section, blocks: withoutBareHeadings(kept, { where: kind, report }) }
}

function mostQuestions(type: OutlineType, minutes: number): number {
  const { least, most } = MEETING_TYPES[type].questions
  // A model is asked for 'about nine': ten of them are no reason to drop one.
  return Math.min(most + 1, Math.max(least, Math.ceil(minutes / MINUTES_PER_QUESTION)))
}

function fewer(blocks: readonly OutlineBlock[], most: number): readonly OutlineBlock[] {
  const count = blocks.reduce((sum, block) => sum + ('items' in block ? block.items.length : 0), 0)
  if (count <= most) return blocks
  const without = withoutSkippable(blocks, count - most)
  if (without !== blocks) return fewer(without, most)
  const stays = new Set(
    Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1))),
  )
  let index = 0
  let isGone = false
  const kept: OutlineBlock[] = []
  for (const block of blocks) {
    if (!('items' in block)) {
      // what helps with a question goes with it
      if (block.kind !== 'note' || !isGone) kept.push(block)
      continue
    }
    const items = block.items.filter(() => stays.has(index++))
    isGone = items.length === 0
    if (!isGone) kept.push({ ...block, items })
  }
  return kept
}

/** Those that the outline itself says may be left out go first, the last of them before the others. */
function withoutSkippable(
  blocks: readonly OutlineBlock[],
  excess: number,
): readonly OutlineBlock[] {
  const skippable = blocks.flatMap((block) => ('items' in block ? block.items : [])).filter(maySkip)
  const gone = new Set(skippable.slice(-excess))
  if (gone.size === 0) return blocks
  let isGone = false
  return blocks.flatMap((block): OutlineBlock[] => {
    if (block.kind === 'note' && isGone) return []
    if (!('items' in block)) return [block]
    const items = block.items.filter((item) => !gone.has(item))
    isGone = items.length === 0
    return isGone ? [] : [{ ...block, items }]
  })
}

function lengthOf(block: OutlineBlock): number {
  if (block.kind === 'verse') return 0
  return 'items' in block ? block.items.join('').length : block.text.length
}
