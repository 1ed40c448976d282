import { expect, it } from 'vitest'
import { fold } from '../../../../model/words.ts'
import { findDisputed } from './disputed.ts'

function disputed(...raws: string[]): string[] {
  let from = 0
  const sentences = raws.map((raw) => {
    const start = from
    from += raw.split(' ').length
    const folded = fold(raw).replaceAll(/[^a-z0-9 ]/g, '')
    return { from: start, to: from, raw, folded, isSure: true, isFair: true, apart: null }
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

it('leaves what a named author wrote to him, as far as it is read', () => {
  const read = [
    'Karl Marx abriu assim o Manifesto Comunista.',
    'A história da humanidade é a história da luta de classes.',
    'O oprimido sempre se levanta contra o opressor.',
  ]
  expect(disputed(...read, 'Mas a Bíblia conta outra história.')).toEqual(read)
})

it.each([
  'Essa é a frase mais conhecida do manifesto.',
  'Quem escreveu isso foi um jornalista.',
  'Essa visão influenciou o século inteiro.',
  'A influência dessa frase foi enorme.',
  'Isso Nietzsche ensinou a vida toda.',
])('leaves what was said to whom the next sentence names: %s', (names) => {
  const said = 'A história da humanidade é a história da luta de classes.'
  expect(disputed(said, names)).toContain(said)
})

it.each([
  'Tem uma frase famosa que todo mundo repete.',
  'No seu livro ele escreve sobre a dor.',
  'Vou ler um trecho para os irmãos.',
  'O filme começa com um velho na estação.',
])('leaves what is read aloud to where it stands: %s', (opens) => {
  const read = 'Deus não fala mais com ninguém depois da guerra.'
  expect(disputed(opens, read)).toContain(read)
})

it('keeps what he answers', () => {
  const answer = 'Mas a história é a história da graça de Deus.'
  expect(disputed('Freud dizia que a culpa é só um costume.', answer)).not.toContain(answer)
})
