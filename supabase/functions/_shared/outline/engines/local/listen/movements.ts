import type { BibleReference } from '../../../../bible/reference.ts'
import type { SpokenVerse } from '../../../../bible/verse-index/spoken-verses.ts'
import type { SaidReference } from './base-text.ts'
import type { KeySentence } from './key-sentences.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { fold } from '../../../model/words.ts'
import { similarity, toVector, weighStems } from './ranking.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning } from './stop-words.ts'
import type { Utterance } from './utterances.ts'

/** One step of the sermon, in its order. */
export type Movement = {
  /** Words of `Speech.words`. */
  from: number
  to: number
  /** Second of its first word; null where the transcript has no times. */
  at: number | null
  /** Nouns that belong to this step more than to the others, as they are said, the most used first; at most three. */
  words: readonly string[]
  /** People, films, places that it tells of and the Bible does not. */
  names: readonly string[]
  /** First and last verse of the base text's chapter that are read or named in it; null for none. */
  verses: { first: number; last: number } | null
  /** Of the names the one that a story is told of, as it comes back again and again; null for none. */
  story: string | null
  /** What was named in it, each once. */
  references: readonly BibleReference[]
  sentence: KeySentence | null
}

/** Words for each movement, about ten minutes of speech. */
const WORDS_EACH = 1_400
const MOST = 4
const LEAST_SHARE = 0.14
/** Utterances on each side of a possible border that are compared. */
const BLOCK = 14

/** The sermon in two to four steps: cut where what comes speaks least of what was before (TextTiling, Hearst 1997). */
export function findMovements(
  speech: Speech,
  utterances: readonly Utterance[],
  {
    isSkipped,
    said,
    sentences,
    about,
    base,
    spoken,
  }: {
    isSkipped: (word: number) => boolean
    said: readonly SaidReference[]
    sentences: readonly KeySentence[]
    /** Roots of what the sermon is about: a word outside of them belongs to a story told by the way. */
    about: ReadonlySet<string>
    base: BibleReference | null
    spoken: readonly SpokenVerse[]
  },
): Movement[] {
  const message = utterances.filter(({ from }) => !isSkipped(from))
  const first = message[0]
  const last = message.at(-1)
  if (!first || !last) return []
  const borders = bordersOf(message)
  const starts = [first.from, ...borders]
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? last.to
    const { names, story } = namesIn(speech, from, to)
    const textFrom = speech.words[from]?.offset ?? 0
    const textTo = speech.words[to]?.offset ?? speech.text.length
    const isHere = ({ index: place }: SaidReference) => place >= textFrom && place < textTo
    return {
      from,
      to,
      at: speech.timed ? (speech.words[from]?.at ?? null) : null,
      words: nounsOf(speech, from, to, about),
      names,
      story,
      verses: base && versesIn(base, { from, to }, said.filter(isHere), spoken),
      references: distinct(said.filter(isHere).map((one) => one.reference)),
      sentence: sentences.find((sentence) => sentence.from >= from && sentence.to <= to) ?? null,
    }
  })
}

function bordersOf(message: readonly Utterance[]): number[] {
  const words = (message.at(-1)?.to ?? 0) - (message[0]?.from ?? 0)
  const wanted = Math.min(MOST, Math.max(2, Math.round(words / WORDS_EACH))) - 1
  const weights = weighStems(message)
  const block = (from: number, to: number) =>
    toVector(
      message.slice(Math.max(0, from), to).flatMap(({ stems }) => stems),
      weights,
    )
  const cohesion = message.map((_, index) =>
    similarity(block(index - BLOCK, index), block(index, index + BLOCK)),
  )
  const start = message[0]?.from ?? 0
  const shareAt = (index: number) => ((message[index]?.from ?? 0) - start) / Math.max(1, words)
  const chosen: number[] = []
  const byDepth = cohesion
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => a.value - b.value)
  for (const { index } of byDepth) {
    if (chosen.length >= wanted) break
    const places = [0, 1, ...chosen.map(shareAt)]
    if (places.every((place) => Math.abs(place - shareAt(index)) >= LEAST_SHARE)) chosen.push(index)
  }
  return chosen.toSorted((a, b) => a - b).map((index) => message[index]?.from ?? 0)
}

/** Before a noun: what tells it from a verb, most of the times that it is said. */
const DETERMINERS = new Set(
  `o a os as um uma do da dos das no na nos nas ao aos pelo pela pelos pelas seu sua seus suas nosso nossa nossos nossas
  esse essa este esta cada de em com por sem`
    .trim()
    .split(/\s+/),
)
const LEAST_SAID = 4
const LEAST_DETERMINED = 0.6
const NOT_NOUNS = /(?:mente|ad[ao]s?|id[ao]s?|ndo|aram|eram|iram|avam|amos|emos|imos|ssem|veis)$/

