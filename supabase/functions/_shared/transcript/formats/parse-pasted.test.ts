import { describe, expect, it } from 'vitest'
import { DomainError } from '../../contract/error-codes.ts'
import { parsePasted } from './parse-pasted.ts'
import { wordsOf } from '../transcript-text.ts'
import type { Transcript } from '../transcript.ts'

/** Numbers in [0, 1) that are the same on every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function parseOrCode(text: string): Transcript | string {
  try {
    return parsePasted(text)
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

function problemsOf(transcript: Transcript): string[] {
  const problems: string[] = []
  let previous = { start: 0, end: 0 }
  for (const cue of transcript.cues) {
    if (!(cue.start >= previous.start) || !(cue.end >= cue.start))
      problems.push(`order ${cue.start}`)
    if (cue.start < previous.end) problems.push(`overlap ${cue.start}`)
    if (!cue.text.trim() || cue.text !== cue.text.trim()) problems.push(`blank ${cue.text}`)
    if (/<|\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Default_Ignorable_Code_Point}|[^\S ]/u.test(cue.text)) {
      problems.push(`character in ${JSON.stringify(cue.text)}`)
    }
    if (cue.text !== cue.text.normalize('NFC')) problems.push(`NFC ${cue.text}`)
    previous = cue
  }
  if (transcript.cues.length === 0) problems.push('no cues')
  return problems
}

describe('parsePasted', () => {
  it.each([
    ['has more lines than any captions', 'a\n'.repeat(200_001)],
    ['is longer than any speech, and without times', 'Deus é bom. '.repeat(90_000)],
  ])('refuses a text that %s, before it is read', (_, text) => {
    expect(parseOrCode(text)).toBe('body_too_large')
  })

  it.each([
    ['VTT', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBoa noite', true],
    ['SRT', '1\n00:00:01,000 --> 00:00:02,000\nBoa noite', true],
    ['the panel', '0:011 segundoBoa\n0:022 segundosnoite', true],
    ['plain text', 'Boa noite', false],
  ])('knows %s by its content', (_, text, timed) => {
    const transcript = parsePasted(text)
    expect(transcript.timed).toBe(timed)
    expect(transcript.cues.map((cue) => cue.text).join(' ')).toBe('Boa noite')
  })

  it.each([
    ['a header alone', 'WEBVTT\n\nE boa noite, igreja, abram a Bíblia.'],
    [
      'one timing line behind much prose',
      `${'E disse: boa noite, igreja, abram a Bíblia. '.repeat(40)}\n00:01.000 --> 00:02.000\namém`,
    ],
    ['an arrow in prose', 'Da culpa --> para a graça: boa noite, igreja, abram a Bíblia.'],
  ])('goes on to the next format where %s promises too much', (_, text) => {
    const transcript = parsePasted(text)
    expect(transcript.timed).toBe(false)
    expect(transcript.cues[0]?.text).toContain('boa noite, igreja, abram a Bíblia.')
  })

  it('repairs Windows-1252 and removes invisible characters before it looks for a format', () => {
    expect(parsePasted('\uFEFF0:00\u200BA oraÃ§Ã£o\n0:05não\u00ADfalha').cues).toEqual([
      { start: 0, end: 5, text: 'A oração' },
      { start: 5, end: 7, text: 'nãofalha' },
    ])
  })

  it.each(['', ' ', '\u200B\u200B', '[Música]', '1234567890', '<><><>', 'WEBVTT'])(
    'cannot read %j',
    (text) => {
      expect(parseOrCode(text)).toBe('transcript_unreadable')
    },
  )

  it('refuses a text that lost its accents, and takes one with a broken sign or two', () => {
    const windows = Uint8Array.from('a oração não é só pão, irmãos. ', (letter) =>
      letter.charCodeAt(0),
    )
    const lost = new TextDecoder().decode(windows)
    expect(lost).toContain('ora\uFFFD\uFFFDo')
    expect(parseOrCode(lost.repeat(3))).toBe('transcript_unreadable')
    expect(parseOrCode(`0:00\n${lost.repeat(3)}\n0:05\namém`)).toBe('transcript_unreadable')
    expect(typeof parseOrCode('Boa noite, igreja \uFFFD\uFFFD vamos orar.')).toBe('object')
  })

  it('refuses more than 2,500,000 characters before it reads them', () => {
    expect(parseOrCode('a'.repeat(5_000_000))).toBe('body_too_large')
    expect(parseOrCode('a'.repeat(2_500_001))).toBe('body_too_large')
    expect(typeof parseOrCode('amém '.repeat(190_000))).toBe('object')
  })
})

// Each of these would take minutes, and so the runner's time-out, if any step were quadratic.
describe('parsePasted on long hostile input', () => {
  const SIZE = 500_000
  it.each([
    'a',
    '1',
    ':',
    '<',
    '>',
    '[',
    '(',
    '{\\',
    '&',
    '&amp;',
    '-',
    '-->',
    ' ',
    '\n',
    '\r',
    '*',
    '`',
    '![',
    '\u0316\u0301',
    '\u200B',
    'Ã',
    'Ã£',
    '0:00',
    '0:00\n',
    '0:00 a\n',
    '1:011 minuto e ',
    '00:00 --> ',
    '00:00.000 --> 00:01.000\n',
    '00:00.000 --> 00:01.000\na\n',
    '<p ',
    '<script>',
    '</script ',
    '[Música ',
    '(aplausos e ',
    'NOTE\n\n',
    '1 segundo',
    '---\n',
    'Santo santo santo\n',
  ])('ends on %j over and over', { timeout: 60_000 }, (part) => {
    const text = part.repeat(Math.floor(SIZE / part.length))
    const outcome = parseOrCode(text)
    expect(typeof outcome === 'string' ? [] : problemsOf(outcome)).toEqual([])
  })

  it('ends on one cue with rows without end', () => {
    const rows = 'mesma linha\n'.repeat(60_000)
    const stamp = (index: number) => `00:0${index}.000 --> 00:0${index + 1}.000\n`
    expect(typeof parseOrCode(`WEBVTT\n\n${stamp(1)}${rows}\n${stamp(2)}${rows}`)).toBe('object')
  })
})

describe('parsePasted on anything', () => {
  const PARTS = [
    '<',
    '>',
    '<b>',
    '</i>',
    '<img src=x onerror=alert(1)>',
    '&lt;',
    '&amp;lt;',
    '&#x3c;',
    '&#8203;',
    '&shy;',
    '\u200B',
    '\u202E',
    '\u00AD',
    '\uFEFF',
    '\uD83D',
    '\uE000',
    '\u0000',
    '\u001B',
    '\u0085',
    '\u0301',
    '\u0338',
    '≮',
    '0:00',
    '0:05',
    '1:051 minuto e 5 segundos',
    '1:02:03',
    '00:00:01.000 --> 00:00:02.000',
    '00:00:03,000 --> 00:00:01,000',
    'WEBVTT',
    'NOTE',
    '\n',
    '\n\n',
    '\r\n',
    ' ',
    '\t',
    '\u00A0',
    '[Música]',
    '♪',
    '>>',
    '- ',
    '# ',
    '---',
    '{\\an8}',
    '<00:00:01.500><c> graça</c>',
    'graça',
    'e',
    'paz',
    'oraÃ§Ã£o',
    'João 3:16',
    '12',
    '🙏',
    'amém',
    '(aplausos)',
  ]

  it.each(Array.from({ length: 12 }, (_, seed) => seed))('is sound or refuses, seed %d', (seed) => {
    const next = random(seed)
    for (let round = 0; round < 150; round += 1) {
      const text = Array.from(
        { length: 1 + Math.floor(next() * 60) },
        () => PARTS[Math.floor(next() * PARTS.length)],
      ).join(next() < 0.5 ? '' : ' ')
      const outcome = parseOrCode(text)
      const sound =
        typeof outcome === 'string'
          ? outcome === 'transcript_unreadable'
          : problemsOf(outcome).length === 0
      expect({ text, outcome, sound }).toEqual({ text, outcome, sound: true })
    }
  })
})

describe('parsePasted on rolling captions', () => {
  const VOCABULARY = ['a', 'graça', 'e', 'paz', 'de', 'Deus', 'amém', 'irmãos', 'glória', 'fé']

  /** Captions as YouTube writes them: the line before above the new one, then 10 ms of the new one alone. */
  function roll(lines: readonly (readonly string[])[], stamped: boolean): string {
    const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23)
    const cues = lines.flatMap((line, index) => {
      const start = index * 3000
      const upper = lines[index - 1]?.join(' ') ?? ' '
      const lower = stamped
        ? line
            .map((word, place) => (place ? `<${stamp(start + place * 300)}><c> ${word}</c>` : word))
            .join('')
        : line.join(' ')
      return [
        `${stamp(start)} --> ${stamp(start + 2990)} align:start position:0%\n${upper}\n${lower}\n`,
        `${stamp(start + 2990)} --> ${stamp(start + 3000)} align:start position:0%\n${line.join(' ')}\n \n`,
      ]
    })
    return `WEBVTT\nKind: captions\nLanguage: pt\n\n${cues.join('\n')}`
  }

  it.each(Array.from({ length: 8 }, (_, seed) => seed))(
    'gives every word once and in order, seed %d',
    (seed) => {
      const next = random(seed + 1000)
      const lines = Array.from({ length: 200 }, () =>
        Array.from(
          { length: 1 + Math.floor(next() * 8) },
          () => VOCABULARY[Math.floor(next() * VOCABULARY.length)] ?? '',
        ),
      )
      for (const stamped of [true, false]) {
        const transcript = parsePasted(roll(lines, stamped))
        expect(transcript.cues.flatMap((cue) => wordsOf(cue.text))).toEqual(lines.flat())
        expect(transcript.cues.map((cue) => cue.start)).toEqual(lines.map((_, index) => index * 3))
      }
    },
  )
})
