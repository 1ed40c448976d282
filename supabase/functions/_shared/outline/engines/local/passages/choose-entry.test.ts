import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../transcript/formats/parse-pasted.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { readSpeech } from '../listen/words/speech.ts'
import { chooseEntry, chooseForChildren } from './choose-entry.ts'
import { findTopic } from './topics/find-topic.ts'

const REST =
  'O sábado é um presente. No sétimo dia Deus repousou e santificou o sétimo dia. Quem não descansa nunca guarda o ' +
  'sábado, e o descanso vira culpa. Abençoou o dia, parou a sua obra, e a gente não consegue parar nem no sábado. '
const GRIEF =
  'Ninguém entristece quem não ama. O selo é do Espírito, e o Espírito se alegra quando a gente muda de vida. '
const OATHS =
  'Jurar pelo templo ou jurar pelo céu dava no mesmo. O juramento virou desculpa, e quem jura quer ser acreditado. ' +
  'Nem um fio de cabelo a gente muda. Que o sim seja sim e o não seja não, sem jurar, sem mentira, sem juramento. '

const NOTHING = 'Hoje a conversa foi curta, e cada um ficou no seu canto, do seu modo. '

const speech = (sentences: string) => readSpeech(parsePasted(sentences.repeat(8)))
const nothing = { scored: [], others: [], weigh: () => new Map<number, number>() }

describe('chooseEntry', () => {
  it('takes what speaks of the same subject where the sermon has no text of its own', async () => {
    const { prepared, relation } = await chooseEntry(speech(REST), null, {
      ...nothing,
      expounds: false,
    })
    expect(prepared?.entry.verses).toBe('2:1-3')
    expect(relation).toBe('kindred')
  })

  it('takes nothing where nothing is sure', async () => {
    const chosen = await chooseEntry(speech(GRIEF), null, { ...nothing, expounds: false })
    expect(chosen.prepared).toBeNull()
  })

  it('opens of several texts one that it knows', async () => {
    const others = [
      { book: 'LEV', chapter: 13, verse: 1 },
      { book: 'EPH', chapter: 4, verse: 30 },
    ] as const
    const touched = speech(
      `${GRIEF}Quem furtava trabalha, e reparte o que ganha com quem não tem. `,
    )
    const chosen = await chooseEntry(touched, null, { ...nothing, others, expounds: false })
    expect(chosen.relation).toBe('among')
    expect(chosen.prepared?.entry.verses).toBe('4:25-32')
  })

  it('opens the passage round a verse that was preached for its own sake', async () => {
    const base = { book: 'EPH', chapter: 4, verse: 30 } as const
    const chosen = await chooseEntry(speech(GRIEF), base, { ...nothing, expounds: true })
    expect(chosen).toMatchObject({ relation: 'around', isSpokenOf: false, isBaseDoubtful: false })
    expect(chosen.prepared?.entry.verses).toBe('4:25-32')
  })

  it('stays with the text that was preached, however near another is', async () => {
    const base = { book: 'LEV', chapter: 23, verse: 1, endVerse: 3 } as const
    const chosen = await chooseEntry(
      speech(`${REST}São as festas e a santa convocação do Senhor. `),
      base,
      { ...nothing, weigh: () => new Map([[3, 9]]), expounds: true },
    )
    expect(chosen).toMatchObject({ prepared: null, relation: 'plain', isBaseDoubtful: false })
  })

  it('opens what another evangelist tells where the bank does not have the text', async () => {
    const base = { book: 'LUK', chapter: 4, verse: 1, endVerse: 13 } as const
    const chosen = await chooseEntry(
      speech('O tentador levou Jesus ao deserto, e Jesus respondeu com o que está escrito. '),
      base,
      { ...nothing, expounds: true },
    )
    expect(chosen).toMatchObject({ relation: 'parallel', isSpokenOf: true, isBaseDoubtful: false })
    expect(chosen.prepared?.whole).toMatchObject({ book: 'MAT', chapter: 4, verse: 1 })
  })

  it('prints the verses that were preached where the portion of the entry leaves some out', async () => {
    const base = { book: 'GEN', chapter: 35, verse: 9, endVerse: 15 } as const
    const chosen = await chooseEntry(
      speech('Deus apareceu outra vez a Jacó em Betel, e mudou o seu nome para Israel. '),
      base,
      { ...nothing, expounds: true },
    )
    const read = chosen.prepared?.read ?? chosen.near?.read
    expect(read).toEqual(base)
  })

  it('leaves an entry whose point stands in verses that were not preached', async () => {
    const base = { book: 'JER', chapter: 2, verse: 1, endVerse: 8 } as const
    const chosen = await chooseEntry(
      speech(
        'Teus pais se afastaram e ninguém perguntava: onde está o Senhor que nos guiou no deserto? ',
      ),
      base,
      { ...nothing, expounds: true },
    )
    expect(chosen).toMatchObject({ prepared: null, relation: 'plain' })
    expect(chosen.near?.entry.verses).toBe('2:1-13')
  })

  it('keeps an entry that asks nearly all about what was preached, though its verse comes later', async () => {
    const base = { book: 'PSA', chapter: 50, verse: 1, endVerse: 16 } as const
    const chosen = await chooseEntry(
      speech('Deus julga o culto sem gratidão e o sacrifício. '),
      base,
      {
        ...nothing,
        expounds: true,
      },
    )
    expect(chosen.relation).toBe('preached')
    expect(chosen.prepared?.entry.verses).toBe('50:1-23')
  })

  it('does not believe a text of which the sermon never speaks against its every word', async () => {
    const base = { book: 'JAS', chapter: 5, verse: 13, endVerse: 18 } as const
    const chosen = await chooseEntry(speech(OATHS), base, { ...nothing, expounds: true })
    expect(chosen).toMatchObject({ relation: 'kindred', isBaseDoubtful: true })
    expect(chosen.prepared?.whole).toMatchObject({ book: 'MAT', chapter: 5, verse: 33 })
  })
})

