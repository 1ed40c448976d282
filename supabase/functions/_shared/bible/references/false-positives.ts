import { NOTHING_ELSE, PERSONS, PLURAL_NOUNS } from '../book-names.ts'
import type { Mention } from './book-mentions.ts'
import {
  AFTER_ONE,
  CHAPTER_WORDS,
  FEMININE_ARTICLES,
  MASCULINE_ARTICLES,
  NOT_COUNTED,
  PLURAL_ARTICLES,
  TITLES,
  UNITS,
  VERSE_WORDS,
} from './passage-words.ts'
import type { ReadNumber } from './spoken-numbers.ts'
import { isCapitalised, isMark, isTight, isWord, type Token } from './tokens.ts'

/** Abbreviations that are Portuguese words too: 'Os 12 discípulos', 'Na 1 vez'. */
const WORDS_TOO = new Set(['os', 'na'])
/** Abbreviations that stand for something else before a number: apartment, edition, bank branch. */
const OTHER_MEANINGS = new Set(['ap', 'ed', 'ag', 'ex', 'cap', 'col', 'est'])
/** Abbreviations that even in lower case mean nothing but the book. */
const UNMISTAKABLE = new Set([
  'sl',
  'gn',
  'mt',
  'mc',
  'lc',
  'rm',
  'hb',
  'ef',
  'fp',
  'tg',
  'pv',
  'jo',
])
const PLACES = new Set(['no', 'do', 'ao', 'apto', 'apartamento', 'bloco', 'moro'])
const FEMININE_BOOKS = new Set(['RUT', 'EST'])
const SHORTEST_PLURAL = 4

function isPluralNoun(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || isCapitalised(token)) return false
  const { text } = token
  if (text.length < SHORTEST_PLURAL || !text.endsWith('s') || text.endsWith('mos')) return false
  return ![NOT_COUNTED, VERSE_WORDS, CHAPTER_WORDS].some((words) => words.has(text))
}

/** 'Lucas 15 minutos', 'Marcos 10%', 'Lucas 15h30', 'João um homem'. */
function isMeasure(tokens: readonly Token[], number: ReadNumber): boolean {
  const next = tokens[number.next]
  const isClose = isTight(tokens, number.next)
  if (isMark(next, '%°$') || isWord(next, UNITS)) return true
  if (isClose && next?.kind === 'word' && !number.spoken) return true
  // '19:30' that was not taken for a verse is a time of day.
  if (isClose && isMark(next, ':') && tokens[number.next + 1]?.kind === 'number') return true
  if (next?.text === 'por' && tokens[number.next + 1]?.text === 'cento') return true
  const isOne = number.spoken && number.value === 1
  return isOne && next?.kind === 'word' && !AFTER_ONE.has(next.text)
}

/**
 * Whether a number that nothing but its place ties to a book rather counts what follows it:
 * 'Daniel 3 jovens', 'Lucas 15 minutos', 'João um homem', 'Marcos 10%'.
 */
export function countsSomething(tokens: readonly Token[], number: ReadNumber): boolean {
  if (isMeasure(tokens, number)) return true
  return number.value >= 2 && isPluralNoun(tokens[number.next])
}

function isPersonHere(tokens: readonly Token[], mention: Mention): boolean {
  const before = tokens[mention.from - 1]
  const articles = FEMININE_BOOKS.has(mention.book) ? FEMININE_ARTICLES : MASCULINE_ARTICLES
  return isWord(before, articles) || isWord(before, TITLES)
}

function isPlainWordHere(tokens: readonly Token[], mention: Mention): boolean {
  const name = tokens[mention.from]
  const before = tokens[mention.from - 1]
  if (name === undefined || isCapitalised(name)) return false
  if (isWord(before, PLURAL_ARTICLES)) return true
  return mention.book === 'NUM' && before?.text !== 'em' && before?.text !== 'de'
}

function isDoubtfulAbbreviation(tokens: readonly Token[], mention: Mention): boolean {
  const name = tokens[mention.from]
  if (!mention.abbreviated || name?.kind !== 'word') return false
  if (WORDS_TOO.has(name.text)) return true
  if (!isCapitalised(name)) return !UNMISTAKABLE.has(name.text)
  if (!OTHER_MEANINGS.has(name.text)) return false
  return isMark(tokens[mention.to - 1], '.') || isWord(tokens[mention.from - 1], PLACES)
}

/** Whether a name is more likely a person, a plain word or another abbreviation than a book. */
export function isDoubtfulName(tokens: readonly Token[], mention: Mention): boolean {
  if (PERSONS.has(mention.book) && isPersonHere(tokens, mention)) return true
  if (PLURAL_NOUNS.has(mention.book) && isPlainWordHere(tokens, mention)) return true
  return isDoubtfulAbbreviation(tokens, mention)
}

/** Whether a name followed by a bare number ('Marcos 10') names a book and its chapter. */
export function isBareChapter(tokens: readonly Token[], mention: Mention, number: ReadNumber) {
  const isCertain = NOTHING_ELSE.has(mention.book) && !mention.abbreviated
  if (isCertain) return !isMeasure(tokens, number)
  if (countsSomething(tokens, number) || isDoubtfulName(tokens, mention)) return false
  // 'lucas um' goes on with what he is.
  return !(PERSONS.has(mention.book) && number.spoken && number.value === 1)
}

/** Whether 'os 7:30' or 'na 12:15' is no verse: in lower case these are an article and a preposition. */
export function isArticle(tokens: readonly Token[], mention: Mention): boolean {
  const name = tokens[mention.from]
  return name !== undefined && WORDS_TOO.has(name.text) && !isCapitalised(name)
}
