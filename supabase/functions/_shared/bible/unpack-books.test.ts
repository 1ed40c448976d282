import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createBookReader } from './unpack-books.ts'

const packed = (content: unknown) => ({
  default: gzipSync(JSON.stringify(content)).toString('base64'),
})

describe('createBookReader', () => {
  it('unpacks a book once, however often it is asked for', async () => {
    const load = vi.fn(async () => packed([['No princípio…', 'coração, “fé”']]))
    const read = createBookReader<string[][]>({ GEN: load })
    const [first, second] = await Promise.all([read('GEN'), read('GEN')])
    expect(first).toEqual([['No princípio…', 'coração, “fé”']])
    expect(second).toBe(first)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tries again after a failure', async () => {
    const load = vi
      .fn<() => Promise<{ default: string }>>()
      .mockRejectedValueOnce(new Error('the file could not be read'))
      .mockResolvedValue(packed(['texto']))
    const read = createBookReader<string[]>({ RUT: load })
    await expect(read('RUT')).rejects.toThrow('the file could not be read')
    expect(await read('RUT')).toEqual(['texto'])
  })

  it('rejects what is cut off', async () => {
    const { default: whole } = packed('a'.repeat(1000))
    const read = createBookReader<string>({ RUT: async () => ({ default: whole.slice(0, 20) }) })
    await expect(read('RUT')).rejects.toBeInstanceOf(TypeError)
  })

  it('knows no book that is not there', () => {
    expect(createBookReader({})('GEN')).toBeUndefined()
  })
})
