import { decodeEntities } from '../../html-entities.ts'
import { removeSpans, type Span } from './sentence-spans.ts'

/** Characters read of any one text; what is longer was never meant for an outline. */
const MAX_READ = 4_000

/**
 * Text that is nothing but words: NFC, no HTML, no Markdown, no invisible or direction-changing
 * characters. Lines stay apart; everything else keeps its order.
 */
export function toPlain(value: string): string {
  let text = visible(value.slice(0, MAX_READ))
  for (let round = 0; round < 4; round += 1) {
    const next = visible(stripTags(decodeEntities(text)))
    if (next === text) break
    text = next
  }
  return text
    .replace(/<(?=[a-z/!?])/gi, '')
    .split('\n')
    .map(stripLineMarkup)
    .filter((line) => line !== null)
    .map((line) => stripInlineMarkup(line).replace(/ +/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
}

/** The same on a single line. */
export function toPlainLine(value: string): string {
  return toPlain(value).replace(/\s+/g, ' ')
}

/** True where `toPlain` did more than tidy blanks. */
export function hadMarkup(value: string, plain: string): boolean {
  const flat = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
  return flat(value) !== flat(plain)
}

const INVISIBLE =
  /[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu
const CONTROL = /[\p{Cc}\p{Zs}]/gu

function visible(text: string): string {
  return text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(CONTROL, (char) => (char === '\n' ? char : ' '))
    .replace(INVISIBLE, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
}

/** The marks that data stands between in a prompt, and what is left of them. */
const DATA_MARK = /<{2,}\s*\p{Lu}[\p{Lu}\s]{2,40}>{2,}|<{3,}|>{3,}/gu

function stripTags(text: string): string {
  return text
    .replace(DATA_MARK, ' ')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|iframe|object|svg|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[/!?]?[a-z][^<>]*>/gi, '')
    .replace(/<[a-z][\w-]*\s[^<>]*=[^<>]*$/i, '')
}

/** Null for a line that is nothing but markup: a fence, a rule, a link definition. */
function stripLineMarkup(line: string): string | null {
  if (/^\s*(?:`{3,}|~{3,})/.test(line)) return null
  if (/^\s*(?:[-*_=]\s*){3,}$/.test(line)) return null
  if (/^\s*\[[^\]]+\]:\s*\S/.test(line)) return null
  return line
    .replace(/^\s*(?:>\s*)+/, '')
    .replace(/^\s*#{1,6}(?:\s+|$)/, '')
    .replace(/^\s*[-*+•▪●–—]\s+/, '')
}

function stripInlineMarkup(line: string): string {
  let text = line
    .replace(/!\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/!?\[([^\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/`+/g, '')
  for (let round = 0; round < 2; round += 1) {
    text = text
      .replace(/(?<!\\)(\*{1,3})(?=\S)([^*]+?)(?<=\S)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)([^_]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/(~{2})(?=\S)([^~]+?)(?<=\S)\1/g, '$2')
  }
  return text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

const SCHEME_ADDRESS =
  /\b(?:https?|ftp|file|wss?)\s*:\s*\/\/\S+|\b(?:javascript|vbscript|mailto)\s*:\s*\S+|\bdata:[a-z]+\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+/gi
/** Lower case only: 'com fé.Com ele' is a full stop without its blank. */
const BARE_ADDRESS =
  /\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|xyz|online|site|shop|store|app|dev|link|top|website)(?:\.[a-z]{2})?\b(?:\/\S*)?/g
/** Anything with a path, whatever its end: 'exemplo.loja/agora'. */
const ADDRESS_WITH_PATH = /\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.[a-z]{2,14}\/[^\s/]\S*/gi

/** Where web and mail addresses stand: an outline links to its own video only. */
export function addressSpans(text: string): Span[] {
  return [SCHEME_ADDRESS, BARE_ADDRESS, ADDRESS_WITH_PATH].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].replace(/[.,;:!?)\]]+$/, '').length,
    })),
  )
}

export function removeAddresses(text: string): string {
  const spans = addressSpans(text)
  return spans.length === 0 ? text : removeSpans(text, spans)
}
