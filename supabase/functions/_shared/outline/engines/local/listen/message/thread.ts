import { CONTRAST, GOSPEL, THESIS } from '../worth/key-sentences.ts'
import type { Movement } from './movements.ts'
import type { Speech } from '../words/speech.ts'
import { findExcerpts } from './excerpts.ts'
import { withNeighbours } from './neighbours.ts'
import { type Story, type StoryStart, findStory, findStoryStarts } from './stories.ts'
import {
  ANNOUNCES_SEVERAL,
  type Told,
  OF_US,
  TELLS,
  type Weighed,
  type ThreadInput,
  scoreOf,
  weighSentences,
  OF_THE_PAGE,
  POINTS_BACK,
  SAVES,
  isGospel,
  told,
} from './telling.ts'
import { stem } from '../words/stem.ts'
import { wordsThatReturn } from './words-that-return.ts'
import { rarityOf } from '../words/usual-roots.ts'
import { GOOD, KEPT } from '../worth/worth.ts'

/** What holds a sermon together, each part in the preacher's own sentences. Whoever doubts leaves a part out. */
export type Thread = {
  /** The sentence that carries the sermon: said to be its point, or said again at its end; null where none is sure. */
  thesis: Told | null
  /** What costs something, or warns. */
  hard: Told | null
  /** What it asks for at the end. */
  appeal: Told | null
  /** Where it comes to what Christ did; null where no sentence that stands alone says so, or one above does. */
  gospel: Told | null
  story: Story | null
  /** Where others begin, that cannot be told here. */
  storyStarts: readonly StoryStart[]
  /** For each movement, in the order preached, what carries it. */
  steps: readonly (readonly Told[])[]
  /** Passages of a few sentences by which it is heard again, the best first (`findExcerpts`). */
  excerpts: readonly Told[]
  /** 'Não X, mas Y', said so by the preacher. */
  contrast: Told | null
  /** Other sentences that stand alone, the strongest first. */
  strong: readonly Told[]
  /** Kept for the questions, and told nowhere else: first what is said of us, then of God. */
  asked: readonly Told[]
  /** A last word: of the end of the sermon, in his own words from the first to the last. */
  closing: Told | null
  /** The same with the sentences around it that belong to it, where there are any. */
  wider: ReadonlyMap<Told, Told>
  /** By its first word, what each sentence that stands alone is worth. */
  worth: ReadonlyMap<number, number>
}

export const NO_THREAD: Thread = {
  thesis: null,
  hard: null,
  appeal: null,
  gospel: null,
  story: null,
  storyStarts: [],
  steps: [],
  excerpts: [],
  contrast: null,
  strong: [],
  asked: [],
  closing: null,
  wider: new Map(),
  worth: new Map(),
}

/** What carries the sermon, as far as it was found. */
export function mainLines({ thesis, hard, appeal, gospel }: Thread): readonly Told[] {
  return [thesis, hard, appeal, gospel].filter((one) => one !== null)
}

/** Everything that an outline tells of it besides its story. */
export function toldIn(thread: Thread): readonly Told[] {
  return [
    ...mainLines(thread),
    ...thread.steps.flat(),
    ...thread.excerpts,
    ...thread.wider.values(),
    ...(thread.closing ? [thread.closing] : []),
  ]
}

const LONGEST_RUN = 48

const SHORTEST_STEP = 10
/** The sure sentences of captions are the short ones. */
const SHORTEST_IN_CAPTIONS = 7

const WARNS =
  /\b(?:nao adianta|nao basta|arrepend\w+|conden\w+|juizo|julgar\w*|inferno|castigo|custa|custo|morrer para|negar a si|renunci\w+|hipocri\w+|idolatr\w+|idolos?|pecados?|orgulho|soberba|nao pode(?:mos)?|desculpa|engan\w+|cuidado|perigo|advert\w+|ameaca|culpa|dureza|incredul\w+|rebel\w+|desobed\w+)\b/

const COSTS =
  /\b(?:nao adianta|nao basta|nao e desculpa|arrepend\w+|custa|morrer para|negar a si|renunci\w+|hipocri\w+|inferno|juizo|conden\w+|nao podemos|voce nao pode|nao pode(?:mos)? (?:servir|continuar|viver))\b/

