import { AFTER_VERSE_WORD, CHAPTER_WORDS, TIME_UNITS, VERSE_WORDS } from './passage-words.ts'
import { isCapitalised, isMark, isTight, isWord, type Token } from './tokens.ts'

/** Token indices; `to` is exclusive. */
type Span = { from: number; to: number }

/** What stands before a time of day, a length, a score or a scale. */
const NOT_BOOKS = new Set(
  `segunda terca quarta quinta sexta sabado domingo feira hoje amanha ontem manha tarde noite dia
  encontro culto reuniao celula ensaio vigilia retiro escola ebd aula estudo grupo louvor oracao
  lanche cafe almoco jantar intervalo abertura encerramento inicio comeco fim termino chegada saida
  horario hora horas tempo duracao minuto minutos min total parte video trecho momento marca audio
  as das ate pelas desde entre por volta aos de em no na e ou de a o os
  veja ouca assista pausa pause volte avance placar proporcao escala razao versao relacao jogo
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`.split(
    /\s+/,
  ),
)
const SHORTEST_NAME = 3
const NAME_LINKS = new Set(['de', 'do', 'da', 'dos', 'das', 'aos'])

function isName(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || !isCapitalised(token)) return false
  return token.text.length >= SHORTEST_NAME && !NOT_BOOKS.has(token.text)
}

/** '19:30', '9:45', '20:00': round minutes of a possible hour, or a unit behind. */
function isClock(tokens: readonly Token[], colon: number): boolean {
  const [left, right, after] = [tokens[colon - 1], tokens[colon + 1], tokens[colon + 2]]
  if (left === undefined || right === undefined) return true
  if (isMark(after, ':') && isTight(tokens, colon + 2)) return true
  if (isWord(after, TIME_UNITS)) return true
  const isTime = right.text.length === 2 && Number(left.text) < 24 && Number(right.text) < 60
  if (!isTime) return false
  return right.text === '00' || (left.text.length === 2 && Number(right.text) % 15 === 0)
}

/** The end of '4:2' or '1:1-5' that starts at a token; null where there is none. */
function verseEnd(tokens: readonly Token[], at: number): number | null {
  const colon = at + 1
  if (tokens[at]?.kind !== 'number' || tokens[colon + 1]?.kind !== 'number') return null
  if (!isMark(tokens[colon], ':') || !isTight(tokens, colon) || !isTight(tokens, colon + 1))
    return null
  if (isClock(tokens, colon)) return null
  const ranged = isMark(tokens[colon + 2], '-–') && tokens[colon + 3]?.kind === 'number'
  return ranged ? colon + 4 : colon + 2
}

/** The end of 'capítulo 4, versículo 2' that starts at a token; null where there is none. */
function spelledEnd(tokens: readonly Token[], at: number): number | null {
  const start = isMark(tokens[at], ',') ? at + 1 : at
  if (!isWord(tokens[start], CHAPTER_WORDS) || tokens[start + 1]?.kind !== 'number') return null
  let word = start + 2
  if (isMark(tokens[word], ',')) word++
  if (!isWord(tokens[word], VERSE_WORDS)) return null
  let number = word + 1
  while (isMark(tokens[number], '.') || isWord(tokens[number], AFTER_VERSE_WORD)) number++
  return tokens[number]?.kind === 'number' ? number + 1 : null
}

/** Back over 'Atos dos' and '3' to the start of a name that ends at a token. */
function nameStart(tokens: readonly Token[], end: number): number {
  let from = end
  if (isWord(tokens[from - 1], NAME_LINKS) && isName(tokens[from - 2])) from -= 2
  const before = tokens[from - 1]
  const isOrdinal = before?.kind === 'number' && before.text.length === 1
  const isRoman = before !== undefined && /^I{1,3}V?$/.test(before.raw)
  return isOrdinal || isRoman ? from - 1 : from
}

/** Where a capitalised name that is no book of the Bible stands before a chapter and verse. */
export function findInventedReferences(tokens: readonly Token[], known: readonly Span[]): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isName(tokens[at])) continue
    const to = verseEnd(tokens, at + 1) ?? spelledEnd(tokens, at + 1)
    if (to === null) continue
    const from = nameStart(tokens, at)
    if (!known.some((passage) => from < passage.to && passage.from < to)) spans.push({ from, to })
  }
  return spans
}
