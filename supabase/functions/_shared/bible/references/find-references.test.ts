import { bcv_parser } from 'bible-passage-reference-parser'
import * as portuguese from 'bible-passage-reference-parser/esm/lang/pt.js'
import { describe, expect, it } from 'vitest'
import { BOOK_CODES, BOOKS } from '../books.ts'
import { existsInCanon, formatReference } from '../canon.ts'
import { findReferences } from './find-references.ts'
import type { BibleReference } from '../reference.ts'

const found = (text: string) =>
  findReferences(text)
    .map(({ reference }) => formatReference(reference))
    .join('; ')

const slices = (text: string) =>
  findReferences(text).map(({ index, length }) => text.slice(index, index + length))

describe('references as they are written', () => {
  it.each([
    ['versículo 4 do Salmo 23', 'Salmos 23:4'],
    ['v. 4 do Sl 23', 'Salmos 23:4'],
    ['versículos 1 a 6 do Salmo 23', 'Salmos 23:1-6'],
    ['no verso 16 do evangelho de João 3', 'João 3:16'],
    ['versículo 3 de 1 João 4', '1 João 4:3'],
    ['versículos 3 a 5 de Judas', 'Judas 3-5'],
    ['versículo dezesseis de joão três', 'João 3:16'],
    ['João 3:16, versículo 18 de Romanos 5', 'João 3:16; Romanos 5:18'],
    ['3º capítulo de João', 'João 3'],
    ['3º capítulo de João, versículo 16', 'João 3:16'],
    ['Jo 3:16, 17', 'João 3:16-17'],
    ['3 João 1:1', '3 João 1'],
    ['terceira carta de João 1', '3 João 1'],
    ['João 3:16', 'João 3:16'],
    ['Jo 3.16-18', 'João 3:16-18'],
    ['1 Coríntios 13', '1 Coríntios 13'],
    ['I Co 13:4-7', '1 Coríntios 13:4-7'],
    ['Salmo 23', 'Salmo 23'],
    ['Sl 23:1', 'Salmos 23:1'],
    ['Gênesis capítulo 1 versículo 1', 'Gênesis 1:1'],
    ['Atos dos Apóstolos 2:42-47', 'Atos 2:42-47'],
    ['jo 3:16', 'João 3:16'],
    ['Jó 3:16', 'Jó 3:16'],
    ['Mt 5.3-12', 'Mateus 5:3-12'],
    ['Mateus 5, 3-12', 'Mateus 5:3-12'],
    ['Mateus capítulo 5 versículos 3 a 12', 'Mateus 5:3-12'],
    ['Mateus 28:19 e 20', 'Mateus 28:19-20'],
    ['Rm 8:28; 12:1-2', 'Romanos 8:28; Romanos 12:1-2'],
    ['Romanos 8.28', 'Romanos 8:28'],
    ['2ª Timóteo 3:16', '2 Timóteo 3:16'],
    ['segunda Timóteo 3:16', '2 Timóteo 3:16'],
    ['II Tm 3.16-17', '2 Timóteo 3:16-17'],
    ['1Pe 2:9', '1 Pedro 2:9'],
    ['primeira carta de Pedro 2:9', '1 Pedro 2:9'],
    ['1ª aos Coríntios 15:58', '1 Coríntios 15:58'],
    ['carta aos Hebreus 11:1', 'Hebreus 11:1'],
    ['Hb 11.1', 'Hebreus 11:1'],
    ['Ap 3:20', 'Apocalipse 3:20'],
    ['Apocalipse 3, versículo 20', 'Apocalipse 3:20'],
    ['Cantares 2:4', 'Cantares 2:4'],
    ['Cântico dos Cânticos 2:4', 'Cantares 2:4'],
    ['Êx 20:1-17', 'Êxodo 20:1-17'],
    ['Salmos 119.105', 'Salmos 119:105'],
    ['Isaías 53:4s', 'Isaías 53:4-5'],
    ['Isaías 53:4ss', 'Isaías 53:4'],
    ['Salmo 119:105a', 'Salmos 119:105'],
    ['Fp 4:13', 'Filipenses 4:13'],
    ['Filipenses 4 13', 'Filipenses 4:13'],
    ['Lamentações de Jeremias 3:22-23', 'Lamentações 3:22-23'],
    ['Judas 3', 'Judas 3'],
    ['Judas 1:3', 'Judas 3'],
    ['Obadias 1.21', 'Obadias 21'],
    ['3 João 2', '3 João 2'],
    ['Tg 1.22', 'Tiago 1:22'],
    ['Efésios 2:8-9', 'Efésios 2:8-9'],
    ['Provérbios 3:5-6', 'Provérbios 3:5-6'],
    ['2 Crônicas 7:14', '2 Crônicas 7:14'],
    ['Ageu 2:9', 'Ageu 2:9'],
    ['1 João 1:9', '1 João 1:9'],
    ['I Jo 1:9', '1 João 1:9'],
    ['1.ª João 1.9', '1 João 1:9'],
    ['1º Reis 19:4', '1 Reis 19:4'],
    ['1ª Co 13', '1 Coríntios 13'],
    ['S. João 3,16', 'João 3:16'],
    ['Mc. 4.35-41', 'Marcos 4:35-41'],
    ['Sl. 119, vv. 9-11', 'Salmos 119:9-11'],
    ['Romanos 12.1,2', 'Romanos 12:1-2'],
    ['Hebreus 12 v. 1', 'Hebreus 12:1'],
    ['João 3:16–18', 'João 3:16-18'],
    ['JOÃO 3:16', 'João 3:16'],
    ['João, 3:16', 'João 3:16'],
    ['(Jo 3:16)', 'João 3:16'],
  ])('%s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })
})

describe('ranges and lists', () => {
  it.each([
    ['Mateus 5-7', 'Mateus 5-7'],
    ['Mateus 5, 6 e 7', 'Mateus 5-7'],
    ['Salmos 23 e 24', 'Salmos 23-24'],
    ['João 3.16-4.2', 'João 3:16-4:2'],
    ['Gênesis 1-2:3', 'Gênesis 1:1-2:3'],
    ['João 3.16 e 4.2', 'João 3:16; João 4:2'],
    ['Efésios 2, 8 e 9', 'Efésios 2:8-9'],
    ['1Co 13:4-7, 13', '1 Coríntios 13:4-7; 1 Coríntios 13:13'],
    ['Gn 1:1; 2:3, 5; Ex 20:1-17', 'Gênesis 1:1; Gênesis 2:3; Gênesis 2:5; Êxodo 20:1-17'],
    ['João 3:16; 1 João 4:8', 'João 3:16; 1 João 4:8'],
    ['Salmo 23 1 João 4:8', 'Salmo 23; 1 João 4:8'],
    ['Mateus 5 e 2 Timóteo 3:16', 'Mateus 5; 2 Timóteo 3:16'],
    // Two chapters, or chapter and verse: only what both readings share is certain.
    ['Salmos 23, 24', 'Salmo 23'],
    // Backwards it is no range; its first verse stands.
    ['João 3:18-16', 'João 3:18'],
  ])('%s', (text, expected) => {
    expect(found(text)).toBe(expected)
  })
})

describe('what the canon does not have', () => {
  it.each([
    'João 3:99',
    'Hezequias 4:2',
    'Judas 2:3',
    'Salmo 151',
    '3 Coríntios 1:1',
    '3 João 15',
    'João 3:16-99',
  ])('%s is not found', (text) => {
    expect(found(text)).toBe('')
  })

  it('does not hide what stands beside it', () => {
    expect(found('Rm 8:28; 12:99 e também Salmo 151, Salmo 23')).toBe('Romanos 8:28; Salmo 23')
  })
})

describe('where a reference stands', () => {
  it('is told in the original text, whatever was said around it', () => {
    const text =
      'Olá 😀, “leiam” Mc. 4.35-41 e, lá em primeira de joão capítulo um versículo nove, orem.'
    expect(slices(text)).toEqual(['Mc. 4.35-41', 'primeira de joão capítulo um versículo nove'])
  })

  it('gives each item of a list its own place', () => {
    expect(slices('Rm 8:28; 12:1-2')).toEqual(['Rm 8:28', '12:1-2'])
  })

  it('covers a chapter said before its book', () => {
    expect(slices('no versículo 16 do capítulo 3 do evangelho de João')).toEqual([
      'versículo 16 do capítulo 3 do evangelho de João',
    ])
  })

  it('does not join what a blank line or a list item parts', () => {
    expect(found('O livro de Romanos\n\n8 perguntas')).toBe('')
    expect(found('Leiam Tiago\n1. O que ele pede?')).toBe('')
    expect(found('1. João 3:16 fala de amor')).toBe('João 3:16')
  })
})

describe('a list without end', () => {
  it('is read to its end', () => {
    expect(findReferences(`João ${'1:1, '.repeat(20_000)}`)).toHaveLength(20_000)
  })
})

/** Same numbers at every run (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

function randomReference(random: (limit: number) => number): BibleReference {
  const book = BOOK_CODES[random(BOOK_CODES.length)] ?? 'GEN'
  const sizes = BOOKS[book].verses
  const chapter = 1 + random(sizes.length)
  const shape = random(4)
  if (shape === 0 && sizes.length > 1) {
    const endChapter = Math.min(sizes.length, chapter + random(3))
    return endChapter > chapter ? { book, chapter, endChapter } : { book, chapter }
  }
  const verse = 1 + random(sizes[chapter - 1] ?? 1)
  if (shape === 1) return { book, chapter, verse }
  if (shape === 2 && chapter < sizes.length) {
    const endVerse = 1 + random(sizes[chapter] ?? 1)
    return { book, chapter, verse, endChapter: chapter + 1, endVerse }
  }
  const endVerse = Math.min(sizes[chapter - 1] ?? 1, verse + random(9))
  return endVerse > verse ? { book, chapter, verse, endVerse } : { book, chapter, verse }
}

describe('2,000 random references, written by formatReference', () => {
  const random = seeded(20_261_120)
  const references = Array.from({ length: 2000 }, () => randomReference(random))

  it('are found again as they were', () => {
    expect(references.every(existsInCanon)).toBe(true)
    const misread = references.filter((reference) => {
      const [only, ...more] = findReferences(`Vamos ler ${formatReference(reference)} juntos.`)
      return more.length > 0 || JSON.stringify(only?.reference) !== JSON.stringify(reference)
    })
    expect(misread).toEqual([])
  })

  it('stand where they were written', () => {
    const misplaced = references.map(formatReference).filter((written) => {
      const text = `Glória! Em ${written}: “ouçam”.`
      return slices(text).join('|') !== written
    })
    expect(misplaced).toEqual([])
  })

  it('are found in one long text, in order', () => {
    const written = references.map(formatReference)
    const text = written.map((reference) => `Assim diz ${reference}, e o povo respondeu. `).join('')
    expect(findReferences(text).map(({ reference }) => formatReference(reference))).toEqual(written)
  })

  it('are read alike by an independent parser', () => {
    const parser = new bcv_parser(portuguese).set_options({
      osis_compaction_strategy: 'bcv',
      single_chapter_1_strategy: 'verse',
    })
    const names = new Map<string, string>()
    const differing = references.filter((reference) => {
      const osis = parser.parse(formatReference(reference)).osis()
      const { book, chapter, verse, endChapter = chapter, endVerse } = reference
      const last = verse === undefined ? BOOKS[book].verses[endChapter - 1] : endVerse
      const start = `${chapter}.${verse ?? 1}`
      const expected = last === undefined ? start : `${start}-${endChapter}.${last}`
      const name = osis.slice(0, osis.indexOf('.'))
      names.set(book, name)
      return osis.replaceAll(`${name}.`, '') !== expected
    })
    expect(differing.map(formatReference)).toEqual([])
    expect(new Set(names.values()).size).toBe(66)
  })
})
