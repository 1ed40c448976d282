import { describe, expect, it } from 'vitest'
import { cleanText } from '../clean-text.ts'
import { parsePlainText } from './plain-text.ts'

const read = (text: string) => parsePlainText(cleanText(text))
const texts = (text: string) => read(text)?.cues.map((cue) => cue.text)

describe('parsePlainText', () => {
  it('reads paragraphs with made-up, rising times at 125 words a minute', () => {
    const words = Array.from({ length: 125 }, (_, index) => `palavra${index}`)
    const transcript = read(`${words.slice(0, 25).join(' ')}.\n\n${words.slice(25).join(' ')}.`)
    expect(transcript?.timed).toBe(false)
    expect(transcript?.cues[0]).toMatchObject({ start: 0, end: 12 })
    expect(transcript?.cues[1]?.start).toBe(12)
    expect(transcript?.cues.at(-1)?.end).toBe(60)
  })

  it('cuts after sentences', () => {
    expect(
      texts(
        'Ele veio para os seus, e os seus não o receberam naquele dia tão longo. Mas a todos quantos o receberam, deu-lhes o poder de serem filhos.',
      ),
    ).toEqual([
      'Ele veio para os seus, e os seus não o receberam naquele dia tão longo.',
      'Mas a todos quantos o receberam, deu-lhes o poder de serem filhos.',
    ])
  })

  it('cuts speech without punctuation into short pieces', () => {
    const speech = Array.from({ length: 1000 }, (_, index) => `palavra${index}`).join(' ')
    const pieces = texts(speech)
    expect(pieces).toHaveLength(25)
    expect(pieces?.join(' ')).toBe(speech)
  })

  it('does not cut a long written sentence that has its full stop', () => {
    const sentence = `${Array.from({ length: 90 }, (_, index) => `palavra${index}`).join(' ')}.`
    expect(texts(sentence)).toEqual([sentence])
  })

  it('tolerates front matter and Markdown', () => {
    const transcript = read(`---
title: 'A mesa posta'
date: 3 de maio
---

## O convite

> Venham, **disse ele**, a [mesa](https://exemplo.org) está \`posta\`.

***

1. **Primeiro:** ninguém fica de fora.[^1]
- Nem o último.
`)
    expect(transcript?.title).toBe('A mesa posta')
    expect(transcript?.cues.map((cue) => cue.text)).toEqual([
      'Venham, disse ele, a mesa está posta.',
      'Primeiro: ninguém fica de fora.',
      'Nem o último.',
    ])
  })

  it('takes the title from a header and leaves the header out', () => {
    const transcript = read(`Título: A mesa posta
Pregador: Pr. Tiago
Data: 03/05
https://www.youtube.com/watch?v=aaaaaaaaaaa

Boa noite, igreja. Meu pastor: ele cuida.`)
    expect(transcript?.title).toBe('A mesa posta')
    expect(transcript?.cues.map((cue) => cue.text)).toEqual([
      'Boa noite, igreja. Meu pastor: ele cuida.',
    ])
  })

  it.each([
    'PASTOR: Boa noite igreja.',
    'Pastor: boa noite, igreja',
    'PASTOR: AMÉM!',
    'Pregador: Abram a Bíblia em João 3, por favor.',
    'IGREJA: Glória a Deus!',
  ])('keeps what somebody says at the start: %s', (line) => {
    expect(texts(`${line}\nHoje eu quero falar da mesa do Pai.`)?.join(' ')).toBe(
      `${line} Hoje eu quero falar da mesa do Pai.`,
    )
  })

  it('keeps what a speaker says who is named line after line', () => {
    const lines = ['PASTOR: BOA NOITE', 'IGREJA: BOA NOITE', 'PASTOR: VAMOS ORAR', 'IGREJA: AMÉM']
    expect(texts(lines.join('\n'))).toEqual(lines)
  })

  it.each([
    'Pregador: Pr. João da Silva (IBC)',
    'Pastora: Ana Souza',
    'Autor: C. S. Lewis Jr.',
    'Igreja: Comunidade da Graça',
  ])('leaves out who preached and where: %s', (line) => {
    expect(texts(`${line}\nHoje eu quero falar da mesa do Pai.`)).toEqual([
      'Hoje eu quero falar da mesa do Pai.',
    ])
  })

  it('keeps what looks like a header further down', () => {
    expect(texts(`${'Ele veio.\n'.repeat(10)}Pastor: venha comigo`)?.at(-1)).toBe(
      'Pastor: venha comigo',
    )
  })

  it.each([
    ['nothing', ''],
    ['spaces', ' \n \n'],
    ['marks of sound', '[Música]\n[Aplausos]'],
    ['digits', '1\n2\n3'],
    ['a link', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'],
    ['punctuation', '?!? ... ---'],
    ['an empty caption file', 'WEBVTT\n\n00:01.000 --> 00:02.000\n[Música]\n'],
    ['the bytes of a PDF', '%PDF-1.7 objeto de texto qualquer'],
    ['a page of HTML', '<!doctype html><html><body>texto</body></html>'],
    ['code', '{"a":{"b":[1,2,3,{"c":"d"}]},"e":[[[]]]}'],
  ])('finds no prose in %s', (_, text) => {
    expect(read(text)).toBeNull()
  })
})
