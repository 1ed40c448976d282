import { describe, expect, it } from 'vitest'
import type { Transcript } from '../transcript/transcript.ts'
import { transcriptForModel } from './transcript-window.ts'

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
    expect(text).not.toContain('[…]')
  })

  it('shows no times where they are made up', () => {
    expect(transcriptForModel({ ...sermon(1), timed: false })).not.toMatch(/\[\d/)
  })

  it('samples a sermon that is too long evenly, to its end', () => {
    const text = transcriptForModel(sermon(240), 10_000)
    expect(text.length).toBeLessThanOrEqual(30_000)
    expect(text.length).toBeGreaterThan(20_000)
    const marked = Array.from(
      text.matchAll(/^\[(?:(\d+):)?(\d\d):(\d\d)\]/gm),
      ([, hours, minutes]) => Math.floor((Number(hours ?? 0) * 60 + Number(minutes)) / 60),
    )
    const perHour = [0, 1, 2, 3].map((hour) => marked.filter((value) => value === hour).length)
    expect(Math.max(...perHour) - Math.min(...perHour)).toBeLessThanOrEqual(4)
    expect(text).toContain('[…]')
  })

  it('splits a page of plain text', () => {
    const cues = [{ start: 0, end: 1, text: 'palavra de fé '.repeat(40_000) }]
    const text = transcriptForModel({ ...sermon(1), cues, timed: false }, 1_000)
    expect(text.length).toBeLessThanOrEqual(3_000)
    expect(text.length).toBeGreaterThan(1_500)
  })
})
