import { describe, expect, it } from 'vitest'
import { OUTLINE_TYPES } from '../../contract/meeting/meeting-types.ts'
import type { OutlineBlock } from '../model/document.ts'
import { SERMONS } from '../test-support/spoken-sermons.ts'
import { createLocalEngine } from '../engines/local/local-engine.ts'
import { isClosedQuestion, verifyQuestions } from './verify-questions.ts'
import type { RepairRule } from './repair.ts'
import { verifyOutline } from './verify.ts'

const numbered = (...items: string[]): OutlineBlock => ({
  kind: 'numbered',
  items,
  origin: 'suggested',
})

const paragraph = (text: string): OutlineBlock => ({ kind: 'paragraph', text, origin: 'suggested' })

function verified(...blocks: OutlineBlock[]) {
  const rules: RepairRule[] = []
  const kept = verifyQuestions(blocks, (rule) => rules.push(rule))
  return { kept, rules }
}

describe('isClosedQuestion', () => {
  it.each([
    'Você já perdoou alguém?',
    'Você acredita que Deus perdoa?',
    'O pai correu ao encontro do filho?',
    'Deus é bom?',
    'Há alguém que você precisa perdoar?',
    'Você sabe o que é graça?',
    'É possível perdoar quando dói?',
    'Será que confiamos em Deus?',
    'Vocês conseguem lembrar de um momento em que sentiram paz?',
    'Na sua família, existe alguém longe de casa?',
    'Leia Lucas 15. O filho merecia a festa?',
    'Você ora quando está triste?',
    'Podemos confiar em Deus (Salmos 23:1)?',
    'Isso muda algo em você?',
    'Você quer seguir Jesus ou não?',
    'O que o pai fez foi justo. Você concorda?',
  ])('is one that yes or no answers: %s', (question) => {
    expect(isClosedQuestion(question)).toBe(true)
  })

  it.each([
    'O que o pai fez?',
    'Por que ele correu?',
    'Diante disso, como podemos agir?',
    'Em quais momentos você sente paz?',
    'Com quem você se parece mais: o filho mais novo ou o mais velho?',
    'Você se parece mais com quem?',
    'Você acha que o pai errou? Por quê?',
    'Graça, para você, é o quê?',
    'O filho voltou porque tinha fome ou porque se arrependeu?',
    'De que maneira isso muda a sua semana?',
    'Se o pai corre, por que fugimos?',
    'Que passo você dará (Lucas 15:20)?',
    '“A graça corre”: o que isso diz sobre Deus?',
    'Pensando na família: quem precisa de você?',
    'Dos dois filhos, qual se parece com você?',
    'E no trabalho, como fica?',
    'Como esta mensagem fala às suas escolhas: estudo, trabalho, relacionamentos?',
    'O pregador disse, aos 12:34: “A graça alcança quem não merece.” Onde isso aparece no texto?',
  ])('is none that asks for words: %s', (question) => {
    expect(isClosedQuestion(question)).toBe(false)
  })
})

