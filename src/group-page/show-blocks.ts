import { atVerseNumbers } from '@/lib/bible/verse-numbers'
import { withBoundVerses } from '@/lib/formats'
import { groupPageMessages } from '@/messages/group-page'
import type { Block, Inline } from '@parsed-outline/outline-tree'
import type { HandoutBlock } from '@parsed-outline/participants-handout'

type Child = Node | string

/** An element of the page; text is always text, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** What participants get of an outline, as they read it on a screen: without the lines to write on. */
export function showBlocks(blocks: readonly HandoutBlock[]): HTMLElement[] {
  const shallowest = Math.min(
    ...blocks.map((block) => (block.type === 'heading' ? block.depth : Infinity)),
  )
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'lines':
        return []
      case 'credits':
        return element('footer', { class: 'small credits' }, ...block.blocks.map(show))
      case 'question': {
        const body = element('div', {}, ...block.blocks.map(show))
        if (block.number === null) return body
        return element('div', { class: 'question' }, element('span', {}, `${block.number}.`), body)
      }
      case 'heading':
        return element(block.depth === shallowest ? 'h2' : 'h3', {}, ...words(block.children))
      case 'paragraph':
      case 'quote':
      case 'list':
      case 'verbatim':
      case 'rule':
        break
    }
    return show(block)
  })
}

function show(block: Block): HTMLElement {
  switch (block.type) {
    case 'heading':
      return element('h3', {}, ...words(block.children))
    case 'paragraph':
      return element('p', {}, ...words(block.children))
    case 'quote':
      return element('blockquote', {}, ...block.children.map(show))
    case 'list': {
      const items = block.items.map((item) => element('li', {}, ...item.map(show)))
      return block.start === null
        ? element('ul', { class: 'texts' }, ...items)
        : element('ol', { start: String(block.start) }, ...items)
    }
    case 'verbatim':
      return element('p', { class: 'as-written' }, block.text)
    case 'rule':
      break
  }
  return element('hr', {})
}

function words(nodes: readonly Inline[]): Child[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case 'text':
        return atVerseNumbers(withBoundVerses(node.value)).flatMap(({ text, verse }): Child[] =>
          verse === null
            ? [text]
            : [
                element('span', { 'aria-hidden': 'true' }, text),
                element('span', { class: 'heard' }, ` ${groupPageMessages.verse(verse)} `),
              ],
        )
      case 'break':
        return element('br', {})
      case 'strong':
        return element('strong', {}, ...words(node.children))
      case 'emphasis':
        return element('em', {}, ...words(node.children))
      case 'link':
        break
    }
    const outside = { href: node.url, target: '_blank', rel: 'noopener noreferrer' }
    return element('a', outside, ...words(node.children))
  })
}
