import { IDEA_LEADS, NOTE_LEAD, PREPARATION_LEAD } from '../contract/meeting/sections.ts'

/**
 * What an outline is once its Markdown has been read: a small, closed set of nodes. The screen and everything that
 * leaves the app (Word, WhatsApp, e-mail, clipboard, print) is written from it, so that they cannot disagree.
 * Whatever else Markdown can hold (HTML, code, pictures, tables) has become readable text by then, and nothing nests
 * deeper than `MAX_DEPTH`, so writers may recurse.
 */
export type OutlineTree = readonly Block[]

export type Block = Heading | Paragraph | Quote | List | Verbatim | { readonly type: 'rule' }

export type Heading = {
  readonly type: 'heading'
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6
  readonly children: readonly Inline[]
  /** A timed section's heading ends in its minutes, 'Quebra-gelo (10 min)': they are taken off and stand here. */
  readonly minutes: number | null
}

type Paragraph = {
  readonly type: 'paragraph'
  readonly children: readonly Inline[]
  /** A line all in italics that ends in a colon says whose the next words are, the preacher's or ours. */
  readonly isLead: boolean
}

type Quote = {
  readonly type: 'quote'
  readonly children: readonly Block[]
  /** A block of Scripture begins with its reference in bold; a quote of the sermon with its words. */
  readonly isVerse: boolean
}

export type List = {
  readonly type: 'list'
  /** The number of the first item; null for bullets. */
  readonly start: number | null
  /** Its items are set apart by blank lines. */
  readonly isLoose: boolean
  readonly items: readonly (readonly Block[])[]
}

/** Text to be shown as it is written, line by line. */
type Verbatim = { readonly type: 'verbatim'; readonly text: string }

export type Inline =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'break' }
  | { readonly type: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | Link

/** Leads to the web: `url` is always http(s). */
export type Link = {
  readonly type: 'link'
  readonly url: string
  readonly children: readonly Inline[]
}

/** The words of a paragraph for whoever leads, without its beginning; null for any other block. */
export function noteOf(block: Block): string | null {
  if (block.type !== 'paragraph' || block.children[0]?.type !== 'emphasis') return null
  const text = textOf(block.children)
  return block.children.length === 1 && text.startsWith(NOTE_LEAD)
    ? text.slice(NOTE_LEAD.length).trim()
    : null
}

/** Whether words say where help is to be had. They are said to the leader, who knows to whom to pass it on. */
export function namesHelp(words: string): boolean {
  return /\b(?:CVV|Disque|Ligue|SAMU)\b/.test(words)
}

/** Whether a paragraph says what whoever leads does before the people come. */
export function isPreparation(block: Block): boolean {
  return beginsWith(block, PREPARATION_LEAD)
}

/** Whether a paragraph says the whole message in one sentence. */
export function isIdea(block: Block): boolean {
  return IDEA_LEADS.some((lead) => beginsWith(block, lead))
}

/** By the words in bold that a paragraph opens with. */
function beginsWith(block: Block, words: string): boolean {
  const [lead] = block.type === 'paragraph' ? block.children : []
  return lead?.type === 'strong' && textOf([lead]) === words
}

/** Levels of nesting that are kept; what lies deeper is there as its text (fault 40). */
export const MAX_DEPTH = 24

/** The words of inline nodes, without their marks. A line break is a line feed. */
export function textOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'break' ? '\n' : textOf(node.children)
    })
    .join('')
}

/** The level on the page for each depth of heading in use, from `topLevel` on, without gaps (at most 6). */
export function headingLevels(tree: OutlineTree, topLevel: number): Map<Heading, number> {
  const headings = tree.filter((node) => node.type === 'heading')
  const depths = [...new Set(headings.map(({ depth }) => depth))].toSorted((a, b) => a - b)
  const levels = new Map<Heading, number>()
  let before = topLevel - 1
  for (const heading of headings) {
    const wanted = topLevel + depths.indexOf(heading.depth)
    const level = Math.min(wanted, before + 1, 6)
    levels.set(heading, level)
    before = level
  }
  return levels
}

export type Section = { readonly heading: Heading; readonly blocks: readonly Block[] }

export type OutlineParts = {
  readonly title: Heading | null
  /** What stands before the first section. */
  readonly intro: readonly Block[]
  readonly sections: readonly Section[]
}

/**
 * An outline by its sections: our own begin with a heading of the second level, another webhook's with the highest
 * level after the title. A first heading is the title where no other has its level.
 */
export function partsOf(tree: OutlineTree): OutlineParts {
  const [first] = tree
  const headings = tree.filter((node) => node.type === 'heading')
  // a part that is there before the others is no title
  const alone =
    first?.type === 'heading' &&
    (first.depth === 1 || headings.length > 1) &&
    headings.every((h) => h === first || h.depth > first.depth)
  const title = alone ? first : null
  const depth = Math.min(...headings.filter((h) => h !== title).map((h) => h.depth))
  const intro: Block[] = []
  const sections: { heading: Heading; blocks: Block[] }[] = []
  for (const block of title ? tree.slice(1) : tree) {
    if (block.type === 'heading' && block.depth === depth) {
      sections.push({ heading: block, blocks: [] })
    } else {
      const { blocks } = sections.at(-1) ?? { blocks: intro }
      blocks.push(block)
    }
  }
  return { title, intro, sections }
}

/** What an outline calls itself; null where it begins without a title of its own, or with an empty one. */
export function titleOf(tree: OutlineTree): string | null {
  const { title } = partsOf(tree)
  return (title && textOf(title.children).trim()) || null
}
