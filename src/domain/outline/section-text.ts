import { fromMarkdown } from 'mdast-util-from-markdown'

/** A timed section of an outline in its Markdown; `from` and `to` are offsets of what stands below its heading. */
export type SectionText = {
  /** Without its minutes. */
  title: string
  body: string
  from: number
  to: number
}

/**
 * Marks inside a line: what only asks where sections begin does without them, and without their cost, which grows with
 * the square of a line (fault 40).
 */
const BLOCKS_ALONE = {
  disable: { null: ['attention', 'labelEnd', 'codeText', 'htmlText', 'autolink'] },
}

/** An engine writes about ten; a text with hundreds is not one of theirs, and parsing it holds the page up (fault 40). */
const MOST_SECTIONS = 200
const SECTION_LINE = /^ {0,3}##? /gm

const TIMED = /^(.+) \(\d+ min\)$/

/** The sections that have minutes, which are those that an engine wrote as such. */
export function timedSections(markdown: string): SectionText[] {
  if ((markdown.match(SECTION_LINE)?.length ?? 0) > MOST_SECTIONS) return []
  const headings = fromMarkdown(markdown, { extensions: [BLOCKS_ALONE] }).children.filter(
    (node) => node.type === 'heading' && node.depth <= 2,
  )
  return headings.flatMap((heading, index) => {
    const begin = heading.position?.start.offset ?? 0
    const from = heading.position?.end.offset ?? 0
    const to = headings[index + 1]?.position?.start.offset ?? markdown.length
    const words = markdown.slice(begin, from).replace(/^#+\s*/, '')
    const title = TIMED.exec(words.trim())?.[1]
    return title === undefined ? [] : [{ title, body: markdown.slice(from, to).trim(), from, to }]
  })
}

/** The outline with other words below the heading of this section; unchanged where it has no such section. */
export function withSection(markdown: string, title: string, body: string): string {
  const section = timedSections(markdown).find((candidate) => candidate.title === title)
  if (!section) return markdown
  const rest = markdown.slice(section.to)
  return `${markdown.slice(0, section.from)}\n\n${body.trim()}\n${rest && '\n'}${rest}`
}
