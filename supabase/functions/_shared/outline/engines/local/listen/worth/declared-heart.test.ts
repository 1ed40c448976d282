import { describe, expect, it } from 'vitest'
import { wordsOnly } from '../../../../model/words.ts'
import { findDeclaredHeart } from './declared-heart.ts'

/** Sentence by sentence, as they were said. */
function heartOf(...said: string[]): [number, number][] {
  let from = 0
  const sentences = said.map((raw) => {
    const to = from + raw.split(' ').length
    const sentence = {
      from,
      to,
      raw,
      folded: wordsOnly(raw),
      isSure: true,
      isFair: true,
      apart: null,
    }
    from = to
    return sentence
  })
  return [...findDeclaredHeart(sentences)]
}

describe('findDeclaredHeart', () => {
  it.each([
    'O ponto central deste texto é que Deus busca quem se perdeu.',
    'O mais importante que eu quero que vocês guardem é o seguinte, Deus busca quem se perdeu.',
    'A grande lição aqui é que Deus busca quem se perdeu.',
  ])('finds the claim behind its announcement: %s', (said) => {
    const left = said.split(' ').length - 'Deus busca quem se perdeu.'.split(' ').length
    expect(heartOf('Bom dia.', said)).toEqual([[1, left]])
  })

  it('takes the next sentence where only that is announced', () => {
    expect(heartOf('Eu quero que vocês guardem isto.', 'Deus busca quem se perdeu.')).toEqual([
      [1, 0],
    ])
  })

  it('takes the one before where he looks back', () => {
    expect(heartOf('Deus busca quem se perdeu.', 'É isso que esse texto nos ensina.')).toEqual([
      [0, 0],
    ])
  })

  it.each([
    ['Não é o ponto central.', 'A ovelha era branca.'],
    ['Uma segunda coisa que eu quero que os irmãos guardem.', 'A ovelha era branca.'],
    ['Qual é a grande lição?', 'A ovelha era branca.'],
  ])('takes nothing for it that is denied, one of several or asked: %s', (...said) => {
    expect(heartOf(...said)).toEqual([])
  })
})
