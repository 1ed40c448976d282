import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { oncePer } from '../../../../model/once-per.ts'
import { heaviestRoots } from './heaviest-roots.ts'
import { isNoSubject } from './key-nouns.ts'
import type { Speech, SpokenWord } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning, SERMON_WORDS } from './stop-words.ts'
import { rarityOf } from './usual-roots.ts'

/** With its article, the word that stands before a noun: 'da graça' speaks of 'a graça'. */
const ARTICLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    o: 'o do no ao pelo este esse deste desse neste nesse seu',
    a: 'a da na pela esta essa desta dessa nesta nessa sua',
    os: 'os dos nos aos pelos estes esses seus',
    as: 'as das nas pelas estas essas suas',
    'o nosso': 'nosso',
    'a nossa': 'nossa',
    'os nossos': 'nossos',
    'as nossas': 'nossas',
  }).flatMap(([article, forms]) => forms.split(' ').map((form) => [form, article] as const)),
)

const SHORTEST = 4
/** Of its times in the sermon, so many with an article before it: 'os escolheu' is no noun. */
const LEAST_AS_NOUN = 0.5
/** Said less often, a noun is of the sentence and not of the sermon. */
const LEAST_SAID = 6
/** Of what the sermon says most. */
const LEAST_WEIGHT = 0.33
/** 'Deus', 'vida' and 'coração' stand in every sermon and head nothing. */
const RARE = 1.5
const OF = /^(?:de|do|da|dos|das)$/

/** How often each root is said, and how often as a noun. */
const nounCounts = oncePer(({ words }: Speech) => {
  const counts = new Map<string, { all: number; noun: number }>()
  for (const [index, { folded }] of words.entries()) {
    if (folded.length < SHORTEST) continue
    const root = stem(folded)
    const count = counts.get(root) ?? { all: 0, noun: 0 }
    count.all += 1
    if (ARTICLES.has(words[index - 1]?.folded ?? '')) count.noun += 1
    counts.set(root, count)
  }
  return counts
})

export type SpokenNoun = {
  root: string
  /** With its article, and with what it is of: 'as promessas do Senhor'. */
  name: string
  weight: number
}

/** What some words of a sermon speak of, in its own nouns, the weightiest first. */
export function spokenNouns(speech: Speech, from: number, to: number): SpokenNoun[] {
  const counts = nounCounts(speech)
  const heavy = heaviestRoots(speech)
  const least = LEAST_WEIGHT * Math.max(...heavy.values())
  const found = new Map<string, SpokenNoun & { times: number; first: number }>()
  for (let index = from; index < to; index += 1) {
    const word = speech.words[index]
    const article = ARTICLES.get(speech.words[index - 1]?.folded ?? '')
    if (!word || article === undefined || !isNoun(word)) continue
    const root = stem(word.folded)
    const { all, noun } = counts.get(root) ?? { all: 0, noun: 0 }
    if (all < LEAST_SAID || noun < LEAST_AS_NOUN * all || rarityOf(root) < RARE) continue
    if ((heavy.get(root) ?? 0) < least) continue
    const known = found.get(root)
    const name = `${article} ${lowered(word)}${whose(speech, index, to)}`
    found.set(root, {
      root,
      // the longer name says more: 'as promessas do Senhor', 'as promessas'
      name: known && known.name.length >= name.length ? known.name : name,
      weight: heavy.get(root) ?? 0,
      times: (known?.times ?? 0) + 1,
      first: known?.first ?? index - from,
    })
  }
  return Array.from(found.values(), ({ root, name, weight, times, first }) => ({
    root,
    name,
    weight: weight * Math.sqrt(times) * (first < AT_ONCE ? OPENS : 1),
  })).toSorted((a, b) => b.weight - a.weight)
}

/** Words: what is named so soon is what the rest is said of. */
const AT_ONCE = 14
const OPENS = 1.3

function isNoun({ folded, raw }: SpokenWord): boolean {
  return (
    folded.length >= SHORTEST &&
    carriesMeaning(folded) &&
    !SERMON_WORDS.has(folded) &&
    !PROPER_NAMES.has(folded) &&
    !isNoSubject(folded) &&
    !/^\p{Lu}/u.test(raw)
  )
}

/** ' do Senhor', ' de justiça'; empty where nothing such follows. */
function whose({ words }: Speech, index: number, to: number): string {
  const [head, joint, of, after] = words.slice(index, Math.min(to, index + 4))
  if (!head || !joint || !of || /[.,;:?!…]["”’]?$/.test(head.raw + joint.raw)) return ''
  if (!OF.test(joint.folded) || /[.,;:?!…]/.test(head.raw)) return ''
  if (of.folded.length < SHORTEST || !/^[\p{L}-]+[.,;:?!…"”’]*$/u.test(of.raw)) return ''
  // 'o caminho de volta para', 'a hora de orar': it goes on, or is a verb
  if (isNoSubject(of.folded) || /[aei]r$/.test(of.folded)) return ''
  const ends = /[.,;:?!…]/.test(of.raw) || !after || !OF.test(after.folded)
  return ends ? ` ${joint.raw.toLowerCase()} ${named(of)}` : ''
}

function lowered({ raw }: SpokenWord): string {
  return raw.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')
}

/** A name keeps its capital. */
function named({ raw }: SpokenWord): string {
  return raw.replaceAll(/[^\p{L}-]/gu, '')
}
