import { SECTIONS, sectionOf } from '../contract/sections.ts'
import {
  noteOf,
  partsOf,
  textOf,
  type Block,
  type Heading,
  type OutlineTree,
} from './outline-tree.ts'

export type HandoutBlock =
  | Block
  /** A question, with its number where it has one and lines to write the answer on. */
  | {
      readonly type: 'question'
      readonly number: number | null
      readonly blocks: readonly Block[]
      readonly lines: number
    }
  | { readonly type: 'lines'; readonly lines: number }
  /** Where the words are from, in small type. */
  | { readonly type: 'credits'; readonly blocks: readonly Block[] }

const LINES_PER_QUESTION = 2
const LINES_OF_CHALLENGE = 4

type Handout = NonNullable<(typeof SECTIONS)[keyof typeof SECTIONS]['handout']>

/**
 * What participants are given, in this order: the Bible texts, the questions with lines to write on, the challenge, the
 * credits. All other sections are the leader's (icebreaker, summary, prayer …), and so are the minutes and, among the
 * questions, every paragraph that asks nothing: how to lead, what to take care of.
 */
const ORDER = ['whole', 'questions', 'challenge', 'credits'] as const satisfies Handout[]

export type ParticipantsHandout = {
  readonly title: Heading | null
  readonly blocks: HandoutBlock[]
}

/** The participants' handout, or null where the outline has no section for one. */
export function participantsHandout(tree: OutlineTree): ParticipantsHandout | null {
  const { title, sections } = partsOf(tree)
  const blocks: HandoutBlock[] = []
  let hasMore = false
  for (const handout of ORDER) {
    for (const section of sections) {
      const name = sectionOf(textOf(section.heading.children))
      if (name === null || SECTIONS[name].handout !== handout) continue
      const content = CONTENTS[handout](section.blocks)
      if (content.length === 0) continue
      if (handout !== 'credits') blocks.push({ ...section.heading, minutes: null })
      blocks.push(...content)
      hasMore ||= handout !== 'credits'
    }
  }
  return hasMore ? { title, blocks } : null
}

const CONTENTS: Record<Handout, (blocks: readonly Block[]) => HandoutBlock[]> = {
  whole: (blocks) => [...blocks],
  credits: (blocks) => [{ type: 'credits', blocks }],
  challenge: (blocks) => [
    ...blocks.filter((block) => noteOf(block) === null),
    { type: 'lines', lines: LINES_OF_CHALLENGE },
  ],
  questions: (blocks) => withoutEmptyHeadings(blocks.flatMap(questionsAmong)),
}

function questionsAmong(block: Block): HandoutBlock[] {
  if (noteOf(block) !== null) return []
  switch (block.type) {
    case 'heading':
    case 'quote':
      return [block]
    case 'list': {
      const { start, items } = block
      return items
        .map((blocks, index) => question(start === null ? null : start + index, blocks))
        .filter((item) => item.number !== null || asksSomething(item.blocks))
    }
    case 'paragraph':
    case 'verbatim':
      return asksSomething([block]) ? [question(null, [block])] : []
    case 'rule':
      break
  }
  return []
}

function question(number: number | null, blocks: readonly Block[]) {
  return { type: 'question', number, blocks, lines: LINES_PER_QUESTION } as const
}

function asksSomething(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.type === 'verbatim') return block.text.includes('?')
    return block.type === 'paragraph' && textOf(block.children).includes('?')
  })
}

function withoutEmptyHeadings(blocks: readonly HandoutBlock[]): HandoutBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return block.type !== 'heading' || (next !== undefined && next.type !== 'heading')
  })
}
