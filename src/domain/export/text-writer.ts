import {
  textOf,
  type Block,
  type Heading,
  type Inline,
  type List,
} from '@parsed-outline/outline-tree'
import { shownAddress } from './shown-links'

/** How a kind of text marks what it cannot set in bold type. */
export type TextStyle = {
  /** What stands on both sides of bold words; '' for nothing. */
  readonly strong: string
  readonly emphasis: string
  /** A heading out of its words on one line. */
  readonly heading: (words: string, depth: number) => string
}

const UNMARKED: TextStyle = { strong: '', emphasis: '', heading: (words) => words }

const INDENT = '  '

/** Blocks as plain text, a blank line between them; what belongs to the words after it stands right above them. */
export function writeBlocks(blocks: readonly Block[], style: TextStyle): string {
  let text = ''
  let before: Block | null = null
  for (const block of blocks) {
    const written = writeBlock(block, style)
    if (written === '') continue
    text += before === null ? written : gapBetween(before, block) + written
    before = block
  }
  return text
}

function gapBetween(before: Block, block: Block): string {
  if (before.type === 'heading') return before.depth === 1 ? '\n\n' : '\n'
  if (before.type === 'paragraph' && before.isLead) return '\n'
  return block.type === 'heading' && block.depth <= 2 ? '\n\n\n' : '\n\n'
}

function writeBlock(block: Block, style: TextStyle): string {
  switch (block.type) {
    case 'heading':
      return style.heading(headingLine(block), block.depth)
    case 'paragraph':
      return writeInlines(block.children, style).trim()
    case 'quote':
      return indented(writeTight(block.children, style), '> ', '> ')
    case 'list':
      return writeList(block, style)
    case 'verbatim':
      return block.text
    case 'rule':
      break
  }
  return '———'
}

function writeList({ start, items }: List, style: TextStyle): string {
  return items
    .map((blocks, index) => {
      const mark = start === null ? '- ' : `${start + index}. `
      return indented(writeTight(blocks, style), mark, INDENT)
    })
    .join('\n')
}

/** Without blank lines: a chat would take what follows one for another list, and end a quote. */
function writeTight(blocks: readonly Block[], style: TextStyle): string {
  return blocks
    .map((block) => writeBlock(block, style))
    .filter(Boolean)
    .join('\n')
}

function indented(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n')
}

/** 'Quebra-gelo (10 min)': a heading's words on one line, with its minutes. */
function headingLine({ children, minutes }: Heading): string {
  const words = writeInlines(children, UNMARKED).replaceAll('\n', ' ').trim()
  return minutes === null ? words : `${words} (${minutes} min)`
}

/** `before` and `after` are the characters that will stand around what is written. */
function writeInlines(nodes: readonly Inline[], style: TextStyle, before = '', after = ''): string {
  let text = ''
  for (const [index, node] of nodes.entries()) {
    const left = text.at(-1) ?? before
    const right = textOf(nodes.slice(index + 1, index + 2)).at(0) ?? after
    text += writeInline(node, style, left, right)
  }
  return text
}

function writeInline(node: Inline, style: TextStyle, left: string, right: string): string {
  switch (node.type) {
    case 'text':
      return node.value
    case 'break':
      return '\n'
    case 'strong':
    case 'emphasis':
      return marked(writeInlines(node.children, style, left, right), style[node.type], left, right)
    case 'link':
      break
  }
  const words = writeInlines(node.children, style, left, right)
  const address = shownAddress(node)
  if (address === null) return words
  return address === words.trim() ? address : `${words} – ${address}`
}

/**
 * Words between marks, line by line. Left without them where a chat would show the marks instead of what they mean:
 * inside a word, or around the same mark.
 */
function marked(words: string, mark: string, left: string, right: string): string {
  if (mark === '' || words.includes(mark) || isWordPart(left) || isWordPart(right)) return words
  return words
    .split('\n')
    .map((line) => {
      const inner = line.trim()
      return inner === '' ? line : line.replace(inner, () => `${mark}${inner}${mark}`)
    })
    .join('\n')
}

function isWordPart(character: string): boolean {
  return /[\p{L}\p{N}\p{Cs}]/u.test(character)
}