/** Says what God is or does, or what we can do: a promise, whatever word of judgement is in it. */
const OF_GOD =
  /^(?:\w+ )?(?:deus|jesus|cristo|o senhor|o espirito|a (?:palavra|graca)|o evangelho)\b|\bpodemos (?:hoje|sempre|confiar|descansar|nos arrepender)\b/

/** The sentence itself asks: 'nós precisamos', 'perdoe'. */
const ASKS =
  /^(?:\w+ ){0,4}(?:precisamos|devemos|vamos|temos (?:que|de)|sejamos|estejamos|busquemos)\b|^(?:(?:entao|portanto|por isso|irmaos|queridos|meus irmaos) )*(?:busque|confie|creia|ame|ore|lembre|perdoe|abra|volte|entregue|venha|viva|obedeca|descanse|olhe para|confiem|vivam)\b|\bvoce (?:deve|precisa)\b/

/** The same without what also says how things are: 'o Espírito foi derramado sobre nós'. */
const NARRATES =
  /\b(?:fez|tinham?|estavam?|eram?|aconteceu|fizeram|havia|pediu|ficou|dizia|fazia|queria|sabia|podia|vivia|(?!somou|sou)\w{3,}(?:ou|aram|eram|iram|avam?|iam|eu|iu))\b/g

/**
 * Finds the thread by which a sermon can be told again without a model: its own whole sentences, chosen by how much of
 * its vocabulary they carry, never turned round and never cut.
 */
