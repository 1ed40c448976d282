import { describe, expect, it } from 'vitest'
import { isClosedQuestion } from '../../../verify/verify-questions.ts'
import { lifeQuestions, textQuestions } from './text-questions.ts'

const VERSES = [
  { verse: 4, text: 'Mas eu tenho contra ti, que deixaste o teu primeiro amor.' },
  {
    verse: 5,
    text: 'Então lembra-te de onde tu caíste, e arrepende-te, e faze as primeiras obras.',
  },
  { verse: 6, text: 'Mas isto tu tens: que odeias as obras dos nicolaítas.' },
  { verse: 7, text: 'Ao que vencer, eu lhe darei de comer das obras da árvore da vida.' },
]

describe('textQuestions', () => {
  it('asks first about the verse that the sermon dwells on, by its own words', () => {
    const [first = ''] = textQuestions(VERSES, new Map([[6, 40]]))
    expect(first).toContain('versículo 6')
    expect(first).toContain('(v. 6)?')
    expect(first).toContain('mas')
  })

  it('asks about the word that comes back', () => {
    expect(textQuestions(VERSES, new Map()).join('\n')).toContain('“obras”')
  })

  it('asks nothing of what is not there', () => {
    const asked = textQuestions([{ verse: 1, text: 'Alegrai-vos sempre.' }], new Map())
    expect(asked).toEqual([])
  })

  it('asks only what no yes and no no answers', () => {
    const marks = [
      'Quem subirá ao monte?',
      'Mas eu confio, porque ele ouve.',
      'Fez isto para que vejam, como um pai que ama.',
      'E disse: se vierem, não temam, nem chorem, nem fujam, nem durmam.',
    ]
    for (let verse = 1; verse <= 30; verse += 1) {
      const verses = marks.map((text, index) => ({ verse: verse + index, text: `${text} obra` }))
      const asked = [...textQuestions(verses, new Map()), ...lifeQuestions(verses, new Map())]
      expect(asked.length).toBeGreaterThan(6)
      expect(asked.filter(isClosedQuestion)).toEqual([])
      expect(asked.filter((ask) => /[#{}]/.test(ask))).toEqual([])
    }
  })
})
