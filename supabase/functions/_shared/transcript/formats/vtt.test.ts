import { describe, expect, it } from 'vitest'
import { cleanText } from '../clean-text.ts'
import { parseVtt } from './vtt.ts'

const texts = (vtt: string) => parseVtt(cleanText(vtt))?.cues.map((cue) => cue.text)

const ROLLING = `WEBVTT
Kind: captions
Language: pt

00:00:00.160 --> 00:00:03.190 align:start position:0%
 
boa<00:00:00.438><c> noite</c><00:00:00.876><c> igreja</c><00:00:01.314><c> que</c><00:00:01.752><c> bom</c>

00:00:03.190 --> 00:00:03.200 align:start position:0%
boa noite igreja que bom
 

00:00:03.200 --> 00:00:06.110 align:start position:0%
boa noite igreja que bom
ver<00:00:03.638><c> vocês</c><00:00:04.076><c> aqui</c><00:00:04.514><c> nesta</c><00:00:04.952><c> casa</c>

00:00:06.110 --> 00:00:06.120 align:start position:0%
ver vocês aqui nesta casa
 

00:00:06.120 --> 00:00:08.000 align:start position:0%
ver vocês aqui nesta casa
amém

00:00:08.000 --> 00:00:08.010 align:start position:0%
amém
 

00:00:08.010 --> 00:00:10.990 align:start position:0%
amém
amém

00:00:10.990 --> 00:00:11.000 align:start position:0%
amém
 

00:00:11.000 --> 00:00:14.000 align:start position:0%
amém
[Música]

00:00:20.000 --> 00:00:23.000 align:start position:0%
[Música]
vamos<00:00:20.400><c> orar</c>
`

describe('parseVtt', () => {
  it('reads a plain file', () => {
    expect(
      parseVtt(`WEBVTT

1
00:00:01.000 --> 00:00:04.500
Boa noite, igreja.

2
01:02:03.250 --> 01:02:06.000
Vamos orar.
`),
    ).toEqual({
      cues: [
        { start: 1, end: 4.5, text: 'Boa noite, igreja.' },
        { start: 3723.25, end: 3726, text: 'Vamos orar.' },
      ],
      timed: true,
      language: null,
      title: null,
    })
  })

  it('gives each word of rolling captions once, in order', () => {
    expect(texts(ROLLING)).toEqual([
      'boa noite igreja que bom',
      'ver vocês aqui nesta casa',
      'amém',
      'amém',
      'vamos orar',
    ])
  })

  it('times a rolling line by the cue in which it is new', () => {
    expect(parseVtt(ROLLING)?.cues.map(({ start, end }) => [start, end])).toEqual([
      [0.16, 3.19],
      [3.2, 6.11],
      [6.12, 8],
      [8.01, 10.99],
      [20, 23],
    ])
  })

  it('reads the language from the header', () => {
    expect(parseVtt(ROLLING)?.language).toBe('pt')
  })

  it('reads rolling captions whose blank rows an editor emptied', () => {
    expect(texts(ROLLING.replaceAll('\n \n', '\n\n'))).toEqual(texts(ROLLING))
    expect(texts(ROLLING)).toHaveLength(5)
  })

  it('takes a line again that comes back below an empty row', () => {
    expect(
      texts(`WEBVTT

00:00:00.000 --> 00:00:02.000
 
glória<00:00:00.500><c> a</c><00:00:01.000><c> Deus</c>

00:00:02.000 --> 00:00:02.010
glória a Deus
 

00:00:05.000 --> 00:00:07.000
 
glória<00:00:05.500><c> a</c><00:00:06.000><c> Deus</c>
`),
    ).toEqual(['glória a Deus', 'glória a Deus'])
  })

  it('keeps a refrain of a plain file', () => {
    expect(
      texts(`WEBVTT

00:00:00.000 --> 00:00:02.000
Ele vive

00:00:02.000 --> 00:00:04.000
Ele vive

00:00:04.000 --> 00:00:06.000
e reina para sempre
`),
    ).toEqual(['Ele vive', 'Ele vive', 'e reina para sempre'])
  })

  it('reads stamps without hours, with settings, identifiers and CRLF, and skips NOTE and STYLE', () => {
    const vtt = `\uFEFFWEBVTT - Culto de domingo

STYLE
::cue { color: white }

NOTE
revisado pela equipe
em duas linhas

abertura
00:05.000 --> 00:07.000 align:start position:0%
Graça e paz,
irmãos.

fim-2
59:58.000 --> 60:01.000 line:0
Amém.
`
    expect(parseVtt(cleanText(vtt.replaceAll('\n', '\r\n')))?.cues).toEqual([
      { start: 5, end: 7, text: 'Graça e paz, irmãos.' },
      { start: 3598, end: 3601, text: 'Amém.' },
    ])
  })

  it('decodes entities and removes voices and classes', () => {
    expect(
      texts(`WEBVTT

00:01.000 --> 00:02.000
<v Pastor><c.branco>fé &amp; obras&nbsp;vivas</c>

00:03.000 --> 00:04.000
&gt;&gt; amém
`),
    ).toEqual(['fé & obras vivas', 'amém'])
  })

  it('is known by its stamps where the header was not copied', () => {
    expect(texts('00:01.000 --> 00:02.000\nBoa noite')).toEqual(['Boa noite'])
  })

  it('reads the lines that transcribers print', () => {
    expect(
      texts('[00:00.000 --> 00:04.000]  Boa noite\n[00:04.000 --> 00:07.500]  igreja'),
    ).toEqual(['Boa noite', 'igreja'])
  })

  it('brings cues into order and lets none run into the next', () => {
    expect(
      parseVtt(`WEBVTT

00:10.000 --> 00:12.000
segundo

00:01.000 --> 00:30.000
primeiro

00:20.000 --> 00:15.000
terceiro
`)?.cues,
    ).toEqual([
      { start: 1, end: 10, text: 'primeiro' },
      { start: 10, end: 12, text: 'segundo' },
      { start: 20, end: 20, text: 'terceiro' },
    ])
  })

  it('skips a broken timing line and keeps the rest', () => {
    expect(
      texts('WEBVTT\n\n00:99:99.000 --> 00:00:02.000\nperdido\n\n00:03.000 --> 00:04.000\nachado'),
    ).toEqual(['achado'])
  })

  it('finds nothing in other texts', () => {
    expect(parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000\n[Música]')).toBeNull()
    expect(parseVtt('Boa noite, igreja.')).toBeNull()
  })
})
