import { describe, expect, it } from 'vitest'
import { isPortuguese } from './language.ts'

describe('isPortuguese', () => {
  it.each([
    'Deus já estava lá dentro quando Pedro entrou.',
    'Posso ser corajoso: Deus vai comigo aonde eu for.',
    'Leiam juntos o texto e contem o que chamou a atenção.',
  ])('lets through: %s', (text) => {
    expect(isPortuguese(text)).toBe(true)
  })

  it.each([
    'Read the text together and talk about what it says to you.',
    'Lean juntos el texto y conversen sobre lo que dice la carta a su iglesia.',
  ])('holds back: %s', (text) => {
    expect(isPortuguese(text)).toBe(false)
  })
})
