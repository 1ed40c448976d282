import { describe, expect, it } from 'vitest'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import { verseText } from '../../../../../bible/verse-text.ts'
import { isClosedQuestion } from '../../../../verify/verify-questions.ts'
import { ANCHORS } from './anchors.ts'
import { isGentle, plainEntry, verseToKeep, withQuestionsOf } from './plain-entry.ts'
import { preparedAt } from '../find-passage.ts'
import { wordQuestions } from './word-questions.ts'

/** One of each kind. */
const TEXTS: readonly [kind: string, text: string][] = [
  ['narrative', 'Juízes 13:6-10'],
  ['names', 'Gênesis 10:6-15'],
  ['law', 'Deuteronômio 25:13-16'],
  ['poem', 'Salmos 32:1-11'],
  ['wisdom', 'Provérbios 13:18-25'],
  ['prophecy', 'Ezequiel 36:22-28'],
  ['gospel', 'Lucas 4:1-13'],
  ['parable', 'Mateus 13:31-33'],
  ['teaching', 'Mateus 5:33-37'],
  ['letter', 'Hebreus 4:1-11'],
  ['vision', 'Apocalipse 20:10-15'],
]

async function read(text: string) {
  const [found] = findReferences(text)
  if (!found) throw new Error(`no reference: ${text}`)
  const { reference } = found
  const { book, chapter, verse = 1, endVerse = verse } = reference
  const verses = []
  for (let one = verse; one <= endVerse; one += 1) {
    verses.push({ verse: one, text: (await verseText({ book, chapter, verse: one })) ?? '' })
  }
  return { reference, verses }
}

