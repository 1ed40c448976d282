import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { findSubjects, type Subject } from './movement-subjects.ts'
import { readSpeech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'

const FIELD =
  'O lavrador olhou a lavoura. A lavoura estava seca, e o lavrador chorou. Deus cuidou da lavoura do vizinho. '
const CITY =
  'Nínive ouviu a pregação. O rei de Nínive rasgou a roupa, e a nova pregação correu. Em Nínive ninguém riu da lavoura. '

function partsOf(parts: readonly string[]): readonly (readonly Subject[])[] {
  const speech = readSpeech(parsePasted(parts.join('')))
  let from = 0
  const spans = parts.map((part) => {
    const span = { from, to: from + part.trim().split(/\s+/).length }
    from = span.to
    return span
  })
  return findSubjects(speech, spans)
}

function subjectsOf(parts: readonly string[]): ReadonlySet<string>[] {
  return partsOf(parts).map((subjects) => new Set(subjects.map(({ root }) => root)))
}

describe('findSubjects', () => {
  const [field, city] = subjectsOf([FIELD.repeat(4), CITY.repeat(4)])

  it('knows each part by the nouns and names that it says more than the others', () => {
    expect(field).toContain(stem('lavoura'))
    expect(city).not.toContain(stem('lavoura'))
    expect(city).toContain(stem('ninive'))
  })

  it('leaves out a word of one story, and what every sermon says', () => {
    const story = 'A picanha, a picanha, a picanha e a picanha. '
    const [first] = subjectsOf([`${story}${FIELD.repeat(8)}`, CITY.repeat(4)])
    expect(first).not.toContain(stem('picanha'))
    expect(field).not.toContain(stem('deus'))
  })

  it('says a noun with its article and what nearly always comes behind it, and a name without one', () => {
    const first =
      'A justiça poética pune o coiote. O coiote caiu, e a justiça poética riu do coiote de Nínive. '
    const [told = []] = partsOf([first.repeat(4), FIELD.repeat(8)])
    const said = told.map(({ article, name }) => `${article ?? ''} ${name}`.trim())
    expect(said).toContain('a justiça poética')
    expect(said).toContain('o coiote')
    expect(said).toContain('Nínive')
  })

  it('finds no article that agrees with none, nor one for a verb or for what belongs to the book', () => {
    const first =
      'Ele o ensinou. Deus o ensinou. O versículo ensina, e o versículo convida. A descanso, a descanso vem. '
    const [told = []] = partsOf([first.repeat(4), FIELD.repeat(8)])
    expect(told.filter(({ article }) => article !== null)).toEqual([])
  })
})
