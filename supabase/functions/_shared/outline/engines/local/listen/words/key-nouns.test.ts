import { describe, expect, it } from 'vitest'
import { keyNouns } from './key-nouns.ts'
import { readSpeech } from './speech.ts'

const nounsOf = (parts: readonly string[]) =>
  keyNouns(
    readSpeech({
      cues: parts.map((text, index) => ({ start: 60 * index, end: 60 * index + 60, text })),
      timed: true,
      language: null,
      title: null,
    }),
  ).map(({ word }) => word)

const SAID = 'Isso é uma tragédia, e o avarento não vê a tragédia. Jonas sabia.'

describe('keyNouns', () => {
  it('names what is said from one end to the other', () => {
    expect(nounsOf(Array.from({ length: 10 }, () => SAID))).toContain('tragédia')
  })

  it('names nobody, and nothing that one story alone says', () => {
    const story = 'O camelo viu o camelo, e do camelo veio um camelo. '.repeat(4)
    const words = nounsOf([story, ...Array.from({ length: 10 }, () => SAID)])
    expect(words).not.toContain('jonas')
    expect(words).not.toContain('camelo')
  })
})
