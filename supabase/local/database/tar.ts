import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BLOCK = 512
const NAME = { start: 0, end: 100 }
const SIZE = { start: 124, end: 136 }
const TYPE = 156
const PREFIX = { start: 345, end: 500 }
const DIRECTORY = '5'
const FILES = new Set(['0', '\0'])

/**
 * Unpacks an uncompressed ustar archive, as PGlite's `dumpDataDir` writes it, into a new folder.
 * About ten times faster than PGlite's own `loadDataDir`, which unpacks inside the wasm machine.
 */
export function unpackTar(archive: Buffer, target: string): void {
  mkdirSync(target, { recursive: true })
  for (let offset = 0; offset + BLOCK <= archive.length;) {
    const header = archive.subarray(offset, offset + BLOCK)
    const name = text(header, NAME)
    if (name === '') return
    const size = Number.parseInt(text(header, SIZE).trim() || '0', 8)
    const type = String.fromCharCode(header[TYPE] ?? 0)
    const file = inside(target, path.posix.join(text(header, PREFIX), name))
    offset += BLOCK
    if (type === DIRECTORY) {
      mkdirSync(file, { recursive: true })
    } else if (FILES.has(type)) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, archive.subarray(offset, offset + size))
    }
    offset += Math.ceil(size / BLOCK) * BLOCK
  }
}

function text(header: Buffer, field: { start: number; end: number }): string {
  const bytes = header.subarray(field.start, field.end)
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end === -1 ? undefined : end)
}

function inside(target: string, name: string): string {
  const file = path.join(target, name)
  if (path.relative(target, file).startsWith('..'))
    throw new Error(`Path outside the archive: ${name}`)
  return file
}
