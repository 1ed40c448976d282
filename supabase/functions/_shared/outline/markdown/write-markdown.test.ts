import type { Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import type { OutlineBlock, OutlineDocument } from '../model/document.ts'
import { writeMarkdown } from './write-markdown.ts'

const outline: OutlineDocument = {
  title: 'A graça que levanta',
  type: 'celula',
  duration: 60,
  sections: [
    {
      kind: 'icebreaker',
      minutes: 10,
      blocks: [
        { kind: 'paragraph', text: 'Conte um presente que você ganhou.', origin: 'suggested' },
      ],
    },
    {
      kind: 'summary',
      minutes: 10,
      blocks: [
        { kind: 'heading', text: 'O filho que voltou' },
        { kind: 'paragraph', text: 'O pai corre ao encontro do filho.', origin: 'said' },
        { kind: 'quote', text: 'a graça de Deus alcança o caído', at: 754.2 },
        { kind: 'quote', text: 'ninguém é longe demais', at: 3723 },
        {
          kind: 'verse',
          reference: { book: 'JHN', chapter: 3, verse: 16 },
          text: 'Porque Deus amou o mundo.',
        },
        { kind: 'verse', reference: { book: '1CO', chapter: 13 }, text: '' },
        { kind: 'paragraph', text: 'Leiam a parábola em duplas.', origin: 'suggested' },
        { kind: 'paragraph', text: 'O irmão mais velho ficou fora.', origin: 'said' },
      ],
    },
    {
      kind: 'questions',
      minutes: 25,
      blocks: [
        { kind: 'numbered', items: ['O que o pai fez?', 'Por quê?'], origin: 'suggested' },
        { kind: 'bullets', items: ['Ouça todos.'], origin: 'suggested' },
        { kind: 'bullets', items: ['Agradeça.'], origin: 'suggested' },
      ],
    },
    {
      kind: 'challenge',
      minutes: 0,
      blocks: [{ kind: 'paragraph', text: 'Ligue para alguém.', origin: 'suggested' }],
    },
  ],
  idea: null,
  goal: null,
  preparation: null,
  leaderNotes: [],
  relatedTexts: [
    { reference: { book: 'LUK', chapter: 15, verse: 20 }, text: 'E levantando-se, foi a seu pai.' },
    { reference: { book: 'PSA', chapter: 23 }, text: '' },
  ],
  video: { id: 'abc_DEF-123', title: 'Culto de domingo' },
  author: 'local',
}

describe('writeMarkdown', () => {
  it('counts the questions of a section on, whatever stands between them', () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'questions',
        minutes: 20,
        blocks: [
          { kind: 'numbered', items: ['O que mudou?', 'Para quem?'], origin: 'suggested' },
          { kind: 'quote', text: 'a porta está aberta', at: null },
          { kind: 'numbered', items: ['Quem falta chamar?'], origin: 'suggested' },
          { kind: 'heading', text: 'Para casa' },
          { kind: 'numbered', items: ['A quem ligar?'], origin: 'suggested' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).toContain(`1. O que mudou?
2. Para quem?

> "a porta está aberta"

3. Quem falta chamar?

### Para casa

4. A quem ligar?`)
  })

  it('prints the names of a list bold where every item has one', () => {
    const write = (...items: string[]) =>
      writeMarkdown({
        ...outline,
        sections: [
          {
            kind: 'application',
            minutes: 10,
            blocks: [{ kind: 'bullets', items, origin: 'suggested' }],
          },
        ],
      })
    expect(write('Na caverna: tenho queixas.', 'No caminho: estou bem.')).toContain(
      '- **Na caverna:** tenho queixas.\n- **No caminho:** estou bem.',
    )
    expect(write('Calar (Levítico 10:3): cale.', 'Vir (Hebreus 10:19): entre.')).toContain(
      '- **Calar (Levítico 10:3):** cale.\n- **Vir (Hebreus 10:19):** entre.',
    )
    expect(write('Na caverna: tenho queixas.', 'Estou bem.')).toContain(
      '- Na caverna: tenho queixas.\n- Estou bem.',
    )
    expect(write('Só um: sozinho.')).toContain('- Só um: sozinho.')
  })

  it('says whose the words are above the heading that they stand under', () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'summary',
        minutes: 10,
        blocks: [
          { kind: 'paragraph', text: 'Leiam juntos.', origin: 'suggested' },
          { kind: 'heading', text: 'O pai corre' },
          { kind: 'paragraph', text: 'Ele viu de longe.', origin: 'said' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).toContain(`*Sugestão para o grupo:*

Leiam juntos.

*Dito na mensagem:*

### O pai corre

Ele viu de longe.`)
  })

  it('takes words that lead to a list for as much said as the list', () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'summary',
        minutes: 10,
        blocks: [
          { kind: 'paragraph', text: 'O pai fez três coisas.', origin: 'said' },
          { kind: 'paragraph', text: 'As outras duas vêm depois:', origin: 'suggested' },
          { kind: 'bullets', items: ['Correu.', 'Abraçou.'], origin: 'said' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).toContain(
      'O pai fez três coisas.\n\nAs outras duas vêm depois:\n\n- Correu.',
    )
  })

  it("writes no label over a question of the preacher's own", () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'questions',
        minutes: 20,
        blocks: [
          { kind: 'numbered', items: ['O que o pai fez?'], origin: 'suggested' },
          { kind: 'numbered', items: ['Você está em paz?'], origin: 'said' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).not.toContain('*Dito na mensagem:*')
  })

  it.each([
    'Sobre o texto: Paulo está preso.',
    'Versículos 12-14: Paulo conta o que lhe aconteceu.',
    'Versículo 21: Para Paulo, viver é Cristo.',
    'Capítulos 1 e 2: Paulo pede que tenham um só ânimo.',
  ])('writes no label over what says itself that it is about the text: %s', (text) => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'summary',
        minutes: 10,
        blocks: [
          { kind: 'paragraph', text, origin: 'suggested' },
          { kind: 'paragraph', text: 'No começo ouvimos:', origin: 'said' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).toContain(`${text}\n\nNo começo ouvimos:`)
  })

  it('puts the time of a step at its heading, once, and none of ours beside a reading', () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'summary',
        minutes: 10,
        blocks: [
          { kind: 'paragraph', text: 'Alguém lê, devagar.', origin: 'suggested' },
          { kind: 'paragraph', text: 'Um pai tinha dois filhos.', origin: 'said' },
          {
            kind: 'verse',
            reference: { book: 'LUK', chapter: 15, verse: 20 },
            text: 'E levantando-se, foi.',
          },
          { kind: 'paragraph', text: 'O mais novo tinha gastado tudo.', origin: 'said' },
          {
            kind: 'verse',
            reference: { book: 'LUK', chapter: 15, verse: 24 },
            text: 'Estava morto, e reviveu.',
          },
          { kind: 'paragraph', text: 'É o “voltou” da mensagem.', origin: 'suggested' },
          { kind: 'paragraph', text: 'Era uma vez uma casa.', origin: 'said', at: 20 },
          { kind: 'heading', text: 'O pai corre' },
          { kind: 'paragraph', text: 'Ele viu de longe.', origin: 'said', at: 75 },
          { kind: 'paragraph', text: 'E correu.', origin: 'said', at: 90 },
          { kind: 'quote', text: 'O pai saiu de casa.', at: 70 },
        ],
      },
    ]
    const time = (mark: string, seconds: number) =>
      `([${mark}](https://www.youtube.com/watch?v=${outline.video.id}&t=${String(seconds)}s))`
    expect(writeMarkdown({ ...outline, sections })).toContain(`## Resumo da mensagem (10 min)

Alguém lê, devagar.

Um pai tinha dois filhos.

> **Lucas 15:20** — E levantando-se, foi.

O mais novo tinha gastado tudo.

> **Lucas 15:24** — Estava morto, e reviveu.

É o “voltou” da mensagem.

Era uma vez uma casa. ${time('00:20', 20)}

### O pai corre ${time('01:10', 70)}

Ele viu de longe.

E correu.

> "O pai saiu de casa." ${time('01:10', 70)}`)
  })

  it('writes no label over who reads where each step of a story has its own verses', () => {
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'summary',
        minutes: 10,
        blocks: [
          { kind: 'paragraph', text: 'Duas pessoas leem, uma em cada passo.', origin: 'suggested' },
          { kind: 'paragraph', text: 'Um pai tinha dois filhos.', origin: 'said' },
          { kind: 'heading', text: 'O pai corre' },
          {
            kind: 'verse',
            reference: { book: 'LUK', chapter: 15, verse: 20 },
            text: 'E levantando-se, foi.',
          },
          { kind: 'paragraph', text: 'Ele viu de longe.', origin: 'said' },
        ],
      },
    ]
    const markdown = writeMarkdown({ ...outline, sections })
    expect(markdown).toContain('uma em cada passo.\n\nUm pai tinha dois filhos.')
    expect(markdown).not.toMatch(/Dito na mensagem|Sugestão para o grupo/)
  })

  it('marks of the last words only what the preacher said', () => {
    const close = (origin: 'said' | 'suggested') =>
      writeMarkdown({
        ...outline,
        sections: [
          {
            kind: 'conclusion',
            minutes: 2,
            blocks: [{ kind: 'paragraph', text: 'A porta está aberta.', origin }],
          },
        ],
      })
    expect(close('suggested')).toContain('## Conclusão (2 min)\n\nA porta está aberta.')
    expect(close('said')).toContain('*Dito na mensagem:*\n\nA porta está aberta.')
  })

  it('says what the meeting is for in the word of the church', () => {
    expect(writeMarkdown({ ...outline, goal: 'Orar.', called: 'celula' })).toContain(
      '**Objetivo do encontro da célula:** Orar.',
    )
  })

  it('does not interrupt for a story that says itself whose it is', () => {
    const told = 'O pregador contou que, menino, fugiu de casa.'
    const sections: OutlineDocument['sections'] = [
      {
        kind: 'icebreaker',
        minutes: 5,
        blocks: [
          { kind: 'paragraph', text: 'Que bom que você veio!', origin: 'suggested' },
          { kind: 'paragraph', text: told, origin: 'said', at: 754 },
          { kind: 'paragraph', text: 'De que você já fugiu?', origin: 'suggested' },
        ],
      },
    ]
    expect(writeMarkdown({ ...outline, sections })).toContain(
      `Que bom que você veio!\n\n${told} ([12:34](https://www.youtube.com/watch?v=abc_DEF-123&t=754s))\n\nDe que`,
    )
  })

  it('prints no passage a second time, whichever section has printed it', () => {
    const markdown = writeMarkdown({
      ...outline,
      relatedTexts: [
        { reference: { book: 'JHN', chapter: 3, verse: 16 }, text: 'Porque Deus amou o mundo.' },
        { reference: { book: '1CO', chapter: 13 }, text: '' },
      ],
    })
    expect(markdown.split('Porque Deus amou o mundo.')).toHaveLength(2)
    expect(markdown).toContain(`- **João 3:16** — *impresso acima*
- **1 Coríntios 13** — *para ler na Bíblia*`)
  })

  it('says of a passage that it is printed where its verses are, in however many pieces', () => {
    const verses = (verse: number, endVerse: number) =>
      ({ book: 'MAT', chapter: 18, verse, endVerse }) as const
    const pieces = [verses(21, 27), verses(28, 35)].map((reference) => ({
      kind: 'verse' as const,
      reference,
      text: 'Então Pedro disse.',
    }))
    const markdown = writeMarkdown({
      ...outline,
      sections: [{ kind: 'questions', minutes: 25, blocks: pieces }],
      relatedTexts: [
        { reference: verses(21, 35), text: '' },
        { reference: verses(15, 35), text: '' },
      ],
    })
    expect(markdown).toContain(`- **Mateus 18:21-35** — *impresso acima*
- **Mateus 18:15-35** — *para ler na Bíblia*`)
  })

  it('writes the agreed shape', () => {
    expect(writeMarkdown(outline)).toBe(`# A graça que levanta

## Quebra-gelo (10 min)

Conte um presente que você ganhou.

## Resumo da mensagem (10 min)

### O filho que voltou

O pai corre ao encontro do filho.

> "a graça de Deus alcança o caído" ([12:34](https://www.youtube.com/watch?v=abc_DEF-123&t=754s))

> "ninguém é longe demais" ([1:02:03](https://www.youtube.com/watch?v=abc_DEF-123&t=3723s))

> **João 3:16** — Porque Deus amou o mundo.

> **1 Coríntios 13** — *para ler na Bíblia*

*Sugestão para o grupo:*

Leiam a parábola em duplas.

*Dito na mensagem:*

O irmão mais velho ficou fora.

## Perguntas para discussão (25 min)

1. O que o pai fez?
2. Por quê?

- Ouça todos.

* Agradeça.

## Desafio

Ligue para alguém.

## Textos bíblicos relacionados

- **Lucas 15:20** — E levantando-se, foi a seu pai.
- **Salmo 23** — *para ler na Bíblia*

## Créditos

- Mensagem: [Culto de domingo](https://www.youtube.com/watch?v=abc_DEF-123)
- Textos bíblicos: Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles, sites.google.com/site/biblialivre, com pequenos ajustes. Licença Creative Commons Atribuição 3.0 Brasil (creativecommons.org/licenses/by/3.0/br).
- Este esboço foi montado sem inteligência artificial, a partir da própria mensagem.
`)
  })

  it('shows no time where the transcript has none, and says who wrote it', () => {
    const markdown = writeMarkdown({
      ...outline,
      sections: [
        {
          kind: 'summary',
          minutes: 60,
          blocks: [{ kind: 'quote', text: 'Ele "volta"', at: null }],
        },
      ],
      relatedTexts: [],
      video: { id: 'abc_DEF-123', title: null },
      author: 'ai',
    })
    expect(markdown).toContain(`> "Ele 'volta'"\n`)
    expect(markdown).toContain(
      'Não encontramos nesta mensagem referências bíblicas que pudéssemos confirmar.',
    )
    expect(markdown).toContain('[assistir no YouTube](https://www.youtube.com/watch?v=abc_DEF-123)')
    expect(markdown).toContain('escrito com ajuda de inteligência artificial')
  })

  it('tells a suggestion apart also where there is no group', () => {
    const markdown = writeMarkdown({
      ...outline,
      type: 'devocional',
      sections: [
        {
          kind: 'application',
          minutes: 5,
          blocks: [
            { kind: 'paragraph', text: 'Perdoe.', origin: 'said' },
            { kind: 'paragraph', text: 'Escreva uma carta.', origin: 'suggested' },
          ],
        },
      ],
    })
    expect(markdown).toContain(
      '*Dito na mensagem:*\n\nPerdoe.\n\n*Sugestão:*\n\nEscreva uma carta.',
    )
  })
})