describe.each(TEXTS)('a %s of which nothing is known', (_kind, text) => {
  it.each([false, true])('is asked about openly, and whole (alone: %s)', async (isAlone) => {
    const { reference, verses } = await read(text)
    const { entry } = await plainEntry(reference, verses, new Map(), isAlone)
    const questions = [...entry.observe, ...entry.interpret, ...entry.live].map(({ ask }) => ask)
    expect(entry.observe.length).toBeGreaterThan(1)
    expect(entry.interpret.length).toBeGreaterThan(isAlone ? 0 : 2)
    expect(entry.live.length).toBeGreaterThan(2)
    expect(entry.complete.length).toBeGreaterThan(1)
    expect(entry.challenges.length).toBeGreaterThan(2)
    expect(entry.closing).not.toBe('')
    expect(questions.filter(isClosedQuestion)).toEqual([])
    expect(JSON.stringify(entry)).not.toMatch(/[{#*]\}?(?:texto|de|ate|guardar)/)
    const toMany = questions.filter((ask) => /vocês|grupo/.test(ask))
    expect(toMany.slice(isAlone ? 0 : toMany.length)).toEqual([])
  })
})

it('asks nobody to stage a death, nor to laugh on the way to it', async () => {
  const { reference, verses } = await read('Juízes 4:17-21')
  const { entry } = await plainEntry(reference, verses, new Map(), false)
  expect(entry.icebreakers).not.toHaveLength(0)
  expect(JSON.stringify(entry)).not.toMatch(/encenar|festa|dia seguinte/)
})

it('calls no scene what tells forty years in seven verses', async () => {
  const { reference, verses } = await read('2 Reis 14:23-29')
  const { entry } = await plainEntry(reference, verses, new Map(), false)
  expect(entry.icebreakers).not.toHaveLength(0)
  const asks = [...entry.observe, ...entry.interpret, ...entry.live].map(({ ask }) => ask)
  const others = [...entry.icebreakers, ...entry.complete].map(({ text }) => text)
  expect([entry.context, ...asks, ...others].join('\n')).not.toMatch(/\bcenas?\b/)
})

describe('wordQuestions', () => {
  it('follows whoever acts in the verses, and no town or father', async () => {
    const { reference, verses } = await read('2 Reis 14:23-29')
    const asks = wordQuestions(reference, verses, new Map(), false).map(({ ask }) => ask)
    expect(asks.join('\n')).toContain('Acompanhem Jeroboão nestes versículos')
  })

  it('quotes whole pieces of the verse, beside its reference', async () => {
    const { reference, verses } = await read('Juízes 13:6-10')
    const [first] = wordQuestions(reference, verses, new Map([[7, 40]]), false)
    expect(first?.ask).toContain('Juízes 13:7')
    expect(first?.ask).toContain(
      '“porque este menino desde o ventre será nazireu a Deus até o dia de sua morte”',
    )
  })

  it.each([
    ['porque está escrito que, se caíres, ele te guardará.', 'ends in the middle'],
    ['Não só de pão, mas também de toda palavra.', 'is no contrast'],
    ['Como o SENHOR lhe havia ordenado, assim fez.', 'is no image'],
    ['O rei mandou chamar o capitão da guarda.', 'is no promise'],
    ['E não declarei a ninguém o que havia em meu coração.', 'is past'],
    ['porque a todos os ídolos que seu pai havia feito, serviu.', 'has no verb of its own'],
  ])('asks nothing of: %s (%s)', (text) => {
    expect(
      wordQuestions({ book: 'JHN', chapter: 3 }, [{ verse: 1, text }], new Map(), false),
    ).toEqual([])
  })

  it('has for every pattern a text that it fits', () => {
    const texts = [
      'Por que estás abatida, ó minha alma?',
      'Eles o viram, mas não o reconheceram.',
      'Alegrai-vos, porque grande é a vossa recompensa.',
      'Ele veio para que tenham vida.',
      'Eu vos darei um coração novo.',
      'Ele será como uma árvore plantada.',
      'E disse: Vai para a terra que eu te mostrarei.',
    ]
    expect(ANCHORS.map(({ pattern }) => texts.some((text) => pattern.test(text)))).not.toContain(
      false,
    )
  })
})

describe('a verse to take home', () => {
  it('says something good, and is no list of evils', async () => {
    const { verses } = await read('Romanos 1:25-32')
    expect(verseToKeep(verses, new Map([[31, 90]]))).toBeNull()
    expect(verseToKeep((await read('Salmos 32:1-11')).verses, new Map())).toBe(11)
  })

  it('is not looked for in a text that mostly hurts', async () => {
    expect(isGentle((await read('Josué 10:28-32')).verses)).toBe(false)
    expect(isGentle((await read('João 14:1-6')).verses)).toBe(true)
  })
})

describe('what was done in a narrative', () => {
  const UNJUDGED = 'nem sempre diz quem fez bem ou mal'

  it.each(['Levítico 10:1-3', '2 Samuel 11:26-27', 'Números 25:1-5', '1 Reis 11:9-10'])(
    'is told to be judged where God judges it: %s',
    async (text) => {
      const { reference, verses } = await read(text)
      const { entry } = await plainEntry(reference, verses, new Map(), false)
      expect(entry.context).toContain('como Deus julgou')
      expect(entry.context).not.toContain(UNJUDGED)
    },
  )

  it.each(['Juízes 13:6-10', 'Gênesis 38:12-19', '2 Samuel 11:1-5'])(
    'is left to the reader where he does not: %s',
    async (text) => {
      const { reference, verses } = await read(text)
      const { entry } = await plainEntry(reference, verses, new Map(), false)
      expect(entry.context).toContain(UNJUDGED)
    },
  )
})

describe('withQuestionsOf', () => {
  it('asks what the bank asks of these verses first, and takes nothing else of it', async () => {
    const { reference, verses } = await read('Eclesiastes 4:1-6')
    const near = await preparedAt('ECC', '4:1-12')
    if (!near) throw new Error('no entry')
    const plain = await plainEntry(reference, verses, new Map(), false)
    const { entry } = withQuestionsOf(plain, near)
    expect(entry.observe[0]?.verses).toBe('4:1')
    expect(entry.observe.map(({ verses: of }) => of)).not.toContain('4:9-12')
    expect(entry.observe.length).toBeGreaterThan(plain.entry.observe.length)
    expect(entry).toMatchObject({ idea: '', title: '', complete: plain.entry.complete })
  })
})
