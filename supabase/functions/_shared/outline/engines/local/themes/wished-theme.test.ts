import { describe, expect, it } from 'vitest'
import { THEMES } from './themes.ts'
import { findWishedTheme } from './wished-theme.ts'

describe('findWishedTheme', () => {
  it.each(THEMES.map(({ id, name }) => [name, id]))('knows %s by its name', (name, id) => {
    expect(findWishedTheme(`O tema do mês é ${name}`)?.id).toBe(id)
  })

  it.each([
    ['o tema do mês é perdão; teremos dois visitantes', 'perdao'],
    ['Tema: gratidão', 'gratidao'],
    ['estamos na série sobre casamento, incluir oração', 'casamento'],
    ['a campanha de missões começa hoje', 'missao'],
  ])('%s', (info, id) => {
    expect(findWishedTheme(info)?.id).toBe(id)
  })

  it.each([
    null,
    '',
    'incluir oração no final',
    'uma irmã está de luto',
    'evitar o tema do divórcio e do luto',
    'o tema não é perdão',
    'o tema do mês é surpresa',
  ])('hears none in %j', (info) => {
    expect(findWishedTheme(info)).toBeNull()
  })
})