export function findThread(input: ThreadInput): Thread {
  const { speech, movements } = input
  const sentences = weighSentences(input)
  const show = (run: readonly Weighed[]): Told => told(speech, run)
  const begins = whereItBegins(sentences, speech)
  const opening = sentences.filter(
    ({ opens, isOwn, isHeart, from }) => opens && !isOwn && (from >= begins || isHeart),
  )

  const returning = wordsThatReturn(sentences, speech)
  const thesis = findThesis(opening, sentences, speech, returning)
  const excerpts = findExcerpts(sentences, speech.words.length, begins, returning)
  const quoted = excerpts.flat()
  const taken: Weighed[] = thesis ? [thesis] : []
  const last = movements.at(-1)
  const turn = findTurn(sentences, speech)
  const appeal =
    turn?.[0] ??
    (last
      ? best(
          opening.filter(
            ({ from, folded, score }) =>
              from >= speech.words.length * ENDING &&
              score >= GOOD &&
              ASKS.test(folded) &&
              !OF_GOD.test(folded),
          ),
          taken,
          ({ folded, from, skip }) =>
            (OF_US.test(folded) ? 0.4 : 0) + from / speech.words.length + (skip === 0 ? WHOLE : 0),
        )
      : null)
  if (appeal) taken.push(appeal)
  const gospel = taken.some(({ folded }) => isGospel(folded))
    ? null
    : best(
        opening.filter(
          ({ from, folded, score }) =>
            score >= LEAST_GOSPEL && from >= speech.words.length * MIDDLE && isGospel(folded),
        ),
        taken,
        ({ from }) => from / speech.words.length,
      )
  if (gospel) taken.push(gospel)
  const hard = best(
    opening.filter(
      ({ folded, score, index }) =>
        score >= (SAYS_SO.test(folded) ? LEAST_COST : GOOD) &&
        !SAVES.test(folded) &&
        !OF_GOD.test(folded) &&
        answerTo(sentences, index) !== 'untold' &&
        (folded.match(NARRATES)?.length ?? 0) < 2 &&
        (COSTS.test(folded) || (WARNS.test(folded) && OF_US.test(folded))),
    ),
    taken,
    ({ folded, skip }) =>
      (COSTS.test(folded) ? 0.9 : 0) +
      (skip === 0 ? WHOLE : 0) -
      0.4 * Math.min(3, folded.match(TELLS)?.length ?? 0),
    2,
  )
  // the next sentence is told with it; one that comes later stands alone
  const answer = hard && answerTo(sentences, hard.index)
  const isApart =
    hard !== null && answer !== null && answer !== 'untold' && answer.index > hard.index + 1
  const grace =
    isApart && answer.opens && isGospel(answer.folded) && !taken.includes(answer) ? answer : gospel
  if (hard) taken.push(hard)
  if (grace && grace !== gospel) taken.push(grace)
  const contrast = best(
    opening.filter(({ folded, score }) => score >= GOOD && CONTRAST.test(folded)),
    taken,
  )
  const refrain = refrainOf(sentences, speech)
  const returns = ({ roots }: Weighed) => roots.some((root) => returning.has(root))
  const worthOfRun = new Map<number, number>()
  /** With how many of its own words the sermon goes on from there. */
  const carried = (one: Weighed) => {
    const known = worthOfRun.get(one.index)
    if (known !== undefined) return known
    const around = withNeighbours([one], sentences, () => true, returns)
    const roots = new Set(around.flatMap((each) => each.roots))
    const said = Array.from(roots).reduce((sum, root) => sum + (returning.get(root) ?? 0), 0)
    const reasons = around.filter(({ folded }) => REASONS.test(folded)).length
    const worth =
      RETURNING * Math.min(MOST_RETURNING, said) +
      REASONED * Math.min(2, reasons) +
      TOGETHER * Math.min(3, around.length - 1)
    worthOfRun.set(one.index, worth)
    return worth
  }
  const namesActor = ({ folded }: Weighed) =>
    folded.split(' ').some((word) => input.actors.has(word))
  const speaks = (one: Weighed) =>
    !SAYS_WHO.test(one.folded) &&
    ((namesActor(one) && OF_FAITH.test(one.folded)) ||
      (isClaim(one) && one.roots.some((root) => refrain.has(root))))
  const weight = (one: Weighed) =>
    REFRAIN * Math.min(MOST_REFRAIN, one.roots.filter((root) => refrain.has(root)).length) +
    (one.isHeart ? DECLARED : 0) +
    (one.skip === 0 ? WHOLE_STEP : 0) +
    carried(one) +
    (namesActor(one) ? NAMES_ACTOR : 0) -
    (namesActor(one) && isClaim(one) ? 0 : TOLD_OF_OTHERS) *
      Math.min(2, one.folded.match(NARRATES)?.length ?? 0)
  const stepOf = ({ from, to, subjects }: Movement, least: number, fits = speaks) => {
    const here = sentences.filter((one) => one.from >= Math.max(from, begins) && one.to <= to)
    const run = bestRun(
      here,
      { sentences, punctuated: speech.punctuated, weight, speaks: fits },
      taken,
      subjects,
      least,
    )
    if (run) taken.push(...run)
    return run
  }
  // the best tell the sermon; the next are talked about; the others tell what is left
  const surest = movements.map((movement) => stepOf(movement, BEST))
  // of the people of the text one asks by the text
  const ofAll = opening.filter((one) => !namesActor(one))
  let asked = speech.punctuated ? keptForQuestions(ofAll, taken.concat(quoted)) : []
  taken.push(...asked)
  const runs = movements.map((movement, index) => {
    const run = surest[index] ?? stepOf(movement, speech.punctuated ? PLAIN : LEAST_IN_CAPTIONS)
    return run ? [run] : []
  })
  const found = [thesis, appeal, grace].filter((one) => one !== null).length
  // where hardly a part has its sentence, the others may have two
  for (const least of speech.punctuated ? [KEPT, GOOD, PLAIN] : [LEAST_IN_CAPTIONS]) {
    for (const [index, movement] of movements.entries()) {
      if (runs.flat().length + found >= FEW_TOLD) break
      if ((runs[index]?.length ?? 0) > 1) continue
      const second = stepOf(movement, least)
      if (second) runs[index]?.push(second)
    }
  }
  // two sentences tell no sermon: then any claim that stands alone
  const fair = speech.punctuated ? FAIR : LEAST_IN_CAPTIONS
  for (const [index, movement] of movements.entries()) {
    if (runs.flat().length + found >= LEAST_TOLD) break
    if ((runs[index]?.length ?? 0) > 1) continue
    const least = Math.min(PLAIN, fair)
    const one = stepOf(
      movement,
      least,
      (sentence) =>
        sentence.score >= fair &&
        (isClaim(sentence) || (!speech.punctuated && saysWhatIs(sentence))),
    )
    if (one) runs[index]?.push(one)
  }
  // captions have few sure sentences, and the summary comes first
  if (!speech.punctuated) {
    asked = keptForQuestions(ofAll, taken.concat(quoted))
    taken.push(...asked)
  }
  const closing = best(
    opening.filter(
      (one) => one.from >= speech.words.length * LAST_PART && one.skip === 0 && isStrong(one),
    ),
    taken.concat(quoted),
    ({ from }) => from / speech.words.length,
  )
  if (closing) taken.push(closing)
  const story = findStory(input, sentences)
  const isFree = (one: Weighed) =>
    !taken.includes(one) && !(story && one.from < story.told.to && one.to > story.told.from)
  const wider = new Map<Told, Told>()
  const showWider = (run: readonly Weighed[]): Told => {
    const alone = show(run)
    const around = withNeighbours(run, sentences, isFree, returns)
    taken.push(...around)
    if (around.length > run.length) wider.set(alone, show(around))
    return alone
  }
  const withTurn = (one: Weighed): Weighed[] => {
    const next = sentences[one.index + 1]
    return next && TURNS.test(next.folded) && next.follows && !next.isOwn ? [one, next] : [one]
  }
  return {
    thesis: thesis && show(withTurn(thesis)),
    hard: hard && showWider(withTurn(hard)),
    appeal: turn ? show(turn) : appeal && showWider(withTurn(appeal)),
    gospel: grace && showWider([grace]),
    story,
    storyStarts: findStoryStarts(input, sentences, story?.told ?? null),
    steps: runs.map((here) => here.map(showWider).toSorted((a, b) => a.from - b.from)),
    excerpts: excerpts.map(show),
    contrast: contrast && show([contrast]),
    strong: strongest(ofAll.filter(isStrong)).map((one) => show([one])),
    asked: asked.map((one) => show([one])),
    closing: closing && show([closing]),
    wider,
    worth: new Map(opening.map(({ from, score }) => [from, score])),
  }
}

