import { describe, expect, it } from 'vitest'
import { timedSections, withSection } from './section-text'

const OUTLINE = `# A paz

## Quebra-gelo (10 min)

Uma pergunta.

### Como fazer

- Em roda

## Perguntas para discussão (20 min)

1. Um?

\`\`\`
## Desafio (99 min)
\`\`\`

## Textos bíblicos relacionados

- **João 3:16** — texto
`

describe('timedSections', () => {
  it('finds what has minutes, with all that is below it', () => {
    expect(timedSections(OUTLINE).map(({ title, body }) => ({ title, body }))).toEqual([
      { title: 'Quebra-gelo', body: 'Uma pergunta.\n\n### Como fazer\n\n- Em roda' },
      {
        title: 'Perguntas para discussão',
        body: '1. Um?\n\n```\n## Desafio (99 min)\n```',
      },
    ])
  })

  // one that pairs the marks needs minutes for this (fault 40)
  it('is not held up by marks that never end', () => {
    const endless = '**a'.repeat(60_000)
    expect(timedSections(`## Desafio (5 min)\n\n${endless}`)).toMatchObject([{ body: endless }])
  })

  it('finds none in foreign text', () => {
    expect(timedSections('## Desafio (5 min)\n\nUm.\n\n'.repeat(201))).toEqual([])
    expect(timedSections('Só um texto.')).toEqual([])
    expect(timedSections('')).toEqual([])
  })
})

describe('withSection', () => {
  it('changes this section and nothing else', () => {
    const changed = withSection(OUTLINE, 'Quebra-gelo', '\n- Outra\n')
    expect(changed).toBe(OUTLINE.replace('Uma pergunta.\n\n### Como fazer\n\n- Em roda', '- Outra'))
  })

  it('is taken back with what was there', () => {
    for (const { title, body } of timedSections(OUTLINE)) {
      expect(withSection(withSection(OUTLINE, title, 'Outra'), title, body)).toBe(OUTLINE)
    }
  })

  it('changes the last section of a text', () => {
    expect(withSection('## Desafio (5 min)\n\nUm.', 'Desafio', 'Dois.')).toBe(
      '## Desafio (5 min)\n\nDois.\n',
    )
  })

  it('leaves alone what has no such section', () => {
    expect(withSection(OUTLINE, 'Desafio', 'Dois.')).toBe(OUTLINE)
  })
})