/** Deterministic, so that a failure can be seen again. */
function generator(start: number): <T>(choices: readonly [T, ...T[]]) => T {
  let seed = start
  return (choices) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return choices[Math.floor((seed / 2_147_483_648) * choices.length)] ?? choices[0]
  }
}

const PIECES = [
  'graça',
  'Deus',
  ' ',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '# ',
  '#',
  ' #',
  '> ',
  '- ',
  '-',
  '+ ',
  '* ',
  '*',
  '**',
  '***',
  '_',
  '__',
  '`',
  '```',
  '~~~',
  '~',
  '[',
  ']',
  '(',
  ')',
  '](https://mal.example)',
  '![',
  '<',
  '>',
  '<b>',
  '<script>',
  '<!-- ',
  '&',
  '&lt;',
  '&#60;',
  '&copy;',
  '\\',
  '\\\\',
  '1. ',
  '1) ',
  '12.',
  '---',
  '===',
  '=',
  '|',
  '| a | b |',
  '\t',
  '    ',
  'https://mal.example',
  'www.mal.example',
  'a@b.com',
  '[x] ',
  '[^1]',
  '[a]: b',
  ':',
  '!',
  '"',
  "'",
  '…',
  'ção',
  '😀',
  '\u00A0',
  '</p>',
  '<?',
  '<![CDATA[',
] as const

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function itemsOf(node: RootContent | undefined): string[] {
  return node?.type === 'list' ? node.children.map((item) => words(textOf(item))) : []
}