/**
 * The 'mas Cristo …' that a warning comes to; null where none is near, 'untold' where it cannot be told: then the warning
 * alone says something else than he said.
 */
function answerTo(sentences: readonly Weighed[], index: number): Weighed | 'untold' | null {
  const end = sentences[index]?.to ?? 0
  const answer = sentences
    .slice(index + 1, index + 1 + ANSWERED_WITHIN)
    .find(({ folded, from }) => from - end < ANSWERED_NEAR && ANSWERS.test(folded))
  if (!answer) return null
  return answer.follows && !answer.isOwn ? answer : 'untold'
}

const ANSWERED_WITHIN = 4
const ANSWERED_NEAR = 70
const ANSWERS =
  /^(?:mas|porem|contudo|todavia) (?:(?:o )?(?:senhor )?(?:jesus|cristo|deus)|pela graca|a graca|em cristo|gracas a)\b|^(?:(?:e|ai|mas|entao|so que|irmaos) )*(?:eis que|(?:surge|vem|veio|entra) (?:entao )?(?:o ultimo adao|jesus|cristo|o filho))\b/

/** Word with which the sermon begins: what went before told the last one again. */
function whereItBegins(sentences: readonly Weighed[], { words }: Speech): number {
  const last = sentences.findLast(
    ({ from, folded }) => from < words.length * MAY_TELL_AGAIN && TELLS_AGAIN.test(folded),
  )
  return Math.max(words.length * GREETINGS, last?.to ?? 0)
}

const GREETINGS = 0.08
const MAY_TELL_AGAIN = 0.22
const TELLS_AGAIN =
  /\b(?:domingo passado|ultimos? domingos?|semana passada|ultim[oa]s? (?:pregac\w+|mensage\w+|sermao|sermoes|semanas?|aulas?|encontros?)|(?:vimos|estudamos|meditamos|aprendemos|falamos|vinhamos|paramos|comecamos)(?: \w+){0,4} (?:capitulos?|domingos?|semanas?|passad[oa]s?|anterior(?:es)?|ate aqui)|capitulos? anterior(?:es)?|(?:como )?(?:nos )?ja vimos|versiculos? anterior(?:es)?)\b/

/** 'Mas pare de pensar só na sua defesa. Estamos sendo chamados para atacar.': what he asks instead of what he granted. */
function findTurn(sentences: readonly Weighed[], { words, punctuated }: Speech): Weighed[] | null {
  if (!punctuated) return null
  for (const first of sentences.toReversed()) {
    if (first.from < words.length * LAST_PART) return null
    if (!sentences[first.index - 1]?.isConceded || !INSTEAD.test(first.folded)) continue
    const run: Weighed[] = []
    for (const one of sentences.slice(first.index, first.index + MOST_OF_TURN)) {
      const isShort = one.to - one.from <= SHORT_SENTENCE
      if (!one.follows || one.isOwn || one.isConceded || (run.length > 0 && !isShort)) break
      run.push(one)
    }
    const length = (run.at(-1)?.to ?? first.from) - first.from
    if (run.length > 1 && length >= LEAST_TURN && length <= LONGEST_RUN) return run
  }
  return null
}

