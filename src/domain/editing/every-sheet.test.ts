/** Lines of each kind of every sheet that the project has, and of Markdown made by chance, are changed, and nothing else is. */
import { textOf, type Heading } from '@parsed-outline/outline-tree'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { anyMarkdown } from '@/domain/export/any-markdown.test-support'
import { OUTLINE } from '@parsed-outline/outline.test-support'
import { splitUnit, withoutUnit, withUnitAfter } from './edit-blocks'
import { withoutSection, withSectionsSwapped, sectionPlaces } from './edit-sections'
import { withWords } from './edit-words'
import { readEditable, unitAt, type EditableOutline } from './editable-outline'

const FOLDER = 'src/content/examples'

const SHEETS = [
  ...readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const),
  ['one of each', OUTLINE] as const,
]
const CHANCE = Array.from({ length: 15 }, (_, seed) => [`seed ${seed}`, anyMarkdown(seed)] as const)

/** Lines enough to meet each kind: one sheet has it where the next, which is built alike, is not asked. */
const some = <Item>(items: readonly Item[], sheet: number) => {
  const step = items.length < 40 ? 3 : 22
  const first = items.length < 40 || sheet % 2 === 0 ? 1 : 12
  return items.flatMap((item, index) => (index % step === first ? [[index, item] as const] : []))
}

const unitsOf = (outline: EditableOutline) => [...outline.units.values()]
const wordsOf = (text: string) =>
  unitsOf(readEditable(text)).map(({ words }) => words.replace(/\s+/g, ' ').trim())
const put = (words: readonly string[], index: number, remove: number, ...insert: string[]) =>
  words.toSpliced(index, remove, ...insert)

describe.each(SHEETS)('%s', (name, markdown) => {
  const sheet = SHEETS.findIndex(([one]) => one === name)
  const outline = readEditable(markdown)
  const units = unitsOf(outline)
  const words = wordsOf(markdown)

  it('is its own source, and its lines are the words that are shown', () => {
    expect(outline.source).toBe(markdown)
    expect(units.length).toBeGreaterThan(10)
    for (const [block, unit] of outline.units) {
      const said = 'children' in block ? textOf(block.children as Heading['children']) : ''
      expect(unit.words.replace(/ \(\d+ min\)$/, '')).toBe(said)
      expect(unit.words).not.toMatch(/\*\*|\]\(|^#|\\/)
    }
  })

  it('stays as it is, byte for byte, where nothing is changed, and where it is changed back', () => {
    for (const unit of units) expect(withWords(outline, unit, unit.words)).toBe(markdown)
    for (const [, unit] of some(units, sheet)) {
      const changed = readEditable(withWords(outline, unit, `${unit.words} a`))
      const same = unitAt(changed, unit.from)
      expect(same && withWords(changed, same, unit.words)).toBe(markdown)
    }
  })

  it('takes other words for any line, marks of Markdown among them, and keeps the others', () => {
    for (const [index, unit] of some(units, sheet)) {
      const middle = Math.floor(unit.words.length / 2)
      for (const other of [
        `Antes ${unit.words} e mais`,
        unit.words.slice(middle),
        unit.words.slice(0, middle),
        `${unit.words.slice(0, middle)} *a* _b_ [c](d) # 1. <i> ${unit.words.slice(middle + 2)}`,
        '1. um',
        '# dois',
        '- três',
      ]) {
        const changed = withWords(outline, unit, other)
        expect(wordsOf(changed)).toEqual(put(words, index, 1, other.replace(/\s+/g, ' ').trim()))
      }
    }
  })

  it('keeps the marks around what is changed', () => {
    for (const unit of units.filter(({ words: said }) => /\w{3} \(\d\d:\d\d\)$/.test(said))) {
      const said = `X${unit.words.slice(1)}`
      const changed = withWords(outline, unit, said)
      expect(changed.slice(unit.from + 1)).toBe(markdown.slice(unit.from + 1))
    }
  })

  it('takes a line after any other, which goes away again without a trace', () => {
    for (const [index, unit] of some(units, sheet)) {
      const placed = withUnitAfter(outline, unit, 'Uma linha nova?')
      if (!placed) throw new Error(unit.words)
      const now = wordsOf(placed.source)
      expect(now.toSorted()).toEqual([...words, 'Uma linha nova?'].toSorted())
      expect(now.indexOf('Uma linha nova?')).toBeGreaterThan(index)
      expect(placed.source.slice(placed.at)).toMatch(/^Uma linha nova\?/)
      const changed = readEditable(placed.source)
      const added = unitAt(changed, placed.at)
      expect(added && wordsOf(withoutUnit(changed, added))).toEqual(words)
    }
  })

  it('is split at any line, and gives any line up', () => {
    for (const [index, unit] of some(units, sheet)) {
      const caret = unit.words.indexOf(' ', unit.words.length / 2) + 1
      const head = unit.words.slice(0, caret).trim()
      const tail = unit.words.slice(caret).trim()
      const isWhole = head === '' || unit.lead > 0
      const now = isWhole ? words : wordsOf(splitUnit(outline, unit, caret)?.source ?? '')
      const wanted = isWhole ? words : [...put(words, index, 1, head), tail]
      expect(now.toSorted()).toEqual(wanted.toSorted())
      expect(wordsOf(withoutUnit(outline, unit))).toEqual(put(words, index, 1))
    }
  })

  it('has sections that change places and back again, and go', () => {
    const places = sectionPlaces(outline)
    expect(places.length).toBeGreaterThan(3)
    for (let index = 0; index < places.length - 1; index += 1) {
      const swapped = withSectionsSwapped(outline, index)
      expect(swapped).not.toBe(markdown)
      expect(withSectionsSwapped(readEditable(swapped), index)).toBe(markdown)
      const left = wordsOf(withoutSection(outline, index))
      expect(left.every((line) => words.includes(line))).toBe(true)
      expect(sectionPlaces(readEditable(withoutSection(outline, index)))).toHaveLength(
        places.length - 1,
      )
    }
  })
})

describe.each(CHANCE)('Markdown made by chance, %s', (_, markdown) => {
  const outline = readEditable(markdown)
  const { source } = outline
  const words = wordsOf(source)

  it('loses nothing to a change of one line', () => {
    for (const [index, unit] of unitsOf(outline).entries()) {
      expect(withWords(outline, unit, unit.words)).toBe(source)
      const changed = withWords(outline, unit, 'outra')
      expect(wordsOf(changed)).toEqual(changed === source ? words : put(words, index, 1, 'outra'))
      const less = withoutUnit(outline, unit)
      expect(wordsOf(less)).toEqual(less === source ? words : put(words, index, 1))
    }
  })
})
