import { parseOutline } from '@parsed-outline/parse-outline'
import { expect, it } from 'vitest'
import { isCare, isPrayer, leadInOf, namesExercise, versesOf } from './spoken-parts'

function paragraphs(markdown: string) {
  const tree = parseOutline(markdown)
  return tree.map((block, index) => {
    if (block.type !== 'paragraph') return null
    return { block, next: tree[index + 1] }
  })
}

function first(markdown: string) {
  const found = paragraphs(markdown)[0]
  if (!found) throw new Error('no paragraph')
  return found
}

it.each([
  ['Sobre o texto: Paulo escreve preso.', 'Sobre o texto:'],
  ['Versículos 4-7: Paulo pede.', 'Versículos 4-7:'],
  ['Ponte para o texto: Alguma coisa.', 'Ponte para o texto:'],
  ['Para guardar: A ansiedade não vai embora por ordem: ela é levada.', 'Para guardar:'],
  ['Cuide de quem ouve: este assunto pode tocar.', 'Cuide de quem ouve:'],
  ['Outra começa assim: “A minha vó”', ''],
  ['Leia João 3:16 devagar.', ''],
  ['A ansiedade não vai embora: ela é levada.', ''],
  ['Alguém lê devagar:', ''],
  ['Em casa, com calma: Leiam o texto.', ''],
  ['Uma história que vale rever e contar assim: Era uma vez.', ''],
  ['**Objetivo:** Ouvir.', ''],
])('%s begins with %j', (markdown, leadIn) => {
  expect(leadInOf(first(markdown).block.children)).toBe(leadIn)
})

it.each([
  ['Porteiro da mente.\n\n- Faça a lista', true],
  ['Porteiro da mente.\n\nFaça a lista', false],
  ['Perguntem:\n\n- Faça a lista', false],
  ['Papel e caneta para cada um. Ninguém mostra.\n\n- Faça a lista', false],
  ['Cada um escreve o que lhe veio à mente.\n\n- Faça a lista', false],
])('%j begins with the name of an exercise: %s', (markdown, expected) => {
  const { block, next } = first(markdown)
  expect(namesExercise(block, next)).toBe(expected)
})

it.each([
  ['Senhor, que estás perto, recebe os nossos pedidos. Em nome de Jesus, amém.', true],
  ['Todos dizem amém.', false],
  ['Quem quiser ora com uma frase curta. Para encerrar, alguém lê devagar:', false],
])('%s is a prayer: %s', (markdown, expected) => {
  expect(isPrayer(first(markdown).block)).toBe(expected)
})

it.each([
  ['Cuide de quem ouve: não obrigue ninguém a falar.', true],
  ['Quem pensa em desistir da vida encontra ajuda no CVV, telefone 188.', true],
  ['Não percam o sono.', false],
])('%s is about care: %s', (markdown, expected) => {
  expect(isCare(first(markdown).block)).toBe(expected)
})

it('puts each verse of a longer passage on its line, and loses nothing of it', () => {
  const text = '“¹Um. ²Dois. ³Três. ⁴Quatro. ⁵Cinco.”'
  expect(versesOf(text)).toEqual(['“¹Um. ', '²Dois. ', '³Três. ', '⁴Quatro. ', '⁵Cinco.”'])
  expect(versesOf(text).join('')).toBe(text)
  expect(versesOf('¹Um. ²Dois.')).toEqual(['¹Um. ²Dois.'])
})
