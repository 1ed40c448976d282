import { parseVideoId, videoUrl } from '@contract/video-url'
import {
  textOf,
  type Block,
  type Inline,
  type Link,
  type OutlineTree,
} from '@parsed-outline/outline-tree'
import { watchUrl } from '@contract/safe-link'
import { sharingMessages } from '@/messages/sharing'

const TIME = /^\d{1,3}(?::\d{2}){1,2}$/

/** Whether a link is the time of a quote, '12:34', leading to that second of a video. */
function isTimeLink({ url, children }: Link): boolean {
  return TIME.test(textOf(children).trim()) && parseVideoId(url) !== null
}

/**
 * The address to be written beside a link's words where nothing can be clicked. Null for the time of a quote: a time
 * reads well, an address at every quote does not, and the video is named once (`unnamedVideos`).
 */
export function shownAddress(link: Link): string | null {
  if (isTimeLink(link)) return null
  const words = textOf(link.children).trim()
  return isSameAddress(words, link.url) ? words : link.url
}

function isSameAddress(words: string, url: string): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return bare(words) === bare(url)
}

/** The addresses of the videos that an outline takes times from, or was made from, and that no link in it names. */
export function unnamedVideos(blocks: readonly Block[], madeFrom: string): string[] {
  const timed = new Set<string>()
  const named = new Set<string>()
  for (const link of linksIn(blocks)) {
    const id = parseVideoId(link.url)
    if (id !== null) (isTimeLink(link) ? timed : named).add(id)
  }
  const id = parseVideoId(madeFrom)
  if (id !== null) timed.add(id)
  const videos = [...timed].filter((video) => !named.has(video)).map((video) => videoUrl(video))
  const elsewhere = id === null ? watchUrl(madeFrom) : null
  return elsewhere === null ? videos : [...videos, elsewhere]
}

/** A text of the outline, and at its end the videos that nothing in it names. */
export function withVideos(text: string, tree: OutlineTree, madeFrom: string): string {
  const lines = unnamedVideos(tree, madeFrom).map((url) => sharingMessages.video(url))
  return [text, lines.join('\n')].filter(Boolean).join('\n\n')
}

function linksIn(blocks: readonly Block[]): Link[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return block.items.flatMap(linksIn)
    if (block.type === 'quote') return linksIn(block.children)
    return 'children' in block ? linksAmong(block.children) : []
  })
}

function linksAmong(nodes: readonly Inline[]): Link[] {
  return nodes.flatMap((node) => {
    if (node.type === 'link') return [node]
    return 'children' in node ? linksAmong(node.children) : []
  })
}
