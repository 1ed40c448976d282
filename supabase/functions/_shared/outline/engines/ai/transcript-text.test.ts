import { describe, expect, it } from 'vitest'
import type { Transcript } from '../../../transcript/transcript.ts'
import { transcriptForModel } from './transcript-text.ts'

function sermon(minutes: number): Transcript {
  const cues = Array.from({ length: minutes * 12 }, (_, index) => ({
    start: index * 5,
    end: index * 5 + 5,
    text: `fala ${index} do sermão sobre a graça`,
  }))
  return { cues, timed: true, language: 'pt', title: null }
}

describe('transcriptForModel', () => {
  it('marks every half minute and loses no word', () => {
    const text = transcriptForModel(sermon(2))
    expect(text.split('\n').map((line) => line.slice(0, 7))).toEqual([
      '[00:00]',
      '[00:30]',
      '[01:00]',
      '[01:30]',
    ])
    for (let index = 0; index < 24; index += 1) expect(text).toContain(`fala ${index} do`)
  })

  it('shows no times where they are made up', () => {
    expect(transcriptForModel({ ...sermon(1), timed: false })).not.toMatch(/\[\d/)
  })

  it('breaks a page of plain text into lines and loses no word', () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `palavra${index}`)
    const cues = [{ start: 0, end: 1, text: words.join(' ') }]
    const text = transcriptForModel({ ...sermon(1), cues, timed: false })
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(600)
    expect(text.split(/\s+/)).toEqual(words)
  })
})
