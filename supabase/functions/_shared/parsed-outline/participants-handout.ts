import { PRINTED_ABOVE, SECTIONS, sectionOf } from '../contract/meeting/sections.ts'
import {
  namesHelp,
  noteOf,
  partsOf,
  textOf,
  type Block,
  type Heading,
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

/** Lines to write on, after a question and after the challenge, and the type: the most that one page holds, else the least. */
const LAYOUTS = [
  { question: 2, challenge: 4, dense: false },
  { question: 2, challenge: 2, dense: false },
  { question: 1, challenge: 2, dense: false },
  { question: 1, challenge: 1, dense: false },
  { question: 1, challenge: 1, dense: true },
] as const

type Layout = (typeof LAYOUTS)[number]

type Handout = NonNullable<(typeof SECTIONS)[keyof typeof SECTIONS]['handout']>

export type ParticipantsHandout = {
  readonly title: Heading | null
  readonly blocks: HandoutBlock[]
  /** Whether it has to be set in small type. */
  readonly dense: boolean
}

/**
 * The participants' handout, or null where the outline has no section for one: in the order of the outline the
 * questions with lines to write on, the challenge and the Bible texts, then the credits. What is read before the
 * questions, and printed for the leader alone, stands before all. All other sections are the leader's (icebreaker,
 * summary, prayer …), and so are the minutes and, among the questions, every paragraph that asks nothing: how to lead,
 * what to take care of.
 */
export function participantsHandout(tree: OutlineTree): ParticipantsHandout | null {
  const { title, sections } = partsOf(tree)
  const given = sections.flatMap((section) => {
    const name = sectionOf(textOf(section.heading.children))
    const handout = name && SECTIONS[name].handout
    return handout === null ? [] : [{ section, handout }]
  })
  const parts = given.flatMap(({ section: { heading, blocks }, handout }) => {
    const content = handout === 'credits' ? [] : CONTENTS[handout](blocks, sections)
    return content.length === 0
      ? []
      : [{ ...heading, minutes: null } as HandoutBlock].concat(content)
  })
  if (parts.length === 0) return null
  return {
    title,
    ...onOnePage([
      ...given.flatMap(({ section }) => readBefore(section.blocks, sections)),
      ...parts,
      ...given.flatMap(({ section: { blocks }, handout }) =>
        handout === 'credits' ? CONTENTS.credits(blocks, sections) : [],
      ),
    ]),
  }
}

function onOnePage(blocks: readonly HandoutBlock[]): Pick<ParticipantsHandout, 'blocks' | 'dense'> {
  const [widest, ...others] = LAYOUTS
  let layout: Layout = widest
  for (const closer of others) {
    if (heightOf(withLines(blocks, layout)) <= PAGE) break
    layout = closer
  }
  return { blocks: withLines(blocks, layout), dense: layout.dense }
}

function withLines(blocks: readonly HandoutBlock[], layout: Layout): HandoutBlock[] {
  return blocks.map((block) => {
    if (block.type === 'question') return { ...block, lines: layout.question }
    return block.type === 'lines' ? { ...block, lines: layout.challenge } : block
  })
}

/** What a page of A4 holds below the title, and how high things are on it, in points: as print.css sets them. */
export const PAGE = 765
const LINE_OF_TEXT = 13.2
const CHARACTERS_IN_LINE = 110
const LINE_TO_WRITE_ON = 17.5
const SPACE = { heading: 26, subheading: 19, paragraph: 3, quote: 4, question: 4 }

export function heightOf(blocks: readonly HandoutBlock[]): number {
  return blocks.reduce((sum, block) => sum + heightOfOne(block), 0)
}

function heightOfOne(block: HandoutBlock): number {
  switch (block.type) {
    case 'heading':
      return block.depth > 2 ? SPACE.subheading : SPACE.heading
    case 'lines':
      return block.lines * LINE_TO_WRITE_ON
    case 'question':
      return heightOf(block.blocks) + block.lines * LINE_TO_WRITE_ON + SPACE.question
    case 'credits':
      // in small type
      return heightOf(block.blocks) / 2
    case 'list':
      return block.items.reduce((sum, item) => sum + heightOf(item), 0)
    case 'quote':
      return heightOf(block.children) + SPACE.quote
    case 'paragraph':
      return heightOfText(textOf(block.children))
    case 'verbatim':
      return heightOfText(block.text)
    case 'rule':
      break
  }
  return LINE_OF_TEXT
}

function heightOfText(text: string): number {
  return Math.ceil(text.length / CHARACTERS_IN_LINE) * LINE_OF_TEXT + SPACE.paragraph
}

type Content = (blocks: readonly Block[], sections: readonly Section[]) => HandoutBlock[]

const CONTENTS: Record<Handout, Content> = {
  whole: (blocks, sections) => blocks.flatMap((block) => withTexts(block, sections)),
  credits: (blocks) => [{ type: 'credits', blocks }],
  challenge: (blocks) => [
    ...blocks.filter((block) => noteOf(block) === null),
    { type: 'lines', lines: LAYOUTS[0].challenge },
  ],
  questions: (blocks) => withoutEmptyHeadings(blocks.flatMap(questionsAmong)),
}

/** The passages that a list of texts says to be printed above, where that is in a section of the leader's alone. */
function readBefore(blocks: readonly Block[], sections: readonly Section[]): Block[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'list') return []
    return block.items.flatMap((item) => {
      const reference = printedAbove(item)
      const section = reference !== null && sectionThatPrints(reference, sections)
      const passage = section && !isForAll(section) && passageIn(section.blocks, reference)
      return passage || []
    })
  })
}

/** A list of texts without those that are printed before it. */
function withTexts(block: Block, sections: readonly Section[]): Block[] {
  if (block.type !== 'list') return [block]
  const items = block.items.filter((item) => {
    const reference = printedAbove(item)
    return reference === null || sectionThatPrints(reference, sections) === undefined
  })
  return items.length === 0 ? [] : [{ ...block, items }]
}

function sectionThatPrints(reference: string, sections: readonly Section[]): Section | undefined {
  return sections.find(({ blocks }) => passageIn(blocks, reference) !== null)
}

function isForAll(section: Section): boolean {
  const name = sectionOf(textOf(section.heading.children))
  return name !== null && SECTIONS[name].handout === 'questions'
}

/** The reference of an item that only says that its words stand above. */
function printedAbove([first]: readonly Block[]): string | null {
  if (first?.type !== 'paragraph') return null
  const [reference, ...words] = first.children
  if (reference?.type !== 'strong') return null
  return textOf(words) === ` — ${PRINTED_ABOVE}` ? textOf([reference]) : null
}

function passageIn(blocks: readonly Block[], reference: string): Block | null {
  for (const block of blocks) {
    if (block.type !== 'quote' || !block.isVerse) continue
    const [first] = block.children
    const named = first?.type === 'paragraph' ? first.children.slice(0, 1) : []
    if (textOf(named) === reference) return block
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
  return { type: 'question', number, blocks, lines: LAYOUTS[0].question } as const
}

function asksSomething(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.type !== 'verbatim' && block.type !== 'paragraph') return false
    const words = block.type === 'verbatim' ? block.text : textOf(block.children)
    return words.includes('?') && !namesHelp(words)
  })
}

function withoutEmptyHeadings(blocks: readonly HandoutBlock[]): HandoutBlock[] {
  return blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return block.type !== 'heading' || (next !== undefined && next.type !== 'heading')
  })
}
