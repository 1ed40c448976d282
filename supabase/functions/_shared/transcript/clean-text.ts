import { decodeEntities } from '../html-entities.ts'
import { repairMojibake } from './mojibake.ts'

/** Zero-width and direction marks, soft hyphens, BOM, tags, variation selectors; private use; lone surrogates. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}]/gu

/** Longer stacks of accents are decoration or an attack, and sorting them makes NFC quadratic. */
const ACCENT_STACK = /(\p{M}{4})\p{M}+/gu

/**
 * The raw paste as lines of clean Unicode: mojibake undone, LF line ends, NFC, no invisible and no control
 * characters, every kind of space a plain space. Empty lines stay: the formats need them.
 */
export function cleanText(raw: string): string {
  return cleanCharacters(repairMojibake(raw).replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
}

/** Nothing but letters of Western Europe, signs of the keyboard and plain blanks. */
const IS_CLEAN = /^[ -~\u00A1-\u00AC\u00AE-\u024F]*$/

function cleanCharacters(text: string): string {
  // so are most lines of most captions
  if (IS_CLEAN.test(text)) return text
  return text
    .replace(INVISIBLE, '')
    .replace(/[\p{Zs}\t\v\f]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(ACCENT_STACK, '$1')
    .normalize('NFC')
}

const SCRIPT = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi
const BREAKING_TAG = /<\/?(?:br|p|div|li|ul|ol|tr|td|h[1-6])\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
const ASS_OVERRIDE = /\{\\[^{}]{0,200}\}/g

const SOUND =
  'm[uú]sica|music|aplausos?|applause|palmas|risos?|risadas?|laughter|laughs?|louvor|c[aâ]nticos?|cantando|cantos?|singing|coral|instrumental|orquestra|sil[eê]ncio|silence|choro|inaud[ií]vel|inaudible|gritos|cheering|ru[ií]dos?|tosse|suspiros?|vinheta|__'
const SOUND_MARK = new RegExp(
  `\\[ ?(?:${SOUND})(?!\\p{L})[^\\[\\]]{0,40}\\]|\\( ?(?:${SOUND})(?: (?:e|de fundo) ?(?:${SOUND})?)? ?\\)`,
  'giu',
)

const MUSIC_NOTES = /[\u2669-\u266C\u{1F3B5}\u{1F3B6}\u{1F3BC}]/gu

function withoutMarkup(line: string): string {
  return line
    .replace(SCRIPT, ' ')
    .replace(BREAKING_TAG, ' ')
    .replace(TAG, '')
    .replaceAll('<', '')
    .replace(ASS_OVERRIDE, '')
}

/**
 * One line of a cue as plain speech on one line: entities decoded, tags and subtitle styling gone, marks of
 * sound ('[Música]', '(aplausos)', '♪') and of speakers ('>>', a leading dash) removed. May be empty.
 * What comes out holds no '<', so that it is inert wherever it is shown.
 */
export function cleanLine(line: string): string {
  // Twice: YouTube writes '&amp;nbsp;' into its caption files.
  const decoded = line.includes('&') ? decodeEntities(decodeEntities(line)) : line
  return cleanCharacters(/[<{]/.test(decoded) ? withoutMarkup(decoded) : decoded)
    .replaceAll('\n', ' ')
    .replace(/>>+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(SOUND_MARK, ' ')
    .replace(MUSIC_NOTES, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^(?:[-–—•*>] )+/, '')
    .replace(/^[-–—•*>]$/, '')
}
