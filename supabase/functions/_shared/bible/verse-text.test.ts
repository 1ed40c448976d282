import { describe, expect, it } from 'vitest'
import {
  asQuoted,
  BIBLE_CREDIT,
  printedText,
  verseText,
  withoutVerseNumbers,
} from './verse-text.ts'

const TEXTS = import.meta.glob<string[][]>('./books/*.json', { eager: true, import: 'default' })

describe('verseText', () => {
  it('gives a verse word for word', async () => {
    expect(await verseText({ book: 'JHN', chapter: 3, verse: 16 })).toBe(
      'Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna.',
    )
    expect(await verseText({ book: 'PSA', chapter: 23, verse: 1 })).toBe(
      'O SENHOR é meu pastor, nada me faltará.',
    )
    expect(await verseText({ book: 'REV', chapter: 22, verse: 21 })).toBe(
      'A graça do nosso Senhor Jesus Cristo seja com todos vós. Amém!',
    )
  })

  it('joins verses with a space, also from one chapter to the next', async () => {
    expect(await verseText({ book: '1TH', chapter: 5, verse: 16, endVerse: 17 })).toBe(
      'Alegrai-vos sempre. Orai sem cessar.',
    )
    const acrossChapters = await verseText({
      book: 'GEN',
      chapter: 1,
      verse: 31,
      endChapter: 2,
      endVerse: 1,
    })
    expect(acrossChapters).toMatch(
      /^E viu Deus tudo o que havia feito.* o dia sexto\. E foram concluídos os céus e a terra/,
    )
  })

  it('gives whole chapters where no verse is named', async () => {
    const psalm = await verseText({ book: 'PSA', chapter: 117 })
    expect(psalm).toMatch(/^Louvai ao SENHOR, todas as nações;.*Aleluia!$/)
    const letters = await verseText({ book: '2JN', chapter: 1 })
    expect(letters).toMatch(/^O ancião, à senhora eleita, .* a eleita, te saúdam\. Amém\.$/)
  })

  it('closes and opens the marks of speech that the passage cuts', async () => {
    expect(await verseText({ book: 'MAT', chapter: 18, verse: 21, endVerse: 22 })).toMatch(
      /: “Senhor, até .*Até sete\?” Jesus lhe disse: “Não te digo até sete, mas até setenta vezes sete\.”$/,
    )
    expect(await verseText({ book: 'LUK', chapter: 15, verse: 24 })).toMatch(
      /^‘?Porque este meu filho .* foi achado’\. E começaram/,
    )
  })

  it('closes once what is opened again at each paragraph', async () => {
    expect(await verseText({ book: 'REV', chapter: 2, verse: 1, endVerse: 7 })).toMatch(
      /no meio do paraíso de Deus\.”$/,
    )
  })

  it('is null where the canon ends', async () => {
    expect(await verseText({ book: 'JHN', chapter: 3, verse: 99 })).toBeNull()
    expect(await verseText({ book: 'PSA', chapter: 151 })).toBeNull()
    expect(await verseText({ book: '3JN', chapter: 1, verse: 15 })).toBeNull()
  })

  it('never takes the empty Atos 28:29 for text', async () => {
    expect(await verseText({ book: 'ACT', chapter: 28, verse: 29 })).toBeNull()
    const around = await verseText({ book: 'ACT', chapter: 28, verse: 28, endVerse: 30 })
    expect(around).toMatch(/eles a ouvirão\. E Paulo/)
  })

  it('gives the promise of Atos 2:38 to its end', async () => {
    expect(await verseText({ book: 'ACT', chapter: 2, verse: 38 })).toMatch(
      /para perdão dos pecados; e recebereis o dom do Espírito Santo\.”$/,
    )
  })

  it.each([
    ['GEN', 14, 20, /teus inimigos em tua mão\. E deu-lhe Abrão o dízimo de tudo\.$/],
    ['GEN', 18, 10, /terá um filho\. E Sara ouvia à entrada da tenda, que estava por trás dele\.$/],
    ['ZEP', 3, 17, /^O SENHOR teu Deus está no meio de ti, guerreiro que salva;/],
    ['ISA', 57, 20, /não pode se aquietar, e suas águas lançam fora lodo e lama\.$/],
    [
      'LUK',
      7,
      28,
      /^“Pois eu vos digo que, .*, não há profeta maior que João Batista; mas o menor no/,
    ],
    ['LUK', 12, 24, /e Deus os alimenta\. Quão mais importantes sois vós que as aves!$/],
    ['ROM', 8, 32, /seu próprio Filho poupou, mas por todos nós o entregou, como não nos dará/],
    ['2CO', 2, 13, /^não tive repouso em meu espírito, por não achar a meu irmão Tito\. Porém,/],
  ] as const)('gives %s %i:%i with the clause that the source left out', async (...of) => {
    const [book, chapter, verse, whole] = of
    expect(await verseText({ book, chapter, verse })).toMatch(whole)
  })

  it('does not carry the next psalm’s title at the end of a psalm', async () => {
    expect(await verseText({ book: 'PSA', chapter: 23, verse: 6 })).toMatch(
      /habitarei na casa do SENHOR para sempre\.$/,
    )
  })
})

