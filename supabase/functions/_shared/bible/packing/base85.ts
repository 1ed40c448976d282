/*
 * Bytes as text, four in five characters: a sixteenth less than base64 makes of them. The characters need no escape
 * between single quotes, and none of them makes the text look like a path, a link or a comment to what reads imports by
 * a regular expression.
 */

const DIGITS =
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#&()*+,-;<=>?@[]^_{|}~'
const HIGHEST = DIGITS.length - 1
const VALUES = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

export function toBase85(bytes: Uint8Array): string {
  const groups: string[] = []
  for (let start = 0; start < bytes.length; start += 4) {
    let value = 0
    for (let at = start; at < start + 4; at += 1) value = value * 256 + (bytes[at] ?? 0)
    let group = ''
    for (let place = 0; place < 5; place += 1) {
      group = (DIGITS[value % 85] ?? '') + group
      value = Math.floor(value / 85)
    }
    groups.push(group.slice(0, Math.min(4, bytes.length - start) + 1))
  }
  return groups.join('')
}

/** A last group that is short is filled up with the highest digit, so that its bytes come out as they went in. */
export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5))
  let end = 0
  for (let start = 0; start < text.length; start += 5) {
    let value = 0
    for (let at = start; at < start + 5; at += 1) {
      value = value * 85 + (at < text.length ? (VALUES[text.charCodeAt(at)] ?? 0) : HIGHEST)
    }
    for (let shift = 24; shift >= 0 && end < bytes.length; shift -= 8) {
      bytes[end] = value >>> shift
      end += 1
    }
  }
  return bytes
}
