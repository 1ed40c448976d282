import { describe, expect, it } from 'vitest'
import { childrensSheet } from './childrens-sheet.ts'
import { textOf } from './outline-tree.ts'
import { parseOutline } from './parse-outline.ts'

const AIM =
  '**Objetivo do encontro:** Que cada criança guarde uma frase: Posso contar tudo a Deus.\n\n'
const QUESTIONS =
  '## Perguntas para discussão (10 min)\n\n1. O que Paulo ensinou?\n2. Por que agradecer?\n\n## Desafio (5 min)\n\nDiga a Deus um obrigado.\n'
const activity = (words: string) =>
  `## Atividade (16 min)\n\n*Sugestão para o grupo:*\n\n${words}\n\n`

const sheetOf = (markdown: string) => childrensSheet(parseOutline(`# A paz\n\n${markdown}`))

describe('the sheet of children', () => {
  it('has the sentence to keep, what is drawn, and a line for each answer', () => {
    const sheet = sheetOf(AIM + activity('Desenhem um portão com um guarda.') + QUESTIONS)
    expect(sheet?.truth).toBe('Posso contar tudo a Deus.')
    expect(
      sheet?.drawing.map((block) => ('children' in block ? textOf(block.children as never) : '')),
    ).toEqual(['Atividade', 'Desenhem um portão com um guarda.'])
    expect(sheet?.blocks.flatMap((block) => ('lines' in block ? [block.lines] : []))).toEqual([
      1, 1,
    ])
  })

  it('has smaller letters where a long text would take a second page', () => {
    const text = `## Textos bíblicos relacionados\n\n- **Salmos 1** — ${'Bem-aventurado. '.repeat(140)}\n`
    const shorter = AIM + activity('Desenhem um portão.') + QUESTIONS
    expect(sheetOf(shorter)?.dense).toBe(false)
    expect(sheetOf(shorter + text)?.dense).toBe(true)
  })

  it('draws nothing of an activity that is played', () => {
    expect(sheetOf(AIM + activity('Brinquem de estátua.') + QUESTIONS)?.drawing).toEqual([])
  })

  it.each([
    ['for adults', QUESTIONS],
    ['with nothing for participants', AIM],
  ])('is none of an outline %s', (_, markdown) => {
    expect(sheetOf(markdown)).toBeNull()
  })
})
