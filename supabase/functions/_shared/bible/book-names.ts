import type { BookCode } from './books.ts'

/** The books that come by number, by the name they share. */
export type Family =
  | 'samuel'
  | 'kings'
  | 'chronicles'
  | 'corinthians'
  | 'thessalonians'
  | 'timothy'
  | 'peter'
  | 'john'

export const FAMILIES: Record<Family, readonly BookCode[]> = {
  samuel: ['1SA', '2SA'],
  kings: ['1KI', '2KI'],
  chronicles: ['1CH', '2CH'],
  corinthians: ['1CO', '2CO'],
  thessalonians: ['1TH', '2TH'],
  timothy: ['1TI', '2TI'],
  peter: ['1PE', '2PE'],
  john: ['1JN', '2JN', '3JN'],
}

function index<Key>(lines: readonly (readonly [Key, string])[]): ReadonlyMap<string, Key> {
  return new Map(lines.flatMap(([key, words]) => words.split(' ').map((word) => [word, key])))
}

/** Without accents, as `fold` leaves them. 'Jó' is not here: without its accent it is João's 'Jo'. */
export const FULL_NAMES = index<BookCode>([
  ['GEN', 'genesis'],
  ['EXO', 'exodo'],
  ['LEV', 'levitico leviticos'],
  ['NUM', 'numeros'],
  ['DEU', 'deuteronomio'],
  ['JOS', 'josue'],
  ['JDG', 'juizes'],
  ['RUT', 'rute ruth'],
  ['EZR', 'esdras'],
  ['NEH', 'neemias'],
  ['EST', 'ester esther'],
  ['PSA', 'salmo salmos'],
  ['PRO', 'proverbios proverbio'],
  ['ECC', 'eclesiastes'],
  ['SNG', 'cantares canticos cantico'],
  ['ISA', 'isaias'],
  ['JER', 'jeremias'],
  ['LAM', 'lamentacoes'],
  ['EZK', 'ezequiel'],
  ['DAN', 'daniel'],
  ['HOS', 'oseias'],
  ['JOL', 'joel'],
  ['AMO', 'amos'],
  ['OBA', 'obadias abdias'],
  ['JON', 'jonas'],
  ['MIC', 'miqueias'],
  ['NAM', 'naum'],
  ['HAB', 'habacuque habacuc abacuque'],
  ['ZEP', 'sofonias'],
  ['HAG', 'ageu'],
  ['ZEC', 'zacarias'],
  ['MAL', 'malaquias'],
  ['MAT', 'mateus'],
  ['MRK', 'marcos'],
  ['LUK', 'lucas'],
  ['JHN', 'joao'],
  ['ACT', 'atos'],
  ['ROM', 'romanos'],
  ['GAL', 'galatas'],
  ['EPH', 'efesios'],
  ['PHP', 'filipenses'],
  ['COL', 'colossenses'],
  ['TIT', 'tito'],
  ['PHM', 'filemom filemon'],
  ['HEB', 'hebreus'],
  ['JAS', 'tiago'],
  ['JUD', 'judas'],
  ['REV', 'apocalipse'],
])

