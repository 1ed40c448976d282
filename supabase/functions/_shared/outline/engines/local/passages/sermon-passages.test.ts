import { describe, expect, it } from 'vitest'
import { formatReference } from '../../../../bible/canon.ts'
import { findReferences } from '../../../../bible/find-references.ts'
import { choosePassages, findBaseText, fitForChildren } from './sermon-passages.ts'
import { THEMES } from '../themes/themes.ts'

const baseOf = (text: string, title: string | null = null) => {
  const base = findBaseText(text, findReferences(text), title)
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

  it('takes the range from the title of the video where it is the same chapter', () => {
    expect(baseOf(`abra em Mateus 18 ${FILLING} Mateus 18:33`, 'Perdão | Mateus 18:21-35')).toBe(
      'Mateus 18:21-35',
    )
    expect(baseOf(`abra em Mateus 18 ${FILLING}`, 'Perdão | Lucas 15:11-32')).toBe('Mateus 18')
  })

  it('is none where nothing was said, or one verse in passing', () => {
    expect(baseOf(FILLING)).toBeNull()
    expect(baseOf(`${FILLING} ${FILLING} lembra de Tiago 1:5 ${FILLING}`)).toBeNull()
  })
})

describe('choosePassages', () => {
  const choose = (text: string, themeId: string) => {
    const said = findReferences(text)
    const themes = THEMES.filter(({ id }) => id === themeId)
    return choosePassages(text, said, themes, findBaseText(text, said, null))
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
