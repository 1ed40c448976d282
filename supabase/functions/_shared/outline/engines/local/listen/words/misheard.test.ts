import { describe, expect, it } from 'vitest'
import { findMisheard } from './misheard.ts'
import { readSpeech } from './speech.ts'

function misheardIn(text: string): string[] {
  const { words } = readSpeech({
    cues: [{ start: 0, end: 60, text }],
    timed: true,
    language: null,
    title: null,
  })
  return words.filter(findMisheard(words)).map(({ raw }) => raw)
}

describe('findMisheard', () => {
  it('doubts a word that nobody knows', () => {
    expect(misheardIn('Agora precisamos nos essossar para que ele resplandeça.')).toEqual([
      'essossar',
    ])
  })

  it('doubts what stands for a word of the Bible that sounds like it', () => {
    expect(misheardIn('O cinturão de Cafarnaum mandou chamar Jesus.')).toEqual(['cinturão'])
    expect(misheardIn('A fé apaga os dados inflamados do inimigo.')).toEqual(['dados'])
  })

  it.each([
    'O cinturão da verdade vem antes da couraça.',
    'Os dados da pesquisa não mudam a promessa.',
    'A graça de Deus nos alcança, e a misericórdia dele dura para sempre.',
    'Os israelitas murmuraram no deserto e desprezaram o maná.',
    'O Anselmo e a dona Jucelina levaram-na.',
    'Na academia ninguém malha por você; a academia abre cedo.',
    'Isso está textualmente escrito, com a manutenção da promessa.',
  ])('doubts nothing in: %s', (text) => {
    expect(misheardIn(text)).toEqual([])
  })
})
