import { fromBase91 } from './base91.ts'
import type { BookCode } from '../books.ts'
import { createDecoder, unpackWords } from './word-codes.ts'

type Packed = () => Promise<{ default: string }>

/**
 * Reads books as `npm run gen:books` packs them (JSON, by the numbers of its words, gzip, base91), each unpacked once.
 * Undefined for a book that is not among them.
 *
 * They are packed because Supabase's bundler takes 5 MB a function, and modules because the CLI finds files by their
 * imports alone: docs/decisions/0015-books-are-packed.md.
 */
export function createBookReader<Content>(
  books: Partial<Record<BookCode, Packed>>,
  vocabulary: Packed,
): (book: BookCode) => Promise<Content> | undefined {
  const decoder = once(async () => createDecoder(unpackWords(await unpackText(vocabulary))))
  const readers = new Map(
    Object.entries(books).map(([book, load]) => [
      book,
      once(async () => {
        const [codes, decode] = await Promise.all([load().then(unpack), decoder()])
        return JSON.parse(decode(codes)) as Content
      }),
    ]),
  )
  return (book) => readers.get(book)?.()
}

/** What is packed as lines, such as the topics. */
export async function unpackLines(packed: Packed): Promise<string[]> {
  return (await unpackText(packed)).split('\n')
}

async function unpackText(packed: Packed): Promise<string> {
  return new TextDecoder().decode(await unpack(await packed()))
}

/** What failed is tried again the next time. */
export function once<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<Result> | null = null
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}

async function unpack({ default: packed }: { default: string }): Promise<Uint8Array> {
  // not by a Blob: jsdom's has no stream
  const { body } = new Response(fromBase91(packed))
  if (body === null) throw new Error('a packed book is empty')
  const content = body.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(content).arrayBuffer())
}