function textOfBlock(block: OutlineBlock | undefined): string {
  return block && 'text' in block ? block.text : ''
}

function itemsOfBlock(block: OutlineBlock | undefined): readonly string[] {
  return block && 'items' in block ? block.items : []
}

function kinds(node: Nodes): string[] {
  return [node.type, ...('children' in node ? node.children.flatMap(kinds) : [])]
}

describe('written Markdown read back', () => {
  const pick = generator(20_261_123)
  const nasty = () => {
    const text = Array.from({ length: pick([1, 2, 3, 5, 8, 13]) }, () => pick(PIECES)).join('')
    return words(text) === '' ? 'graça' : text
  }

  it('has the same words, blocks and order, whatever the words are', { timeout: 30_000 }, () => {
    for (let round = 0; round < 120; round += 1) {
      const blocks: OutlineBlock[] = [
        { kind: 'heading', text: nasty() },
        { kind: 'paragraph', text: nasty(), origin: 'said' },
        { kind: 'bullets', items: [nasty(), nasty()], origin: 'said' },
        { kind: 'bullets', items: [nasty()], origin: 'said' },
        { kind: 'numbered', items: [nasty(), nasty()], origin: 'said' },
        { kind: 'numbered', items: [nasty()], origin: 'said' },
        { kind: 'quote', text: nasty(), at: 61 },
        { kind: 'quote', text: nasty(), at: null },
        { kind: 'verse', reference: { book: 'JHN', chapter: 3, verse: 16 }, text: nasty() },
      ]
      const document: OutlineDocument = {
        ...outline,
        title: nasty(),
        sections: [{ kind: 'summary', minutes: 60, blocks }],
        video: { id: 'abc_DEF-123', title: nasty() },
      }
      const tree: Root = fromMarkdown(writeMarkdown(document))
      const [title, section, heading, paragraph, ...rest] = tree.children
      const [bullets, more, numbered, andMore, quote, untimed, verse, ...tail] = rest
      const text = (index: number) => words(textOfBlock(blocks[index]))
      const items = (index: number) => itemsOfBlock(blocks[index]).map(words)

      expect(title).toMatchObject({ type: 'heading', depth: 1 })
      expect(title && words(textOf(title))).toBe(words(document.title))
      expect(section && textOf(section)).toBe('Resumo da mensagem (60 min)')
      expect(heading).toMatchObject({ type: 'heading', depth: 3 })
      expect(heading && words(textOf(heading))).toBe(text(0))
      expect(paragraph?.type).toBe('paragraph')
      expect(paragraph && words(textOf(paragraph))).toBe(text(1))
      expect([itemsOf(bullets), itemsOf(more)]).toEqual([items(2), items(3)])
      expect(numbered).toMatchObject({ type: 'list', ordered: true })
      expect([itemsOf(numbered), itemsOf(andMore)]).toEqual([items(4), items(5)])
      expect(quote?.type).toBe('blockquote')
      expect(quote && words(textOf(quote))).toBe(words(`"${text(6).replaceAll('"', "'")}" (01:01)`))
      expect(untimed && words(textOf(untimed))).toBe(words(`"${text(7).replaceAll('"', "'")}"`))
      expect(verse && words(textOf(verse))).toBe(words(`João 3:16 — ${text(8)}`))
      expect(tail.map(({ type }) => type)).toEqual(['heading', 'list', 'heading', 'list'])

      const used = kinds(tree)
      expect(used.filter((kind) => ['html', 'image', 'code', 'inlineCode'].includes(kind))).toEqual(
        [],
      )
      expect(
        used.filter((kind) => ['definition', 'thematicBreak', 'break'].includes(kind)),
      ).toEqual([])
      expect(used.filter((kind) => kind === 'link')).toHaveLength(2)
      expect(used.filter((kind) => kind === 'strong')).toHaveLength(3)
      expect(used.filter((kind) => kind === 'emphasis')).toHaveLength(1)
    }
  })
})

