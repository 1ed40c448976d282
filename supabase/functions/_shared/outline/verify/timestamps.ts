import { cut, type Span, tidy } from './sentence-spans.ts'

const MARK = String.raw`\d{1,2}:[0-5]\d(?::[0-5]\d)?`
const OF_THE_VIDEO = String.raw`\s+(?:d[oa]|n[oa])\s+(?:v[íi]deo|mensagem|serm[ãa]o|prega[çc][ãa]o|transcri[çc][ãa]o|grava[çc][ãa]o)`
const LEAD = String.raw`(?:(?:(?:por volta|a partir|cerca)\s+)?(?:d?aos|d?os|ao|no|em|min(?:uto)?s?\.?|tempo)\s+)*`

/** '5:13-14': verses, where a book was named before or is meant. A stretch of the video is '5:13-5:14'. */
const OF_VERSES = String.raw`(?![-–—]\d{1,3}(?![\d:]))`

const PATTERNS = [
  new RegExp(
    String.raw`[([]\s*${LEAD}(?:min(?:uto)?s?\.?\s*)?${MARK}(?:\s*(?:-|–|—|a|at[ée])\s*${MARK})?(?:${OF_THE_VIDEO})?\s*[)\]]`,
    'giu',
  ),
  new RegExp(
    String.raw`[([]\s*${LEAD}\d{1,3}\s*(?:min(?:utos?)?|m|h)\.?\s*(?:e\s+)?(?:\d{1,2}\s*(?:s|seg(?:undos?)?|m|min)\.?)?(?:${OF_THE_VIDEO})\s*[)\]]`,
    'giu',
  ),
  new RegExp(
    String.raw`,?\s*(?<![\p{L}\p{N}])${LEAD}\d{1,3}\s+minutos(?:\s+e\s+\d{1,2}\s+segundos)?${OF_THE_VIDEO}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}:.,])${LEAD}${MARK}(?:\s*(?:-|–|—|a|at[ée])\s*${MARK})?(?![\d:])${OF_VERSES}(?:${OF_THE_VIDEO})?\s*(?:[-–—:|]\s+)?`,
    'giu',
  ),
]

/** What makes '19:30' an hour of the day, and '3:16' a verse. */
const NOT_A_MARK =
  /(?:às|as|das|até|meio-dia|hor[áa]rio|cap[íi]tulo|cap\.|vers[íi]culos?|versos?|vv?\.|(?:quis|queria|quer) dizer|referia-se a|se referia a)\s*$/iu

/** What is left of 'Aos 12:34 ele diz.', and says nothing. */
const BARE_SAYING =
  /^(?:(?:ele|ela|o (?:pastor|pregador)|a (?:pastora|pregadora)) )?(?:diz|disse|fala|falou|afirma|explica|conta)(?:[.:!…]+(?:\s+|$)|$)/iu

/** '1 Coríntios 4:21, e não em 4:20': another verse of a chapter that the text names. */
function isOfChapter(mark: string, text: string, kept: readonly Span[]): boolean {
  const chapter = /\d+(?=:)/.exec(mark)?.[0]
  return kept.some(({ start, end }) => /(\d+):\d+/.exec(text.slice(start, end))?.[1] === chapter)
}

/**
 * The text without marks of time in the video, which a model makes up. Hours of the day ('às 19:30')
 * stay, and so does what `kept` covers (Bible references).
 */
export function removeTimestamps(text: string, kept: readonly Span[]): string {
  const spans: Span[] = []
  for (const pattern of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (NOT_A_MARK.test(text.slice(0, start))) continue
      if (isOfChapter(match[0], text, kept)) continue
      if (kept.some((span) => span.start < end && span.end > start)) continue
      spans.push({ start, end: end - (/\s*$/.exec(match[0])?.[0].length ?? 0) })
    }
  }
  if (spans.length === 0) return text
  const rest = tidy(cut(text, spans))
    .replace(/^[-–—:|,;]\s*/, '')
    .replace(BARE_SAYING, '')
  const hadCapital = /^[^\p{L}]*\p{Lu}/u.test(text)
  return hadCapital ? rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : rest
}
