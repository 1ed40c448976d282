import { describe, expect, it } from 'vitest'
import { isOneSentence } from './main-verb.ts'

describe('isOneSentence', () => {
  it.each([
    'A vida de quem vive em função das riquezas é sempre uma tragédia.',
    'Tudo que você faz e produz no seu trabalho deve apontar para ele.',
    'Pelo contrário, ele a fortalece.',
    'Isso ocorre mediante a fé.',
    'Certamente não temos condições de exigir nada, mas Ele também nos dá uma garantia.',
  ])('is: %s', (said) => {
    expect(isOneSentence(said)).toBe(true)
  })

  it.each([
    'Daquele que é perfeito em todos os seus caminhos.',
    'De toda a sua glória.',
    'O Deus transcendente, que está longe, pois Ele é perfeitamente puro.',
    'Quando nós não cremos que Deus as ouve.',
    'Deus ama o seu povo Isso é a graça.',
  ])('is not: %s', (said) => {
    expect(isOneSentence(said)).toBe(false)
  })
})
