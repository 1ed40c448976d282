import type { Heading } from 'mdast'
import { describe, expect, it } from 'vitest'
import { headingLevels, parseOutline, splitMinutes, textOf } from './outline-tree'

function headingsOf(markdown: string): Heading[] {
  return parseOutline(markdown).children.filter((node) => node.type === 'heading')
}

describe('parseOutline', () => {
  it('parses every part between headings', () => {
    const { children } = parseOutline('antes\n\n# Um\ntexto\n## Dois\n- a\n- b\n\n> c')
    expect(children.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'list',
      'blockquote',
    ])
  })

  it('takes every line ending', () => {
    expect(headingsOf('# Um\r\n\r\ntexto\r\n\r\n## Dois\r\n').map(textOf)).toEqual(['Um', 'Dois'])
  })

  it('shows the rest as it is written once it gets too much', () => {
    const long = '**a'.repeat(6_000)
    const { children } = parseOutline(`# Um\n\n**b**\n\n# Dois\n\n${long}\n\n# Três`)
    expect(children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'code'])
    expect(children[2] && textOf(children[2])).toBe(`# Dois\n\n${long}\n\n# Três`)
  })

  it('parses a long outline to its end', () => {
    const section = `## Seção (10 min)\n\n${'Uma frase da mensagem. '.repeat(170)}\n\n`
    const { children } = parseOutline(section.repeat(12))
    expect(children).toHaveLength(24)
    expect(children.at(-1)?.type).toBe('paragraph')
  })

  it('makes few nodes of very many', () => {
    expect(parseOutline('# a\n'.repeat(250_000)).children.length).toBeLessThan(8_000)
  })
})

describe('textOf', () => {
  it('gathers text in order, whatever it stands in', () => {
    const [node] = parseOutline('a **b _c_** [d](https://e.f) ![g](h) `i`').children
    expect(node && textOf(node)).toBe('a b c d g i')
  })

  it('reaches the bottom of deep nesting', () => {
    const [node] = parseOutline(`${'> '.repeat(4_000)}fim`).children
    expect(node && textOf(node)).toBe('fim')
  })
})

describe('splitMinutes', () => {
  it.each([
    ['## Quebra-gelo (10 min)', 'Quebra-gelo', 10],
    ['## Resumo da mensagem (5min) ', 'Resumo da mensagem', 5],
    ['## Oração (120 minutos)', 'Oração', 120],
    ['## Os (10) mandamentos (7 min)', 'Os (10) mandamentos', 7],
    ['## Textos bíblicos', 'Textos bíblicos', null],
    ['## (10 min) de oração', '(10 min) de oração', null],
    ['## **Oração (10 min)**', 'Oração (10 min)', null],
  ])('reads %s', (markdown, title, minutes) => {
    const [heading] = headingsOf(markdown)
    if (!heading) throw new Error('no heading')
    const split = splitMinutes(heading)
    expect(split.children.map(textOf).join('')).toBe(title)
    expect(split.minutes).toBe(minutes)
  })
})

describe('headingLevels', () => {
  it.each([
    ['# a\n## b\n### c\n#### d\n## e', [3, 4, 5, 6, 4]],
    ['## a\n### b\n## c', [3, 4, 3]],
    ['# a\n### b\n#### c', [3, 4, 5]],
    ['### a\n# b\n## c', [3, 3, 4]],
    ['# a\n## b\n### c\n#### d\n##### e\n###### f', [3, 4, 5, 6, 6, 6]],
  ])('leaves no gap in %j', (markdown, wanted) => {
    const tree = parseOutline(markdown)
    expect([...headingLevels(tree, 3).values()]).toEqual(wanted)
  })
})
