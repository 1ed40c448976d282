import { describe, expect, it } from 'vitest'
import { existsInCanon, formatReference } from '../../../../bible/canon.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'
import * as general from './bank/general.ts'
import { mendLine } from '../../../verify/free-text.ts'
import { indexSpeech } from '../../../verify/speech-index.ts'
import { BANDS } from './bank/bands.ts'
import type { ThemeBank } from './theme-bank.ts'
import { SERMONS } from '../../../test-support/spoken-sermons.ts'
import { readSpeech } from '../listen/words/speech.ts'
import { findThemes } from './theme-detection.ts'
import { THEMES } from './themes.ts'
import { cutIntoUtterances } from '../listen/sentences/utterances.ts'

const BANKS: readonly ThemeBank[] = [...THEMES.map(({ bank }) => bank), general.general]
const QUESTIONS: readonly string[] = [
  ...BANKS.flatMap((bank) =>
    [
      bank.icebreakers,
      bank.understand,
      bank.live,
      bank.children.questions,
      [bank.children.opener, bank.teens.opener, bank.teens.question, bank.couples],
    ].flat(),
  ),
  ...Object.values(BANDS).flatMap(({ icebreakers, questions }) => icebreakers.concat(questions)),
  ...Object.values(general.ABOUT_A_QUOTE).flat(),
  general.ABOUT_A_DENIAL,
  ...general.ABOUT_THE_TEXT,
  ...general.ACROSS_TEXTS,
  ...general.CHILDREN_QUESTIONS,
]
const STATEMENTS: readonly string[] = [
  ...BANKS.flatMap((bank) =>
    [
      bank.titles,
      bank.applications,
      bank.challenges,
      bank.prayers,
      [bank.truth, bank.children.truth, bank.children.activity],
      [bank.children.challenge, bank.teens.activity],
    ].flat(),
  ),
  ...Object.values(BANDS).flatMap(({ applications, challenges }) =>
    applications.concat(challenges),
  ),
  ...general.GROUP_ACTIVITIES,
  ...general.DEVOTIONAL_PRAYERS,
]

/** A question word at the beginning, or after a first clause: 'Se pudesse, o que …?', 'Quem …?'. */
const OPEN =
  /(?:^|[,:] (?:e )?|[.] )(?:o que|do que|quem|por quem|em quem|qual|quais|quando|quanto|quanta|como|onde|por que|para que|de que|em que|a que|com que|que|a quem|com quem|de quem|para quem|por qual|com qual|em qual|de onde|até onde|no que)(?= )/i

describe('the bank', () => {
  it('has forty themes or more, each with something for everybody', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(40)
    for (const { bank } of THEMES) {
      expect(bank.titles.length).toBeGreaterThanOrEqual(2)
      for (const list of [
        bank.icebreakers,
        bank.understand,
        bank.live,
        bank.applications,
        bank.challenges,
        bank.prayers,
        bank.children.questions,
      ]) {
        expect(list.length).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it.each(QUESTIONS)('asks openly: %s', (question) => {
    expect(question).toMatch(/\?$/)
    expect(question).toMatch(OPEN)
    expect(question).not.toMatch(
      /^(?:você|é|deus|existe|há|já|pode|tem|acredita|concorda|será)(?= )/i,
    )
  })

  it('says nothing twice', () => {
    const all = [...QUESTIONS, ...STATEMENTS]
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })

  it.each(THEMES.map(({ id, bank }) => [id, bank.readings] as const))(
    'names only readings that exist: %s',
    (_id, readings) => {
      expect(readings.length).toBeGreaterThanOrEqual(3)
      const found = readings.map((reading) => findReferences(reading))
      expect(found.map(({ length }) => length)).toEqual(readings.map(() => 1))
      expect(found.flat().map(({ reference }) => formatReference(reference))).toEqual(readings)
      expect(found.flat().every(({ reference }) => existsInCanon(reference))).toBe(true)
    },
  )

  it('holds nothing that verification would take for a false quotation or reference', async () => {
    const repairs: string[] = []
    const report = (rule: string, detail: string) => repairs.push(`${rule} ${detail}`)
    const place = { where: 'bank', speech: indexSpeech(SERMONS.UNTHEMED), report }
    for (const text of [...QUESTIONS, ...STATEMENTS]) {
      expect(await mendLine(text, 'suggested', 500, place)).toBe(text)
    }
    expect(repairs).toEqual([])
  })

  it('is written cleanly', () => {
    for (const text of [...QUESTIONS, ...STATEMENTS]) {
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/ {2}|[<>*_#`"]|\.\.|\?\?/)
    }
  })
})

describe('findThemes', () => {
  const themesOf = (transcript: (typeof SERMONS)[keyof typeof SERMONS]) => {
    const speech = readSpeech(transcript)
    const hints = { title: transcript.title, references: [], baseText: null }
    return findThemes(speech, cutIntoUtterances(speech), hints).map(({ theme }) => theme.id)
  }

  it('finds what the sermon is about from its words alone', () => {
    expect(themesOf(SERMONS.ANXIETY)[0]).toBe('ansiedade')
    expect(themesOf(SERMONS.SAMARITAN)[0]).toBe('proximo')
    expect(themesOf(SERMONS.FORGIVENESS)[0]).toBe('perdao')
  })

  it('finds nothing where there is nothing', () => {
    expect(themesOf(SERMONS.UNTHEMED)).toEqual([])
  })
})
