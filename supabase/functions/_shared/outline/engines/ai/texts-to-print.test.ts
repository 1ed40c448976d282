import { expect, it } from 'vitest'
import { textsToPrint } from './texts-to-print.ts'

function said(...texts: string[]) {
  const cues = texts.map((text, index) => ({ start: index * 10, end: index * 10 + 10, text }))
  return textsToPrint({ cues, timed: true, language: 'pt', title: null })
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
