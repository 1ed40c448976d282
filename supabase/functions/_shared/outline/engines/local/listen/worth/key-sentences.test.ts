import { describe, expect, it } from 'vitest'
import { findKeySentences } from './key-sentences.ts'
import { readSpeech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const FILLING = 'Abram as Bíblias, por favor. Hoje estamos juntos outra vez. '

function keySentences(text: string): string[] {
  const speech = readSpeech({
    cues: [{ start: 0, end: 60, text: `${FILLING}${text} ${FILLING}` }],
    timed: true,
    language: null,
    title: null,
  })
  return findKeySentences({
    speech,
    utterances: cutIntoUtterances(speech),
    isSkipped: () => false,
    isScripture: () => false,
    about: new Set(
      ['graça', 'perdão', 'merecer', 'subestimar', 'pecado', 'fé'].map((word) =>
        stem(word.normalize('NFD').replaceAll(/\p{M}/gu, '')),
      ),
    ),
  }).map(({ text: sentence }) => sentence)
}

describe('findKeySentences', () => {
  it('takes a whole sentence that teaches and stands alone', () => {
    expect(keySentences('A graça de Deus não espera a nossa perfeição para nos alcançar.')).toEqual(
      ['A graça de Deus não espera a nossa perfeição para nos alcançar.'],
    )
  })

  it.each([
    [
      'what a villain says',
      'O vilão do filme disse assim. Quem confia na graça subestima o próprio pecado.',
    ],
    ['what others say', 'Alguns dizem que a graça dispensa o homem de perdoar os seus inimigos.'],
    ['what is imagined', 'Imagine que Deus cobrasse pela graça cada pecado da semana que passou.'],
    [
      'what God did not say',
      'Se Deus tivesse dito que a graça tem preço, ninguém pagaria a conta.',
    ],
    [
      'a denial without its half',
      'Não que você precise de fé perfeita para merecer a graça de Deus.',
    ],
    [
      'what is taken back',
      'A graça é para quem se esforça bastante na vida. Não, isso está errado, meus irmãos.',
    ],
    [
      'what is quoted and refuted two sentences later',
      'Precisamos deixar o pecado de lado e só falar de fé. Parece bonito, irmãos. Mas esse não é o caminho.',
    ],
    [
      'what the apostle does not say',
      'A graça se conquista com fé firme e com muito perdão pedido. Depois se descansa. Mas Pedro não ensina assim.',
    ],
    [
      'what others go on to say',
      'Muitos cristãos defendem outra conta. A graça basta e o perdão de cada dia fica para depois.',
    ],
    [
      'what describes an error',
      'O primeiro erro é o do relaxado. A graça cobre o pecado e a fé dispensa a obediência.',
    ],
    [
      'what leans on the sentence before',
      'Isso mostra que a graça de Deus alcança o pecado de todos nós.',
    ],
    ['a prayer', 'Senhor nosso Deus, nós te agradecemos pela graça que apaga o pecado.'],
    ['an announcement', 'No próximo domingo vamos falar sobre a graça e o perdão na família.'],
    ['a question', 'Quem de nós pode dizer que a graça de Deus já não o surpreende?'],
    ['what happened once', 'Lá em casa a graça foi assunto quando meu pai pediu perdão na mesa.'],
  ])('leaves out %s', (_, text) => {
    expect(keySentences(text)).toEqual([])
  })
})
