import { describe, expect, it } from 'vitest'
import { stem } from './stem.ts'

describe('stem', () => {
  it.each([
    ['confiar', 'confiou'],
    ['confiar', 'confiando'],
    ['ansioso', 'ansiosos'],
    ['oracoes', 'oracao'],
    ['pedido', 'pedidos'],
    ['filhos', 'filho'],
    ['agradecer', 'agradecimento'],
    ['servir', 'servindo'],
    ['fieis', 'fiel'],
    ['perdoar', 'perdoado'],
    ['perdoa', 'perdoou'],
    ['familias', 'familia'],
    ['salvador', 'salvar'],
  ])('%s and %s have one root', (a, b) => {
    expect(stem(a)).toBe(stem(b))
  })

  it.each([
    ['paz', 'pai'],
    ['mao', 'mae'],
    ['cruz', 'cru'],
    ['carta', 'carga'],
    ['perdoar', 'perder'],
    ['perdoado', 'perdidos'],
    ['marido', 'mar'],
    ['esposas', 'esperar'],
    ['luz', 'luta'],
    ['graca', 'grande'],
  ])('%s and %s stay apart', (a, b) => {
    expect(stem(a)).not.toBe(stem(b))
  })

  it('leaves names that end in s alone', () => {
    expect(stem('deus')).toBe('deus')
    expect(stem('jesus')).toBe('jesus')
  })
})
