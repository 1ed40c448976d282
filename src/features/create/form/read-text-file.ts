import { MAX_LENGTH } from '@contract/limits'

/** A file with every letter in two bytes is still read; a video chosen by mistake is not. */
const MOST_BYTES = 2 * MAX_LENGTH.transcript

/** The text of a file of captions, in UTF-8 or, as older programs write them, Windows-1252; null where it is none. */
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return null
  const text = decode(bytes)
  return text.includes('\0') || text.trim() === '' ? null : text
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
