import type { Heading, Paragraph, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { readableTables } from './markdown-tables.ts'
import { MAX_DEPTH, type Block, type OutlineTree } from './outline-tree.ts'
import { simplify } from './simplify.ts'

/**
 * Characters times marks, part by part. For some inputs the parser's time grows with that, so this bounds it to well
 * under a second; an outline of 60 000 characters is far below it. Whatever comes after it is shown as it is written
 * (fault 40).
 */
const MAX_EFFORT = 25_000_000

/** What even the shortest part costs, in characters and in marks. */
const PART_OVERHEAD = 100

const HEADING_LINE = /^#{1,6} /
const MARK = /[*_`~[\]()<>&!\\|\n-]/g

/** Quotes and lists that begin on one line, as '> - 1. text'. */
const CONTAINERS = new RegExp(
  String.raw`^((?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){${MAX_DEPTH}}[ \t]*)(?=[-+*>\d])`,
)

/** Characters that no file or address can carry: controls without a meaning in text, halves of a pair. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** A part of the Markdown that was parsed by itself, and where it begins. */
type ParsedPart = { readonly root: Root; readonly offset: number }

/** Where a paragraph or a heading of the tree was read from. */
type BlockOrigin = { readonly node: Heading | Paragraph; readonly part: ParsedPart }

export type ReadOutline = {
  readonly tree: OutlineTree
  /** What was parsed: the Markdown itself, unless it holds tables, or characters that cannot be written. */
  readonly source: string
  readonly origins: ReadonlyMap<Block, BlockOrigin>
}

/**
 * Reads an outline's Markdown (CommonMark; the tables of GitHub's become lists). Never throws and takes bounded time,
 * whatever the text: it is parsed heading by heading, and what is too much to parse stands at the end as one block of
 * plain text.
 */
export function parseOutline(markdown: string): OutlineTree {
  return readOutline(markdown).tree
}

/** The same, for whoever changes the text: with the places that it was read from. */
export function readOutline(markdown: string): ReadOutline {
  const parts = splitAtHeadings(markdown.replace(UNWRITABLE, ''))
  const tree: Block[] = []
  const origins = new Map<Block, BlockOrigin>()
  let effort = 0
  let offset = 0
  for (const [index, text] of parts.entries()) {
    const marks = text.match(MARK)?.length ?? 0
    effort += (text.length + PART_OVERHEAD) * (marks + PART_OVERHEAD)
    if (effort > MAX_EFFORT) {
      tree.push({ type: 'verbatim', text: parts.slice(index).join('\n').trim() })
      break
    }
    const part = { root: fromMarkdown(text), offset }
    tree.push(...simplify(part.root, (block, node) => origins.set(block, { node, part })))
    offset += text.length + 1
  }
  return { tree, source: parts.join('\n'), origins }
}

function splitAtHeadings(markdown: string): string[] {
  const parts: string[] = []
  let lines: string[] = []
  for (const line of readableTables(markdown.split(/\r\n|\n|\r/))) {
    if (HEADING_LINE.test(line) && lines.length > 0) {
      parts.push(lines.join('\n'))
      lines = []
    }
    lines.push(line.replace(CONTAINERS, '$1\\'))
  }
  return [...parts, lines.join('\n')]
}
