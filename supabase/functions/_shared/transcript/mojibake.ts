/** What Windows-1252 shows for the bytes 0x80 to 0x9F; the five that it leaves out stay control characters. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const BYTE_OF = new Map(Array.from(CP1252, (character, index) => [character, 0x80 + index]))

const CONTINUATION = `[\\u0080-\\u00BF${CP1252}]`

const UTF8_SEQUENCE = new RegExp(
  `[\\u00C2-\\u00DF]${CONTINUATION}|[\\u00E0-\\u00EF]${CONTINUATION}{2}|[\\u00F0-\\u00F4]${CONTINUATION}{3}`,
  'gu',
)

/** A capital Ã with one of these behind it is not Portuguese: it is ã, ç, é, ê, õ, ó, ú, á, â, ô or ü read wrongly. */
const CERTAIN = /Ã[£§©ªµ³º¡¢´¼]/

/**
 * Undoes UTF-8 that was read as Windows-1252 ('oraÃ§Ã£o' -> 'oração').
 *
 * Only where the text itself proves it: one sequence that Portuguese cannot contain. Without that proof
 * nothing is touched, because a lone 'Ã”' may well be the end of a quotation in capitals.
 */
export function repairMojibake(text: string): string {
  if (!CERTAIN.test(text)) return text
  // a text has a million of them, and only a few hundred different ones
  const known = new Map<string, string>()
  return text.replace(UTF8_SEQUENCE, (sequence) => {
    let repaired = known.get(sequence)
    if (repaired === undefined) {
      const decoded = decode(sequence)
      repaired = decoded !== null && isExpected(decoded) ? decoded : sequence
      known.set(sequence, repaired)
    }
    return repaired
  })
}

function decode(sequence: string): string | null {
  const bytes = Uint8Array.from(
    sequence,
    (character) => BYTE_OF.get(character) ?? character.charCodeAt(0),
  )
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Latin letters and signs, combining accents, punctuation, the euro, the BOM, or an emoji. */
function isExpected(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return (
    (code >= 0xa0 && code <= 0x17f) ||
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x2600 && code <= 0x27bf) ||
    code === 0x20ac ||
    code === 0x2122 ||
    code === 0xfeff ||
    code >= 0x1f000
  )
}
