import { describe, expect, it } from 'vitest'
import { captionsOf, otherWords } from './captions.test-support.ts'
import { findSetApart } from './set-apart.ts'

/** He stops where a full stop is written, and nowhere else. */
function apart(said: string) {
  const speech = captionsOf(said)
  const stops = Float64Array.from([...speech.words, null], (word) =>
    word === null || word.pause > 0 ? 0.9 : 0,
  )
  const found = findSetApart(speech, { mark: stops, end: stops, question: new Float64Array() })
  return found.map(
    ({ from, to, numbered, isMessage }) =>
      `${isMessage ? 'message: ' : numbered ? `${numbered.number} ${numbered.noun ?? ''}: ` : ''}${speech.words
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ')}`,
  )
}

describe('findSetApart', () => {
  it('finds what is said again and has its limits in one place', () => {
    const point = 'deus está executando o seu plano de redenção'
    expect(
      apart(`${otherWords(1)}. ${point}. ${otherWords(2)}. ${point}. ${otherWords(3)}.`),
    ).toEqual([point, point])
  })

  it('finds nothing that hangs on the sentence before it, or goes on with a condition', () => {
    const point = 'o evangelho não tem vergonha de dizer'
    expect(
      apart(
        `${otherWords(4)}. essa é a má notícia que ${point}. ${otherWords(5)}. ${point}. ${otherWords(6)}.`,
      ),
    ).toEqual([])
    const law = 'a lei do senhor é muito boa'
    expect(
      apart(
        `${otherWords(7)}. ${law} se alguém a usa bem. ${otherWords(8)}. ${law}. ${otherWords(9)}.`,
      ),
    ).toEqual([])
  })

  it('numbers what is counted up by whichever place says its number', () => {
    const [first, second] = ['troque a conta pela conversa', 'deixe a paz fazer a guarda']
    expect(
      apart(
        `o primeiro passo é esse aqui ${first}. ${otherWords(10)}. ${second}. ${otherWords(11)}. então o primeiro passo ${first}. o segundo ${second}. ${otherWords(12)}.`,
      ),
    ).toEqual([`1 passo: ${first}`, `2 : ${second}`, `1 passo: ${first}`, `2 : ${second}`])
  })

  it('takes what is announced and clearly ends, where more of its list is heard', () => {
    const [two, three] = ['a dívida que têm comigo é real', 'quem não perdoa fica preso junto']
    expect(
      apart(
        `verdade número dois ${two}. ${otherWords(13)}. verdade número três ${three}. ${otherWords(14)}.`,
      ),
    ).toEqual([`2 verdade: ${two}`, `3 verdade: ${three}`])
    expect(apart(`verdade número dois ${two}. ${otherWords(15)}.`)).toEqual([])
    expect(
      apart(
        `verdade número dois deus é bom. ${otherWords(16)}. verdade número três ${three}. ${otherWords(17)}.`,
      ),
    ).toEqual([])
  })

  it('takes for the message what follows its announcement and is repeated', () => {
    const message = 'a paz de deus é a guarda na porta de quem orou'
    const said = `qual é a mensagem de hoje numa frase só anota aí ${message} vou repetir`
    expect(apart(`${said} é a guarda na porta de quem orou. ${otherWords(18)}.`)).toEqual([
      `message: ${message}`,
    ])
    expect(apart(`${said} agora não. ${otherWords(19)}.`)).toEqual([])
  })
})
