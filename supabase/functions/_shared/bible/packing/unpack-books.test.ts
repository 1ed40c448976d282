import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { toBase91 } from './base91.ts'
import { createBookReader } from './unpack-books.ts'
import { packWords, toCodes, wordsOf } from './word-codes.ts'

const CONTENT = [['No princípio criou Deus', 'coração, “fé”']]
const JSON_TEXT = JSON.stringify(CONTENT)
const WORDS = [...new Set(wordsOf(JSON_TEXT))]

const packed = (content: string | Uint8Array) => ({
  default: toBase91(gzipSync(content)),
})
const vocabulary = async () => packed(packWords(WORDS))
const book = packed(toCodes(JSON_TEXT, new Map(WORDS.map((word, number) => [word, number]))))

describe('createBookReader', () => {
  it('unpacks a book once, however often it is asked for', async () => {
    const load = vi.fn(async () => book)
    const read = createBookReader<string[][]>({ GEN: load }, vocabulary)
    const [first, second] = await Promise.all([read('GEN'), read('GEN')])
    expect(first).toEqual(CONTENT)
    expect(second).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tries again after a failure, of a book and of the words', async () => {
    const fails = vi.fn<() => Promise<{ default: string }>>()
    fails.mockRejectedValueOnce(new Error('the file could not be read'))
    const ofBook = createBookReader({ RUT: fails.mockResolvedValueOnce(book) }, vocabulary)
    await expect(ofBook('RUT')).rejects.toThrow('the file could not be read')
    expect(await ofBook('RUT')).toEqual(CONTENT)

    fails.mockRejectedValueOnce(new Error('the words could not be read'))
    const ofWords = createBookReader(
      { RUT: async () => book },
      fails.mockResolvedValueOnce(await vocabulary()),
    )
    await expect(ofWords('RUT')).rejects.toThrow('the words could not be read')
    expect(await ofWords('RUT')).toEqual(CONTENT)
  })

  it('rejects what is cut off', async () => {
    const cut = { default: book.default.slice(0, 20) }
    const read = createBookReader({ RUT: async () => cut }, vocabulary)
    await expect(read('RUT')).rejects.toBeInstanceOf(TypeError)
  })

  it('knows no book that is not there', () => {
    expect(createBookReader({}, vocabulary)('GEN')).toBeUndefined()
  })
})
