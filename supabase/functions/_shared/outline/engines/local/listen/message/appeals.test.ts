import { expect, it } from 'vitest'
import { isAppeal } from './appeals.ts'
import { readSpeech } from '../words/speech.ts'

/** Whether the words behind '|' are one, or the whole where there is no '|'. */
const appeals = (marked: string) => {
  const text = marked.replace('| ', '')
  const cues = [{ start: 0, end: 60, text }]
  const speech = readSpeech({ cues, timed: true, language: 'pt', title: null })
  const before = marked.split('|')[0]?.trim() ?? ''
  const from = marked.includes('|') ? before.split(' ').length : 0
  return isAppeal(speech, { from, to: speech.words.length })
}

it.each([
  'troque a conta pela conversa antes de abrir o celular',
  'então procure a pessoa com quem você brigou',
  'a lição é simples perdoe antes que a noite chegue',
  'nesta semana você vai ouvir alguém até o fim',
  'Pare um pouco. Converse com o seu vizinho sobre isso.',
  'Quando a culpa voltar, entregue a Deus o que passou.',
  'não deixe o sol se pôr sobre a sua ira',
  'a gente precisa aprender a pedir ajuda',
])('takes %j for an appeal', (text) => {
  expect(appeals(text)).toBe(true)
})

it.each([
  'Quem, durante o culto, põe-se a dormir ou, ainda, conversa com o vizinho, não ouve nada.',
  'Quem dorme durante o culto solene e reclina a cabeça, | ou, ainda, conversa com o vizinho.',
  'o homem que dorme no culto conversa com o vizinho',
  'ele chega tarde e conversa com o vizinho',
  'deus ama cada um e entrega o filho por todos',
  'a escolha de ló foi a planície mais verde',
  'quem espera que o outro perdoe fica sentado na porta',
  'meu pai ficava em casa no domingo ouvindo rádio',
])('takes %j for none', (text) => {
  expect(appeals(text)).toBe(false)
})