const INSTEAD = /^(?:mas|e) (?:\w+ )?(?:par(?:em?|am? de)|deix[ea]m?|deixemos|nao (?:pare|fique))\b/
const MOST_OF_TURN = 3
const SHORT_SENTENCE = 14
const LEAST_TURN = 12

const MOST_ASKED = 2
const LONGEST_ASKED = 28

/** The best of what can be talked about for itself: one of what we do or are, one of what God does. */
function keptForQuestions(opening: readonly Weighed[], taken: readonly Weighed[]): Weighed[] {
  const fitting = opening.filter(
    (one) =>
      isStrong(one) &&
      one.to - one.from - one.skip <= LONGEST_ASKED &&
      taken.every((other) => likeness(one, other) < SAME),
  )
  const ofUs = best(
    fitting.filter(({ folded }) => OF_US.test(folded)),
    [],
  )
  const other = best(fitting, ofUs ? [ofUs] : [])
  return [ofUs, other].filter((one) => one !== null).slice(0, MOST_ASKED)
}

const ENDING = 0.82
/** The way to Christ is the second half of a sermon. */
const MIDDLE = 0.5
const LEAST_GOSPEL = 1.2

/** What begins with its own first word can be quoted. */
const WHOLE = 0.4

/** Takes half of the sentence before it back. */
const TURNS = /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|nao apenas|nao somente)\b/

const LAST_PART = 0.7

/** What warns in so many words is told, even where it is said plainly. */
const SAYS_SO = /\bnao (?:adianta|basta|e desculpa)\b/
const LEAST_COST = 0.9

const FEW_TOLD = 7
const LEAST_TOLD = 4
const FAIR = 1.25
/** A sentence that says what its part says, where none of it shines. */
const PLAIN = 1.05

/** 'Lucas é um autor que …', 'Mercúrio era o deus …': only who somebody is. */
const SAYS_WHO =
  /^(?:\w+ ){1,2}(?:e|era|foi) (?:o|a|um|uma) (?:\w+ )?(?:deus d[aeo]s?|autor\w*|medico|rei|cidade|pessoa|homem|mulher|povo|livro|carta)\b/

const OF_FAITH =
  /\b(?:deus|graca|pecad\w+|fe|confi\w+|arrepend\w+|perdo\w+|obedec\w+|obedien\w+|desobed\w+|ora\w*|ador\w+|alianca|promess\w+|misericordia|fidelidade|fiel|esperanca|amor|amou|louv\w+|clam\w+|tem\w+)\b/

/** Gives the reason, or what follows from it: the sermon's steps hang together there. */
const REASONS =
  /\b(?:porque|por isso|portanto|pois|logo|de modo que|para que|a fim de|significa|assim como|nao .{3,60} mas)\b/

const RETURNING = 0.35
const MOST_RETURNING = 2.5
const REASONED = 0.2
const TOGETHER = 0.15

const REFRAIN = 0.14
const MOST_REFRAIN = 4
const NAMES_ACTOR = 0.2
const TOLD_OF_OTHERS = 0.3
const WHOLE_STEP = 0.15

/** Roots that are said again and again both where it begins and where it ends: what the sermon is about. */
function refrainOf(sentences: readonly Weighed[], { words }: Speech): ReadonlySet<string> {
  const counts = [new Map<string, number>(), new Map<string, number>()]
  for (const { from, roots } of sentences) {
    const place = from / words.length
    const count = place < BEGINS ? counts[0] : place > ENDS ? counts[1] : undefined
    for (const root of count ? roots : []) count?.set(root, (count.get(root) ?? 0) + 1)
  }
  const often = (root: string) =>
    counts.every((count) => (count.get(root) ?? 0) >= REFRAIN_SAID) && rarityOf(root) >= RARE
  return new Set([...(counts[0]?.keys() ?? [])].filter(often))
}

const BEGINS = 0.3
const ENDS = 0.7
const REFRAIN_SAID = 3
/** In a quarter of all sermons or fewer. */
const RARE = 1.5
/** Of captions so few pieces are sure to be sentences that one need not shine. */
const LEAST_IN_CAPTIONS = 1.0