describe('what is for whoever leads', () => {
  const written = writeMarkdown({
    ...outline,
    idea: 'Quem foi perdoado aprende a perdoar.',
    goal: 'Dar um passo na direção de alguém.',
    preparation: 'Leve papel e caneta.',
    leaderNotes: ['Ninguém precisa dizer nomes.'],
    sections: [
      {
        kind: 'questions',
        minutes: 10,
        blocks: [
          { kind: 'numbered', items: ['O que pesa?'], origin: 'suggested' },
          { kind: 'note', text: 'Escute sem corrigir.' },
          { kind: 'numbered', items: ['O que alivia?'], origin: 'suggested' },
        ],
      },
      {
        kind: 'summary',
        minutes: 5,
        blocks: [{ kind: 'paragraph', text: 'Ele contou de um pai.', origin: 'said', at: 75 }],
      },
    ],
  })

  it('stands in italics under its question, whose numbers go on', () => {
    expect(written).toContain(
      '1. O que pesa?\n\n*Para quem conduz: Escute sem corrigir.*\n\n2. O que alivia?',
    )
  })

  it('has the idea, the goal and what to prepare below the title, and its notes before the texts', () => {
    expect(written).toMatch(
      /^# .+\n\n\*\*A ideia central:\*\* Quem foi perdoado aprende a perdoar\.\n\n\*\*Objetivo do encontro:\*\* Dar um passo.+\n\n\*\*Antes do encontro:\*\* Leve papel e caneta\.\n/,
    )
    expect(written).toMatch(/## Para quem conduz\n\n- Ninguém precisa dizer nomes\.\n\n## Textos/)
  })

  it('ends a paragraph of what was said in its time', () => {
    expect(written).toMatch(
      /Ele contou de um pai\. \(\[01:15\]\(https:\/\/www\.youtube\.com\/watch/,
    )
  })
})
