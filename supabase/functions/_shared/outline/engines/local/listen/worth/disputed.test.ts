import { expect, it } from 'vitest'
import { fold } from '../../../../model/words.ts'
import { findDisputed } from './disputed.ts'

function disputed(...raws: string[]): string[] {
  let from = 0
  const sentences = raws.map((raw) => {
    const start = from
    from += raw.split(' ').length
    const folded = fold(raw).replaceAll(/[^a-z0-9 ]/g, '')
    return { from: start, to: from, raw, folded, isSure: true, isFair: true }
  })
  return [...findDisputed(sentences)].map((index) => raws[index] ?? '')
}

it.each([
  'A opinião predominante entre os moradores era de que o templo nunca cairia.',
  'A visão de muitos é que a oração muda o humor de Deus.',
  'O naturalismo ensina que ninguém cuida do mundo.',
])('leaves a view that is only told to whom it belongs: %s', (view) => {
  expect(disputed(view, 'Mas Deus cuida de cada um.')).toEqual([view])
})

it.each([
  'A visão de Deus sobre o seu povo não muda.',
  'O cristianismo ensina que a graça vem primeiro.',
  'A opinião dos outros não é o seu juiz.',
])('keeps what the preacher says himself: %s', (own) => {
  expect(disputed(own, 'Por isso descansamos.')).toEqual([])
})
