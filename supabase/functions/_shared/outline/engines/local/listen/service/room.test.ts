import { describe, expect, it } from 'vitest'
import { findRoom } from './room.ts'
import { readSpeech } from '../words/speech.ts'

const SERMON =
  'A semente caiu em terra boa e deu fruto a seu tempo, como o Senhor prometeu. '.repeat(60)

function heardInTheRoom(parts: readonly string[]): string {
  const speech = readSpeech({
    cues: parts.map((text, index) => ({ start: 60 * index, end: 60 * index + 60, text })),
    timed: true,
    language: null,
    title: null,
  })
  const spans = findRoom(speech)
  return speech.words
    .filter((_, word) => spans.some(({ from, to }) => word >= from && word < to))
    .map(({ raw }) => raw)
    .join(' ')
}

describe('findRoom', () => {
  it('hears nobody in a sermon', () => {
    expect(
      heardInTheRoom([SERMON, 'Você não pode falar só para agradar. Alguém pode dizer isso?']),
    ).toBe('')
  })

  it('takes all that comes after the invitation to ask for the conversation', () => {
    const heard = heardInTheRoom([
      SERMON,
      'Temos dois minutos para perguntas. Alguém tem alguma dúvida?',
      'A terra dura também dá fruto, ou só a boa?',
      'Boa pergunta. A terra dura precisa do arado.',
    ])
    expect(heard).toContain('A terra dura também dá fruto')
    expect(heard).toContain('precisa do arado.')
    expect(heard).not.toMatch(/^A semente caiu em terra boa/)
  })

  it.each([
    'Só um comentário, professor: lá na roça o espinho volta todo ano.',
    'Lá na roça o espinho volta todo ano. Muito bom comentário.',
  ])('leaves a remark of the room out and hears the rest of the lesson: %s', (remark) => {
    const heard = heardInTheRoom([remark, SERMON, SERMON])
    expect(heard).toContain('o espinho volta todo ano')
    expect(heard.split(' ').length).toBeLessThan(200)
  })
})
