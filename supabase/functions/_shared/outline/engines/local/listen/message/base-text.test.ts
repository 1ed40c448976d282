import { describe, expect, it } from 'vitest'
import { formatReference } from '../../../../../bible/canon.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import { baseTextOf } from '../../../../test-support/base-text.ts'
import { isExpounded } from './base-text.ts'
import { readSpeech } from '../words/speech.ts'

const baseOf = (text: string, title: string | null = null) => {
  const base = baseTextOf(text, title)
  return base && formatReference(base)
}

const FILLING = 'e a gente vai conversando sobre isso com calma nesta noite '.repeat(20)

describe('findBaseText', () => {
  it('takes the text announced at the beginning, not one quoted more often at the end', () => {
    expect(
      baseOf(
        `abram a bíblia em Lucas 15:11-32 ${FILLING} como diz Romanos 5:8 e de novo Romanos 5:8 e Lucas 15:20`,
      ),
    ).toBe('Lucas 15:11-32')
  })

  it('reads how far the reading goes', () => {
    expect(
      baseOf(
        `vamos ler Filipenses capítulo 4 a partir do versículo 4 eu vou ler até o 9 ${FILLING}`,
      ),
    ).toBe('Filipenses 4:4-9')
  })

  it('reads a book and its chapter with a word to the listeners in between', () => {
    expect(
      baseOf(
        `queria convidá-los a abrirem suas Bíblias no primeiro livro dos Reis, se ainda não estiverem abertos aí, no capítulo 17, versículo 2 ${FILLING} em Lucas 4:16 também ${FILLING}`,
      ),
    ).toBe('1 Reis 17:2')
    expect(baseOf(`abram em Rute, e depois em Jonas, capítulo 2, versículo 1 ${FILLING}`)).toBe(
      'Jonas 2:1',
    )
  })

  it('reads a range whose numbers are called verses of number', () => {
    expect(
      baseOf(`abram em Apocalipse capítulo 2 versículo 1 até o verso de número 7 ${FILLING}`),
    ).toBe('Apocalipse 2:1-7')
  })

  it('takes the portion that the sermon comes back to, not the longer one of last Sunday', () => {
    const verse = (number: number) => `olha o versículo ${number} agora ${FILLING}`
    expect(
      baseOf(
        `abra em Gênesis capítulo 35 domingo passado vimos os versículos 1 a 8 ${FILLING} hoje ${[9, 10, 11, 13, 14, 15, 11].map(verse).join(' ')}`,
      ),
    ).toBe('Gênesis 35:9-15')
  })

  it('takes the one verse that is announced, whatever verses of other chapters are called by their number', () => {
    const text = `Abram suas Bíblias em Efésios, capítulo 6, versículo 4. Hoje é sobre os pais. ${FILLING} Em Colossenses 3 é parecido, ${FILLING} ${FILLING} ${FILLING} e o versículo 21 diz o mesmo. O versículo 1 era dos filhos. ${FILLING} Em Efésios 6 é isso.`
    expect(baseOf(text)).toBe('Efésios 6:4')
  })

  it('takes the range from the title of the video where it is the same chapter', () => {
    expect(baseOf(`abra em Mateus 18 ${FILLING} Mateus 18:33`, 'Perdão | Mateus 18:21-35')).toBe(
      'Mateus 18:21-35',
    )
    expect(baseOf(`abra em Mateus 18 ${FILLING}`, 'Perdão | Lucas 15:11-32')).toBe('Mateus 18')
  })

  it('is what the video is called after, though another text is announced on the way', () => {
    const words = `abra em Deuteronômio 18:9-14 ${FILLING} voltando ao capítulo 21 ${FILLING}`
    expect(baseOf(words, '2 Reis 21.1-10')).toBe('2 Reis 21:1-10')
  })

  it('is no chapter that was neither named nor read, however often one of its verses echoes', () => {
    const echo = `a missão da igreja é pregar o evangelho, pregar o evangelho com boas novas ${FILLING}`
    expect(baseOf(echo.repeat(8))).toBeNull()
  })

  it('is none where nothing was said, or one verse in passing', () => {
    expect(baseOf(FILLING)).toBeNull()
    expect(baseOf(`${FILLING} ${FILLING} lembra de Tiago 1:5 ${FILLING}`)).toBeNull()
  })

  it.each([
    ['quero convidá-los a abrirem suas Bíblias, Mateus capítulo 6', 'Mateus 6'],
    ['abramos as nossas Bíblias no livro de Jonas capítulo 2', 'Jonas 2'],
    ['vamos ficar de pé e ler Romanos capítulo 12 os versículos 1 e 2', 'Romanos 12:1-2'],
  ])('hears the announcement in its shapes: %s', (announcement, base) => {
    expect(baseOf(`${announcement} ${FILLING} ${FILLING}`)).toBe(base)
  })

  it('recognises a passage that is read aloud and never named, in another translation', () => {
    // Mateus 6:5-7 as the Almeida of a pulpit has it
    const reading =
      'E quando orardes não sereis como os hipócritas porque gostam de orar em pé nas sinagogas e nos cantos das praças para serem vistos dos homens em verdade vos digo que eles já receberam a recompensa tu porém quando orares entra no teu quarto e fechada a porta orarás a teu pai que está em secreto e teu pai que vê em secreto te recompensará e orando não useis de vãs repetições como os gentios porque presumem que pelo seu muito falar serão ouvidos'
    expect(baseOf(`boa noite igreja diz assim a palavra ${reading} ${FILLING} ${FILLING}`)).toBe(
      'Mateus 6:5-7',
    )
  })

  it('counts no article for a book', () => {
    const articles = 'os irmãos na rua e os vizinhos na praça e os meninos na escola '.repeat(30)
    expect(
      baseOf(
        `no livro de Rute ${articles} olha Rute 2 ${articles} e no livro de Rute ${articles} Rute 2 ${articles} Rute de novo`,
      ),
    ).toBe('Rute 2')
  })
})

describe('isExpounded', () => {
  const isExpoundedIn = (text: string, verse?: number) => {
    const speech = readSpeech({
      cues: [{ start: 0, end: 0, text }],
      timed: false,
      language: null,
      title: null,
    })
    const base = { book: 'LUK', chapter: 15, ...(verse !== undefined && { verse }) } as const
    return isExpounded(base, speech, findReferences(speech.text), [])
  }
  const others = [
    'Gênesis 1:1',
    'Êxodo 3:2',
    'Salmos 23:1',
    'Isaías 6:1',
    'Romanos 8:1',
    'Tiago 1:2',
  ].map((one) => `como diz ${one} ${FILLING}`)

  it('sees a sermon that comes back to its text, whatever else it names', () => {
    const back = others.map((one) => `${one} olha Lucas 15:20 ${FILLING}`)
    expect(isExpoundedIn(`abram em Lucas 15 ${back.join(' ')}`)).toBe(true)
  })

  it('sees a lesson that only passes through it', () => {
    expect(isExpoundedIn(`${others.join(' ')} e Lucas 15:20 também ${FILLING}`)).toBe(false)
  })

  it('sees a sermon on one verse that was read at the beginning', () => {
    const named = `abram em Lucas 15:7 ${others.join(' ')}`
    expect(isExpoundedIn(named, 7)).toBe(true)
    expect(isExpoundedIn(named)).toBe(false)
  })
})