/** A sentence of the summary before any is kept for the questions. */
const BEST = 2.2

/** How much better a step is for speaking of what its part speaks of, and how much worse for not doing so. */
const ON_SUBJECT = 0.2
const OFF_SUBJECT = 0.3
/** What speaks of its part need not shine. */
const LENIENCE = 0.15

const MOST_STRONG = 12

/** As far as they say different things. */
function strongest(sentences: readonly Weighed[]): Weighed[] {
  const kept: Weighed[] = []
  for (const one of sentences.toSorted((a, b) => b.score - a.score)) {
    if (kept.length >= MOST_STRONG) break
    if (kept.every((other) => likeness(one, other) < SAME)) kept.push(one)
  }
  return kept
}

const SAME = 0.5

/** Shorter sentences are contained in too many others. */
const FEW_ROOTS = 4

function likeness(one: Weighed, other: Weighed): number {
  if (one.index === other.index) return 1
  const [small, large] =
    one.roots.length < other.roots.length ? [one.roots, other.roots] : [other.roots, one.roots]
  const shared = small.filter((root) => large.includes(root)).length
  return small.length === 0 ? 0 : shared / Math.max(small.length, FEW_ROOTS)
}

function best(
  sentences: readonly Weighed[],
  taken: readonly Weighed[],
  bonus: (sentence: Weighed) => number = () => 0,
  most = Number.POSITIVE_INFINITY,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of sentences) {
    if (taken.some((other) => likeness(sentence, other) >= SAME)) continue
    const score = Math.min(most, sentence.score) + bonus(sentence)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found?.sentence ?? null
}

/** One sentence that opens, with the next where that one goes on from it. */
function bestRun(
  here: readonly Weighed[],
  {
    sentences,
    punctuated,
    weight,
    speaks,
  }: {
    sentences: readonly Weighed[]
    punctuated: boolean
    /** What speaks for a sentence besides its own worth. */
    weight: (sentence: Weighed) => number
    /** Of what the sermon speaks of. */
    speaks: (sentence: Weighed) => boolean
  },
  taken: readonly Weighed[],
  subjects: ReadonlySet<string>,
  least: number,
): Weighed[] | null {
  let found: { run: Weighed[]; score: number } | null = null
  for (const first of here) {
    if (!first.opens || first.isOwn || taken.some((other) => likeness(first, other) >= SAME))
      continue
    const next = sentences[first.index + 1]
    const goesOn =
      next?.follows &&
      next.score >= LEAST_NEXT &&
      next.from - first.to < 2 &&
      !/^(?:que|nao estou)\b/.test(next.folded) &&
      !ANNOUNCES_SEVERAL.test(next.folded) &&
      !pointsElsewhere(first, next) &&
      !next.isOwn &&
      here.includes(next) &&
      next.to - first.from <= LONGEST_RUN &&
      likeness(first, next) < SAME &&
      taken.every((other) => likeness(next, other) < SAME)
    const run = goesOn ? [first, next] : [first]
    if (!goesOn && first.to - first.from < (punctuated ? SHORTEST_STEP : SHORTEST_IN_CAPTIONS))
      continue
    const warns = run.some(({ folded }) => WARNS.test(folded) || ACCUSES.test(folded))
    if (warns && answerTo(sentences, run.at(-1)?.index ?? 0) === 'untold') continue
    // 'aquele que não tinha pecado. Mas se fez pecado por nós': half of what was said
    if (!goesOn && next && next.from - first.to < 2 && TURNS.test(next.folded)) continue
    const worth = goesOn ? Math.max(first.score, scoreOf(run) + GOES_ON) : first.score
    const touched = new Set(run.flatMap(({ roots }) => roots.filter((root) => subjects.has(root))))
    const score =
      worth +
      weight(first) +
      (isAnnounced(first, sentences) ? ANNOUNCED : 0) +
      (subjects.size === 0 ? 0 : touched.size === 0 ? -OFF_SUBJECT : ON_SUBJECT * touched.size)
    const enough = touched.size > 0 ? least - LENIENCE : least
    // what does not shine has at least to speak of what the sermon speaks of
    if (least <= PLAIN && worth < GOOD && !speaks(first)) continue
    if (worth >= enough && (!found || score > found.score)) found = { run, score }
  }
  return found?.run ?? null
}

