import type { Nodes } from 'mdast'

const CONTAINERS = new Set(['root', 'blockquote', 'list', 'listItem'])

/**
 * All that is written in a node of Markdown, its blocks a line each. Does not recurse: what is read here may nest
 * without end.
 */
export function wordsOf(node: Nodes): string {
  const waiting: (Nodes | '\n')[] = [node]
  let words = ''
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next === '\n') words += words === '' || words.endsWith('\n') ? '' : '\n'
    else if ('children' in next) waiting.push(...childrenOf(next).toReversed())
    else words += leafWords(next)
  }
  return words
}

function childrenOf(parent: Extract<Nodes, { children: unknown }>): (Nodes | '\n')[] {
  const children: Nodes[] = parent.children
  return CONTAINERS.has(parent.type)
    ? children.flatMap((child) => ['\n' as const, child])
    : children
}

/** What a fence says of its own kind, which is no word of the text. Anything else after a fence may be one. */
const FENCE_LABEL = /^(?:markdown|md|text|txt|plaintext|html|json|xml|yaml)?$/i

function leafWords(node: Exclude<Nodes, { children: unknown }>): string {
  if (node.type === 'code') {
    const info = [node.lang, node.meta].filter(Boolean).join(' ')
    return FENCE_LABEL.test(info) ? node.value : `${info}\n${node.value}`
  }
  if ('value' in node) return node.value
  if (node.type === 'break') return '\n'
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if (node.type !== 'definition') return ''
  return `[${node.label ?? node.identifier}]: ${node.url}${node.title ? ` "${node.title}"` : ''}`
}
