import { describe, expect, it } from 'vitest'
import { textOf, type Block, type Heading, type Inline } from './outline-tree.ts'
import { parseOutline } from './parse-outline.ts'

const typesOf = (markdown: string) => parseOutline(markdown).map(({ type }) => type)

function inlinesOf(markdown: string): readonly Inline[] {
  const [block] = parseOutline(markdown)
  if (block?.type !== 'paragraph') throw new Error(`no paragraph in ${markdown}`)
  return block.children
}

function headingOf(markdown: string): Heading {
  const [heading] = parseOutline(markdown)
  if (heading?.type !== 'heading') throw new Error(`no heading in ${markdown}`)
  return heading
}

describe('parseOutline', () => {
  it('reads every part between headings', () => {
    expect(typesOf('antes\n\n# Um\ntexto\n## Dois\n- a\n- b\n\n> c\n\n---')).toEqual([
      'paragraph',
      'heading',
      'paragraph',
      'heading',
      'list',
      'quote',
      'rule',
    ])
  })

  it('takes every line ending', () => {
    expect(typesOf('# Um\r\n\r\ntexto\r\rmais\n## Dois\r\n')).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'heading',
    ])
  })

  it('has bold, italic, links and line breaks', () => {
    expect(inlinesOf('a **b *c*** [d](https://e.f/)  \ng\nh')).toEqual([
      { type: 'text', value: 'a ' },
      {
        type: 'strong',
        children: [
          { type: 'text', value: 'b ' },
          { type: 'emphasis', children: [{ type: 'text', value: 'c' }] },
        ],
      },
      { type: 'text', value: ' ' },
      { type: 'link', url: 'https://e.f/', children: [{ type: 'text', value: 'd' }] },
      { type: 'break' },
      { type: 'text', value: 'g h' },
    ])
  })

  it('knows where a list begins to count', () => {
    expect(parseOutline('4. quatro\n5. cinco')).toEqual([
      {
        type: 'list',
        start: 4,
        isLoose: false,
        items: [
          [{ type: 'paragraph', isLead: false, children: [{ type: 'text', value: 'quatro' }] }],
          [{ type: 'paragraph', isLead: false, children: [{ type: 'text', value: 'cinco' }] }],
        ],
      },
    ])
    expect(parseOutline('- a\n\n- b')).toMatchObject([{ start: null, isLoose: true }])
  })

  it('tells Scripture from the words of the sermon, and who speaks', () => {
    expect(
      parseOutline('> **João 3:16** — Deus amou\n\n---\n\n> "A paz" **fica**\n\n*Dito:*\n\n*a*'),
    ).toMatchObject([
      { type: 'quote', isVerse: true },
      { type: 'rule' },
      { type: 'quote', isVerse: false },
      { type: 'paragraph', isLead: true },
      { type: 'paragraph', isLead: false },
    ])
  })

  it.each([
    '[clique](javascript:alert(1))',
    '[clique](JAVASCRIPT:alert(1))',
    '[clique](data:text/html,x)',
    '[clique](/conta)',
    '![clique](file:///etc/passwd)',
  ])('makes plain text of %s', (markdown) => {
    expect(inlinesOf(markdown)).toEqual([{ type: 'text', value: 'clique' }])
  })

  it.each([
    ['![um mapa](https://x.example/a.png)', 'um mapa'],
    ['![](https://x.example/a.png)', 'https://x.example/a.png'],
    ['[um mapa][x]\n\n[x]: https://x.example/a.png', 'um mapa'],
    ['![um mapa][x]\n\n[x]: https://x.example/a.png', 'um mapa'],
    ['[![um mapa](https://y.example/)](https://x.example/a.png)', 'um mapa'],
  ])('makes a link of %s', (markdown, words) => {
    expect(parseOutline(markdown)).toHaveLength(1)
    expect(inlinesOf(markdown)).toEqual([
      { type: 'link', url: 'https://x.example/a.png', children: [{ type: 'text', value: words }] },
    ])
  })

  it.each([
    ['[x]: https://x.example/ "dica"', '[x]: https://x.example/ "dica"'],
    ['[x]: javascript:alert(1)\n\n[x]', '[x]: javascript:alert(1)'],
    ['<div>\n<b>oi</b>\n</div>', '<div>\n<b>oi</b>\n</div>'],
    ['```json\n{ "a": 1 }\n\n{}\n```', '{ "a": 1 }\n\n{}'],
    ['``` a frase\nseguinte\n```', 'a frase\nseguinte'],
  ])('shows %j as it is written', (markdown, text) => {
    expect(parseOutline(markdown)[0]).toEqual({ type: 'verbatim', text })
  })

  it('reads an outline that stands in a fence as a whole', () => {
    expect(typesOf('```markdown\n# Um\n\n- a\n```')).toEqual(['heading', 'list'])
  })

  it('makes text of HTML and code inside a line, and breaks it where HTML does', () => {
    expect(inlinesOf('a <img src=x onerror=alert(1)> `b < c`<br/>d')).toEqual([
      { type: 'text', value: 'a ' },
      { type: 'text', value: '<img src=x onerror=alert(1)>' },
      { type: 'text', value: ' ' },
      { type: 'text', value: 'b < c' },
      { type: 'break' },
      { type: 'text', value: 'd' },
    ])
  })

  it('takes out what no file and no address can carry', () => {
    expect(inlinesOf('a\u0000\u0007b\uD800c\uFFFEd\u{1F64F}')).toEqual([
      { type: 'text', value: 'abcd\u{1F64F}' },
    ])
  })

  it('says a table cell by cell', () => {
    const [list, after] = parseOutline(
      '| Momento | Tempo |\n|---|:-:|\n| **Oração** | 10 \\| 12 |\n| Louvor |\nfim',
    )
    const words = list?.type === 'list' ? list.items.map((item) => wordsIn(item)) : []
    expect(words).toEqual(['Momento: Oração; Tempo: 10 | 12', 'Momento: Louvor; Tempo: —'])
    expect(after).toMatchObject({ type: 'paragraph', children: [{ value: 'fim' }] })
    expect(typesOf('a | b\n\n--- | ---')).toEqual(['paragraph', 'paragraph'])
  })
})

