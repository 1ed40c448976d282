import { describe, expect, it } from 'vitest'
import { REQUIRED_SECTIONS, SECTION_KINDS, sectionOf, SECTIONS, titleIn } from './sections.ts'

it('always has the six sections of every outline', () => {
  expect(REQUIRED_SECTIONS.map((kind) => SECTIONS[kind].title)).toEqual([
    'Quebra-gelo',
    'Resumo da mensagem',
    'Perguntas para discussão',
    'Aplicação prática',
    'Conclusão',
    'Desafio',
  ])
})

it('gives minutes to what an engine writes: not what the product adds itself', () => {
  const untimed = Object.values(SECTIONS).filter(({ timed }) => !timed)
  expect(untimed.map(({ title }) => title)).toEqual([
    'Como foi?',
    'Para quem conduz',
    'Textos bíblicos relacionados',
    'Créditos',
  ])
  expect(SECTION_KINDS).toHaveLength(Object.keys(SECTIONS).length - untimed.length)
})

describe('sectionOf', () => {
  it.each(Object.entries(SECTIONS))('knows %s by its title', (name, { title }) => {
    expect(sectionOf(title)).toBe(name)
    expect(sectionOf(` ${title.toUpperCase()} `)).toBe(name)
  })

  it.each([
    ['Perguntas', 'questions'],
    ['Perguntas para você', 'questions'],
    ['Questões para conversar', 'questions'],
    ['Discussao em grupo', 'questions'],
    ['Observação', 'observation'],
    ['Texto-base: João 3', 'relatedTexts'],
    ['Textos Biblicos', 'relatedTexts'],
    ['Leitura bíblica', 'relatedTexts'],
    ['Desafio da semana', 'challenge'],
    ['Creditos', 'credits'],
  ])('knows a foreign one: %s', (heading, name) => {
    expect(sectionOf(heading)).toBe(name)
  })

  it.each(Object.entries(SECTIONS))('knows %s in a block of the church’s', (name, { title }) => {
    expect(sectionOf(`Encontro: ${title}`)).toBe(name)
  })

  it('knows what is written as its own title', () => {
    for (const kind of SECTION_KINDS) {
      expect(sectionOf(titleIn('Palavra', kind))).toBe(kind)
      expect(titleIn(SECTIONS[kind].title.toUpperCase(), kind)).toBe(SECTIONS[kind].title)
    }
    expect(titleIn('Edificação', 'summary')).toBe('Edificação: Resumo da mensagem')
  })

  it.each(['', 'Lanche', 'Outras perguntas', 'A oração de Davi', 'Lanche: Desafios'])(
    'knows nothing of %j',
    (heading) => {
      expect(sectionOf(heading)).toBeNull()
    },
  )
})
