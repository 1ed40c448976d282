/** Where a book stands, as a Brazilian Bible sorts them: what is not named here is of the law or of history. */
const SHELVES = {
  poetry: 'Jó Salmo Salmos Provérbios Eclesiastes Cantares Cânticos Cântico',
  prophets:
    'Isaías Jeremias Lamentações Ezequiel Daniel Oseias Joel Amós Obadias Jonas Miqueias Naum Habacuque Sofonias Ageu Zacarias Malaquias',
  gospels: 'Mateus Marcos Lucas João Atos',
  letters:
    'Romanos Coríntios Gálatas Efésios Filipenses Colossenses Tessalonicenses Timóteo Tito Filemom Hebreus Tiago Pedro Judas Apocalipse',
} as const

export type Shelf = keyof typeof SHELVES | 'law'

const shelfOfName = new Map(
  Object.entries(SHELVES).flatMap(([shelf, names]) =>
    names.split(' ').map((name) => [name, shelf as Shelf] as const),
  ),
)

/** Of the book that a passage is from, by its name: 'Lucas', '1 João'. */
export function shelfOf(book: string): Shelf {
  const [, numbered] = /^\d (\S+)/.exec(book) ?? []
  // the gospel has no number
  if (numbered === 'João') return 'letters'
  return shelfOfName.get(numbered ?? book.split(' ')[0] ?? '') ?? 'law'
}
