import { describe, expect, it } from 'vitest'
import type { Movement } from '../../listen/message/movements.ts'
import { readSpeech, type SpokenWord } from '../../listen/words/speech.ts'
import type { Told } from '../../listen/thread/telling.ts'
import { NO_THREAD, type Thread } from '../../listen/thread/thread.ts'
import type { Brief } from '../brief/brief.ts'
import { createChooser } from '../brief/seeded-choice.ts'
import { writeRoad } from './road.ts'
import { toldOf } from './told.test-support.ts'

const BASE = { book: 'LUK', chapter: 15, verse: 11, endVerse: 32 } as const

const PSALM = { book: 'PSA', chapter: 23, verse: 1 } as const

const WORD: SpokenWord = { raw: '', folded: '', at: 0, offset: 0, pause: 0, afterMark: false }

const PREPARED = {
  read: { ...BASE, endVerse: 24 },
  entry: {
    theme: 'a volta',
    context: '',
  },
} as Brief['prepared']

/** Not known to be a sentence to its end. */
const told = (prose: string, parts: Partial<Told> = {}) =>
  toldOf(prose, { isWhole: false, ...parts })

const movement = (parts: Partial<Movement>): Movement => ({
  from: 0,
  to: 100,
  at: 0,
  verses: null,
  subjects: new Set(),
  heard: [],
  references: [],
  ...parts,
})

function roadOf(
  thread: Partial<Thread>,
  movements: readonly Movement[],
  more: {
    expounds?: boolean
    punctuated?: boolean
    isPreached?: boolean
    verses?: string
    topic?: Brief['topic']
    hasOwnPoint?: boolean
    minutes?: number
    prepared?: Brief['prepared']
    word?: Partial<SpokenWord>
    retold?: Brief['retold']
  } = {},
): string {
  const parts: Partial<Brief> = {
    movements,
    thread: { ...NO_THREAD, ...thread },
    choose: createChooser('seed'),
    group: { band: 'adultos', grief: false, visitors: false } as Brief['group'],
    passages: { base: BASE, key: BASE, said: [PSALM], suggested: [] },
    themes: [],
    prepared: more.isPreached ? (more.prepared ?? PREPARED) : null,
    isSpokenOf: more.isPreached ?? false,
    hasOwnPoint: more.hasOwnPoint ?? false,
    relation: 'preached',
    near: null,
    topic: more.topic ?? null,
    retold: more.retold ?? null,
    profile: { audience: 'group', readIn: 'summary' } as Brief['profile'],
    expounds: more.expounds ?? true,
    verses: [11, 12, 13, 14, 15, 16, 17, 18].map((verse) => ({ verse, text: more.verses ?? '' })),
    speech: {
      ...readSpeech({ cues: [], timed: true, language: null, title: null }),
      punctuated: more.punctuated ?? true,
      words: Array.from({ length: 1000 }, () => ({ ...WORD, ...more.word })),
    },
  }
  return writeRoad(parts as Brief, more.minutes ?? 9)
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n')
}

const STEPS = [movement({ verses: { first: 11, last: 16 } }), movement({ from: 100, to: 200 })]