const ACCUSES =
  /\b(?:pecador(?:es|a)?|nao merece\w*|impi[oa]s?|impur[oa]s?|miserave(?:l|is)|inimigos de deus|nao (?:pode|pod[ei]a|conseguiu|consegue) (?:cumprir|obedecer|guardar|salvar)|traz morte)\b/

/** 'Até este homem', whom the sentence before does not name. */
function pointsElsewhere(first: Weighed, { folded }: Weighed): boolean {
  return Array.from(folded.matchAll(POINTS_AT)).some(
    ([, noun = '']) => !first.roots.includes(stem(noun)),
  )
}

const POINTS_AT =
  /\b(?:[dn]?(?:este|esta|esse|essa|aquele|aquela)s?|outr[oa]s?|mesm[oa]s?) (?!que\b|mund|vida)(\w{3,})/g

/** A sentence that goes on from the one before it is better understood than one alone. */
const GOES_ON = 0.15
const LEAST_NEXT = 0.8

const ANNOUNCED = 0.4

/** 'Em primeiro lugar', 'o que aprendemos aqui é', or behind 'a grande lição é a seguinte'. */
function isAnnounced(one: Weighed, sentences: readonly Weighed[]): boolean {
  const before = sentences[one.index - 1]
  return (
    ANNOUNCES.test(one.folded) ||
    (before !== undefined && one.from - before.to < 2 && ANNOUNCES_NEXT.test(before.folded))
  )
}

const ANNOUNCES =
  /^(?:e |mas |entao |portanto )*(?:em (?:primeiro|segundo|terceiro|quarto|quinto|ultimo) lugar|por fim|portanto|em resumo|resumindo|concluindo|ou seja|(?:o que )?(?:nos )?aprendemos|(?:a|o) (?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|grande|principal|verdadeir[oa]) (?:ponto|licao|motivo|razao|verdade|aplicacao|coisa|ensino|marca|principio))\b/

const ANNOUNCES_NEXT =
  /\b(?:(?:o|a) (?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|ultim[oa]|grande|principal) (?:ponto|licao|motivo|razao|verdade|aplicacao|coisa|ensino|principio)|o ponto (?:aqui )?e|a licao (?:aqui )?e|o que (?:isso|o texto|jesus|paulo) (?:nos )?(?:ensina|mostra)|(?:e|eh) o seguinte)\b.{0,40}$/

/** In the first part and again in the last: what is repeated on purpose is what the sermon is about. */
const EARLY = 0.45

const LATE = 0.6

function findThesis(
  opening: readonly Weighed[],
  sentences: readonly Weighed[],
  { words }: Speech,
  returning: ReadonlyMap<string, number>,
): Weighed | null {
  let found: { sentence: Weighed; score: number } | null = null
  for (const sentence of opening) {
    const own = sentence.roots.reduce((sum, root) => sum + (returning.get(root) ?? 0), 0)
    const isOwnClaim =
      own >= OWN_CLAIM &&
      saysWhatIs(sentence) &&
      /(?<!\p{L})(?:é|são)(?!\p{L})/iu.test(sentence.raw)
    const length = sentence.to - sentence.from
    if (length > LONGEST_POINT + (sentence.isHeart ? sentence.skip : 0)) continue
    if (!sentence.isHeart) {
      if (length < 9 || !(isClaim(sentence) || isOwnClaim)) continue
      if (sentence.roots.length < LEAST_ROOTS || ONE_OF_SEVERAL.test(sentence.folded)) continue
      if (sentence.score < (isOwnClaim ? FAIR_CLAIM : GOOD)) continue
      if (!isOwnClaim && !isSureOf(sentence, sentences, { words })) continue
      // 'julgado por hipócritas. Mas no céu …': half of what carries the sermon carries nothing
      if (isTurned(sentences[sentence.index + 1])) continue
    } else if (sentence.score < LEAST_HEART) continue
    const place = sentence.from / words.length
    const score =
      sentence.score +
      RETURNING * Math.min(MOST_RETURNING, own) +
      (sentence.isHeart ? DECLARED : 0) +
      (THESIS.test(sentence.folded) || POINT.test(sentence.folded) ? 0.9 : 0) +
      againIn(sentence, sentences, words.length) +
      (place < 0.2 || place > 0.75 ? 0.3 : 0) +
      (isAnnounced(sentence, sentences) ? ANNOUNCED : 0) -
      0.45 * Math.min(3, sentence.folded.match(NARRATES)?.length ?? 0) -
      (GROPES.test(sentence.folded) ? 0.8 : 0)
    if (!found || score > found.score) found = { sentence, score }
  }
  return found && found.score >= SURE_THESIS ? found.sentence : null
}

