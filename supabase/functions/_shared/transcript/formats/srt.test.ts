import { describe, expect, it } from 'vitest'
import { cleanText } from '../clean-text.ts'
import { parseSrt } from './srt.ts'

const texts = (srt: string) => parseSrt(cleanText(srt))?.cues.map((cue) => cue.text)

describe('parseSrt', () => {
  it('reads comma milliseconds, CRLF, a BOM and styling', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:04,500\r\n{\\an8}<i>Boa noite,</i>\r\nigreja.\r\n\r\n' +
      '2\r\n01:02:03,250 --> 01:02:06,000\r\n<font color="#fff">Vamos orar.</font>\r\n'
    expect(parseSrt(cleanText(srt))?.cues).toEqual([
      { start: 1, end: 4.5, text: 'Boa noite, igreja.' },
      { start: 3723.25, end: 3726, text: 'Vamos orar.' },
    ])
  })

  it('does without numbers', () => {
    expect(
      texts('00:00:01,000 --> 00:00:02,000\num\n\n00:00:03,000 --> 00:00:04,000\ndois'),
    ).toEqual(['um', 'dois'])
  })

  it('does without empty lines, and the numbers do not become text', () => {
    expect(
      texts('1\n00:00:01,000 --> 00:00:02,000\num\n2\n00:00:03,000 --> 00:00:04,000\ndois\n3\n'),
    ).toContain('um')
    expect(
      texts('1\n00:00:01,000 --> 00:00:02,000\num\n2\n00:00:03,000 --> 00:00:04,000\ndois')?.join(
        ' ',
      ),
    ).toBe('um dois')
  })

  it('keeps a number that was said', () => {
    expect(
      texts('1\n00:00:01,000 --> 00:00:02,000\neram 12\n\n2\n00:00:03,000 --> 00:00:04,000\nfim'),
    ).toEqual(['eram 12', 'fim'])
  })

  it('merges rolling captions that a converter took over', () => {
    expect(
      texts(`1
00:00:00,160 --> 00:00:03,190
boa noite igreja que bom

2
00:00:03,190 --> 00:00:03,200
boa noite igreja que bom

3
00:00:03,200 --> 00:00:06,110
boa noite igreja que bom
ver vocês aqui nesta casa

4
00:00:06,110 --> 00:00:06,120
ver vocês aqui nesta casa

5
00:00:06,120 --> 00:00:09,000
ver vocês aqui nesta casa
abram a Bíblia
`),
    ).toEqual(['boa noite igreja que bom', 'ver vocês aqui nesta casa', 'abram a Bíblia'])
  })

  it('merges captions that grow word by word', () => {
    expect(
      texts(`1
00:00:00,000 --> 00:00:01,000
graça

2
00:00:01,000 --> 00:00:02,000
graça e paz

3
00:00:02,000 --> 00:00:03,000
graça e paz a todos

4
00:00:03,000 --> 00:00:04,000
graça e paz a todos vocês
`)?.join(' '),
    ).toBe('graça e paz a todos vocês')
  })

  it('finds nothing without a timing line', () => {
    expect(parseSrt('1\nBoa noite')).toBeNull()
  })
})
