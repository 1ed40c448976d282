import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import { isClosedQuestion } from '../../../../verify/verify-questions.ts'
import { NO_THREAD, type Thread } from '../../listen/thread/thread.ts'
import type { Told } from '../../listen/thread/telling.ts'
import type { Brief } from '../brief/brief.ts'
import { createChooser } from '../brief/seeded-choice.ts'
import { type Aim, sermonQuestions } from './sermon-questions.ts'
import { toldOf } from './told.test-support.ts'

const told = (prose: string, from: number) => toldOf(prose, { from, at: 754 })

const GRACE = told('A graça de Deus não espera a nossa perfeição para nos alcançar.', 100)
const MERCY = told('Quem recebeu misericórdia aprende a não cobrar a conta do outro.', 200)

/** Only what these questions are made of. */
function brief(
  thread: Partial<Thread>,
  seed: string,
  audience: 'celula' | 'devocional',
  more: Partial<Brief>,
): Brief {
  const parts: Partial<Brief> = {
    profile: MEETING_TYPES[audience],
    thread: { ...NO_THREAD, ...thread },
    choose: createChooser(seed),
    passages: {
      base: { book: 'EPH', chapter: 4, verse: 30 },
      key: null,
      said: [],
      suggested: [],
    },
    pool: { best: () => null, covering: () => [], startingAt: () => null, positionOf: () => 0 },
    prepared: null,
    expounds: true,
    movements: [{ from: 0, to: 1_000 }] as unknown as Brief['movements'],
    verses: [{ verse: 30, text: 'A graça que alcança; a misericórdia de quem recebe.' }],
  }
  const group = { grief: false, band: 'adultos', audiences: [] }
  return { group, ...parts, ...more } as unknown as Brief
}

function asked(
  thread: Partial<Thread>,
  seed = 'a',
  audience: 'celula' | 'devocional' = 'celula',
  more: Partial<Brief> = {},
) {
  const questions = sermonQuestions(brief(thread, seed, audience, more))
  return (aim: Aim) =>
    questions
      .ask(aim)
      .flatMap((block) => (block.kind === 'numbered' ? block.items : []))
      .join('\n')
}

describe('sermonQuestions', () => {
  it('asks of no warning what consoles in it', () => {
    const WARNING = told('Nós corremos o risco de entender errado a graça de Deus.', 100)
    for (let seed = 0; seed < 10; seed += 1)
      expect(asked({ strong: [WARNING] }, `${seed}`)('live')).not.toContain('consola')
  })

  it('asks about a whole sentence of the preacher, with its minute, and about each once', () => {
    const ask = asked({ strong: [GRACE, MERCY] })
    const [first, second] = [ask('understand'), ask('understand')]
    expect(first).toContain(`“${GRACE.prose}”`)
    expect(first).toContain('12:34')
    expect(second).toContain(`“${MERCY.prose}”`)
    expect(ask('understand')).toBe('')
  })

  it('prints nothing that the summary tells already', () => {
    expect(asked({ strong: [GRACE], steps: [[GRACE]] })('understand')).toBe('')
  })

  it('asks of a text that the bank does not know what the sermon asked, warned and said of Christ', () => {
    const way = {
      ...told('Jesus pagou em nosso lugar o que ninguém pagava.', 400),
      does: 'gospel' as const,
    }
    const ask = asked({ appeal: MERCY, gospel: way })
    expect(ask('live')).toContain(`“${MERCY.prose}”`)
    expect(ask('live')).toContain(`“${way.prose}”`)
    expect(ask('live')).not.toContain('“')
  })

  it('asks of a story that was told what it has to do with those who heard it', () => {
    const start = told('Certa noite chovia.', 300)
    const ask = asked({ story: { name: 'Anselmo', told: { ...start, to: 380 } } })
    expect(ask('live')).toContain('a história de Anselmo')
    expect(ask('live')).toBe('')
    expect(asked({ story: { name: 'Anselmo', told: start } })('live')).toBe('')
    const untold = {
      movements: [{ from: 400, to: 1_000, verses: null }],
    } as unknown as Partial<Brief>
    const early = { story: { name: 'Anselmo', told: { ...start, to: 380 } } }
    expect(asked(early, 'a', 'celula', untold)('live')).toBe('')
  })

  it('asks about the sentence above the sheet where no other stands alone', () => {
    expect(asked({ thesis: GRACE })('live')).toContain(`“${GRACE.prose}”`)
    expect(asked({})('live')).toBe('')
  })

  it('asks first about what was kept for it: of the week what is said of us, of its sense the other', () => {
    const kept = { asked: [GRACE, MERCY], strong: [] }
    expect(asked(kept)('live')).toContain(`“${GRACE.prose}”`)
    expect(asked(kept)('understand')).toContain(`“${MERCY.prose}”`)
  })

  it('asks without a quotation of what the sermon speaks of, where no sentence may be quoted', () => {
    const own = { ...MERCY, isVerbatim: false }
    const ask = asked({ appeal: own, steps: [[own]] })
    expect(ask('live')).toMatch(/^[^“]*(?:falou|falar) da misericórdia[^“]*\?$/)
    expect(ask('live')).toBe('')
  })

  it('asks for a verse that says the same only where the verses share its words', () => {
    const far = told('Unidos a Cristo, nós saímos da prisão de cabeça erguida.', 300)
    const forms = (one: Told) =>
      Array.from({ length: 40 }, (_, seed) =>
        asked({ strong: [one] }, `${seed}`)('understand'),
      ).join()
    expect(forms(told('A misericórdia alcança quem ainda não pediu.', 300))).toContain(
      'Que versículo lido',
    )
    expect(forms(far)).not.toContain('Que versículo lido')
  })

  it('asks in every form an open question, and alone nobody is called a group', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const aim of ['understand', 'live'] as const) {
        const question = asked({ strong: [GRACE] }, `${seed}`)(aim)
        expect(isClosedQuestion(question), question).toBe(false)
        expect(question).not.toMatch(/[#@{}]/)
        expect(asked({ strong: [GRACE] }, `${seed}`, 'devocional')(aim)).not.toMatch(/vocês|grupo/)
      }
    }
  })
})
