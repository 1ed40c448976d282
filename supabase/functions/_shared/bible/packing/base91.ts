/*
 * Bytes as text, thirteen bits in two characters: a thirteenth less than base64 makes of them. The characters need no
 * escape between single quotes, and with no blank and no slash among them nothing looks like a path, a link or a comment
 * to what reads imports by a regular expression.
 */

const DIGITS =
  '!"#$%&()*+,-.0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~'
const BASE = DIGITS.length
/** 91 times 91 holds 2 to the 13th. */
const BITS = 13
const OF_A_PAIR = (1 << BITS) - 1
/** Of a last character that stands alone. */
const BITS_ALONE = 6
const VALUES = new Uint8Array(128)
for (let value = 0; value < BASE; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

export function toBase91(bytes: Uint8Array): string {
  const text: string[] = []
  let bits = 0
  let count = 0
  for (const byte of bytes) {
    bits |= byte << count
    count += 8
    if (count < BITS) continue
    text.push(pairOf(bits & OF_A_PAIR))
    bits >>>= BITS
    count -= BITS
  }
  if (count > BITS_ALONE) text.push(pairOf(bits))
  else if (count > 0) text.push(DIGITS.charAt(bits))
  return text.join('')
}

function pairOf(value: number): string {
  return DIGITS.charAt(value % BASE) + DIGITS.charAt(Math.floor(value / BASE))
}

/** What the last character or pair has more than the bytes needed is less than a byte, and falls away. */
export function fromBase91(text: string): Uint8Array<ArrayBuffer> {
  const inPairs = text.length - (text.length % 2)
  const all = (inPairs / 2) * BITS + (text.length - inPairs) * BITS_ALONE
  const bytes = new Uint8Array(Math.floor(all / 8))
  let end = 0
  let bits = 0
  let count = 0
  for (let at = 0; at < text.length; at += 2) {
    bits |= (valueAt(text, at) + (at + 1 < text.length ? valueAt(text, at + 1) * BASE : 0)) << count
    count += at + 1 < text.length ? BITS : BITS_ALONE
    while (count >= 8) {
      bytes[end] = bits & 255
      end += 1
      bits >>>= 8
      count -= 8
    }
  }
  return bytes
}

function valueAt(text: string, at: number): number {
  return VALUES[text.charCodeAt(at)] ?? 0
}
