import { describe, expect, it } from 'vitest'
import { subjectNamedIn } from './named-in-sentence.ts'

describe('subjectNamedIn', () => {
  it.each([
    ['Quem foi perdoado aprende a perdoar.', 'o perdão'],
    ['As provações testam a nossa fé.', 'o sofrimento'],
    ['O nosso caminho é corrigido pelo Espírito Santo.', 'a ação do Espírito'],
    ['A graça de Deus não espera a nossa perfeição.', 'a graça'],
  ])('%s', (sentence, name) => {
    expect(subjectNamedIn(sentence)?.name).toBe(name)
  })

  it.each([
    'O sangue tem uma forma cerimonial, é entregue no altar.',
    'Na verdade, Lucas escreve para quem não conhecia a cidade.',
    'Ele irá com um espírito de competição.',
  ])('names nothing of the kind: %s', (sentence) => {
    expect(subjectNamedIn(sentence)).toBeNull()
  })
})
