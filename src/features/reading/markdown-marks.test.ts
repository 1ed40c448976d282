import { describe, expect, it } from 'vitest'
import { withMark, type Mark } from './markdown-marks'

/** `[` and `]` are where the selection begins and ends, before and after. */
function marked(text: string, mark: Mark): string {
  const start = text.indexOf('[')
  const end = text.indexOf(']') - 1
  const plain = text.replace(/[[\]]/g, '')
  const { from, to, insert, selection } = withMark(plain, start, end, mark)
  const after = plain.slice(0, from) + insert + plain.slice(to)
  const [first, last] = selection
  return `${after.slice(0, first)}[${after.slice(first, last)}]${after.slice(last)}`
}

describe('withMark', () => {
  it.each([
    ['a [b] c', 'a **[b]** c'],
    ['a **[b]** c', 'a [b] c'],
    ['a [b ]c', 'a **[b]** c'],
    ['a [] c', 'a **[]** c'],
  ])('bold: %s', (before, after) => {
    expect(marked(before, 'bold')).toBe(after)
  })

  it.each([
    ['heading', 'um\nd[oi]s\ntrês', 'um\n## dois[]\ntrês'],
    ['heading', '## d[oi]s', 'dois[]'],
    ['heading', '- d[oi]s', '## dois[]'],
    ['list', '[um\n\ndois]', '- um\n\n- dois[]'],
    ['list', '[- um\n- dois]', 'um\ndois[]'],
    ['list', '1. u[]m', '- um[]'],
    ['quote', 'u[]m', '> um[]'],
    ['list', '[]', '- []'],
  ] as const)('%s: %s', (mark, before, after) => {
    expect(marked(before, mark)).toBe(after)
  })
})