function wordsIn(blocks: readonly Block[]): string {
  return blocks
    .map((block) => ('children' in block ? textOf(block.children as Inline[]) : ''))
    .join()
}

describe('a heading', () => {
  it.each([
    ['## Quebra-gelo (10 min)', 'Quebra-gelo', 10],
    ['## Resumo da mensagem (5min) ', 'Resumo da mensagem', 5],
    ['## Oração (120 minutos)', 'Oração', 120],
    ['## Os (10) mandamentos (7 min)', 'Os (10) mandamentos', 7],
    ['## **Oração** (7 min)', 'Oração', 7],
    ['## Textos bíblicos', 'Textos bíblicos', null],
    ['## (10 min) de oração', '(10 min) de oração', null],
    ['## (10 min)', '(10 min)', null],
    ['## **Oração (10 min)**', 'Oração (10 min)', null],
  ])('gives its minutes apart: %s', (markdown, title, minutes) => {
    const heading = headingOf(markdown)
    expect(textOf(heading.children)).toBe(title)
    expect(heading.minutes).toBe(minutes)
  })
})

describe('too much', () => {
  it('is shown as it is written from where it gets too much', () => {
    const long = '**a'.repeat(6_000)
    expect(parseOutline(`# Um\n\n**b**\n\n# Dois\n\n${long}\n\n# Três`)).toMatchObject([
      { type: 'heading' },
      { type: 'paragraph' },
      { type: 'verbatim', text: `# Dois\n\n${long}\n\n# Três` },
    ])
  })

  it('is not what a long outline is', () => {
    const question = '1. **O que** muda *hoje*? ([12:34](https://www.youtube.com/watch?v=a&t=1s))\n'
    const section = `## Seção (10 min)\n\n${'Uma frase da mensagem. '.repeat(170)}\n\n${question.repeat(9)}\n`
    const blocks = parseOutline(section.repeat(14))
    expect(blocks).toHaveLength(42)
    expect(blocks.at(-1)?.type).toBe('list')
  })

  it('makes few nodes of very many', () => {
    expect(parseOutline('# a\n'.repeat(250_000)).length).toBeLessThan(8_000)
  })

  it.each([
    ['quotes', `${'> '.repeat(4_000)}fim`],
    ['lists', `${'- '.repeat(4_000)}fim`],
    ['numbered lists', `${'1. '.repeat(4_000)}fim`],
    ['all of them', `${'> - 1. '.repeat(2_000)}fim`],
    ['italics', `${'*a '.repeat(2_000)}fim${'*'.repeat(2_000)}`],
    ['lists below lists', Array.from({ length: 90 }, (_, n) => `${'  '.repeat(n)}- a`).join('\n')],
  ])('nests no deeper than is drawn: %s', (_, markdown) => {
    const tree = parseOutline(markdown)
    expect(depthOf(tree)).toBeLessThan(100)
    expect(JSON.stringify(tree)).toContain(markdown.includes('fim') ? 'fim' : 'a')
  })
})

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}
