import { escapeText } from '@parsed-outline/escape'
import {
  readEditable,
  typedWords,
  unitAt,
  type EditableOutline,
  type Unit,
} from './editable-outline'
import { withSectionAt } from './section-at'

/**
 * The outline with other words in this unit, which are never read as marks. What stays of the words keeps its marks;
 * of several ways to write it, the first is taken that reads as it should and leaves everything else as it was.
 */
export function withWords(outline: EditableOutline, { from }: Unit, typed: string): string {
  const words = typed.trim()
  return withSectionAt(outline.source, from, (section, at) => {
    const before = readEditable(section)
    const unit = unitAt(before, at)
    if (!unit || [typed, words].includes(unit.words)) return section
    const wanted = [...before.units.values()].map((other) => (other === unit ? words : other.words))
    return waysToWrite(section, unit, words).find((way) => readsAs(way, wanted)) ?? section
  })
}

/** The outline with other minutes behind a timed heading. */
export function withMinutes(outline: EditableOutline, unit: Unit, minutes: number): string {
  return withWords(outline, unit, `${typedWords(unit)} (${minutes} min)`)
}

/** The outline with another passage behind its title; without one where nothing is left of it. */
export function withPassage(outline: EditableOutline, unit: Unit, passage: string): string {
  const title = typedWords(unit)
  return withWords(outline, unit, passage === '' ? title : `${title} – ${passage}`)
}

/** Whether the units of a text have these words. Spaces at the ends are not stored. */
export function readsAs(text: string, wanted: readonly string[]): boolean {
  const units = [...readEditable(text).units.values()]
  return (
    units.length === wanted.length &&
    units.every(({ words }, index) => oneLine(words) === oneLine(wanted[index] ?? ''))
  )
}

/** Words as Markdown, with the spaces at their ends. */
export function written(words: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  return `${before && ' '}${escapeText(inner)}${after && ' '}`
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

function waysToWrite(text: string, unit: Unit, words: string): string[] {
  const { from, to, characters } = unit
  const [begin, end, inserted] = difference(unit.words, words)
  const insert = written(inserted)
  const before = characters[begin - 1]
  const after = characters[end]
  const put = (first: number, last: number, what: string) =>
    text.slice(0, first) + what + text.slice(last)
  const whole = put(from, to, written(words))
  if (begin === end) {
    const places = [before?.to ?? after?.from ?? from, after?.from ?? to, begin === 0 ? from : to]
    return [...places.map((place) => put(place, place, insert)), whole]
  }
  const first = characters[begin]?.from ?? from
  const last = characters[end - 1]?.to ?? to
  return [
    put(first, last, insert + marksAmong(text, unit, begin, end)),
    put(first, last, insert),
    whole,
  ]
}

/** What is written between the characters and is none of them, so that what began or ends there still does. */
function marksAmong(text: string, { characters }: Unit, begin: number, end: number): string {
  let marks = ''
  for (let index = begin + 1; index < end; index += 1) {
    marks += text.slice(characters[index - 1]?.to, characters[index]?.from)
  }
  return marks
}

/** The least that differs: characters `begin` to `end` of the one give way to what was inserted. */
export function difference(
  before: string,
  now: string,
): readonly [begin: number, end: number, inserted: string] {
  const shorter = Math.min(before.length, now.length)
  let begin = 0
  while (begin < shorter && before[begin] === now[begin]) begin += 1
  let same = 0
  while (same < shorter - begin && before.at(-1 - same) === now.at(-1 - same)) same += 1
  return [begin, before.length - same, now.slice(begin, now.length - same)]
}
