import { describe, expect, it } from 'vitest'
import { readSpeech } from '../words/speech.ts'
import { findRemembered } from './remembered.ts'

const speech = (text: string) =>
  readSpeech({ cues: [{ start: 0, end: 60, text }], timed: false, language: 'pt', title: null })

describe('findRemembered', () => {
  const often = 'Davi errou. Davi chorou. Davi orou. Davi voltou. '

  it('names people and stories in the order in which the sermon brings them up', () => {
    const said = `O ladrão na cruz pediu. ${often} Foi o ladrão na cruz que ouviu.`
    expect(findRemembered(speech(said), '')).toEqual(['o ladrão na cruz', 'Davi'])
  })

  it('leaves out whom the sermon only names in passing, and what is told anyway', () => {
    expect(findRemembered(speech(`${often} Golias caiu. O filho pródigo voltou.`), '')).toEqual([])
    const two = `${often} O bom samaritano parou. Seja um bom samaritano.`
    expect(findRemembered(speech(two), 'Davi chorou por Absalão.')).toEqual([])
  })
})
