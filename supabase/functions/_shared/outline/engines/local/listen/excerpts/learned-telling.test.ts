import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'
import { readSpeech } from '../words/speech.ts'
import { learnPassages } from './learned-telling.ts'
import { hear, showSentence } from './telling-features.ts'
import { heardAlone } from '../weighed/weighed.test-support.ts'
import { weighSermon } from '../weighed/weighed-sermon.ts'

const SERMON = [
  'Abram as suas Bíblias comigo no capítulo quinze, por favor, e vamos ler juntos.',
  'Aqui embaixo tem água para quem precisar, e o som já está sendo arrumado pelos irmãos.',
  'A graça de Deus não espera que nós mereçamos, porque Cristo morreu pelos nossos pecados.',
  'Por isso nós podemos voltar para ele todos os dias, com o coração arrependido e em paz.',
  'Essa palavra aqui no grego, no versículo três, é a mesma que vimos no domingo passado.',
].join(' ')

function listen(title: string | null) {
  const speech = readSpeech(parsePasted(SERMON))
  const input = { ...heardAlone(speech, () => false), utterances: cutIntoUtterances(speech), title }
  return { input, sermon: weighSermon(input) }
}

describe('learnPassages', () => {
  it('finds that a passage on the gospel tells more of a sermon than the words around it', () => {
    const { input, sermon } = listen(null)
    const worthOf = learnPassages(sermon, input)
    const [first, second, third, fourth, fifth] = sermon.sentences
    if (!first || !second || !third || !fourth || !fifth) throw new Error('five sentences')
    const gospel = worthOf([third, fourth])
    expect(gospel).toBeGreaterThan(worthOf([first, second]))
    expect(gospel).toBeGreaterThan(worthOf([fourth, fifth]))
    expect(worthOf([])).toBe(0)
  })
})

describe('showSentence', () => {
  it('shows the words, the place and what the sentence shares with the name of the video', () => {
    const { input, sermon } = listen('A graça que não espera')
    const shown = new Map<string, number>()
    showSentence(hear(sermon, input), 2, (feature, value) => shown.set(feature, value))
    expect(shown.get('word_graca')).toBe(0.5)
    expect(shown.get('pair_de_deus')).toBe(0.5)
    expect(shown.get('first_a_graca')).toBe(0.5)
    expect(shown.get('next_por')).toBe(1)
    expect(shown.get('title')).toBe(1)
    expect(shown.has('asks')).toBe(false)
    expect(Array.from(shown.keys()).filter((feature) => /\d/.test(feature))).toEqual([])
  })
})
