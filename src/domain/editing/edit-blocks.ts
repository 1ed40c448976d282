import { noteOf } from '@parsed-outline/outline-tree'
import type { List, Nodes } from 'mdast'
import {
  childrenOf,
  endOf,
  itemOf,
  readEditable,
  startOf,
  unitAt,
  type EditableOutline,
  type Unit,
} from './editable-outline'
import { readsAs, withWords, written } from './edit-words'
import { renumbered } from './question-numbers'
import { sectionAround } from './section-at'

/** A text, and the place in it where the words begin that were just put there. */
export type Placed = { readonly source: string; readonly at: number }

/** Another unit after this one: the next item of its list, else a paragraph. Null where there is no room for one. */
export function withUnitAfter(
  outline: EditableOutline,
  { from }: Unit,
  words: string,
): Placed | null {
  const bounds = sectionAround(outline.source, from)
  const section = outline.source.slice(bounds.from, bounds.to)
  const before = readEditable(section)
  const all = [...before.units.values()]
  const unit = unitAt(before, from - bounds.from)
  if (!unit) return null
  const { place, text, lead } = insertion(before, unit, written(words.trim()))
  const put = section.slice(0, place) + text + section.slice(place)
  const behind = all.filter((other) => other.from < place).length
  const wanted = wordsOf(all).toSpliced(behind, 0, words)
  if (!readsAs(put, wanted)) return null
  const numbered = renumbered(section, put)
  const source = readsAs(numbered, wanted) ? numbered : put
  const placed = [...readEditable(source).units.values()][behind]
  const at = placed?.from ?? place + lead
  return {
    source: outline.source.slice(0, bounds.from) + source + outline.source.slice(bounds.to),
    at: bounds.from + at,
  }
}

/** The outline without this unit, and without a list or a quotation that held nothing else. */
export function withoutUnit(outline: EditableOutline, { from }: Unit): string {
  const bounds = sectionAround(outline.source, from)
  const section = outline.source.slice(bounds.from, bounds.to)
  const before = readEditable(section)
  const unit = unitAt(before, from - bounds.from)
  if (!unit) return outline.source
  const words = wordsOf([...before.units.values()].filter((other) => other !== unit))
  const cut = cutOut(section, unit)
  const numbered = renumbered(section, cut)
  const left = [numbered, cut].find((way) => readsAs(way, words)) ?? section
  const above = outline.source.slice(0, bounds.from)
  const below = outline.source.slice(bounds.to)
  if (unit.kind !== 'heading' || above === '') return above + left + below
  // without its heading a section goes on from the one before
  const joined = above + (above.endsWith('\n\n') ? '' : '\n') + left + below
  const others = [...outline.units.values()].filter((other) => other.from !== from)
  return readsAs(joined, wordsOf(others)) ? joined : outline.source
}

/** The unit in two: what stands after `caret` becomes one of its own. */
export function splitUnit(outline: EditableOutline, unit: Unit, caret: number): Placed | null {
  const tail = unit.words.slice(caret)
  const place = unit.characters[caret]?.from ?? unit.to
  const raw = outline.source.slice(place, unit.to).trim()
  const head = withWords(outline, unit, unit.words.slice(0, caret))
  const cut = readEditable(head)
  const first = unitAt(cut, unit.from)
  if (!first) return null
  const placed = withUnitAfter(cut, first, tail)
  if (!placed) return null
  // its own marks again, where they mean the same by themselves
  const plain = written(tail.trim())
  const marked =
    placed.source.slice(0, placed.at) + raw + placed.source.slice(placed.at + plain.length)
  const wanted = wordsOf([...readEditable(placed.source).units.values()])
  return readsAs(marked, wanted) ? { source: marked, at: placed.at } : placed
}

/** The unit put to the end of the one before it, as when a line end is deleted; null where the two cannot be one. */
export function joinedToBefore(
  outline: EditableOutline,
  unit: Unit,
): (Placed & { caret: number }) | null {
  const all = [...outline.units.values()]
  const before = all[all.indexOf(unit) - 1]
  if (!before || !['item', 'paragraph'].includes(before.kind)) return null
  if (unit.kind !== before.kind && unit.words !== '') return null
  const rest = readEditable(withoutUnit(outline, unit))
  const target = unitAt(rest, before.from)
  if (!target || rest.source === outline.source) return null
  const gap = before.words === '' || unit.words === '' ? '' : ' '
  const source = withWords(rest, target, before.words + gap + unit.words)
  return { source, at: before.from, caret: before.words.length + gap.length }
}

