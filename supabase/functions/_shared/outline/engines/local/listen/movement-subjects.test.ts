import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../transcript/formats/parse-pasted.ts'
import { findSubjects } from './movement-subjects.ts'
import { readSpeech } from './speech.ts'

const FIELD =
  'O lavrador olhou a lavoura. A lavoura estava seca, e o lavrador chorou. Deus cuidou da lavoura do vizinho. '
const CITY =
  'Nínive ouviu a pregação. O rei de Nínive rasgou a roupa, e a nova pregação correu. Em Nínive ninguém riu da lavoura. ' +
  'Ele os escolheu e dos escolheu, ele os escolheu, ele os escolheu. Quem os ensina, quem dos ensina, quem os ensina? '

function subjectsOf(parts: readonly string[], names: readonly string[] = []): string[][] {
  const speech = readSpeech(parsePasted(parts.join('')))
  let from = 0
  const spans = parts.map((part) => {
    const span = { from, to: from + part.trim().split(/\s+/).length }
    from = span.to
    return span
  })
  return findSubjects(speech, spans, new Set(names)).map((subjects) =>
    subjects.map(({ name }) => name),
  )
}

describe('findSubjects', () => {
  const [field = [], city = []] = subjectsOf([FIELD.repeat(4), CITY.repeat(4)], ['ninive'])

  it('tells each part by the nouns that it says more than the others, with their article', () => {
    expect(field).toContain('a lavoura')
    expect(city).not.toContain('a lavoura')
  })

  it('knows names by the verses that were read', () => {
    expect(city).toContain('Nínive')
    expect(subjectsOf([FIELD.repeat(4), CITY.repeat(4)])[1]).not.toContain('Nínive')
  })

  it('takes no verb behind its pronoun for a noun', () => {
    expect(city.join(' ')).not.toMatch(/escolheu|ensina/)
  })

  it('leaves out a word of one story, and what every sermon says', () => {
    const story = 'A picanha, a picanha, a picanha e a picanha. '
    const [first = []] = subjectsOf([`${story}${FIELD.repeat(8)}`, CITY.repeat(4)])
    expect(first).not.toContain('a picanha')
    expect([...field, ...city].join(' ')).not.toMatch(/Deus/)
  })
})
