import { arrangeCues } from './arrange-cues.ts'
import { cleanLine } from '../clean-text.ts'
import { countWords, SPOKEN_WORDS_PER_MINUTE } from '../transcript-text.ts'
import type { Cue, Transcript } from '../transcript.ts'

/** Words of a cue at least, unless its paragraph ends before: about what a real cue holds. */
const FEW_WORDS = 12
/** Words of a cue at most: where there are no full stops, and where a written sentence goes on and on. */
const MOST_WORDS = { unpunctuated: 40, punctuated: 120 } as const

const SENTENCE_END = /[.!?…]["”’»)]*$/

/** Lines in front of a written sermon that nobody spoke. */
const HEADER_LINE =
  /^(?:t[ií]tulo|title|data|date|local|location|canal|s[eé]rie|fonte|link|url|vídeo) ?: ?.{0,80}$/i
/** The same, or somebody who starts to speak: what stands behind it tells. */
const SPEAKER_LINE =
  /^(autora?|author|pregadora?|preletora?|pastora?|preacher|igreja) ?: ?(.{0,80})$/i
const MOST_NAMES = 7
/** 'Pr. João da Silva (IBC)', word by word. */
const NAME_WORD = /^\(?(?:\p{Lu}[\p{L}'’.-]*|d[aeo]s?|e|[-–&/|])[,)]?$/u
/** 'Jr.' ends a name; a longer word with a full stop ends a sentence. */
const SENTENCE = /\p{L}{3}\.$|[!?…]$/u
const HEADER_LINES = 8

/** What is left of a caption file whose times could not be read; rules; page numbers; links; headings. */
const NOT_SPEECH =
  /\d ?--> ?\d|^WEBVTT\b|^(?:Kind|Language):|^[-=_* ]{3,}$|^\d{1,7}$|^https?:\/\/\S+$|^#{1,6} /

/**
 * Paragraphs without times; null if there is no prose in the text.
 *
 * Times are made up at 125 words a minute, rising from 0, so that order and share of the whole can be
 * reckoned with; `timed` is false and they are never shown. Markdown of a written sermon is read as text:
 * front matter, rules and headings go, since nobody speaks them. `title` comes from front matter or from a 'Título:' line.
 * Expects text that `cleanText` went over.
 */
export function parsePlainText(text: string): Transcript | null {
  if (!isProse(text)) return null
  const { title, lines } = readHeader(text.split('\n'))
  const sentences = lines
    .map((line) => line.trim())
    .filter((line) => !NOT_SPEECH.test(line))
    .map((line) => cleanLine(stripMarkdown(line)))
    .flatMap(toPhrases)
  if (!sentences.some((sentence) => /\p{L}{2}/u.test(sentence))) return null
  return { cues: arrangeCues(withMadeUpTimes(sentences)), timed: false, language: null, title }
}

/** Letters must prevail: a file's bytes, numbers or a page's code are no transcript. */
function isProse(text: string): boolean {
  const marks = text.replace(/[\p{L}\s]/gu, '').length
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return letters > marks && !/^\s*(?:%PDF-|PK\b|\{\\rtf|<!doctype|<html)/i.test(text)
}

function readHeader(lines: readonly string[]): { title: string | null; lines: readonly string[] } {
  const first = lines.findIndex((line) => line.trim())
  const fence = lines[first]?.trim() === '---' ? lines.indexOf('---', first + 1) : -1
  if (fence > 0 && fence - first <= 40) {
    return { title: titleIn(lines.slice(first + 1, fence)), lines: lines.slice(fence + 1) }
  }
  const head = lines.slice(0, first + HEADER_LINES)
  const spoken = head.filter((line) => !isHeader(line.trim(), lines))
  return { title: titleIn(head), lines: [...spoken, ...lines.slice(head.length)] }
}

function isHeader(line: string, lines: readonly string[]): boolean {
  if (HEADER_LINE.test(line)) return true
  const [, label, value] = SPEAKER_LINE.exec(line) ?? []
  if (label === undefined || value === undefined) return false
  const words = value.split(' ').filter(Boolean)
  const isName = words.length <= MOST_NAMES && words.every((word) => NAME_WORD.test(word))
  if (!isName || SENTENCE.test(value)) return false
  // Nobody is named twice: 'PASTOR: BOA NOITE' and, further down, 'PASTOR: AMÉM' are what he said.
  return lines.filter((other) => SPEAKER_LINE.exec(other.trim())?.[1] === label).length === 1
}

function titleIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, title] = /^(?:t[ií]tulo|title) ?: ?(.+)$/i.exec(line.trim()) ?? []
    const cleaned = title && cleanLine(title.replace(/^(["'])(.*)\1$/, '$2'))
    if (cleaned) return cleaned.slice(0, 200)
  }
  return null
}

function stripMarkdown(line: string): string {
  return line
    .replace(/^(?:> ?)+/, '')
    .replace(/^(?:\d{1,3}[.)]|[-*+]) +/, '')
    .replace(/!\[[^[\]]{0,200}\]\([^()]{0,500}\)/g, '')
    .replace(/\[([^[\]]{1,200})\]\([^()]{0,500}\)/g, '$1')
    .replace(/\[\^[^[\]]{1,20}\]/g, '')
    .replace(/\*{1,3}|_{2}|`+/g, '')
}

/** Cuts a paragraph after sentences, and after many words where nobody set a full stop. */
function toPhrases(paragraph: string): string[] {
  const words = paragraph.split(' ')
  const stops = words.filter((word) => SENTENCE_END.test(word)).length
  const most =
    MOST_WORDS[stops * MOST_WORDS.punctuated < words.length ? 'unpunctuated' : 'punctuated']
  const phrases: string[] = []
  let phrase: string[] = []
  for (const word of words) {
    phrase.push(word)
    if (phrase.length >= most || (phrase.length >= FEW_WORDS && SENTENCE_END.test(word))) {
      phrases.push(phrase.join(' '))
      phrase = []
    }
  }
  return [...phrases, phrase.join(' ')].filter(Boolean)
}

function withMadeUpTimes(phrases: readonly string[]): Cue[] {
  let words = 0
  return phrases.map((text) => {
    const start = (words / SPOKEN_WORDS_PER_MINUTE) * 60
    words += Math.max(1, countWords(text))
    return { start, end: (words / SPOKEN_WORDS_PER_MINUTE) * 60, text }
  })
}
