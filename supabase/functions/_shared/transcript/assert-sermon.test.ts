import { describe, expect, it } from 'vitest'
import { assertSermon } from './assert-sermon.ts'

const said = (text: string) => () =>
  assertSermon({ cues: [{ start: 0, end: 60, text }], timed: false, language: null, title: null })

const SERMON =
  'Abram as suas Bíblias em Lucas, capítulo 15. Um pai tinha dois filhos, e o mais novo pediu a sua parte da herança e foi embora. Deus não corre atrás de nós para cobrar; ele corre para abraçar. É isso que Jesus quer que a gente veja nessa história. '

const COURSE =
  'Nessa aula a gente vai criar uma função em JavaScript que recebe dois números e devolve a soma. Abra o editor, crie um arquivo novo e escreva a palavra function. Depois você põe os parâmetros entre parênteses e abre as chaves. Dentro delas vai o return com a soma. Agora salve o arquivo e rode no terminal para ver o resultado. '

const BUDDHIST =
  'Hoje vamos falar sobre as quatro nobres verdades que o Buda ensinou. A primeira é que a vida tem sofrimento, e a segunda é que o sofrimento nasce do apego. Quando a mente se aquieta na meditação, a gente percebe que tudo muda o tempo todo, e que segurar o que muda é o que dói. O caminho do meio é uma prática de cada dia, com atenção e compaixão. '

const ENGLISH =
  'Good morning church, please open your Bible to the book of Romans, chapter eight. The apostle Paul says that there is no condemnation for those who are in Christ Jesus. God is with you in the valley, and he will not let you go. '

const SPANISH =
  'Buenos días, hermanos. Vamos a leer el evangelio de Juan, capítulo tres. El Señor Jesús le dice a Nicodemo que es necesario nacer de nuevo, y él no lo entiende. Pero el amor de Dios es para todos los que creen en su Hijo. '

const BROKEN =
  'marra sopa zefir tolo guindaste pluma corre zaz viga molho trem laje caneta pux farol brita mato sino calha zinco fardo tonel prumo grelha '

describe('assertSermon', () => {
  it('lets a sermon in', () => {
    expect(said(SERMON.repeat(4))).not.toThrow()
  })

  it.each([
    ['a course of programming', COURSE, 'not_a_sermon'],
    ['a talk on the Buddha', BUDDHIST, 'not_a_sermon'],
    ['an English service', ENGLISH, 'transcript_language'],
    ['a Spanish sermon', SPANISH, 'transcript_language'],
    ['captions that heard no language', BROKEN, 'transcript_broken'],
  ])('keeps %s out', (_, text, code) => {
    expect(said(text.repeat(4))).toThrow(expect.objectContaining({ code }))
  })
})