function nounsOf(
  { words }: Speech,
  from: number,
  to: number,
  about: ReadonlySet<string>,
): string[] {
  const found = new Map<string, { said: number; determined: number; forms: Map<string, number> }>()
  const elsewhere = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    const { folded, raw } = word
    if (folded.length < 4 || !carriesMeaning(folded) || ORDINARY_WORDS.has(folded)) continue
    const root = stem(folded)
    if (!about.has(root)) continue
    if (index < from || index >= to) {
      elsewhere.set(root, (elsewhere.get(root) ?? 0) + 1)
      continue
    }
    const written = raw.replaceAll(/[^\p{L}-]/gu, '')
    if (/^\p{Lu}/u.test(written) || NOT_NOUNS.test(folded)) continue
    const entry = found.get(root) ?? { said: 0, determined: 0, forms: new Map<string, number>() }
    entry.said += 1
    if (DETERMINERS.has(words[index - 1]?.folded ?? '')) entry.determined += 1
    entry.forms.set(written, (entry.forms.get(written) ?? 0) + 1)
    found.set(root, entry)
  }
  return [...found]
    .filter(
      ([, { said, determined }]) => said >= LEAST_SAID && determined >= LEAST_DETERMINED * said,
    )
    .map(([root, { said, forms }]) => ({
      form: [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '',
      own: said / (1 + 0.5 * (elsewhere.get(root) ?? 0)) ** 0.5,
    }))
    .toSorted((a, b) => b.own - a.own || (a.form < b.form ? -1 : 1))
    .slice(0, 3)
    .map(({ form }) => form)
}

const TITLES =
  /^(?:Dom|Dona|São|Santa|Santo|Rei|Rainha|Doutor|Dr|Pr|Rev|Pastor|Reverendo|Irmão|Irmã)$/
/** A run with one of these is of the Bible or of the church: no illustration. */
const NO_ILLUSTRATION = new Set(
  `deus jesus cristo senhor espirito santo pai filho biblia escritura escrituras testamento evangelho palavra igreja
  apostolo profeta batista israel juda egito reino reis livro carta salmo salmos sermao montanha mar monte terra ceu ceus
  confissao catecismo westminster lei templo arca jardim pascoa natal ceia batismo reforma brasil belo horizonte paulo
  pedro joao tiago mateus marcos lucas davi moises abraao isaque jaco jose maria adao eva reverendo pastor presbitero
  domingo escola vamos amem aleluia piper keller spurgeon calvino lutero agostinho lewis wesley edwards owen stott tozer
  packer boyce barth bonhoeffer carson sproul macarthur lopes nicodemus henry`
    .trim()
    .split(/\s+/),
)
const LEAST_NAMED = 2
/** Named so often in ten minutes, it is not an author who is quoted. */
const TOLD = 4
const MOST_NAMES = 2

/** Runs of capitalised words inside sentences, named twice or more: 'Dorian Gray', 'Dom Corleone'. */
function namesIn(speech: Speech, from: number, to: number): Pick<Movement, 'names' | 'story'> {
  if (!speech.punctuated) return { names: [], story: null }
  const counts = new Map<string, number>()
  for (let index = from + 1; index < to; index += 1) {
    const run: string[] = []
    while (index < to && isName(speech, index)) {
      run.push((speech.words[index]?.raw ?? '').replaceAll(/[^\p{L}'-]/gu, ''))
      // 'Gray.' ends the sentence, and with it the name
      if (/[.,;:!?…]["”’)]?$/.test(speech.words[index]?.raw ?? '')) {
        index += 1
        break
      }
      index += 1
    }
    const isKnown = run.some((word) => NO_ILLUSTRATION.has(fold(word)))
    if (run.length >= 2 && run.length <= 4 && !isKnown && !run.every((word) => TITLES.test(word))) {
      counts.set(run.join(' '), (counts.get(run.join(' ')) ?? 0) + 1)
    }
  }
  const named = [...counts]
    .filter(([, count]) => count >= LEAST_NAMED)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_NAMES)
  const [most] = named
  return {
    names: named.map(([name]) => name),
    story: most && most[1] >= TOLD ? most[0] : null,
  }
}

function isName({ words }: Speech, index: number): boolean {
  const before = words[index - 1]?.raw ?? '.'
  return /^\p{Lu}\p{Ll}+/u.test(words[index]?.raw ?? '') && !/[.!?…:]["”’)]?$/.test(before)
}

/** Heard once, a verse may be an echo of another; from so much on it is read. */
const READ = 12
const FARTHEST = 12

function versesIn(
  { book, chapter, verse: first = 1, endVerse }: BibleReference,
  { from, to }: { from: number; to: number },
  said: readonly SaidReference[],
  spoken: readonly SpokenVerse[],
): Movement['verses'] {
  const last = endVerse ?? Number.POSITIVE_INFINITY
  const verses = [
    ...spoken
      .filter((one) => one.book === book && one.chapter === chapter)
      .filter((one) => one.from >= from && one.to < to && (one.inRun || one.weight >= READ))
      .map(({ verse }) => verse),
    ...said
      .filter(({ reference }) => reference.book === book && reference.chapter === chapter)
      .flatMap(({ reference }) => (reference.verse === undefined ? [] : [reference.verse])),
  ].filter((verse) => verse >= first && verse <= last)
  if (verses.length === 0) return null
  const range = { first: Math.min(...verses), last: Math.max(...verses) }
  return range.last - range.first > FARTHEST ? null : range
}

function distinct(references: readonly BibleReference[]): BibleReference[] {
  const seen = new Map(references.map((reference) => [JSON.stringify(reference), reference]))
  return [...seen.values()]
}