const HOLY =
  'A santificação é obra do Espírito em nós. Quem foi justificado também é santificado, e a santificação dura a vida ' +
  'toda. Mortificar o pecado é parte da santidade, e ninguém se santifica sozinho. '

describe('chooseEntry on a subject', () => {
  const choose = async (
    sentences: string,
    base: BibleReference | null = null,
    { expounds = false, opens = false } = {},
  ) => {
    const heard = speech(sentences)
    const topic = await findTopic(heard, 'Da Santificação', false)
    if (!topic) throw new Error('no topic')
    const said = findReferences(heard.text)
    return chooseEntry(heard, base, {
      ...nothing,
      expounds,
      topic: { topic, opens, speech: heard, said, spoken: [] },
    })
  }

  it('opens the first passage of its row where the message names none of them', async () => {
    const chosen = await choose(`${HOLY}Como diz Romanos 8:28. `)
    expect(chosen).toMatchObject({ relation: 'kindred', tie: 'alike', isBaseDoubtful: true })
    expect(chosen.prepared?.whole).toMatchObject({ book: 'GAL', chapter: 5, verse: 16 })
  })

  it('opens the one of the row that the message names', async () => {
    const chosen = await choose(`${HOLY}Está em Colossenses 3:5. `)
    expect(chosen.tie).toBe('named')
    expect(chosen.prepared?.whole).toMatchObject({ book: 'COL', chapter: 3, verse: 1 })
  })

  it('does not take a text that is cited on the way for what the message stands on', async () => {
    const base = { book: 'ROM', chapter: 8, verse: 28, endVerse: 29 } as const
    const chosen = await choose(HOLY, base, { expounds: true })
    expect(chosen).toMatchObject({ tie: 'alike', isBaseDoubtful: true })
    expect(chosen.prepared?.whole).toMatchObject({ book: 'GAL', chapter: 5 })
  })

  it('stays with a text that it names first and reads, though its title names a subject', async () => {
    const base = { book: 'EPH', chapter: 6, verse: 1, endVerse: 9 } as const
    const chosen = await choose(`Vamos ler Efésios 6:1. ${HOLY}`, base, { expounds: true })
    expect(chosen).toMatchObject({ relation: 'preached', tie: null, isBaseDoubtful: false })
    expect(chosen.prepared?.whole.book).toBe('EPH')
  })

  it('stays with a text of the subject that it names first and tells in its own words', async () => {
    const base = { book: 'COL', chapter: 3, verse: 1, endVerse: 17 } as const
    const chosen = await choose(`Vamos ler Colossenses 3:1. ${HOLY}`, base)
    expect(chosen).toMatchObject({ tie: null, isBaseDoubtful: false })
    expect(chosen.prepared?.whole.book).toBe('COL')
  })

  it.each([
    [
      'goes through',
      { expounds: true, opens: false },
      { book: 'ROM', chapter: 6, verse: 1, endVerse: 14 },
    ],
    ['opens with', { expounds: true, opens: true }, { book: 'PSA', chapter: 15 }],
  ] as const)('stays with a text that the message %s', async (_, how, base) => {
    const chosen = await choose(HOLY, base, how)
    expect(chosen).toMatchObject({ relation: 'preached', tie: null, isBaseDoubtful: false })
    expect(chosen.prepared?.whole.book).toBe(base.book)
  })
})

describe('chooseForChildren', () => {
  it.each([
    [
      'of its own chapter',
      { book: 'JDG', chapter: 4, verse: 17 } as const,
      { book: 'JDG', chapter: 4 },
    ],
    ['of its own book', { book: 'JDG', chapter: 19, verse: 1 } as const, { book: 'JDG' }],
    ['of its subject', null, { book: 'GEN', chapter: 2 }],
  ])('has a story for every sermon: %s', async (_, base, expected) => {
    const chosen = await chooseForChildren(speech(base ? NOTHING : REST), base, [])
    expect(chosen?.whole).toMatchObject(expected)
    expect(chosen?.entry.children).not.toBeNull()
  })
})
