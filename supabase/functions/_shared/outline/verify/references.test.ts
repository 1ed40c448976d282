import { describe, expect, it } from 'vitest'
import { normaliseReferences, removeUnknownReferences } from './references.ts'

describe('removeUnknownReferences', () => {
  it.each([
    ['Leiam João 3:99 juntos. Depois orem.', 'Depois orem.'],
    ['Deus ama (João 3:16; João 3:99) o mundo.', 'Deus ama (João 3:16) o mundo.'],
    ['Deus ama (cf. Hezequias 4:2).', 'Deus ama.'],
    ['Deus ama. Isso está em Judas 2:3, e mais nada', 'Deus ama.'],
    ['Deus ama (João 3:16).', 'Deus ama (João 3:16).'],
    ['Encontro às 19:30.', 'Encontro às 19:30.'],
  ])('%j', (text, expected) => {
    expect(removeUnknownReferences(text, () => undefined)).toBe(expected)
  })

  it('tells what it removed', () => {
    const removed: string[] = []
    removeUnknownReferences('A (João 3:99). B (Salmos 151:1).', (written) => removed.push(written))
    expect(removed).toEqual(['João 3:99', 'Salmos 151:1'])
  })
})

describe('normaliseReferences', () => {
  it.each([
    ['Em Jo 3.16 e Rm 8.28-30 vemos.', 'Em João 3:16 e Romanos 8:28-30 vemos.'],
    ['Leia Sl 23.1 e 1Co 13.', 'Leia Salmos 23:1 e 1 Coríntios 13.'],
    ['O Salmo 23:1 diz.', 'O Salmo 23:1 diz.'],
    ['João capítulo três versículo dezesseis.', 'João capítulo três versículo dezesseis.'],
    ['Mateus 28.19,20', 'Mateus 28.19,20'],
  ])('%j', (text, expected) => {
    expect(normaliseReferences(text)).toBe(expected)
  })
})
