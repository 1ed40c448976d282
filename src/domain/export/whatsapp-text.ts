import { sectionOf } from '@contract/meeting/sections'
import { noteOf, partsOf, textOf, type Block, type OutlineTree } from '@parsed-outline/outline-tree'
import { participantsHandout } from '@parsed-outline/participants-handout'
import { sharingMessages } from '@/messages/sharing'
import { withVideos } from './shown-links'
import { writeBlocks, type TextStyle } from './text-writer'

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

const QUOTED_MINUTE = /(?<=^> .*) \(\d{1,2}(?::\d{2}){1,2}\)$/gm

/** What the group takes home for the week, without what is for whoever leads; null where there is none. */
export function challengeText(tree: OutlineTree): string | null {
  const challenge = partsOf(tree).sections.find(
    ({ heading }) => sectionOf(textOf(heading.children)) === 'challenge',
  )
  const blocks = (challenge?.blocks ?? []).filter((block) => noteOf(block) === null)
  // the minute of a quote leads nowhere in a message that does not name the video
  const written = writeBlocks(blocks, WHATSAPP).replaceAll(QUOTED_MINUTE, '')
  return written === '' ? null : `*${sharingMessages.challengeTitle}*\n${written}`
}

/** What participants are given, as one message; null where the outline has nothing for them. */
export function participantsText(tree: OutlineTree): string | null {
  const handout = participantsHandout(tree)
  if (!handout) return null
  const blocks = handout.blocks.flatMap((block): readonly Block[] => {
    if (block.type === 'lines') return []
    if (block.type === 'credits') return block.blocks
    if (block.type !== 'question') return [block]
    return [{ type: 'list', start: block.number, isLoose: false, items: [block.blocks] }]
  })
  return writeBlocks([...(handout.title ? [handout.title] : []), ...blocks], WHATSAPP)
}