function wordsOf(units: readonly Unit[]): string[] {
  return units.map(({ words }) => words)
}

type Insertion = { place: number; text: string; lead: number }

function insertion(outline: EditableOutline, unit: Unit, words: string): Insertion {
  const { path, offset } = unit
  const place = itemOf(path)
  const quote = path.findIndex(({ type }) => type === 'blockquote')
  if (place && quote === -1) return nextItem(outline, unit, words)
  const after = quote === -1 ? path.at(-1) : path[quote]
  const from = after ? startOf(after) + offset : unit.from
  const prefix = quote > 1 || quote === -1 ? prefixAt(outline.source, from) : ''
  const gap = `\n${prefix.trimEnd()}\n${prefix}`
  return { place: after ? endOf(after) + offset : unit.to, text: gap + words, lead: gap.length }
}

function nextItem(outline: EditableOutline, unit: Unit, words: string): Insertion {
  const { source } = outline
  const { path, offset } = unit
  const { list, item } = itemOf(path) ?? {}
  const block = path.at(-1)
  if (!list || !item || !block) return { place: unit.to, text: '', lead: 0 }
  const from = startOf(item) + offset
  const mark = nextMark(source.slice(from, startOf(block) + offset), unit.number)
  const root = path[0]
  const siblings = childrenOf(root)
  const position = siblings.indexOf(list)
  // a note about the last question stays below it
  let last: Nodes = list
  let following = siblings[position + 1]
  if (position !== -1 && list.children.at(-1) === item) {
    for (let step = position + 1; following && isNote(outline, following); step += 1) {
      last = following
      following = siblings[step + 1]
    }
  }
  if (last === list) {
    const prefix = prefixAt(source, from)
    const gap = list.spread || item.spread ? `\n${prefix.trimEnd()}\n${prefix}` : `\n${prefix}`
    const text = gap + mark + words
    return { place: endOf(item) + offset, text, lead: gap.length + mark.length }
  }
  if (following?.type === 'list' && isSameKind(source, offset, list, following)) {
    const text = `${mark}${words}\n`
    return { place: startOf(following) + offset, text, lead: mark.length }
  }
  const text = `\n\n${mark}${words}`
  return { place: endOf(last) + offset, text, lead: mark.length + 2 }
}

function isNote({ units }: EditableOutline, node: Nodes): boolean {
  return [...units].some(
    ([block, { path }]) => path.length === 2 && path[1] === node && noteOf(block) !== null,
  )
}

function isSameKind(source: string, offset: number, one: List, other: List): boolean {
  const signOf = (list: List) =>
    source
      .slice(offset + startOf(list))
      .replace(/^\d+/, '')
      .charAt(0)
  return one.ordered === other.ordered && signOf(one) === signOf(other)
}

function nextMark(mark: string, number: number | null): string {
  return number === null ? mark : mark.replace(/\d+/, String(number + 1))
}

/** What the next line of a block begins with: the signs of quotations, and spaces where items have their marks. */
function prefixAt(source: string, place: number): string {
  const lineStart = source.lastIndexOf('\n', place - 1) + 1
  return source.slice(lineStart, place).replace(/[^\s>]/g, ' ')
}

function cutOut(section: string, { path, offset }: Unit): string {
  let depth = path.length - 1
  while (depth > 1 && childrenOf(path[depth - 1]).length === 1) depth -= 1
  const node = path[depth]
  const siblings = childrenOf(path[depth - 1])
  if (!node) return section
  const index = siblings.indexOf(node)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  if (after) return without(section, startOf(node) + offset, startOf(after) + offset)
  if (before) return without(section, endOf(before) + offset, endOf(node) + offset)
  // another part follows, or nothing
  const rest = section.slice(endOf(node) + offset)
  return section.slice(0, startOf(node) + offset) + rest.replace(/^\n+/, '')
}

function without(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(to)
}
