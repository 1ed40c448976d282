import { BOOK_CODES, type BookCode } from '../../../../../bible/books.ts'
import { contains } from '../../../../../bible/canon.ts'
import { findReferences } from '../../../../../bible/references/find-references.ts'
import type { BibleReference } from '../../../../../bible/reference.ts'
import type { KindName } from './kind.ts'

/** What each book is, where nothing else is said of a part of it: from this book on. */
const FROM_BOOK: readonly (readonly [BookCode, KindName])[] = [
  ['GEN', 'narrative'],
  ['LEV', 'law'],
  ['NUM', 'narrative'],
  ['DEU', 'law'],
  ['JOS', 'narrative'],
  ['JOB', 'poem'],
  ['PRO', 'wisdom'],
  ['SNG', 'poem'],
  ['ISA', 'prophecy'],
  ['LAM', 'poem'],
  ['EZK', 'prophecy'],
  ['DAN', 'narrative'],
  ['HOS', 'prophecy'],
  ['JON', 'narrative'],
  ['MIC', 'prophecy'],
  ['MAT', 'gospel'],
  ['ACT', 'narrative'],
  ['ROM', 'letter'],
  ['REV', 'vision'],
]

/** Parts of books that are of another kind than the rest, the narrower first. */
const PARTS: readonly (readonly [KindName, string])[] = [
  [
    'names',
    `Gênesis 5; Gênesis 10; Gênesis 11:10-32; Gênesis 36; Números 1; Números 26; 1 Crônicas 1; 1 Crônicas 2; 1 Crônicas 3;
    1 Crônicas 4; 1 Crônicas 5; 1 Crônicas 6; 1 Crônicas 7; 1 Crônicas 8; 1 Crônicas 9;
    1 Crônicas 11:10-47; 1 Crônicas 12; 1 Crônicas 23; 1 Crônicas 24; 1 Crônicas 25; 1 Crônicas 26; 1 Crônicas 27; Josué 12;
    Josué 15; Josué 19; Josué 21; 2 Samuel 23:24-39; Neemias 3; Neemias 10:1-27; Neemias 11; Neemias 12:1-26; Esdras 2; Neemias 7:6-73;
    Mateus 1:1-17; Lucas 3:23-38; Romanos 16:1-16`,
  ],
  [
    'poem',
    `Êxodo 15:1-18; Números 23:7-24; Deuteronômio 32:1-43; Deuteronômio 33; Juízes 5; 1 Samuel 2:1-10; 2 Samuel 1:19-27;
    2 Samuel 22; 2 Samuel 23:1-7; 1 Crônicas 16:8-36; Isaías 12; Isaías 38:9-20; Jonas 2:1-9; Habacuque 3;
    Lucas 1:46-55; Lucas 1:68-79; Lucas 2:29-32`,
  ],
  [
    'narrative',
    `Levítico 8; Levítico 9; Levítico 10:1-7; Levítico 10:12-20; Deuteronômio 1; Deuteronômio 2; Deuteronômio 3; Deuteronômio 31;
    Deuteronômio 34; Jó 1; Jó 2; Jó 42:7-17; Isaías 7:1-17; Isaías 36; Isaías 37; Isaías 38:1-8; Isaías 39; Jeremias 26; Jeremias 28;
    Jeremias 36; Jeremias 37; Jeremias 38; Jeremias 39; Jeremias 40; Jeremias 41; Jeremias 42; Jeremias 43; Oseias 1;
    Oseias 3; Amós 7:10-17; Ageu 1:12-15; Mateus 1:18-25; Mateus 2; Mateus 3; Marcos 1:1-8; Lucas 1; Lucas 2; Lucas 3`,
  ],
  [
    'law',
    `Êxodo 12:43-51; Êxodo 13:1-16; Êxodo 20; Êxodo 21; Êxodo 22; Êxodo 23; Êxodo 25; Êxodo 26; Êxodo 27; Êxodo 28;
    Êxodo 29; Êxodo 30; Números 5; Números 6:1-21; Números 15:1-31; Números 18; Números 19; Números 28; Números 29; Números 30`,
  ],
  [
    'vision',
    `Ezequiel 1; Ezequiel 10; Ezequiel 37:1-14; Ezequiel 40; Ezequiel 47:1-12; Daniel 7; Daniel 8; Daniel 10;
    Daniel 11; Daniel 12; Zacarias 1:7-21; Zacarias 2; Zacarias 3; Zacarias 4; Zacarias 5; Zacarias 6:1-8`,
  ],
  ['letter', 'Apocalipse 2; Apocalipse 3'],
  [
    'parable',
    `Mateus 13; Mateus 18:23-35; Mateus 20:1-16; Mateus 21:28-46; Mateus 22:1-14; Mateus 25:1-30; Marcos 4:1-34;
    Marcos 12:1-12; Lucas 8:4-15; Lucas 10:25-37; Lucas 12:13-21; Lucas 13:6-9; Lucas 13:18-21; Lucas 14:7-24;
    Lucas 15; Lucas 16:1-13; Lucas 16:19-31; Lucas 18:1-14; Lucas 19:11-27; Lucas 20:9-19`,
  ],
  [
    'teaching',
    `Mateus 5; Mateus 6; Mateus 7; Mateus 10; Mateus 18; Mateus 23; Mateus 24; Mateus 25; Marcos 13; Lucas 6:20-49;
    Lucas 11:1-13; Lucas 12; Lucas 17:1-10; Lucas 17:20-37; Lucas 21:5-38; João 3:16-21; João 5:19-47; João 10:1-21; João 14; João 15;
    João 16`,
  ],
]

let known: readonly (readonly [KindName, readonly BibleReference[]])[] | null = null

/** Read when it is first asked for: most outlines need none of it. */
function knownParts(): NonNullable<typeof known> {
  known ??= PARTS.map(([kind, texts]) => [
    kind,
    texts
      .split(';')
      .flatMap((text) => findReferences(text.trim()).map(({ reference }) => reference)),
  ])
  return known
}

/** What kind of text a passage is, by its place in the Bible. */
export function kindOf(passage: BibleReference): KindName {
  for (const [kind, parts] of knownParts()) {
    if (parts.some((part) => contains(part, passage))) return kind
  }
  const place = BOOK_CODES.indexOf(passage.book)
  const found = FROM_BOOK.findLast(([book]) => BOOK_CODES.indexOf(book) <= place)
  return found?.[1] ?? 'narrative'
}