/** The same long word twice: he was still looking for his sentence. */
const GROPES = /\b(\w{7,})\b.*\b\1\b|^(?:pel[oa]s?|por) /

const LONGEST_POINT = 38
/** Two of the words that the sermon comes back to, and what they are: 'A vida de quem vive para as riquezas é uma tragédia'. */
const OWN_CLAIM = 1.2
const FAIR_CLAIM = 0.9
/** What he himself calls the heart of it needs no other sign, and goes before what only comes back. */
const DECLARED = 6
const LEAST_HEART = 0.6

/** Said to be the point, or said again elsewhere in the sermon. */
function isSureOf(
  one: Weighed,
  sentences: readonly Weighed[],
  { words }: Pick<Speech, 'words'>,
): boolean {
  return (
    THESIS.test(one.folded) ||
    POINT.test(one.folded) ||
    isAnnounced(one, sentences) ||
    againIn(one, sentences, words.length) >= COMES_BACK
  )
}

const COMES_BACK = 0.7

/** The next sentence takes something back and cannot be told with it. */
function isTurned(next: Weighed | undefined): boolean {
  return next !== undefined && TURNS.test(next.folded) && !next.follows
}

/** What is said again far from here: the more tenths of the sermon come back to it, the more it is its point. */
function againIn(one: Weighed, sentences: readonly Weighed[], words: number): number {
  const tenth = (from: number) => Math.floor((10 * from) / words)
  const tenths = new Set<number>()
  let most = 0
  for (const other of sentences) {
    if (Math.abs(tenth(other.from) - tenth(one.from)) < 2) continue
    const like = likeness(one, other)
    if (like < 0.45) continue
    tenths.add(tenth(other.from))
    const isAcross = one.from < EARLY * words !== other.from < LATE * words
    most = Math.max(most, like * (isAcross ? 1 : 0.7))
  }
  return 1.6 * Math.max(0, most - 0.4) + 0.15 * Math.min(4, tenths.size)
}

/** Worth talking about for itself: a claim of God or of us, and nothing that happened or stands on the page. */
function isStrong(one: Weighed): boolean {
  const { folded, score, from, to } = one
  return (
    score >= KEPT &&
    to - from >= 8 &&
    (OF_US.test(folded) || GOSPEL.test(folded)) &&
    !folded.match(NARRATES) &&
    !OF_THE_PAGE.test(folded) &&
    !POINTS_BACK.test(folded) &&
    !/^(?:[a-z]+ )?(?:salomao|noe|adao|isaias|jeremias|daniel|jonas|elias|habacuque|ester|rute|jo|samuel|saul|maria|marcos|tiago|timoteo|tito|israel|israelitas|judeus|fariseus|discipulos) /.test(
      folded,
    ) &&
    !/\d|\bversiculo/.test(folded) &&
    !/\b(?:paulo|pedro|lucas|mateus|joao|moises|jaco|davi|abraao|isaque|jose|profeta|apostolo) \w+/.test(
      folded,
    )
  )
}

/** Of God or of us, and now: not a piece of a story. */
function isClaim({ folded }: Weighed): boolean {
  return OF_US.test(folded) || GOSPEL.test(folded) || THESIS.test(folded)
}

/** 'O castigo é apenas uma consequência do pecado': of things as they are. */
function saysWhatIs({ folded }: Weighed): boolean {
  return !folded.match(NARRATES) && !OF_THE_PAGE.test(folded) && !/\d/.test(folded)
}

const POINT =
  /\b(?:objetivo|fim principal|o tema|a mensagem (?:de|do|da|que)|o ponto|centro|proposito|razao pela qual|o que (?:mais )?importa|o segredo|a chave)\b/

/** A claim says something of something: 'A Bíblia nos ensina com clareza' says nothing. */
const LEAST_ROOTS = 4

const ONE_OF_SEVERAL =
  /^(?:\w+ )?(?:uma das|um dos|alguns|algumas|(?:a|o) (?:segund|terceir|quart|quint)[ao])\b/

const SURE_THESIS = 2.6
