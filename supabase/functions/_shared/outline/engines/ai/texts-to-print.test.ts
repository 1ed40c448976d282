import { expect, it } from 'vitest'
import type { BibleReference } from '../../../bible/reference.ts'
import { textsToPrint } from './texts-to-print.ts'

function said(...texts: string[]) {
  return textsOf(null, texts)
}

function textsOf(base: BibleReference | null, texts: readonly string[]) {
  const cues = texts.map((text, index) => ({ start: index * 10, end: index * 10 + 10, text }))
  return textsToPrint({ cues, timed: true, language: 'pt', title: null }, base)
}

it('gives a short chapter whole, with its numbers, and short passages beside it', async () => {
  const texts = await said(
    'abram comigo no Salmo 117',
    'como diz João 3:16',
    'e voltando ao Salmo 117 verso 2',
  )
  expect(texts.split('\n')).toEqual([
    expect.stringMatching(/^Salmo 117: ¹Louvai ao SENHOR.* ²/),
    expect.stringMatching(/^João 3:16: Porque Deus amou o mundo/),
  ])
})

it('gives the longest passage that is named of a long chapter', async () => {
  const texts = await said('Mateus 5:3 a 12', 'em Mateus 5:8', 'Mateus 5:1-48')
  expect(texts).toMatch(/^Mateus 5:3-12: ³“Bem-aventurados[^\n]*¹²[^\n]*$/)
})

it('knows the passage that is read from a verse that is quoted more often', async () => {
  const texts = await said(
    'Mateus 2, verso 1 ao 12',
    'o profeta, Miqueias 5:2',
    'Miqueias 5:2 de novo',
    'mas Miqueias 5:2 não diz',
  )
  expect(texts).toMatch(/^Mateus 2:1-12: ¹[^\n]*\nMiqueias 5:2: [^\n]*$/)
})

it('gives nothing of a long chapter that is only named, or where nothing is', async () => {
  expect(await said('hoje em Mateus 5')).toBe('')
  expect(await said('boa noite, igreja')).toBe('')
})

it('gives the text that is preached, though nobody names its verses, across chapters too', async () => {
  const axe = { book: '2KI', chapter: 6, verse: 1, endVerse: 7 } as const
  expect(await textsOf(axe, ['o machado caiu na água'])).toMatch(/^2 Reis 6:1-7: ¹[^\n]*⁷[^\n]*$/)
  const ahab = { book: '1KI', chapter: 16, verse: 29, endChapter: 17, endVerse: 1 } as const
  expect(await textsOf(ahab, ['1 Reis 16:29'])).toMatch(/^1 Reis 16:29-17:1: ²⁹[^\n]*$/)
})

it('gives the chapter around a base text where it is short, and none of an endless one', async () => {
  const fight = { book: '1TI', chapter: 1, verse: 18, endVerse: 20 } as const
  const texts = await textsOf(fight, ['1 Timóteo 1, versículos 18 a 20', 'como diz João 3:16'])
  expect(texts).toMatch(/^1 Timóteo 1: ¹[^\n]*²⁰[^\n]*\nJoão 3:16: [^\n]*$/)
  expect(await textsOf({ book: 'PSA', chapter: 119 }, ['o Salmo 119'])).toBe('')
})

it('gives the chapter that the reading goes on into', async () => {
  const base = { book: '2KI', chapter: 18 } as const
  const texts = await textsOf(base, ['2 Reis 18', 'e 2 Reis 19, versos 1 a 9', '2 Reis 18:5'])
  expect(texts).toMatch(/^2 Reis 18: ¹[^\n]*\n2 Reis 19:1-9: ¹/)
})
