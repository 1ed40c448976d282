import { expect, it } from 'vitest'
import { spokenForms, writtenNumbers } from './written-numbers.ts'

it.each([
  ['Esperou 42 anos.', [42]],
  ['Esperou quarenta e dois anos por três filhos.', [42]],
  ['Devia dez mil talentos, ou duzentos mil anos.', [10_000, 200_000]],
  ['Em mil novecentos e oitenta e quatro.', [1_984]],
  ['Às 19:30, 10.5 ou uma coisa.', []],
  ['Cem ovelhas e a centésima.', [100]],
])('reads the numbers of %j', (text, values) => {
  expect(writtenNumbers(text).map(({ value }) => value)).toEqual(values)
})

it.each([
  [42, ['42', 'quarenta e dois']],
  [100, ['100', 'cem']],
  [490, ['490', 'quatrocentos e noventa']],
  [1_984, ['1984', 'mil novecentos e oitenta e quatro']],
  [200_000, ['200000', 'duzentos mil', '200 mil']],
])('knows how %i may be spoken', (value, forms) => {
  expect(spokenForms(value)).toEqual(forms)
})
