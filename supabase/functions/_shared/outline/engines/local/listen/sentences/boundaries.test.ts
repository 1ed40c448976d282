import { describe, expect, it } from 'vitest'
import { isSureStop, stopScore } from './boundaries.ts'
import { endsSurely, trimQuote } from './quotes.ts'
import { readSpeech } from '../words/speech.ts'

const speechOf = (...lines: string[]) =>
  readSpeech({
    cues: lines.map((text, i) => ({ start: 10 * i, end: 10 * i + 8, text })),
    timed: true,
    language: 'pt',
    title: null,
  })

/** Whether a sentence surely ends at the '|' of captions. */
const endsAt = (marked: string) => {
  const speech = speechOf(marked.replace('| ', ''))
  const index = marked.split('|')[0]?.trim().split(' ').length ?? 0
  return isSureStop(speech, stopScore(speech, index))
}

describe('captions without punctuation', () => {
  it.each([
    'pela graça é que sois salvos mediante | eu creio nisso de todo o coração',
    'o inimigo crê não somente | agora repare nos discípulos',
    'o que ele crê é que há | eu não duvido disso',
    'sem a lei o homem não teria | agora ele tem',
    'é bom que cada um creia que deus | ele mesmo nos amou',
    'não é a fé dos antigos em terceiro lugar | eu falo da fé viva',
    'a verdade a justiça a misericórdia | e a fidelidade',
    'as bocas dos homens inteiramente | se calam diante dele',
    'ele nos salva não da dívida pequena | mas da grande',
    'ele crê que há um deus justo | mas também treme',
  ])('do not end a sentence here: %j', (marked) => {
    expect(endsAt(marked)).toBe(false)
  })

  it.each([
    'a paz de deus guarda o coração | eu vi isso na casa dela',
    'quem entrega não segura mais a bolsa | então descansa',
    'nenhum outro é maior do que deus | ele cuida de nós',
    'a porta fica aberta a noite inteira | mas ninguém entra',
  ])('end a sentence here: %j', (marked) => {
    expect(endsAt(marked)).toBe(true)
  })

  it('do not end it after a preposition, however long the silence', () => {
    const speech = speechOf('o homem que perdoa é agora crente em', 'cristo e vive em paz')
    expect(isSureStop(speech, stopScore(speech, 8))).toBe(false)
  })

  it('end it after a verb that only its accent tells from a preposition', () => {
    const speech = speechOf('perdão é caro para quem dá', 'repara na palavra do rei')
    expect(isSureStop(speech, stopScore(speech, 6))).toBe(true)
  })

  it('end it where the preacher says that he was done', () => {
    const speech = speechOf('a paz é a guarda na porta de quem orou vou repetir a paz é a guarda')
    const utterance = { from: 0, to: 12, endScore: 0 }
    const range = trimQuote(speech, utterance.from, utterance.to)
    expect(range.to).toBe(10)
    expect(endsSurely(speech, range, utterance)).toBe(true)
    expect(endsSurely(speech, { to: 9 }, { to: 9, endScore: 0 })).toBe(false)
  })
})