export const ABBREVIATIONS = index<BookCode>([
  ['GEN', 'gn gen'],
  ['EXO', 'ex exo exod'],
  ['LEV', 'lv lev'],
  ['NUM', 'nm num'],
  ['DEU', 'dt deut'],
  ['JOS', 'js jos'],
  ['JDG', 'jz jui'],
  ['RUT', 'rt rut'],
  ['EZR', 'ed esd'],
  ['NEH', 'ne neem'],
  ['EST', 'et est'],
  ['PSA', 'sl sal slm'],
  ['PRO', 'pv prov prv'],
  ['ECC', 'ec ecl'],
  ['SNG', 'ct cant'],
  ['ISA', 'is isa'],
  ['JER', 'jr jer'],
  ['LAM', 'lm lam'],
  ['EZK', 'ez ezeq'],
  ['DAN', 'dn dan'],
  ['HOS', 'os ose'],
  ['JOL', 'jl'],
  ['AMO', 'am'],
  ['OBA', 'ob oba'],
  ['JON', 'jn jon'],
  ['MIC', 'mq miq'],
  ['NAM', 'na'],
  ['HAB', 'hc hab'],
  ['ZEP', 'sf sof'],
  ['HAG', 'ag'],
  ['ZEC', 'zc zac'],
  ['MAL', 'ml'],
  ['MAT', 'mt mat'],
  ['MRK', 'mc'],
  ['LUK', 'lc luc'],
  ['JHN', 'jo'],
  ['ACT', 'at'],
  ['ROM', 'rm rom'],
  ['GAL', 'gl gal'],
  ['EPH', 'ef'],
  ['PHP', 'fp flp fil'],
  ['COL', 'cl col'],
  ['TIT', 'tt'],
  ['PHM', 'fm flm'],
  ['HEB', 'hb heb'],
  ['JAS', 'tg'],
  ['JUD', 'jd'],
  ['REV', 'ap apoc'],
])

export const FAMILY_NAMES = index<Family>([
  ['samuel', 'samuel'],
  ['kings', 'reis'],
  ['chronicles', 'cronicas'],
  ['corinthians', 'corintios'],
  ['thessalonians', 'tessalonicenses'],
  ['timothy', 'timoteo'],
  ['peter', 'pedro'],
  ['john', 'joao'],
])

export const FAMILY_ABBREVIATIONS = index<Family>([
  ['samuel', 'sm sam'],
  ['kings', 'rs'],
  ['chronicles', 'cr cro cron'],
  ['corinthians', 'co cor'],
  ['thessalonians', 'ts tes tess'],
  ['timothy', 'tm tim'],
  ['peter', 'pe pd ped'],
  ['john', 'jo'],
])

/** What may follow a name and still belong to it: 'Atos dos Apóstolos'. */
export const NAME_TAILS: Partial<Record<BookCode, readonly string[]>> = {
  PRO: ['de salomao'],
  SNG: ['dos canticos', 'de salomao'],
  LAM: ['de jeremias'],
  ACT: ['dos apostolos'],
  REV: ['de joao', 'de sao joao'],
}

/** Words that are a book's name only together with their tail. */
export const NEED_TAIL: ReadonlySet<string> = new Set(['cantico'])

/** Names that a person of today may bear, so that a bare number after them proves little. */
export const PERSONS: ReadonlySet<BookCode> = new Set<BookCode>([
  'JOS',
  'RUT',
  'EZR',
  'NEH',
  'EST',
  'JOB',
  'ISA',
  'JER',
  'EZK',
  'DAN',
  'HOS',
  'JOL',
  'AMO',
  'OBA',
  'JON',
  'MIC',
  'NAM',
  'HAB',
  'ZEP',
  'HAG',
  'ZEC',
  'MAL',
  'MAT',
  'MRK',
  'LUK',
  'JHN',
  'TIT',
  'PHM',
  'JAS',
  'JUD',
])

/** Names that are also plain Portuguese plurals: 'os números', 'os juízes', 'os romanos'. */
export const PLURAL_NOUNS: ReadonlySet<BookCode> = new Set<BookCode>([
  'NUM',
  'JDG',
  'ACT',
  'ROM',
  'GAL',
  'EPH',
  'PHP',
  'COL',
  'HEB',
  '1KI',
  '2KI',
  '1CO',
  '2CO',
  '1TH',
  '2TH',
])

/** Names that mean nothing but the book, so that a number after them is its chapter. */
export const NOTHING_ELSE: ReadonlySet<BookCode> = new Set<BookCode>([
  'GEN',
  'EXO',
  'LEV',
  'DEU',
  'PSA',
  'PRO',
  'ECC',
  'SNG',
  'LAM',
  'REV',
  '1CH',
  '2CH',
])
