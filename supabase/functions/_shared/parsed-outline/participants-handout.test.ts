import { describe, expect, it } from 'vitest'
import { textOf, type Block } from './outline-tree.ts'
import { parseOutline } from './parse-outline.ts'
import { OUTLINE } from './outline.test-support.ts'
import { participantsHandout, type HandoutBlock } from './participants-handout.ts'

const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.type === 'list') return block.items.map(wordsOf).join(' / ')
      if (block.type === 'quote') return wordsOf(block.children)
      if (block.type === 'verbatim') return block.text
      return 'children' in block ? textOf(block.children) : ''
    })
    .join(' ')

function line(block: HandoutBlock): string {
  if (block.type === 'lines') return `lines ${block.lines}`
  if (block.type === 'question') {
    return `question ${block.number}: ${wordsOf(block.blocks)} lines ${block.lines}`
  }
  if (block.type === 'credits') return `credits: ${wordsOf(block.blocks)}`
  return `${block.type}: ${wordsOf([block])}`
}

const handoutOf = (markdown: string) =>
  participantsHandout(parseOutline(markdown))?.blocks.map(line)

describe('participantsHandout', () => {
  it('gives the same under the names of a church’s meeting', () => {
    const ours = OUTLINE.replace(/^## (.+ \(\d+ min\))$/gm, '## Edificação: $1')
    const lunch = ours.replace(/^## Textos/m, '## Lanche (15 min)\n\nPão e café.\n\n## Textos')
    expect(lunch).toContain('## Edificação: Desafio')
    expect(handoutOf(lunch)).toEqual(
      handoutOf(OUTLINE)?.map((text) =>
        text.replace(/^heading: (Perguntas|Desafio)/, 'heading: Edificação: $1'),
      ),
    )
  })

  it('keeps what the leader does before the meeting to the leader', () => {
    const prepared = OUTLINE.replace(
      /^# .+$/m,
      '$&\n\n**Antes do encontro:** Ligue para quem sofre.',
    )
    expect(prepared).toContain('Ligue para quem sofre.')
    expect(handoutOf(prepared)).toEqual(handoutOf(OUTLINE))
  })

  it('gives texts, questions with lines, the challenge and the credits, and nothing for the leader', () => {
    expect(handoutOf(OUTLINE)).toEqual([
      'heading: Perguntas para discussão',
      'heading: Para observar',
      'quote: "Quem ora não está só." (1:02:03)',
      'question 1: O que essa fala afirma? lines 2',
      'heading: Para viver',
      'quote: "Entrega de novo." (14:22)',
      'question 2: O que muda quando lembramos que Deus está perto? lines 2',
      'question 3: Quem ora com você? lines 2',
      'heading: Desafio',
      'paragraph: Anote um pedido por dia.',
      'lines 4',
      'heading: Textos bíblicos relacionados',
      'list: 1 Pedro 5:7 — lançando sobre ele toda a vossa ansiedade.',
      'credits: Mensagem: A paz & a guarda / Textos bíblicos: Bíblia Livre.',
    ])
  })

  it('leaves the minutes out', () => {
    const [questions] = participantsHandout(parseOutline(OUTLINE))?.blocks ?? []
    expect(questions).toMatchObject({ type: 'heading', minutes: null })
  })

  it('finds questions however they are written', () => {
    expect(
      handoutOf(
        '# T\n\n## PERGUNTAS (5 min)\n\nLeia com calma.\n\nO que Deus fez?\n\n- E nós?\n- Dica: ouça.\n\n### Só para o líder\n\nNão apresse.\n\n---',
      ),
    ).toEqual([
      'heading: PERGUNTAS',
      'question null: O que Deus fez? lines 2',
      'question null: E nós? lines 2',
    ])
  })

  it('has fewer lines, then smaller type, before it takes a second page', () => {
    const sheet = (questions: number, text: string) => {
      const asked = Array.from({ length: questions }, (_, i) => `${i + 1}. O que muda ${i}?`)
      return participantsHandout(
        parseOutline(
          `# T\n\n## Textos bíblicos relacionados\n\n- **Salmos 1** — ${text}\n\n## Perguntas\n\n${asked.join('\n')}\n\n## Desafio\n\nOre.\n`,
        ),
      )
    }
    const layoutOf = (questions: number, length: number) => {
      const { blocks = [], dense } = sheet(questions, 'palavra '.repeat(length / 8)) ?? {}
      const lines = blocks.flatMap((block) => ('lines' in block ? [block.lines] : []))
      return [lines[0], lines.at(-1), dense]
    }
    expect(layoutOf(6, 400)).toEqual([2, 4, false])
    expect(layoutOf(8, 1_400)).toEqual([2, 2, false])
    expect(layoutOf(8, 2_400)).toEqual([1, 2, false])
    expect(layoutOf(12, 4_000)).toEqual([1, 1, true])
  })

  it('is none where there is nothing for participants', () => {
    expect(handoutOf('# T\n\n## Quebra-gelo\n\na\n\n## Créditos\n\nb')).toBeUndefined()
    expect(handoutOf('Um texto sem seções?')).toBeUndefined()
  })
})

it('leaves it to whoever leads to say where help is to be had', () => {
  expect(
    handoutOf(
      '# T\n\n## Perguntas (5 min)\n\n1. O que pesa?\n\nAlguém está em perigo? Ligue 180 ou Disque 100.\n',
    ),
  ).toEqual(['heading: Perguntas', 'question 1: O que pesa? lines 2'])
})

it('gives participants nothing of what is for whoever leads', () => {
  const handout = participantsHandout(
    parseOutline(
      '# T\n\n## Perguntas para discussão (10 min)\n\n1. O que pesa?\n\n*Para quem conduz: E se ninguém falar?*\n\n## Para quem conduz\n\n- Onde dói?\n',
    ),
  )
  expect(JSON.stringify(handout)).toContain('O que pesa?')
  expect(JSON.stringify(handout)).not.toMatch(/ninguém falar|Onde dói|Para quem conduz/)
})

it('begins with the text that only the sheet of whoever leads has, and prints none twice', () => {
  expect(
    handoutOf(
      `# T

## Resumo da mensagem (10 min)

> **Salmos 117:1-2** — ¹Louvai ao SENHOR. ²Aleluia!

## Perguntas para discussão (10 min)

> **João 11:35** — Jesus chorou.

1. Por que ele chora?

## Textos bíblicos relacionados

- **Salmos 117:1-2** — *impresso acima*
- **João 11:35** — *impresso acima*
- **João 3:16** — Porque Deus amou o mundo.
- **João 3** — *para ler na Bíblia*
`,
    ),
  ).toEqual([
    'quote: Salmos 117:1-2 — ¹Louvai ao SENHOR. ²Aleluia!',
    'heading: Perguntas para discussão',
    'quote: João 11:35 — Jesus chorou.',
    'question 1: Por que ele chora? lines 2',
    'heading: Textos bíblicos relacionados',
    'list: João 3:16 — Porque Deus amou o mundo. / João 3 — para ler na Bíblia',
  ])
})
