import { describe, expect, it } from 'vitest'
import { fold, wordsOnly } from '../../../../model/words.ts'
import { announcesWords, isForSome } from './conditions.ts'

function forSome(...raws: string[]): boolean {
  let from = 0
  const sentences = raws.map((raw) => {
    const start = from
    from += raw.split(' ').length
    return {
      from: start,
      to: from,
      raw,
      folded: fold(wordsOnly(raw)),
      isSure: true,
      isFair: true,
      apart: null,
    }
  })
  return isForSome(sentences, sentences.length - 1)
}

describe('isForSome', () => {
  it.each([
    ['Se você não está na fé, escute com atenção.', 'Você precisa temer as chamas do inferno.'],
    ['Agora, você que ainda não creu, ouça.', 'Deus vai julgar cada palavra sua.'],
    ['Aos que estão fora da aliança eu aviso.', 'Não há esperança longe do filho.'],
    ['Mas quem não ama o irmão deve tremer.', 'Você está em trevas.', 'Você vai tropeçar.'],
    [
      'Porque se você não está na fé, você nem está nessa luta.',
      'Na realidade, você está do lado do inimigo.',
      'A sua inimizade é contra Deus.',
      'Você não precisa temer os dardos inflamados do maligno.',
      'Muito pior.',
      'Você precisa temer as chamas do inferno.',
    ],
  ])('knows a warning whose condition stands before it: %s', (...said) => {
    expect(forSome(...said)).toBe(true)
  })

  it.each([
    ['O texto fala do fim.', 'Você precisa temer o Senhor.'],
    ['Se você não está na fé, escute.', 'Quem crê não precisa temer as chamas.'],
    ['Se você não está na fé, escute.', 'A cruz mostra o amor de Deus.'],
    ['Deus ama quem chega tarde.', 'Você precisa chegar.'],
  ])('leaves what is said to everybody: %s', (...said) => {
    expect(forSome(...said)).toBe(false)
  })
})

it.each([
  ['feche a porta e diga a ele', true],
  ['se voce esta cansado diga ao senhor', true],
  ['ore assim', true],
  ['diga a verdade ao seu irmao com amor', false],
  ['deus ouve o que voce tem a dizer', false],
])('ends where its words would begin: %s', (folded, waits) => {
  expect(announcesWords(folded)).toBe(waits)
})
