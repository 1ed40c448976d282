import { expect, it } from 'vitest'
import { toComplete } from './to-complete.ts'

const lines = (name: string, text: string) =>
  toComplete({ name, text }).map((block) =>
    'items' in block ? block.items : 'text' in block ? block.text : null,
  )

it('gives each sentence with a gap a line of its own', () => {
  expect(
    lines(
      'Rosto no chão',
      'Complete: Por fora eu digo a Deus … . Por dentro eu penso … . O que eu gostaria de ouvir é … .',
    ),
  ).toEqual([
    'Rosto no chão. Complete:',
    ['Por fora eu digo a Deus …', 'Por dentro eu penso …', 'O que eu gostaria de ouvir é …'],
  ])
})

it('keeps what is said before and after above and below the lines', () => {
  expect(
    lines(
      'Dois lados',
      'Dobre a folha. De um lado: eu confio que… Do outro: eu temo que… Guarde com você.',
    ),
  ).toEqual([
    'Dois lados. Dobre a folha.',
    ['De um lado: eu confio que…', 'Do outro: eu temo que…'],
    'Guarde com você.',
  ])
})

it('leaves as a paragraph what has one gap, none, or guidance between', () => {
  for (const text of [
    'Escreva: hoje eu confio em … .',
    'Enumere três gestos. Marque o primeiro.',
    'Eu peço … . Pare um minuto. Eu espero … .',
  ]) {
    expect(lines('Um papel', text)).toEqual([`Um papel. ${text}`])
  }
})
