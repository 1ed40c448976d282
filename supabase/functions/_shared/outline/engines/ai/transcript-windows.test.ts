import { describe, expect, it } from 'vitest'
import type { Transcript } from '../../../transcript/transcript.ts'
import { isLong, windowsOf } from './transcript-windows.ts'

/** A cue every five seconds, with as many characters as asked for. */
function sermon(minutes: number, charactersPerCue: number): Transcript {
  const cues = Array.from({ length: minutes * 12 }, (_, index) => ({
    start: 600 + index * 5,
    end: 605 + index * 5,
    text: `fala${index} `.padEnd(charactersPerCue, 'graça '),
  }))
  return { cues, timed: true, language: 'pt', title: null }
}

const windowWords = (windows: readonly Transcript[]) =>
  new Set(windows.flatMap(({ cues }) => cues.map(({ text }) => text.split(' ')[0])))

describe('isLong', () => {
  it('is false up to 60,000 tokens', () => {
    expect(isLong(sermon(90, 100))).toBe(false)
    expect(isLong(sermon(90, 190))).toBe(true)
  })
})

describe('windowsOf', () => {
  it('cuts into equal times that overlap by 20 seconds and loses nothing', () => {
    const windows = windowsOf(sermon(90, 190))
    expect(windows).toHaveLength(3)
    const borders = windows.map(({ cues }) => [cues[0]?.start, cues.at(-1)?.end])
    expect(borders).toEqual([
      [600, 2400],
      [2380, 4200],
      [4180, 6000],
    ])
    expect(windowWords(windows).size).toBe(1_080)
  })

  it('leaves out a window in which nobody speaks', () => {
    const { cues, ...rest } = sermon(120, 190)
    const spoken = cues.filter(({ start }) => start < 2_000 || start > 5_400)
    const windows = windowsOf({ ...rest, cues: spoken })
    expect(windowWords(windows).size).toBe(spoken.length)
    expect(windows.every((window) => window.cues.length > 0)).toBe(true)
  })

  it('cuts one long text without times', () => {
    const text = Array.from({ length: 30_000 }, (_, index) => `palavra${index}`).join(' ')
    const cues = [{ start: 0, end: 14_400, text }]
    const windows = windowsOf({ cues, timed: false, language: null, title: null })
    expect(windows.length).toBeGreaterThan(2)
    expect(windows.at(-1)?.cues.at(-1)?.text).toMatch(/palavra29999$/)
    const words = windows.flatMap((window) => window.cues.flatMap((cue) => cue.text.split(' ')))
    expect(new Set(words).size).toBe(30_000)
  })

  it.each([
    ['more than six windows', sermon(90, 600)],
    [
      'all words at one time',
      {
        ...sermon(90, 100),
        cues: [
          { start: 0, end: 1, text: 'palavra de fé '.repeat(20_000) },
          { start: 14_000, end: 14_001, text: 'amém' },
        ],
      },
    ],
  ])('refuses %s', (_, transcript) => {
    expect(() => windowsOf(transcript)).toThrow('body_too_large')
  })
})
