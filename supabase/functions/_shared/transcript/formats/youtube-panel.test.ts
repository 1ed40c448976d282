import { describe, expect, it } from 'vitest'
import { cleanText } from '../clean-text.ts'
import { parseYoutubePanel } from './youtube-panel.ts'

const read = (text: string) =>
  parseYoutubePanel(cleanText(text))?.cues.map((cue) => [cue.start, cue.text])

const EXPECTED = [
  [0, 'Boa tarde, família.'],
  [6, 'capítulo 2, versículo 8.'],
  [45, 'Eu ouvi isso cedo,'],
  [61, 'sabemos todos'],
  [65, 'mas a graça veio'],
  [120, 'Quando ela chega,'],
  [3598, 'ela fica.'],
  [3723, 'Vamos orar.'],
]

describe('parseYoutubePanel', () => {
  it('reads time, spoken time and text glued together, past one hour', () => {
    expect(
      read(`0:00Boa tarde, família.
0:066 segundoscapítulo 2, versículo 8.
0:2929 segundos[Música]
0:4545 segundosEu ouvi isso cedo,
1:011 minuto e 1 segundosabemos todos
1:051 minuto e 5 segundosmas a graça veio
2:002 minutosQuando ela chega,
59:5859 minutos e 58 segundosela fica.
1:02:031 hora, 2 minutos e 3 segundosVamos orar.`),
    ).toEqual(EXPECTED)
  })

  it('reads the times on lines of their own, with the spoken time below', () => {
    expect(
      read(`0:00
0 segundo
Boa tarde, família.
0:06
6 segundos
capítulo 2, versículo 8.
0:45
45 segundos
Eu ouvi isso cedo,
1:01
1 minuto e 1 segundo
sabemos todos
1:05
1 minuto e 5 segundos
mas a graça veio
2:00
2 minutos
Quando ela chega,
59:58
59 minutos e 58 segundos
ela fica.
1:02:03
1 hora, 2 minutos e 3 segundos
Vamos orar.`),
    ).toEqual(EXPECTED)
  })

  it('reads the desktop copy without spoken times, with empty lines and CRLF', () => {
    expect(
      read(
        '0:00\r\nBoa tarde, família.\r\n0:06\r\ncapítulo 2, versículo 8.\r\n\r\n0:45\r\nEu ouvi isso cedo,\r\n1:01\r\nsabemos todos\r\n1:05\r\nmas a graça veio\r\n2:00\r\nQuando ela chega,\r\n59:58\r\nela fica.\r\n1:02:03\r\nVamos orar.\r\n',
      ),
    ).toEqual(EXPECTED)
  })

  it.each([
    ['a space', (time: string, text: string) => `${time} ${text}`],
    ['a dash', (time: string, text: string) => `${time} - ${text}`],
    ['brackets', (time: string, text: string) => `[${time}] ${text}`],
    ['parentheses', (time: string, text: string) => `(${time}) ${text}`],
  ])('reads time and text on one line with %s between', (_, line) => {
    const times = ['0:00', '0:06', '0:45', '1:01', '1:05', '2:00', '59:58', '1:02:03']
    expect(
      read(times.map((time, index) => line(time, String(EXPECTED[index]?.[1]))).join('\n')),
    ).toEqual(EXPECTED)
  })

  it('reads a range of times in brackets', () => {
    expect(read('[00:00:07 - 00:00:10] graça\n[00:00:10 - 00:00:15] e paz')).toEqual([
      [7, 'graça'],
      [10, 'e paz'],
    ])
  })

  it('reads the panel in English', () => {
    expect(read('0:00Boa tarde\n0:077 secondsirmãos\n1:051 minute, 5 secondsvamos orar')).toEqual([
      [0, 'Boa tarde'],
      [7, 'irmãos'],
      [65, 'vamos orar'],
    ])
  })

  it('trusts the clock where the spoken time disagrees', () => {
    expect(read('0:4949 segundosantes\n0:581 minuto e 2 segundosdepois')).toEqual([
      [49, 'antes'],
      [58, 'depois'],
    ])
  })

  it('keeps a number that belongs to the text', () => {
    expect(
      read('0:0012 discípulos seguiram\n0:1515 segundos12 pães\n0:2525 segundos5 peixes'),
    ).toEqual([
      [0, '12 discípulos seguiram'],
      [15, '12 pães'],
      [25, '5 peixes'],
    ])
  })

  it('reads a paste whose line breaks were lost', () => {
    expect(
      read(
        '0:00Boa tarde, família. 0:066 segundoscapítulo 2, às 10:30 1:051 minuto e 5 segundosmas veio',
      ),
    ).toEqual([
      [0, 'Boa tarde, família.'],
      [6, 'capítulo 2, às 10:30'],
      [65, 'mas veio'],
    ])
  })

  it('leaves out chapter titles, the panel’s labels and what stands before the first time', () => {
    expect(
      read(`Transcrição
Pesquisar na transcrição
Introdução
0:00
Boa tarde, família.
0:06
capítulo 2, versículo 8.
0:45
Eu ouvi isso cedo,
1:01
sabemos todos
1:05
mas a graça veio
O que a graça faz
2:00
Quando ela chega,
59:58
ela fica.
1:02:03
Vamos orar.
Português (gerada automaticamente)`),
    ).toEqual(EXPECTED)
  })

  it('keeps second lines where the text comes on several', () => {
    expect(
      read(
        '0:00 Boa tarde,\nfamília.\n0:06 Abram\na Bíblia.\n0:12 Todos\njuntos.\n0:20 Amém\n0:25 Sim',
      ),
    ).toEqual([
      [0, 'Boa tarde, família.'],
      [6, 'Abram a Bíblia.'],
      [12, 'Todos juntos.'],
      [20, 'Amém'],
      [25, 'Sim'],
    ])
  })

  it('ends a line at the next, but not after a long silence', () => {
    const cues = parseYoutubePanel(
      '0:00 Boa tarde, família.\n0:06 Vamos cantar.\n5:00 Sentem-se.',
    )?.cues
    expect(cues?.map((cue) => cue.end)).toEqual([6, 12, 302])
  })

  it.each([
    ['prose with a time', 'O culto começa.\n19:30 Culto\nVenha.\nTraga alguém.\nAmém.\nAté lá.'],
    [
      'verses in a written sermon',
      `${'Uma frase longa do sermão escrito, sem tempo algum.\n'.repeat(12)}3:16 Porque Deus amou\n3:17 Porque Deus enviou`,
    ],
    ['Bible references', '3:16-18 Porque Deus amou\n119:105 Lâmpada para os pés'],
    ['falling times', '9:10 a\n8:10 b\n7:10 c\n6:10 d\n5:10 e'],
    ['times without text', '0:00\n0:05\n0:10'],
  ])('is not taken in by %s', (_, text) => {
    expect(parseYoutubePanel(text)).toBeNull()
  })
})
