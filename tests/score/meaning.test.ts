import { describe, expect, it } from 'vitest'
import { createMeaningScore, meaningSummary, readLabels } from './meaning.ts'

const outline = (questions: string, title = 'Ira – Efésios 4:26') =>
  `# ${title}\n\n## Resumo da mensagem (10 min)\n\n> "Mas ele correu"\n\n> "Quem foi perdoado perdoa."\n\n## Perguntas para discussão (20 min)\n\n${questions}\n`

const SPOKEN = 'a amargura cresce devagar quando ninguém conversa'

describe('the figures of meaning', () => {
  const score = createMeaningScore()
  const [label] = readLabels('/nowhere', ['23-04-2023 - Efésios 4.31-32 - Perdão.txt']).values()
  const first = score(
    outline(
      '1. O que Paulo manda largar (v. 31)?\n2. Quando a amargura cresce devagar em você?\n3. Como foi a semana?',
    ),
    SPOKEN,
    label,
  )

  it('reads the label from the name of the file and judges the base text by book and chapter', () => {
    expect(label).toMatchObject({ book: 'EPH', chapter: 4, verse: 31 })
    expect(first.baseText).toBe('right')
    expect(score(outline('1. O quê?', 'Ira – Lucas 17:3'), SPOKEN, label).baseText).toBe('wrong')
    expect(score(outline('1. Quem?', 'Ira'), SPOKEN, label).baseText).toBe('none')
    expect(score(outline('1. Onde?'), SPOKEN, undefined).baseText).toBeNull()
  })

  it('counts questions with verses or a phrase of the sermon as rooted', () => {
    expect(first).toMatchObject({ questions: 3, rooted: 2, repeated: 0 })
  })

  it('remembers what was asked before', () => {
    expect(
      score(outline('1. Como foi a semana?\n2. E agora, o que muda?'), SPOKEN, label),
    ).toMatchObject({
      questions: 2,
      repeated: 1,
    })
  })

  it('sees a quote that leans on what stood before it, or does not end', () => {
    expect(first).toMatchObject({ quotes: 2, brokenQuotes: 1 })
  })

  it('sums up', () => {
    expect(meaningSummary([first])).toContain('base text right                100.0 % (1/1)')
  })
})
