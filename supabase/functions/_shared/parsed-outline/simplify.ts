import type * as Mdast from 'mdast'
import { webUrl } from '../contract/safe-link.ts'
import {
  MAX_DEPTH,
  textOf,
  type Block,
  type Heading,
  type Inline,
  type List,
} from './outline-tree.ts'
import { wordsOf } from './words-of.ts'

type Definitions = ReadonlyMap<string, Mdast.Definition>

type Tell = (block: Block, node: Mdast.Heading | Mdast.Paragraph) => void

type Place = {
  readonly depth: number
  readonly inLink: boolean
  readonly definitions: Definitions
  readonly tell: Tell
}

/**
 * The closed set of nodes that an outline is written from, out of a parsed Markdown text. No word is lost. `tell` hears
 * which node a heading or a paragraph was made of.
 */
export function simplify(root: Mdast.Root, tell: Tell): Block[] {
  const definitions = usedDefinitions(root)
  return blocksOf(root.children, { depth: 0, inLink: false, definitions, tell })
}

/** The addresses that references in the text lead to; those that lead nowhere stay in the text as they are. */
function usedDefinitions(root: Mdast.Root): Definitions {
  const defined = new Map<string, Mdast.Definition>()
  const used = new Set<string>()
  const waiting: Mdast.Nodes[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) waiting.push(...node.children.toReversed())
    if (node.type === 'definition' && !defined.has(node.identifier)) {
      defined.set(node.identifier, node)
    }
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  }
  return new Map(
    [...defined].filter(([identifier, { url }]) => used.has(identifier) && webUrl(url) !== null),
  )
}

function blocksOf(nodes: readonly Mdast.Nodes[], place: Place): Block[] {
  return nodes.flatMap((node) => blockOf(node, place))
}

function blockOf(node: Mdast.Nodes, place: Place): Block[] {
  if (place.depth >= MAX_DEPTH) return verbatim(wordsOf(node))
  const inside = { ...place, depth: place.depth + 1 }
  if (node.type === 'heading') {
    const { children, minutes } = splitMinutes(inlinesOf(node.children, inside))
    return told({ type: 'heading', depth: node.depth, children, minutes }, node, place)
  }
  if (node.type === 'paragraph') {
    const children = inlinesOf(node.children, inside)
    if (children.length === 0) return []
    return told({ type: 'paragraph', children, isLead: isLead(children) }, node, place)
  }
  if (node.type === 'blockquote') {
    const children = blocksOf(node.children, inside)
    return children.length > 0 ? [{ type: 'quote', children, isVerse: isVerse(children) }] : []
  }
  if (node.type === 'list') return [listOf(node, inside)]
  if (node.type === 'thematicBreak') return [{ type: 'rule' }]
  if (node.type === 'definition' && place.definitions.get(node.identifier) === node) return []
  return verbatim(wordsOf(node))
}

function told(block: Block, node: Mdast.Heading | Mdast.Paragraph, { tell }: Place): Block[] {
  tell(block, node)
  return [block]
}

function listOf({ ordered, start, spread, children }: Mdast.List, inside: Place): List {
  return {
    type: 'list',
    start: ordered ? (start ?? 1) : null,
    isLoose: spread === true || children.some((item) => item.spread),
    items: children.map((item) => blocksOf(item.children, inside)),
  }
}

function verbatim(words: string): Block[] {
  const trimmed = words.replace(/^\n+/, '').trimEnd()
  return trimmed === '' ? [] : [{ type: 'verbatim', text: trimmed }]
}

function inlinesOf(nodes: readonly Mdast.Nodes[], place: Place): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, place))
}

function inlineOf(node: Mdast.Nodes, place: Place): Inline[] {
  if (place.depth >= MAX_DEPTH) return text(wordsOf(node))
  const inside = { ...place, depth: place.depth + 1 }
  if (node.type === 'html' && /^<br *\/?>$/i.test(node.value)) return [{ type: 'break' }]
  if (node.type === 'break') return [{ type: 'break' }]
  if (node.type === 'strong' || node.type === 'emphasis') {
    const children = inlinesOf(node.children, inside)
    return children.length > 0 ? [{ type: node.type, children }] : []
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    return link(
      addressOf(node, place),
      inlinesOf(node.children, { ...inside, inLink: true }),
      place,
    )
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return link(addressOf(node, place), text(node.alt ?? ''), place)
  }
  return text(wordsOf(node))
}

function addressOf(
  node: Mdast.Link | Mdast.LinkReference | Mdast.Image | Mdast.ImageReference,
  { definitions }: Place,
): string {
  return 'url' in node ? node.url : (definitions.get(node.identifier)?.url ?? '')
}

/** An address that leads nowhere on the web ('javascript:') leaves its words alone; a picture is a link to it. */
function link(address: string, children: Inline[], { inLink }: Place): Inline[] {
  const url = inLink ? null : webUrl(address)
  if (url === null) return children
  return [{ type: 'link', url, children: textOf(children).trim() ? children : text(address) }]
}

/** A line ending inside a paragraph is a space. */
function text(value: string): Inline[] {
  const words = value.replace(/[ \t]*\n[ \t]*/g, ' ')
  return words === '' ? [] : [{ type: 'text', value: words }]
}

function splitMinutes(children: readonly Inline[]): Pick<Heading, 'children' | 'minutes'> {
  const last = children.at(-1)
  if (last?.type !== 'text') return { children, minutes: null }
  const match = /\((\d{1,3}) ?min(?:utos?)?\.?\)$/.exec(last.value.trimEnd())
  const title = match ? last.value.slice(0, match.index).trimEnd() : ''
  const before = children.slice(0, -1)
  // a heading that is nothing but its minutes keeps them
  if (!match || (title === '' && before.length === 0)) return { children, minutes: null }
  return {
    children: title === '' ? before : [...before, { type: 'text', value: title }],
    minutes: Number(match[1]),
  }
}

function isLead(children: readonly Inline[]): boolean {
  const [only, ...others] = children
  return only?.type === 'emphasis' && others.length === 0 && textOf([only]).trimEnd().endsWith(':')
}

function isVerse([first]: readonly Block[]): boolean {
  return first?.type === 'paragraph' && first.children[0]?.type === 'strong'
}
