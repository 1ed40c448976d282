import { expect, it } from 'vitest'
import { showQuote } from './quotes.ts'
import { readSpeech } from '../words/speech.ts'
import { comparableWords } from '../../../../verify/speech-index.ts'

function shown(text: string): string {
  const cues = [{ start: 0, end: 20, text }]
  const speech = readSpeech({ cues, timed: true, language: 'pt', title: null })
  return showQuote(speech, 0, speech.words.length, true)
}

it.each([
  'Quem perdoa não está dizendo que a dívida era pequena, está dizendo que a própria dívida foi paga.',
  'Quem fala de paz aqui não é quem não tem problema, é quem descobriu uma paz que o problema não alcança.',
  'A paz de Deus não é o prêmio de quem já resolveu tudo, a paz de Deus é a guarda de quem orou.',
  'A ansiedade só lembra do que pode dar errado, a gratidão lembra do que Deus já fez.',
  'Perdoar de novo não é fracasso, é caminho.',
  'Perdoar precisa de um, reconciliar precisa de dois.',
  'Verdade número dois: a dívida que têm comigo é real.',
  'Quem paga a conta da nossa mágoa, hein? A gente acha que tá punindo quem fez.',
  'Isso é uma paz alugada, gente, todo mês vence.',
  'Já ouvi muita pregação que machucou gente machucada.',
  'Muita gente diz que a gente não precisa de Deus.',
  'Deus é bom, né, e a misericórdia dele dura para sempre.',
  // nothing is set where it would change what is said
  'Eu não perdoei porque ela mereceu.',
  'Boi só entra se a porteira tiver aberta.',
  'Não é 10 por cento.',
  'Ele foi fiel.',
  'A casa de Rebeca era uma casa de segredos.',
  'O Antigo Testamento conta de um povo que atravessou o Mar Vermelho.',
])('writes the marks of %j', (written) => {
  const spoken = written.replace(/[,.:?]/g, '').toLowerCase()
  expect(shown(spoken)).toBe(written)
  expect(comparableWords(shown(spoken))).toEqual(comparableWords(spoken))
})

it('leaves the marks of a person alone', () => {
  const text = 'Não é fracasso é caminho. Você vai perdoar. Deus é bom. Ele é fiel.'
  expect(shown(text)).toBe(text)
})
