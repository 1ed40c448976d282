import { describe, expect, it } from 'vitest'
import { asksAtOnce, isOneSentence } from './main-verb.ts'

describe('isOneSentence', () => {
  it.each([
    'A vida de quem vive em função das riquezas é sempre uma tragédia.',
    'Tudo que você faz e produz no seu trabalho deve apontar para ele.',
    'Pelo contrário, ele a fortalece.',
    'Isso ocorre mediante a fé.',
    'Cristo deixou a sua glória, e agora estamos unidos a Ele.',
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

describe('asksAtOnce', () => {
  it.each([
    'troque a conta pela conversa',
    'cuide da porteira',
    'duvide sempre das suas próprias intenções',
    'tenha um trabalho',
    'agradeça os seus pais',
    'não deixe o medo mandar',
  ])('does: %s', (said) => {
    expect(asksAtOnce(said)).toBe(true)
  })

  it.each(['o poder de uma nova afeição', 'sobre a graça de Deus', 'ele o amou', 'a paz de Deus'])(
    'does not: %s',
    (said) => {
      expect(asksAtOnce(said)).toBe(false)
    },
  )
})
