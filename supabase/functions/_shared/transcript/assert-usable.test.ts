import { describe, expect, it } from 'vitest'
import { assertUsable } from './assert-usable.ts'
import { parsePasted } from './formats/parse-pasted.ts'
import type { Transcript } from './transcript.ts'

const PARTS = [
  ['a graça', 'o pai', 'a mesa', 'o vizinho', 'a igreja', 'o filho', 'a fé', 'o caminho'],
  ['encontra', 'espera', 'chama', 'levanta', 'ensina', 'perdoa', 'acolhe'],
  [
    'quem anda',
    'quem chora',
    'quem volta',
    'quem pergunta',
    'quem cansa',
    'quem teme',
    'quem serve',
    'quem canta',
    'quem cai',
    'quem busca',
    'quem cala',
  ],
  [
    'em casa',
    'na rua',
    'no deserto',
    'diante do mar',
    'à porta',
    'de madrugada',
    'na feira',
    'sem pressa',
    'no templo',
  ],
  ['e hoje', 'por isso', 'irmãos', 'como sempre', 'de novo'],
] as const

/** Speech whose sentences differ, a refrain after every third where one is given. */
function sermon(sentences: number, refrain?: string): string {
  return Array.from({ length: sentences }, (_, index) => {
    const sentence = PARTS.map((part) => part[index % part.length]).join(' ')
    return refrain && index % 3 === 2 ? `${sentence}. ${refrain}` : sentence
  }).join('. ')
}

function codeOf(transcript: Transcript): string {
  try {
    assertUsable(transcript)
    return 'usable'
  } catch (error) {
    return (error as { code?: string }).code ?? 'no code'
  }
}

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. '

describe('assertUsable', () => {
  it('takes a sermon', () => {
    expect(codeOf(parsePasted(sermon(120)))).toBe('usable')
  })

  it('takes a sermon with a refrain', () => {
    expect(codeOf(parsePasted(sermon(120, 'Ele é fiel, igreja, ele é fiel')))).toBe('usable')
  })

  it('takes a sermon that was pasted twice', () => {
    const once = sermon(120)
    expect(codeOf(parsePasted(`${once}\n\n${once}`))).toBe('usable')
  })

  it('refuses more words than anybody says in four hours, whatever the times say', () => {
    const spoken = (words: number): Transcript => ({
      cues: Array.from({ length: words / 10 }, (_, index) => ({
        start: index,
        end: index + 1,
        text: Array.from({ length: 10 }, (__, place) => `palavra${index * 10 + place}`).join(' '),
      })),
      timed: true,
      language: 'pt',
      title: null,
    })
    expect(codeOf(spoken(36_000))).toBe('usable')
    expect(codeOf(spoken(36_010))).toBe('video_too_long')
    expect(codeOf({ ...spoken(36_010), timed: false })).toBe('body_too_large')
  })

  it('refuses less than 120 words', () => {
    const words = Array.from({ length: 120 }, (_, index) => `palavra${index}`)
    expect(codeOf(parsePasted(words.join(' ')))).toBe('usable')
    expect(codeOf(parsePasted(words.slice(1).join(' ')))).toBe('transcript_too_short')
  })

  it.each([
    ['the same paragraph 50 times', LOREM.repeat(50)],
    ['one word', 'amém '.repeat(500)],
    ['two words in turn', 'glória aleluia '.repeat(300)],
    [
      'one word before every other',
      Array.from({ length: 200 }, (_, index) => `teste palavra${index}`).join(' '),
    ],
  ])('refuses %s', (_, text) => {
    expect(codeOf(parsePasted(text))).toBe('transcript_repetitive')
  })

  it('refuses what spans more than four hours, and takes a late part of a long video', () => {
    const cues = parsePasted(sermon(120)).cues
    const timed = { cues, timed: true, language: null, title: null }
    const last = { start: 4 * 3600, end: 4 * 3600 + 1, text: 'amém' }
    expect(codeOf({ ...timed, cues: [...cues, last] })).toBe('video_too_long')
    const late = cues.map(({ start, end, text }) => ({
      start: start + 36_000,
      end: end + 36_000,
      text,
    }))
    expect(codeOf({ ...timed, cues: late })).toBe('usable')
  })

  it('refuses a text of four hours, which no clip would shorten', () => {
    const words = Array.from({ length: 30_100 }, (_, index) => `palavra${index}`)
    expect(codeOf(parsePasted(words.join(' ')))).toBe('body_too_large')
  })
})
