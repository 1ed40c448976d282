import { NOTE_LEAD } from '@contract/meeting/sections'
import { noteOf, type Block } from '@parsed-outline/outline-tree'
import { readOutline, type ReadOutline } from '@parsed-outline/parse-outline'
import type { List, ListItem, Nodes, Parents } from 'mdast'
import { ownHeading } from '@/domain/outline/own-heading'
import { sourceCharacters, type SourceCharacter } from './source-characters'

/** A line of an outline that is changed by itself: a heading, a paragraph, an item. */
export type Unit = {
  /** Where its words begin and end in the source. */
  readonly from: number
  readonly to: number
  /** As they are shown, without any mark of Markdown. */
  readonly words: string
  /** Characters at the beginning of the words that stay as they are: 'Para quem conduz: '. */
  readonly lead: number
  /** Characters at their end that are changed by themselves: a heading's ' (10 min)', a title's ' – João 3:16'. */
  readonly trail: number
  /** Characters at the beginning of the words that are in bold: 'A ideia central:'. */
  readonly bold: number
  readonly kind: 'heading' | 'paragraph' | 'note' | 'item'
  /** Of an item in a list with numbers. */
  readonly number: number | null
  readonly characters: readonly SourceCharacter[]
  /** What it stands in, the outermost first, and the node itself last. Places count from `offset`. */
  readonly path: readonly Nodes[]
  readonly offset: number
}

export type EditableOutline = Omit<ReadOutline, 'origins'> & {
  readonly units: ReadonlyMap<Block, Unit>
}

/** An outline's Markdown together with the lines in it that can be changed one by one. */
export function readEditable(markdown: string): EditableOutline {
  const { tree, source, origins } = readOutline(markdown)
  const paths = new Map<Nodes, readonly Nodes[]>()
  const units = new Map<Block, Unit>()
  for (const [block, { node, part }] of origins) {
    if (!paths.has(part.root)) rememberPaths(part.root, paths)
    const { offset } = part
    const parsed = source.slice(offset)
    const characters = sourceCharacters(node.children, parsed).map(({ shown, from, to }) => ({
      shown,
      from: from + offset,
      to: to + offset,
    }))
    const [first, last] = [node.children[0], node.children.at(-1)]
    if (!first || !last) continue
    const path = paths.get(node) ?? [part.root, node]
    const words = characters.map(({ shown }) => shown).join('')
    units.set(block, {
      from: startOf(first) + offset,
      to: endOf(last) + offset,
      words,
      trail: trailOf(block, words),
      bold: boldCharacters(first, characters, offset),
      characters,
      path,
      offset,
      ...kindOf(block, path),
    })
  }
  return { tree, source, units }
}

/** The unit whose words begin at this place of the source. */
export function unitAt({ units }: EditableOutline, from: number): Unit | null {
  return [...units.values()].find((unit) => unit.from === from) ?? null
}

/** What of its words is typed in a field. */
export function typedWords({ words, lead, trail }: Unit): string {
  return words.slice(lead, words.length - trail)
}

/** The list and the item that a unit begins; null for any other. */
export function itemOf(path: readonly Nodes[]): { list: List; item: ListItem } | null {
  const [list, item, node] = path.slice(-3)
  if (list?.type !== 'list' || item?.type !== 'listItem') return null
  return item.children[0] === node ? { list, item } : null
}

export function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

export function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0
}

export function childrenOf(node: Nodes | undefined): readonly Nodes[] {
  return node && 'children' in node ? node.children : []
}

function boldCharacters(
  first: Nodes,
  characters: readonly SourceCharacter[],
  offset: number,
): number {
  if (first.type !== 'strong') return 0
  const rest = characters.findIndex(({ from }) => from >= endOf(first) + offset)
  return rest === -1 ? characters.length : rest
}

/** What stands behind a timed heading's title, or behind the sermon's, with the space between. */
function trailOf(block: Block, words: string): number {
  if (block.type !== 'heading') return 0
  if (block.minutes !== null) {
    return words.length - words.slice(0, words.lastIndexOf('(')).trimEnd().length
  }
  const hasPassage = block.depth === 1 && ownHeading(words)?.passage
  return hasPassage ? words.length - words.lastIndexOf(' – ') : 0
}

function kindOf(block: Block, path: readonly Nodes[]): Pick<Unit, 'kind' | 'lead' | 'number'> {
  const plain = { lead: 0, number: null }
  if (block.type === 'heading') return { ...plain, kind: 'heading' }
  const note = noteOf(block)
  if (note !== null) return { ...plain, kind: 'note', lead: NOTE_LEAD.length + 1 }
  const place = itemOf(path)
  if (!place) return { ...plain, kind: 'paragraph' }
  const { list, item } = place
  const number = list.ordered ? (list.start ?? 1) + list.children.indexOf(item) : null
  return { lead: 0, kind: 'item', number }
}

/** Does not recurse: what is read may nest without end. */
function rememberPaths(root: Parents, paths: Map<Nodes, readonly Nodes[]>): void {
  paths.set(root, [root])
  const waiting: Parents[] = [root]
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const path = paths.get(parent) ?? []
    for (const child of parent.children) {
      paths.set(child, [...path, child])
      if (child.type === 'blockquote' || child.type === 'list' || child.type === 'listItem') {
        waiting.push(child)
      }
    }
  }
}
