import type { Speech } from '../words/speech.ts'
import { findSetApart, type SetApart } from './set-apart.ts'
import { closesItsClauses } from './main-verb.ts'
import { type LearnedStops, learnedStops } from './learned-stops.ts'

/** A piece of captions without punctuation. */
export type CaptionPiece = {
  /** First word and the one after the last, in `Speech.words`. */
  from: number
  to: number
  /** It is one sentence, from its first word to its last. */
  isSure: boolean
  /** It begins and ends where a sentence most likely does: between two that are sure it is read without a stumble. */
  isFair: boolean
  /** Of what he sets apart himself, how; null of everything else. */
  apart: SetApart | null
}

/** Words of a sentence that one can be sure of. */
const SHORTEST = 5
const LONGEST = 30

/** How likely a mark is before a sure sentence and behind it, and how likely the end of a sentence. */
const SURE_START = 0.9
const SURE_END = 0.9
const SURE_STOP = 0.3
/** How likely it is that no sentence ends inside. */
const SURE_INSIDE = 0.75
/** How likely it may be a question. */
const MAYBE_ASKED = 0.06
/** Where the rest of the speech is cut. */
const CUT = 0.3

/** The same of what stands between two sure sentences. */
const FAIR = 0.5
const FAIR_QUESTION = 0.15

/** What comes now limits what was said, or belongs to it: only a clear end stands before these. */
const GOES_ON =
  /^(?:mas|porem|se|nao|que|senao|exceto|quando|para|pra|apenas|so|somente|quem|desde|sem|nem|ou|como|onde|quant[oa]s?|cuj[oa]s?)$/
const CLEAR_END = 0.6
/** No end is clear enough before these. */
const OTHERWISE = /^(?:ou|senao|exceto)$/
const CLEAR_START = 0.85

/** Captions cut into sentences: those that are sure, and what lies between them. */
export function captionSentences(speech: Speech): CaptionPiece[] {
  const stops = learnedStops(speech)
  const count = speech.words.length
  const pieces: CaptionPiece[] = []
  const clear = (at: number) => at === 0 || (stops.end[at] ?? 0) >= FAIR
  let cut = 0
  const cutUntil = (until: number) => {
    for (let to = cut + 1; to <= until; to += 1) {
      if (to < until && (stops.end[to] ?? 0) < CUT) continue
      const isFair = clear(cut) && clear(to) && (stops.question[to] ?? 0) < FAIR_QUESTION
      pieces.push({ from: cut, to, isSure: false, isFair, apart: null })
      cut = to
    }
  }
  for (const { from, to, apart } of sureSentences(speech, stops)) {
    cutUntil(from)
    pieces.push({ from, to, isSure: true, isFair: true, apart })
    cut = to
  }
  cutUntil(count)
  return pieces
}

/** Opens a clause that limits the one behind it: 'se você não crê, | você não tem parte nisso'. */
const CONDITION =
  /^(?:se|quando|caso|embora|enquanto|apesar|sem|senao|mesmo|depois|antes|imagine?|imaginem)$/
/** Said before it. */
const JOINS = /^(?:e|mas|entao|porque|pois|agora|que|ou|portanto|so|irmaos|ai)$/
const LONGEST_CONDITION = 24
/** 'Em momento algum | o livro ensina que …': said just before, it may deny what comes. */
const DENIES = /^(?:nao|nunca|jamais|nem|nenhum\w*|algum\w*|ninguem|nada|longe|tampouco)$/
const NEAR = 4

function hangsOnCondition({ words }: Speech, { end }: LearnedStops, from: number): boolean {
  if ((end[from] ?? 0) >= CLEAR_START) return false
  for (let word = Math.max(0, from - NEAR); word < from; word += 1)
    if (DENIES.test(words[word]?.folded ?? '')) return true
  let begin = from - 1
  while (begin > 0 && from - begin < LONGEST_CONDITION && (end[begin] ?? 0) < CUT) begin -= 1
  for (let word = begin; word < from; word += 1) {
    const { folded = '' } = words[word] ?? {}
    if (CONDITION.test(folded)) return true
    if (!JOINS.test(folded)) return false
  }
  return false
}

type Candidate = { from: number; to: number; score: number; apart: SetApart | null }

/** More than any that only the stops tell. */
const SET_APART = 2

