import { describe, expect, it } from 'vitest'
import type { DraftBlock, DraftSection } from '../../model/document.ts'
import { indexSpeech } from '../../verify/speech-index.ts'
import { inspectDraft } from '../../verify/verify.ts'
import { sermonInput } from '../../test-support/sermon.ts'
import type { Transcript } from '../../../transcript/transcript.ts'
import { problemsOf } from './second-look.ts'
import { untold } from './untold.ts'

const STEPS = [
  'o barco parou no meio do lago e ninguém remava',
  'a rede voltou vazia depois da noite inteira de trabalho',
  'o mestre mandou lançar do outro lado e eles obedeceram',
]

/** Each step after four hundred other words, so that none is told by what is told of another. */
const transcript: Transcript = {
  cues: STEPS.map((step, index) => ({
    start: index * 300,
    end: index * 300 + 300,
    text: `${Array.from({ length: 400 }, (_, word) => `fala${index}n${word}`).join(' ')} ${step}.`,
  })),
  timed: true,
  language: 'pt',
  title: null,
}

const speech = indexSpeech(transcript)

const movements = STEPS.map((words) => ({ words, at: null }))

function summary(...evidence: string[]): DraftSection {
  const blocks = evidence.map((words): DraftBlock => ({
    kind: 'paragraph',
    text: `Conta que ${words}.`,
    origin: 'said',
    evidence: words,
  }))
  return { kind: 'summary', minutes: 10, blocks }
}

describe('untold', () => {
  it('is what stands between two steps and nobody tells', () => {
    const left = (...evidence: string[]) =>
      untold({ movements, sections: [summary(...evidence)] }, speech).map(({ words }) => words)
    expect(left(...STEPS)).toEqual([])
    expect(left(STEPS[0] ?? '')).toEqual(STEPS.slice(1))
    expect(left(STEPS[2] ?? '')).toEqual(STEPS.slice(0, 2))
  })

  it('is not told by a suggestion, nor in a section of questions', () => {
    const told = summary(...STEPS)
    const asked = { ...told, kind: 'questions' } as const
    expect(untold({ movements, sections: [asked] }, speech)).toHaveLength(3)
  })

  it('does not ask for a step that was never spoken', () => {
    const invented = [{ words: 'o gigante caiu com cinco pedras lisas', at: null }]
    expect(untold({ movements: invented, sections: [] }, speech)).toEqual([])
  })
})

describe('a second look', () => {
  it.each([
    ['two steps in an hour', 2, { duration: 60 }, true],
    ['one step', 1, { duration: 60 }, false],
    ['what a short meeting has no time for', 2, { duration: 20 }, false],
    ['what one person is spared', 2, { duration: 60, outlineType: 'devocional' }, false],
  ] as const)('is taken at %s that nobody tells', async (_, left, asked, isAsked) => {
    const draft = {
      title: 'O outro lado',
      relatedTexts: [],
      movements,
      sections: [summary(...STEPS.slice(0, STEPS.length - left))],
    }
    const input = { ...sermonInput(asked), transcript }
    const problems = problemsOf(draft, await inspectDraft(draft, input), input)
    const told = (problems.get('summary') ?? []).filter((reason) => reason.includes('falta contar'))
    expect(told).toHaveLength(isAsked ? left : 0)
  })
})
