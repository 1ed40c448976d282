import type { Block, Inline, List, OutlineTree } from '@parsed-outline/outline-tree'
import { sharingMessages } from '@/messages/sharing'
import { unnamedVideos } from './shown-links'

/**
 * The outline as HTML, for the clipboard: what is pasted into Word, Google Docs or an e-mail keeps its headings, lists
 * and links. Every word is escaped.
 */
export function htmlText(tree: OutlineTree, madeFrom: string): string {
  const videos = unnamedVideos(tree, madeFrom).map(
    (url) => `<p><a href="${escapeHtml(url)}">${escapeHtml(sharingMessages.video(url))}</a></p>`,
  )
  return [...tree.map(blockHtml), ...videos].join('\n')
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'heading': {
      const level = `h${block.depth}`
      const minutes = block.minutes === null ? '' : ` (${block.minutes} min)`
      return `<${level}>${inlineHtml(block.children)}${minutes}</${level}>`
    }
    case 'paragraph':
      return `<p>${inlineHtml(block.children)}</p>`
    case 'quote':
      return `<blockquote>${block.children.map(blockHtml).join('')}</blockquote>`
    case 'list':
      return listHtml(block)
    case 'verbatim':
      return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
    case 'rule':
      break
  }
  return '<hr>'
}

function listHtml({ start, isLoose, items }: List): string {
  const written = items.map((blocks) => {
    const inside = blocks.map((block) =>
      block.type === 'paragraph' && !isLoose ? inlineHtml(block.children) : blockHtml(block),
    )
    return `<li>${inside.join('')}</li>`
  })
  const list = written.join('')
  if (start === null) return `<ul>${list}</ul>`
  return start === 1 ? `<ol>${list}</ol>` : `<ol start="${start}">${list}</ol>`
}

const TAGS = { strong: 'strong', emphasis: 'em' } as const

function inlineHtml(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      if (node.type === 'break') return '<br>'
      const inside = inlineHtml(node.children)
      if (node.type === 'link') return `<a href="${escapeHtml(node.url)}">${inside}</a>`
      return `<${TAGS[node.type]}>${inside}</${TAGS[node.type]}>`
    })
    .join('')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** As text of HTML, or in the quotes of an attribute. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
}
