import { PRINTED_ABOVE, SECTIONS, sectionOf } from '../contract/sections.ts'
import {
  noteOf,
  partsOf,
  textOf,
  type Block,
  type Heading,
  type List,
  type OutlineTree,
  type Section,
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
      const content = CONTENTS[handout](section.blocks, sections)
      if (content.length === 0) continue
      if (handout !== 'credits') blocks.push({ ...section.heading, minutes: null })
      blocks.push(...content)
      hasMore ||= handout !== 'credits'
    }
  }
  return hasMore ? { title, blocks } : null
}

type Content = (blocks: readonly Block[], sections: readonly Section[]) => HandoutBlock[]

const CONTENTS: Record<Handout, Content> = {
  whole: (blocks, sections) => blocks.flatMap((block) => withTexts(block, sections)),
  credits: (blocks) => [{ type: 'credits', blocks }],
  challenge: (blocks) => [
    ...blocks.filter((block) => noteOf(block) === null),
    { type: 'lines', lines: LINES_OF_CHALLENGE },
  ],
  questions: (blocks) => withoutEmptyHeadings(blocks.flatMap(questionsAmong)),
}

/**
 * The list of texts with the words of those that the leader's sheet prints in another section; what participants are
 * given with the questions stands there.
 */
function withTexts(block: Block, sections: readonly Section[]): Block[] {
  if (block.type !== 'list') return [block]
  const items = block.items.flatMap((item): List['items'] => {
    const reference = printedAbove(item)
    if (reference === null) return [item]
    const section = sections.find(({ blocks }) => passageIn(blocks, reference) !== null)
    const name = section ? sectionOf(textOf(section.heading.children)) : null
    if (name !== null && SECTIONS[name].handout === 'questions') return []
    return [(section && passageIn(section.blocks, reference)) ?? item]
  })
  return items.length === 0 ? [] : [{ ...block, items }]
}

/** The reference of an item that only says that its words stand above. */
function printedAbove([first]: readonly Block[]): string | null {
  if (first?.type !== 'paragraph') return null
  const [reference, ...words] = first.children
  if (reference?.type !== 'strong') return null
  return textOf(words) === ` — ${PRINTED_ABOVE}` ? textOf([reference]) : null
}

function passageIn(blocks: readonly Block[], reference: string): readonly Block[] | null {
  for (const block of blocks) {
    if (block.type !== 'quote' || !block.isVerse) continue
    const [first] = block.children
    const named = first?.type === 'paragraph' ? first.children.slice(0, 1) : []
    if (textOf(named) === reference) return block.children
  }
  return null
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
