import { describe, expect, it } from 'vitest'
import { formatReference } from '../../../../bible/canon.ts'
import { findReferences } from '../../../../bible/references/find-references.ts'
import { baseTextOf } from '../../../test-support/base-text.ts'
import { choosePassages, fitForChildren } from './sermon-passages.ts'
import { THEMES } from '../themes/themes.ts'

const FILLING = 'e a gente vai conversando sobre isso com calma nesta noite '.repeat(20)

describe('choosePassages', () => {
  const choose = (text: string, themeId: string) => {
    const said = findReferences(text)
    const themes = THEMES.filter(({ id }) => id === themeId)
    return choosePassages(text, said, themes, baseTextOf(text))
  }

  it('prints the verses of a long text that belong to the theme', () => {
    const { key } = choose(`abram em Lucas 15:11-32 ${FILLING}`, 'graca')
    expect(key && formatReference(key)).toBe('Lucas 15:20-24')
  })

  it('prints the verse named most where the theme knows none', () => {
    const text = `abram em Lucas 15:11-32 ${FILLING} no versículo 28 ele não entrou, repito, versículo 28`
    const { key } = choose(text, 'trabalho')
    expect(key && formatReference(key)).toBe('Lucas 15:28')
  })

  it('prints a short text whole, and the beginning of one nobody points into', () => {
    expect(choose(`abram em João 3:16-18 ${FILLING}`, 'trabalho').key).toMatchObject({
      verse: 16,
      endVerse: 18,
    })
    expect(choose(`abram em João 4 ${FILLING}`, 'trabalho').key).toMatchObject({
      verse: 1,
      endVerse: 4,
    })
  })

  it('names at most six texts, in the order in which they were said', () => {
    const said = 'Rm 5:8; 1 Jo 4:9; Tg 1:5; Sl 23:1; Ef 2:8; Hb 11:1; Gl 5:22; Tt 2:11'.split('; ')
    const { said: kept } = choose(
      `abram em Lucas 15 ${FILLING} ${said.map((one) => `e também ${one}`).join(' ')}`,
      'graca',
    )
    expect(kept.length).toBe(6)
    expect(formatReference(kept[0] ?? { book: 'GEN', chapter: 1 })).toBe('Lucas 15')
    expect(kept.map(formatReference)).toContain('Efésios 2:8')
  })
  it('keeps of the texts cited only what is for children, and the chapter of the base text', () => {
    const passages = choose(
      `abram em Juízes 19:1-3 ${FILLING} como em Deuteronômio 21:17, em Salmos 103:13 e em Juízes 19:30`,
      'graca',
    )
    expect(passages.said.map(formatReference)).toContain('Deuteronômio 21:17')
    expect(fitForChildren(passages).said.map(formatReference)).toEqual([
      'Juízes 19:1-3',
      'Salmos 103:13',
      'Juízes 19:30',
    ])
  })
})
