import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { findSubjects } from './movement-subjects.ts'
import { readSpeech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'

const FIELD =
  'O lavrador olhou a lavoura. A lavoura estava seca, e o lavrador chorou. Deus cuidou da lavoura do vizinho. '
const CITY =
  'Nínive ouviu a pregação. O rei de Nínive rasgou a roupa, e a nova pregação correu. Em Nínive ninguém riu da lavoura. '

function subjectsOf(parts: readonly string[]): ReadonlySet<string>[] {
  const speech = readSpeech(parsePasted(parts.join('')))
  let from = 0
  const spans = parts.map((part) => {
    const span = { from, to: from + part.trim().split(/\s+/).length }
    from = span.to
    return span
  })
  return findSubjects(speech, spans)
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
})