describe('writeRoad', () => {
  it('tells what is counted up by its number, and says where some of it is missing', () => {
    const point = (number: number, noun: string | null, prose: string) => ({
      numbered: { number, noun },
      told: told(prose),
    })
    const steps = [point(1, 'passo', 'Troque a conta.'), point(2, 'passo', 'Deixe a paz.')]
    const whole = roadOf({ points: steps }, STEPS)
    expect(whole).toContain(
      'A mensagem traz estes passos:\nPrimeiro passo: “Troque a conta.”\nSegundo passo: “Deixe a paz.”',
    )
    expect(whole).not.toContain('Conte a mensagem com as suas palavras')
    const some = [point(2, 'verdade', 'Deus chama.'), point(3, 'verdade', 'Deus envia.')]
    expect(roadOf({ points: some }, STEPS)).toContain(
      'Entre as verdades que a mensagem traz:\nSegunda verdade: “Deus chama.”\nTerceira verdade: “Deus envia.”',
    )
    const places = [point(1, 'lugar', 'Deus chama.'), point(2, 'lugar', 'Deus envia.')]
    expect(roadOf({ points: places }, STEPS)).toContain('Segundo ponto: “Deus envia.”')
  })

  it('leads through the parts in their order, and says where in the sermon each sentence stands', () => {
    const road = roadOf(
      {
        steps: [
          [told('O filho quis a herança sem o pai.', { from: 60 })],
          [told('O pai correu até ele.', { from: 700 })],
        ],
      },
      [movement({ to: 500 }), movement({ from: 500, to: 1000 })],
    )
    expect(road).toMatch(
      /Logo no (?:começo|início): “O filho quis a herança sem o pai\.”\n(?:Mais adiante|Mais à frente): “O pai correu até ele\.”/,
    )
  })

  it('tells seven sentences and no more, its point and its appeal among them', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((at) => [
      told(`Esta é a frase do passo ${at}.`, { from: 100 * at - 50, score: at }),
    ])
    const movements = steps.map((_, at) => movement({ from: 100 * at, to: 100 * at + 100 }))
    const road = roadOf(
      {
        steps,
        thesis: told('A casa do pai estava aberta para quem saiu dela.'),
        appeal: told('Voltemos para casa hoje.', { from: 390 }),
        hard: told('Não basta ficar na varanda.', { from: 250 }),
      },
      movements,
      { isPreached: true },
    )
    expect(road.match(/[.!]”/g)).toHaveLength(7)
    for (const kept of ['A casa do pai', 'Voltemos', 'passo 6', 'passo 5', 'passo 4', 'passo 3'])
      expect(road).toContain(kept)
  })

  it('tells a sermon by its excerpts where it has any, and by single sentences where it has none', () => {
    const excerpt = (from: number, quote: string) => told(quote, { from, to: from + 60, quote })
    const thread = {
      steps: [[told('O filho caiu em si.', { from: 300 })]],
      excerpts: [
        excerpt(700, 'O pai correu. Ele não esperou a explicação.'),
        excerpt(100, 'O filho partiu. Mas levou a saudade.'),
      ],
    }
    const road = roadOf(thread, [movement({ to: 1000 })])
    expect(road.indexOf('levou a saudade')).toBeLessThan(road.indexOf('O pai correu'))
    expect(road).toContain('levou a saudade')
    expect(road).not.toContain('caiu em si')
    expect(roadOf({ steps: thread.steps }, [movement({ to: 1000 })])).toContain('caiu em si')
    const few = { ...thread, excerpts: thread.excerpts.slice(0, 1) }
    expect(roadOf(few, [movement({ to: 1000 })])).toContain('caiu em si')
    const gospel = told('Cristo é a porta da casa.', { from: 900, does: 'gospel' })
    expect(roadOf({ ...thread, gospel }, [movement({ to: 1000 })])).toContain('a porta da casa')
  })

  it('says at which verse a sentence stands where the sermon was there by then', () => {
    const lead = (verse: number) =>
      roadOf({ steps: [[told('O filho caiu em si.', { from: 300 })]] }, [
        movement({ to: 1000, heard: [{ verse, at: 250 }] }),
      ])
    expect(lead(17)).toMatch(/(?:Ao chegar ao|No) versículo 17: “O filho caiu em si\.”/)
    expect(lead(32)).not.toContain('versículo')
  })

  it('says of none what it does but of the way to Christ, in the order preached', () => {
    const road = roadOf(
      {
        steps: [[told('Não adianta voltar sem pedir perdão.', { from: 30, does: 'warning' })], []],
        gospel: told('Na cruz o irmão mais velho pagou a festa.', { from: 150, does: 'gospel' }),
      },
      STEPS,
    )
    expect(road).toMatch(/: “Não adianta voltar[^]*Jesus: “Na cruz o irmão/)
    expect(road).not.toMatch(/aviso|avisa|cabe a nós/)
  })

  it('tells fewer where each is told with those around it', () => {
    const steps = [1, 2, 3].map((at) => [
      told(`Esta é a frase do passo ${at}.`, { from: 200 * at }),
    ])
    const movements = steps.map((_, at) => movement({ from: 200 * at, to: 200 * at + 400 }))
    const longer = (one: Told) => ({ ...one, to: one.from + 130 })
    const wider = new Map(steps.flat().map((one) => [one, longer(one)]))
    expect(roadOf({ steps, wider }, movements).match(/[.!]”/g)).toHaveLength(2)
  })

  it('tells a sentence with those around it that belong to it', () => {
    const alone = told('O pai correu até ele.', { from: 60 })
    const wider = new Map([
      [alone, told('O filho ainda estava longe. O pai correu até ele.', { from: 55 })],
    ])
    const road = roadOf({ steps: [[alone], []], wider }, STEPS)
    expect(road).toContain('“O filho ainda estava longe. O pai correu até ele.”')
  })

  it('names whoever of the text a sentence speaks of', () => {
    const steps = [[told('José não falou de si diante do rei.', { from: 60 })], []]
    const road = roadOf({ steps }, STEPS, { verses: 'E o rei chamou a José da prisão.' })
    expect(road).toContain('a mensagem fala de José:')
  })

  it('tells no sentence again that an excerpt tells', () => {
    const excerpts = [
      told('O pai viu o filho de longe. Ele correu.', { from: 20 }),
      told('O anel era para o filho.', { from: 120 }),
    ]
    const again = told('Ele correu. A festa começou.', { from: 27 })
    const road = roadOf({ excerpts, appeal: again }, STEPS)
    expect(road.match(/Ele correu/g)).toHaveLength(1)
  })

  it('tells no sentence by itself that another was told with', () => {
    const [first, then] = [told('O pai viu.', { from: 20 }), told('Ele correu.', { from: 23 })]
    const wider = new Map([[first, told('O pai viu. Ele correu.', { from: 20 })]])
    expect(roadOf({ steps: [[first, then], []], wider }, STEPS).match(/Ele correu/g)).toHaveLength(
      1,
    )
  })

  it('leaves out what is not word for word', () => {
    const road = roadOf(
      { steps: [[told('O filho quis a herança.', { isVerbatim: false })], []] },
      STEPS,
    )
    expect(road).not.toContain('O filho quis')
  })

  it('tells the text in its steps, and under each what was said where the sermon was there', () => {
    const retold = {
      steps: [
        { says: 'O filho mais novo parte com a herança.', place: { ...BASE, endVerse: 13 } },
        { says: 'Falta tudo, e ele cuida de porcos.', place: { ...BASE, verse: 14, endVerse: 16 } },
        { says: 'O pai corre ao encontro dele.', place: { ...BASE, verse: 17, endVerse: 24 } },
      ],
      stepAt: (from: number) => (from < 100 || from >= 900 ? null : from < 600 ? 0 : 2),
    }
    const excerpt = (from: number, quote: string) => told(quote, { from, to: from + 60, quote })
    const thread = {
      excerpts: [
        excerpt(300, 'Ele quis a herança. Não quis o pai.'),
        excerpt(700, 'O pai correu. Ele não esperou a explicação.'),
        excerpt(930, 'A casa está aberta. Você pode voltar.'),
      ],
    }
    const all = [movement({ to: 1000 })]
    const road = roadOf(thread, all, { retold })
    expect(road).toMatch(
      /Versículos 11-13: O filho mais novo[^]*Não quis o pai[^]*Versículos 14-24: Falta tudo[^]*O pai corre ao[^]*não esperou a explicação[^]*[Pp]erto do fim: [^]*Você pode voltar/,
    )
    expect(road.indexOf('Não quis o pai')).toBeLessThan(road.indexOf('Versículos 14-24'))
    expect(roadOf({}, all, { retold })).toMatch(
      /Versículos 11-16: O filho mais novo[^]*Versículos 17-24: O pai corre/,
    )
    expect(roadOf(thread, all, { retold, minutes: 3 })).not.toContain('Versículos')
  })

  it('names the chapters of a text that goes on in another', () => {
    const place = { book: 'LUK', chapter: 15, verse: 11, endChapter: 16, endVerse: 4 } as const
    const retold = { steps: [{ says: 'Um filho volta.', place }], stepAt: () => 0 }
    expect(roadOf({}, STEPS, { retold })).toContain('Capítulos 15 e 16: Um filho volta.')
  })

  it('takes no short sentence for the point', () => {
    const short = roadOf({ thesis: told('Jesus entrou na nossa casa.') }, STEPS, {
      isPreached: true,
    })
    expect(short).not.toContain('Jesus entrou')
  })

  it('tells no sentence by itself that an excerpt says in other words', () => {
    const excerpts = [
      told('O pai viu de longe o filho que voltava. Então ele correu.', { from: 20 }),
      told('O anel era para o filho.', { from: 120 }),
    ]
    const again = told('O filho voltava, e o pai viu de longe.', { from: 500 })
    expect(roadOf({ excerpts, thesis: again }, STEPS, { isPreached: true })).not.toContain(
      'e o pai viu de longe',
    )
  })

  it('tells no point by itself that an excerpt says with a few other verbs', () => {
    const excerpts = [
      told(
        'Você não precisa mudar de vida, deixar os vícios, ajeitar as coisas, para só então suplicar a Deus.',
        { from: 20 },
      ),
      told('O anel era para o filho.', { from: 120 }),
    ]
    const again = told(
      'Você pode saber que não precisa mudar de vida, deixar os seus vícios, ajeitar todas as coisas para só então clamar pela misericórdia de Deus.',
      { from: 500 },
    )
    expect(roadOf({ excerpts, thesis: again }, STEPS, { isPreached: true })).not.toContain(
      'Você pode saber',
    )
  })

  it('says of a lesson that its text is one of several', () => {
    expect(roadOf({}, STEPS, { expounds: false })).toContain(
      'passou por vários textos; um deles é Lucas 15:11-32',
    )
  })

  it('tells of captions which other texts they name, in one line', () => {
    const again = movement({ verses: { first: 11, last: 16 }, references: [PSALM] })
    const misheard = { book: 'GEN', chapter: 4, verse: 26 } as const
    const verses = { ...PSALM, verse: 1, endVerse: 3 }
    const movements = [again, movement({ from: 100, references: [verses, misheard] })]
    const steps = [[told('A casa do pai estava aberta.')], []]
    const road = roadOf({ steps }, movements, { punctuated: false })
    expect(road).toContain('No caminho, a mensagem liga este texto a Salmos 23:1-3.')
    expect(road).not.toContain('Gênesis')
  })

  it('leaves the telling to whoever leads where no sentence of the sermon tells it', () => {
    const movements = [movement({ references: [PSALM] })]
    const road = roadOf({}, movements, { punctuated: false })
    expect(road).toContain('Conte a mensagem com as suas palavras')
    expect(road).not.toContain('No caminho')
    const steps = [[told('O pai correu até ele.', { score: 1.2 })]]
    expect(roadOf({ steps }, movements)).toContain('Conte a mensagem com as suas palavras')
  })
})

describe('what a message on a subject was about', () => {
  it.each([
    ['read', 'que a mensagem leu'],
    ['named', 'que a mensagem citou'],
    ['alike', 'que fala do mesmo assunto'],
  ] as const)('says how it knows the text that is opened: %s', (tie, words) => {
    const road = roadOf({}, [], {
      expounds: false,
      isPreached: true,
      topic: { name: 'a santificação', tie },
    })
    expect(road).toContain('O assunto da mensagem foi a santificação.')
    expect(road).toContain(`O encontro abre Lucas 15:11-24, ${words}.`)
    expect(road).not.toContain('A mensagem partiu')
  })

  it('agrees in number, and names a text that the message does stand on', () => {
    const topic = { name: 'os dons espirituais', tie: null }
    expect(roadOf({}, [], { expounds: false, topic })).toContain(
      'O assunto da mensagem foram os dons espirituais.',
    )
    expect(roadOf({}, [], { isPreached: true, topic })).toContain(
      'A mensagem partiu de Lucas 15:11-32 para falar sobre os dons espirituais.',
    )
    expect(roadOf({}, [], { isPreached: true, expounds: false, topic })).toContain(
      'A mensagem abriu Lucas 15:11-32 e falou sobre os dons espirituais.',
    )
  })
})
