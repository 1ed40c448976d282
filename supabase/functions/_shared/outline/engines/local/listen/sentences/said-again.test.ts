import { describe, expect, it } from 'vitest'
import { captionsOf, otherWords } from './captions.test-support.ts'
import { findSaidAgain } from './said-again.ts'

const again = (text: string) =>
  findSaidAgain(captionsOf(text)).map(({ said, places }) => `${said} x${places.length}`)

describe('findSaidAgain', () => {
  it('finds words that are said again, without what joins them to their neighbours', () => {
    expect(
      again(
        `então primeiro passo troque a conta pela conversa ${otherWords(1)} o primeiro passo troque a conta pela conversa e agora ${otherWords(2)}`,
      ),
    ).toEqual(['troque a conta pela conversa x2'])
    expect(
      again(
        `a paz é a guarda da porta de quem orou ${otherWords(3)} é a guarda da porta de quem orou`,
      ),
    ).toEqual(['e a guarda da porta de quem orou x2'])
  })

  it('takes no new start of a sentence, and nothing that says too little', () => {
    const near = 'o pai corre antes do nosso discurso'
    expect(again(`${near} quer dizer ${near} meu irmão ${otherWords(4)}`)).toEqual([])
    expect(again(`a casa de deus é ${otherWords(5)} a casa de deus é`)).toEqual([])
    expect(again(`o pai corre antes ${otherWords(6)} o pai corre antes`)).toEqual([])
  })

  it('finds every place, and each of two lengths', () => {
    const short = 'deixe a paz fazer a guarda'
    const long = `${short} na porta do coração`
    expect(
      again(
        `${short} ${otherWords(7)} um ${long} ${otherWords(8)} dois ${long} ${otherWords(9)}`,
      ).toSorted(),
    ).toEqual([`${short} na porta do coracao x2`, `${short} x3`])
  })

  it('finds nothing in what is repeated without end', () => {
    expect(again('amor '.repeat(100_000))).toEqual([])
    expect(again('o primeiro passo troque a conta pela conversa agora '.repeat(10_000))).toEqual([])
  })
})
