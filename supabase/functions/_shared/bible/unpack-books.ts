import type { BookCode } from './books.ts'

type PackedBooks = Partial<Record<BookCode, () => Promise<{ default: string }>>>

/**
 * Reads books as `npm run gen:books` packs them (JSON, gzip, base64), each unpacked once. Undefined for a book that is
 * not among them.
 *
 * They are packed because Supabase's bundler takes 5 MB a function, and modules because the CLI finds files by their
 * imports alone: docs/deploy.md.
 */
export function createBookReader<Content>(
  books: PackedBooks,
): (book: BookCode) => Promise<Content> | undefined {
  const read = new Map<BookCode, Promise<Content>>()
  return (book) => {
    const known = read.get(book)
    if (known !== undefined) return known
    const load = books[book]
    if (load === undefined) return undefined
    const reading = load().then((module) => unpack<Content>(module.default))
    read.set(book, reading)
    // A failed read is tried again the next time.
    reading.catch(() => read.delete(book))
    return reading
  }
}

async function unpack<Content>(packed: string): Promise<Content> {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
  const { body } = new Response(bytes)
  if (body === null) throw new Error('a packed book is empty')
  const text = body.pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(text).json()) as Content
}
