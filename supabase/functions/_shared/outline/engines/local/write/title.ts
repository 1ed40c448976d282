import { formatReference } from '../../../../bible/canon.ts'
import type { BibleReference } from '../../../../bible/reference.ts'
import { PROPER_NAMES } from '../../../model/proper-names.ts'
import type { PreparedPassage } from '../passages/find-passage.ts'
import type { Topic } from '../passages/topics/topic.ts'
import type { Chooser } from './brief/seeded-choice.ts'
import type { Speech } from '../listen/words/speech.ts'
import { stem } from '../listen/words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../listen/words/stop-words.ts'
import type { Theme } from '../themes/themes.ts'
import { inSentenceCase, namesIn } from '../../../model/video-title.ts'
import { splitWords } from '../../../model/words.ts'

const VERB_ENDING =
  /(?:ar|er|ir|ndo|ou|ava|am|em|(?<!nc)ia|iam|ei|asse|esse|isse|ado|ida|ido|mente)$/

/**
 * 'A paz que guarda o coração – Filipenses 4:6-7'. The sermon's own name where the video has one that its
 * words bear out, else a phrase of the main theme, else the words it returns to most.
 */
export function writeTitle(
  videoTitle: string | null,
  {
    speech,
    themes,
    base,
    choose,
    prepared,
    isLesson = false,
    nouns = [],
    topic = null,
  }: {
    speech: Speech
    themes: readonly Theme[]
    base: BibleReference | null
    choose: Chooser
    prepared: PreparedPassage | null
    /** What names a sermon that took its own point from its text. */
    nouns?: readonly string[]
    /** A lesson that passes through texts on its way: its name is short and says the subject. */
    isLesson?: boolean
    /** What a message on a subject is about, with its article; null where it is on a text. */
    topic?: Pick<Topic, 'name' | 'title'> | null
  },
): string {
  if (topic !== null) return titleOfTopic(topic, ownName(videoTitle, speech), prepared)
  const own =
    ownName(videoTitle, speech) ?? (isLesson ? ownName(videoTitle, speech, LEAST_OF_LESSON) : null)
  const phrase =
    own ??
    prepared?.entry.title ??
    ofNouns(nouns) ??
    choose.take(themes[0]?.bank.titles ?? [], 1)[0]
  if (base === null) return phrase ?? keyWords(speech)
  const reference = formatReference(base)
  return phrase === undefined ? `Conversa sobre ${reference}` : `${phrase} – ${reference}`
}

/** The sermon's own name where it says the subject; else the subject, and what the evening makes of it. */
function titleOfTopic(
  { name, title }: Pick<Topic, 'name' | 'title'>,
  own: string | null,
  prepared: PreparedPassage | null,
): string {
  const roots = (text: string) =>
    splitWords(text)
      .map(({ folded }) => folded)
      .filter((word) => carriesMeaning(word) && !SERMON_WORDS.has(word))
      .map(stem)
  const names = new Set(roots(`${name} ${title}`))
  if (own !== null && !/^d[aeo]s?\s/i.test(own) && roots(own).some((root) => names.has(root)))
    return own
  const subject = name.charAt(0).toUpperCase() + name.slice(1)
  return prepared ? `${subject} – ${prepared.entry.title}` : subject
}

/** 'Adoração e zelo'. */
function ofNouns([first, second]: readonly string[]): string | undefined {
  if (first === undefined) return undefined
  const pair = second === undefined ? first : `${first} e ${second}`
  return pair.charAt(0).toUpperCase() + pair.slice(1)
}

/** Words. */
const LEAST_OF_SERMON = 3
const LEAST_OF_LESSON = 2

function ownName(
  videoTitle: string | null,
  speech: Speech,
  least = LEAST_OF_SERMON,
): string | null {
  const said = new Set(speech.words.map(({ folded }) => stem(folded)))
  for (const name of namesIn(videoTitle ?? '')) {
    const words = splitWords(name)
    const telling = words.filter(({ folded }) => carriesMeaning(folded))
    const known = telling.filter(({ folded }) => said.has(stem(folded)))
    const fits = words.length >= least && words.length <= 10 && /^[\p{L}\s,:!?-]+$/u.test(name)
    if (fits && telling.length > 0 && known.length * 3 >= telling.length * 2)
      return inSentenceCase(name)
  }
  return null
}

/** A second word says of the subject only if it comes back nearly as often. */
const ALIKE = 0.6

/** The two nouns, as far as endings tell, that come back most: 'Maná e deserto'. */
function keyWords(speech: Speech): string {
  const counts = new Map<string, { count: number; word: string }>()
  for (const { raw, folded } of speech.words) {
    if (
      folded.length < 4 ||
      !carriesMeaning(folded) ||
      SERMON_WORDS.has(folded) ||
      PROPER_NAMES.has(folded) ||
      VERB_ENDING.test(folded)
    )
      continue
    const root = stem(folded)
    const word = raw.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')
    counts.set(root, {
      count: (counts.get(root)?.count ?? 0) + 1,
      word: counts.get(root)?.word ?? word,
    })
  }
  const [first, second] = [...counts.values()].toSorted(
    (a, b) => b.count - a.count || (a.word < b.word ? -1 : 1),
  )
  if (!first) return 'Uma palavra para a semana'
  const isPair = second !== undefined && second.count >= first.count * ALIKE
  const phrase = isPair ? `${first.word} e ${second.word}` : first.word
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
