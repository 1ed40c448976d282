import { describe, expect, it } from 'vitest'
import { readTextFile } from './read-text-file'

const file = (content: BlobPart) => new File([content], 'mensagem.srt')

describe('readTextFile', () => {
  it('reads UTF-8, without its mark', async () => {
    expect(await readTextFile(file('\u{FEFF}A oração é simples.'))).toBe('A oração é simples.')
  })

  it('reads what older programs have written', async () => {
    const latin = Uint8Array.from('A oração', (letter) => letter.charCodeAt(0))
    expect(await readTextFile(file(latin))).toBe('A oração')
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['no text', new Uint8Array([0x00, 0x00, 0x18, 0x66, 0x74, 0x79, 0x70])],
    ['far too much', 'a'.repeat(5_000_001)],
  ])('is null for a file with %s', async (_, content) => {
    expect(await readTextFile(file(content))).toBeNull()
  })
})
