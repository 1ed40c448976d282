/** What somebody may paste who wants a function to work for as long as it can be made to. */

/** Spoken Portuguese about God, so that a text passes the doors that refuse what is no sermon. */
const SERMON =
  'o senhor não é como a gente e por isso deus deu o seu filho para você que está com medo de não ser mais de ninguém'.split(
    ' ',
  )
const WORDS = ['casa', 'caminho', 'luz', 'pão', 'mesa', 'noite', 'barco', 'vento', 'mar', 'porta']

const repeat = (piece: string) => (size: number) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

const made = (piece: (index: number) => string) => (size: number) => {
  const pieces: string[] = []
  for (let length = 0, index = 0; length < size; index += 1) {
    const next = piece(index)
    pieces.push(next)
    length += next.length
  }
  return pieces.join('').slice(0, size)
}

const clock = (seconds: number) =>
  [3600, 60, 1].map((unit) => String(Math.floor(seconds / unit) % 60).padStart(2, '0')).join(':')

/** The longest that a video may be (MAX_VIDEO_SECONDS); longer texts are spoken the faster. */
const MOST_SECONDS = 14_000
const CUE_LENGTH = 70

/** Captions with enough of a sermon in each, no run of four words twice, and something else at its end. */
const amid = (piece: (index: number) => string) => (size: number) => {
  const each = Math.min(3, (MOST_SECONDS * CUE_LENGTH) / size)
  const cue = (index: number) => {
    const words = [0, 1, 2, 3, 4, 5].map(
      (place) => SERMON[(index * 7 + place * 3 + Math.floor(index / 23)) % SERMON.length],
    )
    const other = `${WORDS[(index * 3) % WORDS.length]!}${index}`
    return `${clock(each * index)}.000 --> ${clock(each * (index + 1))}.000\n${words.join(' ')} ${other} ${piece(index)}\n\n`
  }
  return `WEBVTT\n\n${made(cue)(size)}`
}

/** By name, each as a text of so many characters. */
export const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'one word without an end': repeat('a'),
  'one word again and again': repeat('deus '),
  'a a a': repeat('a '),
  digits: repeat('7'),
  'digits and spaces': repeat('7 '),
  emoji: repeat('👨‍👩‍👧‍👦'),
  'right to left': repeat('שלום עליכם \u202e'),
  'marks above a letter': repeat('\u0301'),
  'invisible characters': repeat('a\u200b'),
  'lost letters': repeat('Ã£Ã©'),
  spaces: repeat(' '),
  'spaces, then a word': (size) => `${' '.repeat(size - 1)}a`,
  'empty lines': repeat('\n'),
  'lines of a letter': repeat('a\n'),
  dots: repeat('.'),
  'dots and spaces': repeat('. '),
  hyphens: repeat('-'),
  'words of hyphens': repeat('a-'),
  'quotes in quotes': repeat('“‘"«'),
  'quotes that never end': repeat('“a '),
  brackets: repeat('['),
  'open tags': repeat('<'),
  'tags in tags': repeat('<c>'),
  entities: repeat('&amp;'),
  'half entities': repeat('&#'),
  clocks: repeat('00:01 '),
  'lines of clocks': made((index) => `${clock(index)}\na\n`),
  'spelled out times': repeat('1 hora, 1 minuto e 1 segundo'),
  'captions that never end': (size) =>
    `WEBVTT\n\n00:00.000 --> 00:01.000\n${'a '.repeat(size / 2)}`,
  'empty captions': made((index) => `${clock(index)}.000 --> ${clock(index)}.000\n\n`),
  'captions that roll': (size) => {
    const line = (index: number) => `palavra${index} deus senhor`
    const cue = (index: number) =>
      `${clock(index)}.000 --> ${clock(index + 1)}.000\n${line(index)}\n${line(index + 1)}\n\n`
    return `WEBVTT\n\n${made(cue)(size)}`
  },
  'captions that repeat all before': (size) => {
    let before = ''
    let text = 'WEBVTT\n\n'
    for (let index = 0; text.length < size; index += 1) {
      before = `${before} p${index}`.slice(-4_000)
      text += `${clock(index)}.000 --> ${clock(index + 1)}.000\n${before}\n\n`
    }
    return text.slice(0, size)
  },
  'subtitles that go back in time': made(
    (index) => `${index}\n${clock(80_000 - index)},000 --> ${clock(index)},000\ndeus\n\n`,
  ),
  'a sermon': amid((index) => `ovelha${index}`),
  'a sermon in one sentence': (size) => amid((index) => `ovelha${index},`)(size),
  'a sermon of sentences of two words': amid((index) => `Deus fala${index}.`),
  'a sermon of references': amid((index) => `Salmo ${(index % 150) + 1}:${(index % 5) + 1}`),
  'a sermon of references to what is not there': amid((index) => `João 3:${index + 100}`),
  'a sermon of spoken references': amid(
    (index) => `primeira coríntios capítulo treze versículo ${['um', 'dois', 'três'][index % 3]}`,
  ),
  'a sermon of names of books': amid(() => 'primeira segunda terceira carta aos'),
  'a sermon of ranges': amid((index) => `Gn 1-2-3-4-${index},5,6,7;8`),
  'a sermon of numbers in words': amid(() => 'novecentos e noventa e nove mil'),
  'a sermon of quotes': amid((index) => `"“ele disse: '${index}`),
  'a sermon of questions': amid((index) => `por quê${index}?`),
  'a sermon of the same beginning': amid((index) => `. Jesus disse que ${index}`),
  'a sermon with a word without an end': (size) =>
    `${amid((index) => `ovelha${index}`)(size / 2)} ${'a'.repeat(size / 2)}`,
  'a sermon with marks': amid(() => 'a\u0301\u0301\u0301\u0301\u200b\u202e😀'),
  'a sermon with markup': amid(() => '[a](javascript:a) **_`<b>![a](http://a)|#'),
  'a sermon of digits': amid((index) => `${index}`.repeat(5)),
}