describe('verifyQuestions', () => {
  it('leaves open questions and what guides them as they are', () => {
    const blocks: OutlineBlock[] = [
      paragraph('Leiam Lucas 15:20 em voz alta.'),
      { kind: 'heading', text: 'Para observar' },
      { kind: 'quote', text: 'o pai correu', at: 12 },
      numbered('O que o pai fez?', 'Por que ele correu?'),
    ]
    expect(verified(...blocks)).toEqual({ kept: blocks, rules: [] })
  })

  it('mends a mark that is missing or not last', () => {
    expect(
      verified(
        numbered(
          'O que o pai fez.',
          'Como ele reagiu',
          'Por que ele correu? (Lucas 15:20)',
          'O que muda em nós? conte ao grupo',
        ),
      ),
    ).toEqual({
      kept: [
        numbered(
          'O que o pai fez?',
          'Como ele reagiu?',
          'Por que ele correu (Lucas 15:20)?',
          'O que muda em nós?',
        ),
      ],
      rules: ['question_mark', 'question_mark', 'question_mark', 'question_mark'],
    })
  })

  it.each([
    'O que pesou no seu dia? Conte um caso, seu ou de um colega.',
    'Que pergunta você gostaria de ouvir, em vez de “tudo bem?”',
    '(Pode pular) Qual dos dois filhos cansa mais? O mais novo começa; depois, o mais velho.',
  ])('keeps how it is answered, and the marks of a quotation at its end: %s', (text) => {
    expect(verified(numbered(text))).toEqual({ kept: [numbered(text)], rules: [] })
  })

  it.each([
    'Conte uma vez em que o medo ajudou você a decidir bem.',
    '(Pode pular) Quem volta para casa cansa de pedir. Conte um dia em que alguém abriu a porta a você.',
  ])('keeps an invitation to tell: %s', (text) => {
    expect(verified(numbered(text))).toEqual({ kept: [numbered(text)], rules: [] })
  })

  it('asks an opinion for its reasons', () => {
    expect(verified(numbered('Vocês concordam com o irmão mais velho?')).kept).toEqual([
      numbered('Vocês concordam com o irmão mais velho? Por quê?'),
    ])
    expect(verified(numbered('É possível perdoar sem esquecer?')).kept).toEqual([
      numbered('É possível perdoar sem esquecer? Por quê?'),
    ])
  })

  it('drops what is closed and what asks nothing', () => {
    expect(
      verified(
        numbered('Você já fugiu de Deus?', 'O que o pai fez?', 'Orem em duplas.'),
        numbered('Existe alguém longe?'),
        paragraph('O pai correu?'),
      ),
    ).toEqual({
      kept: [numbered('O que o pai fez?')],
      rules: ['question_closed', 'question_mark', 'question_closed', 'question_closed'],
    })
  })

  it('drops a heading with no question left under it', () => {
    const { kept } = verified(
      numbered('O que o pai fez?'),
      { kind: 'heading', text: 'Para viver' },
      numbered('Você já fugiu de Deus?'),
    )
    expect(kept).toEqual([numbered('O que o pai fez?')])
  })

  it('leaves nothing where no question is left', () => {
    expect(verified(paragraph('Conversem.'), numbered('Você já fugiu de Deus?')).kept).toEqual([])
  })
})

it('has nothing to mend in the questions of the local engine', { timeout: 60_000 }, async () => {
  const rules = new Set<RepairRule>()
  let questions = 0
  for (const transcript of Object.values(SERMONS)) {
    for (const outlineType of OUTLINE_TYPES) {
      for (const [groupProfile, duration] of [
        [null, 30],
        ['Crianças de 6 anos', 60],
        ['Adolescentes', 120],
        ['Casais', 5],
      ] as const) {
        const input = {
          transcript,
          videoId: 'abcdefghijk',
          outlineType,
          duration,
          groupProfile,
          additionalInfo: null,
        }
        const draft = await createLocalEngine().write(input, {
          signal: new AbortController().signal,
          onStage: () => undefined,
        })
        const { document, repairs } = await verifyOutline(draft, input, 'local')
        for (const { rule } of repairs) rules.add(rule)
        questions += document.sections.filter(({ kind }) => kind === 'questions').length
      }
    }
  }
  expect(questions).toBeGreaterThan(25)
  for (const rule of ['question_mark', 'question_closed', 'length'] as const) {
    expect(rules).not.toContain(rule)
  }
})

describe('a question that may be left out', () => {
  it.each([
    '(Pode pular) Por que Jesus não conta o fim?',
    '(pode pular) Por que Jesus não conta o fim',
    'Por que Jesus não conta o fim? (pode pular)',
  ])('is marked at its beginning and judged as any other: %s', (text) => {
    expect(verified(numbered(text)).kept).toEqual([
      numbered('(Pode pular) Por que Jesus não conta o fim?'),
    ])
    expect(verified(numbered('O que o pai fez?', '(Pode pular) Deus é bom?')).kept).toEqual([
      numbered('O que o pai fez?'),
    ])
  })
})
