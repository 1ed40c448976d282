import { ANNOUNCES_SEVERAL } from './stands-alone.ts'
import { isRightAfter, type Weighed } from './weighed.ts'

/** Words of what is told together: more is no longer heard at one go. */
const MOST_WORDS = 96
const MOST_AFTER = 5
const MOST_BEFORE = 3

/** Takes half of what was said before it back. */
export const TURNS =
  /^(?:mas|porem|no entanto|entretanto|contudo|todavia|so que|nao|mentira|errado)\b/

/** Affirms, whatever it begins with. */
const IS = /^(?:(?:E|Mas|Porque),? )?(?:é|são|somos|quando|onde)(?!\p{L})/iu

/** Announces what comes next, or is only the beginning of a sentence. */
export const WAITS =
  /^(?:(?:E|Mas|Porque|Então|Agora),? )?(?:quando|enquanto|embora|ainda que|mesmo que|por mais que|uma vez que|já que|se|assim como|para|por causa d[aeo]s?)(?!\p{L})[^,]*$|(?<!\p{L})(?:o seguinte|assim|isto é|ou seja|exemplo|isso aqui|essa aqui)[.:]$/iu

/** Goes on from the sentence before it, whatever it speaks of. */
const GOES_ON =
  /^(?:porque|pois|por isso|assim|e|mas|porem|no entanto|contudo|todavia|el[ea]s?|isso|isto|ess[ea]s?|nel[ea]s?|nisso|com isso|ou seja|portanto)\b/

/** Begins with its verb: as likely a question whose mark was lost, 'Houve conversão por parte de todos'. */
export const MAY_ASK =
  /^(?:(?:e|mas|porque) )?(?:houve|existem?|ha|tem|temos|vai|vamos|pod\w+|sera|seria|esta|estao|estamos|e|sao|somos|foi|quer\w*|adianta|significa|voce|deu|da|sabe\w*|por que|qual|quem|quando|onde|como|o que)\b/

/**
 * A sentence that is told, with those around it that belong to it: two or three in a row are understood where one alone is
 * guessed at, or says something else than he meant. As it is where nothing around it can be told.
 *
 * @param isFree whether a sentence is told nowhere else
 * @param returns whether it says a word that the sermon comes back to
 */
export function withNeighbours(
  run: readonly Weighed[],
  sentences: readonly Weighed[],
  isFree: (sentence: Weighed) => boolean,
  returns: (sentence: Weighed) => boolean = () => false,
): readonly Weighed[] {
  const first = run[0]
  if (!first) return run
  const wider = [...run]
  const fits = (one: Weighed) =>
    (one.goesOn || one.staysInside) && isFree(one) && wordsOf([...wider, one]) <= MOST_WORDS
  wider.unshift(...leadingTo(first, sentences, fits))

  for (let added = 0; added < MOST_AFTER; added += 1) {
    const last = wider.at(-1)
    const next = last && sentences[last.index + 1]
    if (!last || !next || !isRightAfter(next, last) || !fits(next)) break
    const asks = MAY_ASK.test(next.folded) && !next.raw.endsWith('?') && !IS.test(next.raw)
    if (asks && !GOES_ON.test(next.folded)) break
    const isOfIt = !next.follows || wider.some((one) => sharesRoot(one, next)) || returns(next)
    if (!GOES_ON.test(next.folded) && !isOfIt) break
    wider.push(next)
  }
  // what is turned round by the sentence after it, or waits for it, is not told without it
  while (wider.length > run.length) {
    const last = wider.at(-1)
    const next = last && sentences[last.index + 1]
    if (!last || run.includes(last)) break
    if (mayEnd(last) && !(next && TURNS.test(next.folded)) && !WAITS.test(last.raw)) break
    wider.pop()
  }
  return wider
}

/** The sentences before it from which on it is understood: none where it needs none, or none of them can open. */
function leadingTo(
  first: Weighed,
  sentences: readonly Weighed[],
  fits: (sentence: Weighed) => boolean,
): Weighed[] {
  const leans = first.skip > 0
  const leading: Weighed[] = []
  for (let back = 1; back <= MOST_BEFORE; back += 1) {
    const before = sentences[first.index - back]
    const next = leading[0] ?? first
    if (!before || !isRightAfter(next, before) || !fits(before)) return []
    if (!leans && !sharesRoot(before, next)) return []
    leading.unshift(before)
    if (before.opens && before.skip === 0 && !MAY_ASK.test(before.folded)) return leading
  }
  return []
}

/** Of captions also what most likely ends there. */
function mayEnd({ follows, goesOn, isSure, isConceded, raw, folded, from, to }: Weighed): boolean {
  if (isConceded || raw.endsWith('?') || ANNOUNCES_SEVERAL.test(folded)) return false
  return follows || (goesOn && !isSure && to - from >= LEAST_UNSURE)
}

const LEAST_UNSURE = 5

function wordsOf(run: readonly Weighed[]): number {
  return run.reduce((sum, { from, to }) => sum + to - from, 0)
}

function sharesRoot(one: Weighed, other: Weighed): boolean {
  return one.roots.some((root) => other.roots.includes(root))
}