/** Of those that overlap the surest. */
function sureSentences(speech: Speech, stops: LearnedStops): Candidate[] {
  const taken = new Uint8Array(speech.words.length)
  const chosen: Candidate[] = []
  const candidates = [...candidatesSetApart(speech, stops), ...findCandidates(speech, stops)]
  candidates.sort((a, b) => b.score - a.score)
  for (const candidate of candidates) {
    if (taken[candidate.from] || taken[candidate.to - 1]) continue
    if (taken.subarray(candidate.from, candidate.to).includes(1)) continue
    taken.fill(1, candidate.from, candidate.to)
    chosen.push(candidate)
  }
  return chosen.toSorted((a, b) => a.from - b.from)
}

/** Of two that overlap the longer. What hangs on a condition in all its places is none. */
function candidatesSetApart(speech: Speech, stops: LearnedStops): Candidate[] {
  const found = findSetApart(speech, stops)
  const standing = new Set(
    found
      .filter(({ from, numbered }) => numbered || !hangsOnCondition(speech, stops, from))
      .map(({ said }) => said),
  )
  return found
    .filter(({ said }) => standing.has(said))
    .map((apart) => ({
      from: apart.from,
      to: apart.to,
      score: SET_APART + apart.to - apart.from,
      apart,
    }))
}

function findCandidates(speech: Speech, stops: LearnedStops): Candidate[] {
  const { mark, end, question } = stops
  const count = speech.words.length
  const candidates: Candidate[] = []
  for (let from = 0; from < count; from += 1) {
    const [begins = 0, opens = 0] = [mark[from], end[from]]
    if (begins < SURE_START || opens < SURE_STOP || hangsOnCondition(speech, stops, from)) continue
    let inside = 1
    for (let to = from + 1; to <= Math.min(count, from + LONGEST); to += 1) {
      const [marked = 0, closes = 0, asks = 0] = [mark[to], end[to], question[to]]
      if (
        to - from >= SHORTEST &&
        marked >= SURE_END &&
        closes >= SURE_STOP &&
        asks < MAYBE_ASKED
      ) {
        const next = speech.words[to]?.folded ?? ''
        // 'o motivo pelo qual ele caiu | é que …': the verb it is waiting for
        const waits = speech.words[to]?.raw.toLowerCase() === 'é'
        const goesOn =
          OTHERWISE.test(next) ||
          closes < (waits ? CLEAR_START : GOES_ON.test(next) ? CLEAR_END : 0)
        const score = begins * marked * inside * (0.4 + 0.6 * opens) * (0.4 + 0.6 * closes)
        if (!goesOn) candidates.push({ from, to, score, apart: null })
      }
      inside *= 1 - closes
      if (inside < SURE_INSIDE) break
    }
  }
  return candidates
}

/**
 * Whether the words of a piece leave no doubt that it is one sentence, affirmed and whole: in captions nothing else tells a
 * question, a list, and a clause that goes on. What is set apart may be one of a list.
 */
export function isSureInCaptions(folded: string, raw: string, isSetApart: boolean): boolean {
  const rest = folded.replace(LEADING, '')
  return (
    !RUNS_ON.test(rest) &&
    !MAY_ASK.test(rest) &&
    (isSetApart || !OF_A_LIST.test(rest)) &&
    !NAMES_SOMEBODY.test(rest) &&
    closesItsClauses(raw)
  )
}

const LEADING = /^(?:(?:e|mas|entao|porque|pois|agora|portanto|irmaos) )+/

/** Joins two sentences where nobody hears the full stop. */
const RUNS_ON = /\b(?:ou se|e claro que|na verdade|quer dizer|ou seja|um nome que|pode ser que)\b/

/** Without its mark nobody reads whether 'você ama a igreja' is asked, or hangs on an 'if' before it. */
const MAY_ASK =
  /^(?:voces?|tu)\b(?! (?:nao )?(?:precisa|deve|tem que)m?\b)|^(?:qual|quais|quem e|quem sao|sera|quantos|quantas|onde|por que|percebem?|entendem?|sabem?|lembram?|conseguem?|notam|veem|ja pens\w+)\b/

/** 'A primeira é …', 'vem uma parte …': of how the sermon goes. */
const OF_A_LIST =
  /^(?:ai\b|[oa]s? (?:primeir|segund|terceir|quart|ultim)[oa]s?\b|a fim de|vem (?:um|uma|o|a))|\b(?:dali|a gente (?:nao )?(?:viu|resolveu|abord\w+))\b/

/** Of a name that the captions write small nobody can tell that it is one. */
const NAMES_SOMEBODY =
  /\b(?:pastora?|reverendo|presbitero|doutora?|dr|padre|puritano|teologo|seminarista|irma) (?!d[aeo]\b|que\b|e\b|em\b|n[ao]\b)\w+/
