import {
  ExternalHyperlink,
  HeadingLevel,
  NoBreakHyphen,
  Paragraph,
  TextRun,
  type ParagraphChild,
} from 'docx'
import type { Block, Heading, Inline, List } from '@parsed-outline/outline-tree'
import { createNumbering, type Numbering, type WordList } from './word-numbering'
import { LIST_INDENT, MAX_LEVEL, MINUTES_STYLE, STYLE } from './word-styles'

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
  5: HeadingLevel.HEADING_5,
  6: HeadingLevel.HEADING_6,
} as const

/** Lines kept apart in text that is shown as it is written: a megabyte of short ones would not open. */
const MOST_LINES = 4_000

type Place = {
  readonly numbering: Numbering
  /** Lists that the paragraph is in. */
  readonly lists: number
  /** The style of the quote that it is in. */
  readonly quote: string | null
  /** Set where the paragraph begins an item. */
  readonly item: WordList | null
  /** What stands right above a list stays on its page: the words that lead to it, the quote that a question is about. */
  readonly aboveList: boolean
}

/**
 * The blocks of an outline as paragraphs of a Word document, with its styles and lists. Outlines that share a document
 * share their numbering, or the questions of one would go on from those of another.
 */
export function writeParagraphs(
  blocks: readonly Block[],
  numbering: Numbering = createNumbering(),
): Paragraph[] {
  return writeBlocks(blocks, { numbering, lists: 0, quote: null, item: null, aboveList: false })
}

function writeBlocks(blocks: readonly Block[], place: Place): Paragraph[] {
  return blocks.flatMap((block, index) =>
    writeBlock(block, {
      ...place,
      aboveList: place.aboveList || blocks[index + 1]?.type === 'list',
    }),
  )
}

function writeBlock(block: Block, place: Place): Paragraph[] {
  switch (block.type) {
    case 'heading':
      if (block.depth <= 2) place.numbering.startSection()
      return [writeHeading(block)]
    case 'paragraph':
      return [paragraph(writeRuns(block.children), place, block.isLead ? STYLE.lead : undefined)]
    case 'quote': {
      const quote = block.isVerse ? STYLE.verse : STYLE.quote
      return writeBlocks(block.children, { ...place, quote })
    }
    case 'list':
      return writeList(block, place)
    case 'verbatim':
      return writeLines(block.text, place)
    case 'rule':
      break
  }
  return [new Paragraph({ thematicBreak: true })]
}

function writeHeading({ depth, children, minutes }: Heading): Paragraph {
  const after =
    minutes === null ? [] : [new TextRun({ text: ` (${minutes} min)`, style: MINUTES_STYLE })]
  return new Paragraph({ heading: HEADINGS[depth], children: [...writeRuns(children), ...after] })
}

function writeList(list: List, place: Place): Paragraph[] {
  const level = Math.min(place.lists, MAX_LEVEL)
  const item = place.numbering.listFor(list, level)
  return list.items.flatMap((blocks) => {
    const inside = { ...place, lists: place.lists + 1, item: null, aboveList: false }
    const [first, ...others] = blocks
    // the number needs a paragraph of its own where an item does not begin with words
    const beginsWithWords = first?.type === 'paragraph' || first?.type === 'verbatim'
    const head = beginsWithWords
      ? writeBlock(first, { ...inside, item })
      : [paragraph([], { ...inside, item })]
    const rest = beginsWithWords ? others : blocks
    return [...head, ...writeBlocks(rest, inside)]
  })
}

function writeLines(text: string, place: Place): Paragraph[] {
  const lines = text.split('\n')
  const rest = lines.slice(MOST_LINES).join(' ')
  const blocks: string[][] = [[]]
  for (const line of [...lines.slice(0, MOST_LINES), ...(rest === '' ? [] : ['', rest])]) {
    if (line.trim() !== '') blocks.at(-1)?.push(line)
    else if (blocks.at(-1)?.length !== 0) blocks.push([])
  }
  return blocks
    .filter((block) => block.length > 0)
    .map((block, index) => {
      const runs = block.map((line, at) => new TextRun({ text: line, ...(at > 0 && { break: 1 }) }))
      return paragraph(runs, index === 0 ? place : { ...place, item: null }, STYLE.verbatim)
    })
}

function paragraph(children: ParagraphChild[], place: Place, style?: string): Paragraph {
  const { lists, quote, item, aboveList } = place
  const level = Math.min(lists - 1, MAX_LEVEL)
  if (item !== null) {
    return new Paragraph({
      ...(quote !== null && { style: quote }),
      ...(aboveList && { keepNext: true }),
      numbering: { ...item, level },
      children,
    })
  }
  const named = quote ?? style ?? (lists > 0 ? STYLE.inItem : undefined)
  return new Paragraph({
    ...(named !== undefined && { style: named }),
    ...(aboveList && { keepNext: true }),
    ...(lists > 0 && { indent: { left: LIST_INDENT * (level + 1) } }),
    children,
  })
}

type Look = { readonly bold?: true; readonly italics?: true; readonly style?: string }

function writeRuns(nodes: readonly Inline[], look: Look = {}): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ children: wordsOf(node.value), ...look })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'strong':
        return writeRuns(node.children, { ...look, bold: true })
      case 'emphasis':
        return writeRuns(node.children, { ...look, italics: true })
      case 'link':
        break
    }
    const children = writeRuns(node.children, { ...look, style: 'Hyperlink' })
    return [new ExternalHyperlink({ link: node.url, children })]
  })
}

/** 'Filipenses 4:4-9' is not to be broken at its hyphen. */
function wordsOf(text: string): (string | NoBreakHyphen)[] {
  return text
    .split(/(?<=\d)-(?=\d)/)
    .flatMap((part, index) => (index === 0 ? [part] : [new NoBreakHyphen(), part]))
}
