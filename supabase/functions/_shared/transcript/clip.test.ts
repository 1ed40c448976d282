import { describe, expect, it } from 'vitest'
import { clip } from './clip.ts'
import type { Transcript } from './transcript.ts'

const TRANSCRIPT: Transcript = {
  cues: [
    { start: 0, end: 10, text: 'avisos' },
    { start: 10, end: 20, text: 'louvor' },
    { start: 20, end: 30, text: 'mensagem' },
    { start: 30, end: 40, text: 'oração' },
  ],
  timed: true,
  language: 'pt',
  title: 'Culto',
}

const texts = (start: number | null, end: number | null) =>
  clip(TRANSCRIPT, start, end).cues.map((cue) => cue.text)

describe('clip', () => {
  it('keeps the times, the language and the title', () => {
    expect(clip(TRANSCRIPT, 20, 30)).toEqual({
      cues: [{ start: 20, end: 30, text: 'mensagem' }],
      timed: true,
      language: 'pt',
      title: 'Culto',
    })
  })

  it('gives a cue on the border to the side of its middle', () => {
    expect(texts(14, 26)).toEqual(['louvor', 'mensagem'])
    expect(texts(15, 25)).toEqual(['louvor'])
    expect(() => texts(16, 24)).toThrow(expect.objectContaining({ code: 'clip_empty' }))
  })

  it('loses no cue and doubles none where two clips meet', () => {
    expect([...texts(null, 17), ...texts(17, null)]).toEqual([
      'avisos',
      'louvor',
      'mensagem',
      'oração',
    ])
  })

  it('takes one border alone', () => {
    expect(texts(null, 20)).toEqual(['avisos', 'louvor'])
    expect(texts(20, null)).toEqual(['mensagem', 'oração'])
    expect(texts(null, null)).toHaveLength(4)
  })

  it('refuses a part without speech', () => {
    expect(() => clip(TRANSCRIPT, 100, 200)).toThrow(
      expect.objectContaining({ code: 'clip_empty' }),
    )
  })

  it('does not clip a transcript whose times are made up', () => {
    const untimed = { ...TRANSCRIPT, timed: false }
    expect(clip(untimed, 100, 200)).toBe(untimed)
  })
})
