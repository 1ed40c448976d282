import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const STORED = 0

/** The text files of a zip archive by their names, read by its central directory. Throws where it is none. */
export async function unzip(archive: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer())
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw new Error('no zip archive')
  const files = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('broken zip archive')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const header = bytes.readUInt32LE(at + 42)
    const from = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28)
    const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 20))
    const isStored = bytes.readUInt16LE(at + 10) === STORED
    files.set(name, (isStored ? packed : inflateRawSync(packed)).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
