import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast'

/**
 * Square characters. For some inputs the parser's time grows with the square of their length, so this bounds it to
 * about a second on a slow phone. Twelve sections of 4 000 characters are under it; whatever comes after it is shown
 * as it is written (fault 40).
 */
const MAX_EFFORT = 250_000_000

/** What even the shortest part costs, in characters. */
const PART_OVERHEAD = 200

const HEADING_LINE = /^#{1,6} /

/**
 * The syntax tree of an outline's Markdown (CommonMark), parsed heading by heading, which keeps a long text quick.
 * What is too much to parse stands at the end, as one block of plain text.
 */
export function parseOutline(markdown: string): Root {
  const parts = splitAtHeadings(markdown)
  const children: RootContent[] = []
  let effort = 0
  for (const [index, part] of parts.entries()) {
    effort += (part.length + PART_OVERHEAD) ** 2
    if (effort > MAX_EFFORT) {
      children.push({ type: 'code', value: parts.slice(index).join('\n') })
      break
    }
    children.push(...fromMarkdown(part).children)
  }
  return { type: 'root', children }
}

function splitAtHeadings(markdown: string): string[] {
  const parts: string[] = []
  let lines: string[] = []
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (HEADING_LINE.test(line) && lines.length > 0) {
      parts.push(lines.join('\n'))
      lines = []
    }
    lines.push(line)
  }
  return [...parts, lines.join('\n')]
}

/** All the text in a node, without its marks. Does not recurse: nesting may be deep. */
export function textOf(node: Nodes): string {
  const waiting: Nodes[] = [node]
  let text = ''
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('children' in next) waiting.push(...next.children.toReversed())
    else if ('value' in next) text += next.value
    else if ('alt' in next) text += next.alt ?? ''
    else if (next.type === 'break') text += '\n'
  }
  return text
}

/** A timed section's heading ends in its minutes: 'Quebra-gelo (10 min)'. They are taken off and given apart. */
export function splitMinutes(heading: Heading): {
  children: PhrasingContent[]
  minutes: number | null
} {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return { children: heading.children, minutes: null }
  const match = /\((\d{1,3}) ?min(?:utos?)?\.?\)$/.exec(last.value.trimEnd())
  if (!match) return { children: heading.children, minutes: null }
  const children: PhrasingContent[] = [
    ...heading.children.slice(0, -1),
    { type: 'text', value: last.value.slice(0, match.index).trimEnd() },
  ]
  return { children, minutes: Number(match[1]) }
}

/** The level on the page for each depth of heading in use, from `topLevel` on, without gaps (at most 6). */
export function headingLevels(tree: Root, topLevel: number): Map<Heading, number> {
  const headings = tree.children.filter((node) => node.type === 'heading')
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
