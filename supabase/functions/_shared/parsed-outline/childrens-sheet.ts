import { sectionOf, TRUTH_LEAD } from '../contract/meeting/sections.ts'
import { noteOf, partsOf, textOf, type Block, type OutlineTree } from './outline-tree.ts'
import {
  heightOf,
  PAGE,
  participantsHandout,
  type HandoutBlock,
  type ParticipantsHandout,
} from './participants-handout.ts'

export type ChildrensSheet = Pick<ParticipantsHandout, 'title' | 'dense'> & {
  /** What each child takes home. */
  readonly truth: string
  /** What is drawn, with its heading; empty where the activity is another. */
  readonly drawing: readonly Block[]
  readonly blocks: readonly HandoutBlock[]
}

/** One line for an answer: they write large, and little. */
const LINES = 1

/** How much higher than in the adults' letters their text is, as print.css sets it, but for what is read aloud to them. */
const LARGER = 1.7
/** The sentence, and the least that is left to draw on, in points. */
const TRUTH_AND_DRAWING = 250

/**
 * The participants' handout of an outline for children, who draw more than they write; null for any other, which has no
 * sentence for each child to keep.
 */
export function childrensSheet(tree: OutlineTree): ChildrensSheet | null {
  const handout = participantsHandout(tree)
  const truth = truthOf(tree)
  if (!handout || truth === null) return null
  const drawing = drawingOf(tree)
  const blocks = handout.blocks.flatMap((block): HandoutBlock[] => {
    if (block.type === 'lines') return []
    return [block.type === 'question' ? { ...block, lines: LINES } : block]
  })
  const own = [...drawing, ...blocks.filter((block) => !isReadAloud(block))]
  const height = TRUTH_AND_DRAWING + LARGER * heightOf(own) + heightOf(blocks.filter(isReadAloud))
  return { title: handout.title, truth, drawing, blocks, dense: height > PAGE }
}

function isReadAloud({ type }: HandoutBlock): boolean {
  return type === 'list' || type === 'quote' || type === 'credits'
}

/** The sentence that the aim of the meeting ends in. */
function truthOf(tree: OutlineTree): string | null {
  for (const block of partsOf(tree).intro) {
    const text = block.type === 'paragraph' ? textOf(block.children) : ''
    const at = text.indexOf(TRUTH_LEAD)
    const truth = at === -1 ? '' : text.slice(at + TRUTH_LEAD.length).trim()
    if (truth !== '') return truth
  }
  return null
}

function drawingOf(tree: OutlineTree): readonly Block[] {
  for (const { heading, blocks } of partsOf(tree).sections) {
    if (sectionOf(textOf(heading.children)) !== 'activity') continue
    const told = blocks.filter(
      (block) => noteOf(block) === null && !(block.type === 'paragraph' && block.isLead),
    )
    const draws = told.some(
      (block) => block.type === 'paragraph' && /\bdesenh/i.test(textOf(block.children)),
    )
    return draws ? [{ ...heading, minutes: null }, ...told] : []
  }
  return []
}