describe('printedText', () => {
  it('begins each of several verses with its number, before its marks of speech', async () => {
    expect(await printedText({ book: '1TH', chapter: 5, verse: 16, endVerse: 17 })).toBe(
      '¹⁶Alegrai-vos sempre. ¹⁷Orai sem cessar.',
    )
    const across = { book: 'GEN', chapter: 1, verse: 31, endChapter: 2, endVerse: 1 } as const
    expect(await printedText(across)).toMatch(/^³¹E viu Deus .* o dia sexto\. ¹E foram concluídos/)
    expect(await printedText({ book: 'LUK', chapter: 15, verse: 18, endVerse: 19 })).toMatch(
      /^¹⁸[‘“]?\p{L}.* ¹⁹\p{L}/u,
    )
  })

  it('leaves one verse as it is', async () => {
    const reference = { book: 'PSA', chapter: 23, verse: 1 } as const
    expect(await printedText(reference)).toBe(await verseText(reference))
    expect(await printedText({ book: 'JHN', chapter: 3, verse: 99 })).toBeNull()
  })

  it('leaves out the number of a verse without words', async () => {
    const around = await printedText({ book: 'ACT', chapter: 28, verse: 28, endVerse: 30 })
    expect(around).toMatch(/^²⁸[^²]*³⁰E Paulo/)
  })

  it('is the text where its numbers are taken off', async () => {
    const psalm = { book: 'PSA', chapter: 117 } as const
    expect(withoutVerseNumbers((await printedText(psalm)) ?? '')).toBe(await verseText(psalm))
  })
})

describe('the stored text', () => {
  const verses = Object.entries(TEXTS).flatMap(([file, chapters]) =>
    chapters.flatMap((chapter, at) =>
      chapter.map((verse, index) => ({ place: `${file} ${at + 1}:${index + 1}`, verse })),
    ),
  )

  it.each([
    [
      'titles of psalms',
      /(?:Salmo|Cântico|Oração|Hino|Memorial)[^.!?]*(?:Davi|Asafe|Coré|degraus|regente)[^.!?]*:$/,
    ],
    ['subscriptions', /(?:Escrita|escrita) (?:de|da|em) [A-Z][^.]*(?:enviada|$)/],
    ['editing marks', /[*{}~<>\\|#]|added|Comparar com/],
    ['stray space', /^\s|\s$|\s{2}|[([“‘]\s|[^’]\s[)\]”’]|[a-zà-ÿ]-\s/],
    ['glued sentences', /[a-zà-ÿ][.!?,;:][A-Za-zÀ-ÿ]/],
  ])('holds no %s', (_, residue) => {
    expect(verses.filter(({ verse }) => residue.test(verse))).toEqual([])
  })

  it('has one empty verse', () => {
    const empty = verses.filter(({ verse }) => verse === '').map(({ place }) => place)
    expect(empty).toEqual(['./books/ACT.json 28:29'])
  })
})

describe('BIBLE_CREDIT', () => {
  it('names the source, its authors and the licence', () => {
    expect(BIBLE_CREDIT).toContain(
      'Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles',
    )
    expect(BIBLE_CREDIT).toContain(
      'Licença Creative Commons Atribuição 3.0 Brasil (creativecommons.org/licenses/by/3.0/br)',
    )
  })
})

describe('asQuoted', () => {
  it.each([
    ['não se assenta na roda dos zombadores;', 'não se assenta na roda dos zombadores.'],
    ['Ora, havia pastores,', 'Ora, havia pastores…'],
    ['E disse ao povo:', 'E disse ao povo…'],
    ['que significa “filhos do trovão”;', 'que significa “filhos do trovão”.'],
    ['dizei: ‘Agimos com maldade;’', 'dizei: ‘Agimos com maldade.’'],
    ['como as poderei desarraigar?;', 'como as poderei desarraigar?'],
    ['O SENHOR é meu pastor, nada me faltará.', 'O SENHOR é meu pastor, nada me faltará.'],
    ['Quem é este?”', 'Quem é este?”'],
    ['', ''],
  ])('%s', (text, quoted) => {
    expect(asQuoted(text)).toBe(quoted)
  })

  it('leaves no passage of the Bible that leads on to what is not there', () => {
    const verses = Object.values(TEXTS).flat(2)
    expect(verses.filter((verse) => /[;:,][”’)]*$/u.test(verse)).length).toBeGreaterThan(4000)
    expect(verses.filter((verse) => /[;:,][”’)]*$/u.test(asQuoted(verse)))).toEqual([])
  })
})
