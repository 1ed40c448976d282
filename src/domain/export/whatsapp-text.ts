import { sectionOf } from '@contract/sections'
import { noteOf, partsOf, textOf, type OutlineTree } from '@outline-text/outline-tree'
import { sharingMessages } from '@/messages/sharing'
import { cutText } from './cut-text'
import { withVideos } from './links'
import { headingLine, writeBlocks, type TextStyle } from './text-writer'

/** Characters that one message of WhatsApp holds. */
export const MESSAGE_LIMIT = 65_536

/**
 * WhatsApp's own marks: *bold*, _italic_, '- ' and '1. ' for lists, '> ' for quotes. It has no headings: they are bold,
 * those inside a section bold and italic.
 */
const WHATSAPP: TextStyle = {
  strong: '*',
  emphasis: '_',
  heading: (words, depth) => {
    const marks = ['*', depth > 2 ? '_' : ''].filter((mark) => !words.includes(mark))
    return `${marks.join('')}${words}${marks.toReversed().join('')}`
  },
}

/** The whole outline as one message. `madeFrom` is the video's address, added at the end where no link names it. */
export function whatsappText(tree: OutlineTree, madeFrom: string): string {
  return withVideos(writeBlocks(tree, WHATSAPP), tree, madeFrom)
}

/** What the group takes home for the week, without what is for whoever leads; null where there is none. */
export function challengeText(tree: OutlineTree): string | null {
  const challenge = partsOf(tree).sections.find(
    ({ heading }) => sectionOf(textOf(heading.children)) === 'challenge',
  )
  const blocks = (challenge?.blocks ?? []).filter((block) => noteOf(block) === null)
  const written = writeBlocks(blocks, WHATSAPP)
  return written === '' ? null : `*${sharingMessages.challengeTitle}*\n${written}`
}

export type Message = { readonly title: string; readonly text: string }

/**
 * The outline as one message for each section, none longer than WhatsApp takes; together they hold all of it. What
 * stands before the first section goes with it. `name` is for an outline without sections.
 */
export function whatsappMessages(tree: OutlineTree, madeFrom: string, name: string): Message[] {
  const { sections } = partsOf(tree)
  const [first, ...others] = sections
  const from = first ? tree.indexOf(first.heading) + first.blocks.length + 1 : tree.length
  const pieces = [
    { title: first ? headingLine(first.heading) : name, blocks: tree.slice(0, from) },
    ...others.map(({ heading, blocks }) => ({
      title: headingLine(heading),
      blocks: [heading, ...blocks],
    })),
  ]
  return pieces.flatMap(({ title, blocks }, index) => {
    const written = writeBlocks(blocks, WHATSAPP)
    const isLast = index === pieces.length - 1
    const parts = cutText(isLast ? withVideos(written, tree, madeFrom) : written, MESSAGE_LIMIT)
    return parts.map((text, part) => ({
      title: parts.length > 1 ? `${title} · ${part + 1}/${parts.length}` : title,
      text,
    }))
  })
}
