import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../supabase/functions/_shared/transcript/formats/parse-pasted.ts'
import { scoreSheet } from './score-sheet.ts'

const CAPTIONS = `WEBVTT

00:00:10.200 --> 00:00:20.000
A ansiedade bate à porta de madrugada e senta na beira da cama.

00:01:05.900 --> 00:01:20.000
Paulo escreve da prisão e manda a igreja se alegrar.

00:02:00.000 --> 00:02:20.000
Quem entrega o amanhã nas mãos de Deus vive inteiro o dia de hoje.
`

const SHEET = `# A paz que guarda o coração

## Quebra-gelo (10 min)

O que costuma tirar o seu sono?

## Resumo da mensagem (10 min)

> "A ansiedade bate à porta de madrugada" ([00:10](https://www.youtube.com/watch?v=transcricao&t=10s))

> "e manda a igreja se alegrar." ([01:05](https://www.youtube.com/watch?v=transcricao&t=65s))

## Perguntas para discussão (20 min)

> "Quem entrega o amanhã nas mãos de Deus" ([02:00](https://www.youtube.com/watch?v=transcricao&t=120s))

1. O que muda quando o amanhã está nas mãos de Deus?
2. Pensando na sua casa, quem mais precisa ouvir isso?

## Aplicação prática (10 min)

*Dito na mensagem:*

- Escolham juntos um horário de oração.

## Conclusão (5 min)

> **João 11:35** — Jesus chorou.

## Desafio (5 min)

Separe dez minutos por dia para orar.

## Textos bíblicos relacionados

- **João 11:35** — Jesus chorou.
- **João 3** — *para ler na Bíblia*

## Créditos

- Mensagem: [assistir no YouTube](https://www.youtube.com/watch?v=transcricao)
`

const TRANSCRIPT = parsePasted(CAPTIONS)
const ASKED = { transcript: TRANSCRIPT, videoId: 'transcricao', duration: 60 }

function changed(from: string, to: string): string {
  if (!SHEET.includes(from)) throw new Error(`the sheet does not say ${from}`)
  return SHEET.replace(from, to)
}

describe('a good sheet', () => {
  it('breaks nothing', async () => {
    expect((await scoreSheet(SHEET, ASKED)).broken).toEqual([])
  })

  it('is measured', async () => {
    expect(await scoreSheet(SHEET, ASKED)).toMatchObject({
      quotes: 3,
      thirds: 3,
      questions: 2,
      openQuestions: 2,
      repeated: 0,
      wordsPerMinute: 1,
    })
  })

  it('may quote without times what has none', async () => {
    const markdown = SHEET.replace(/ \(\[\d\d:\d\d\]\(\S+\)\)/g, '')
    const transcript = { ...TRANSCRIPT, timed: false }
    expect((await scoreSheet(markdown, { ...ASKED, transcript })).broken).toEqual([])
  })
})

describe('what must never be', () => {
  it.each([
    [
      'a changed word',
      'quote',
      'porta de madrugada',
      'porta de manhã',
      /^never said: "A ansiedade bate/,
    ],
    ['words of two places', 'quote', 'bate à porta', 'se alegrar', /^never said/],
    ['half a word', 'quote', 'se alegrar."', 'se alegra."', /^never said/],
    [
      'a quote of nothing',
      'quote',
      '"A ansiedade bate à porta de madrugada"',
      '"…"',
      /^never said/,
    ],
    ['another second', 'time', 't=65s', 't=66s', /^said at 65 s, not at 66 s/],
    ['no second', 'time', '&t=120s', '', /^said at 120 s, not at null s/],
    [
      'another video',
      'time',
      'watch?v=transcricao&t=10s',
      'watch?v=outro&t=10s',
      /^leads to another video/,
    ],
    [
      'a verse beyond its chapter',
      'bible',
      'Separe dez',
      'Leia João 3:99. Separe dez',
      /João 3:99/,
    ],
    [
      'a book that is none',
      'bible',
      'Separe dez',
      'Leia Hesitações 3:4. Separe dez',
      /Hesitações 3:4/,
    ],
    ['a related text that is none', 'bible', '- **João 3** —', '- **João 30** —', /João 30/],
    [
      'other words of a verse',
      'bible',
      '> **João 11:35** — Jesus chorou',
      '> **João 11:35** — Jesus riu',
      /^not the words of João 11:35/,
    ],
    ['a minute too many', 'minutes', 'Desafio (5 min)', 'Desafio (6 min)', /^61 minutes of 60$/],
    [
      'a section without its minutes',
      'minutes',
      'Conclusão (5 min)',
      'Conclusão',
      /^55 minutes of 60$/,
    ],
    [
      'a missing section',
      'section',
      '## Desafio (5 min)',
      '## Tarefa (5 min)',
      /^no section 'Desafio'$/,
    ],
  ])('%s', async (_, rule, from, to, problem) => {
    const { broken } = await scoreSheet(changed(from, to), ASKED)
    expect(broken[0]).toMatchObject({ rule, detail: expect.stringMatching(problem) as string })
  })

  it('a time where the transcript has none', async () => {
    const transcript = { ...TRANSCRIPT, timed: false }
    const { broken } = await scoreSheet(SHEET, { ...ASKED, transcript })
    expect(broken).toHaveLength(3)
    expect(broken[0]?.detail).toMatch(/^a time that is made up/)
  })
})

describe('what is measured', () => {
  it.each([
    ['yes or no', 'O que muda quando o amanhã está', 'Você deixa o amanhã'],
    ['no question mark', 'quem mais precisa ouvir isso?', 'fale de quem precisa ouvir isso.'],
  ])('a question with %s is not open', async (_, from, to) => {
    expect((await scoreSheet(changed(from, to), ASKED)).openQuestions).toBe(1)
  })

  it('the beginning of the sermon is missing', async () => {
    const markdown = changed(
      '"A ansiedade bate à porta de madrugada" ([00:10](https://www.youtube.com/watch?v=transcricao&t=10s))',
      '"Paulo escreve da prisão" ([01:05](https://www.youtube.com/watch?v=transcricao&t=65s))',
    )
    expect(await scoreSheet(markdown, ASKED)).toMatchObject({ thirds: 2, broken: [] })
  })

  it.each([
    [
      'the same sentence',
      'O que costuma tirar o seu sono?',
      'Escolham juntos um horário de oração.',
    ],
    [
      'a sentence inside another',
      'O que costuma',
      'Hoje escolham juntos um horário de oração aqui. O que costuma',
    ],
  ])('%s stands there twice', async (_, from, to) => {
    expect((await scoreSheet(changed(from, to), ASKED)).repeated).toBe(1)
  })
})
