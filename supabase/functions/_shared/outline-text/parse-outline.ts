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

/**
 * Reads an outline's Markdown (CommonMark; the tables of GitHub's become lists). Never throws and takes bounded time,
 * whatever the text: it is parsed heading by heading, and what is too much to parse stands at the end as one block of
 * plain text.
 */
export function parseOutline(markdown: string): OutlineTree {
  const parts = splitAtHeadings(markdown.replace(UNWRITABLE, ''))
  const blocks: Block[] = []
  let effort = 0
  for (const [index, part] of parts.entries()) {
    const marks = part.match(MARK)?.length ?? 0
    effort += (part.length + PART_OVERHEAD) * (marks + PART_OVERHEAD)
    if (effort > MAX_EFFORT) {
      blocks.push({ type: 'verbatim', text: parts.slice(index).join('\n').trim() })
      break
    }
    blocks.push(...simplify(fromMarkdown(part)))
  }
  return blocks
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
