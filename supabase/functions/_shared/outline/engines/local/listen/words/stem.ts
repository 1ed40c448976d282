/** Their ends look like suffixes: without them they would meet 'mar', 'parar' and 'semear'. */
const WHOLE = new Set(['marido', 'esposa', 'esposo', 'parente', 'semente', 'espera'])

const PLURALS: readonly (readonly [string, string])[] = [
  ['oes', 'ao'],
  ['aes', 'ao'],
  ['ais', 'al'],
  ['eis', 'el'],
  ['ois', 'ol'],
  ['res', 'r'],
  ['zes', 'z'],
  ['ns', 'm'],
  ['s', ''],
]

/** Words that look like plurals and are not. */
const SINGULAR = new Set([
  'deus',
  'jesus',
  'mais',
  'depois',
  'lapis',
  'onibus',
  'simples',
  'tres',
  'satanas',
])

const longestFirst = (suffixes: string): readonly string[] =>
  suffixes
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)

const NOUN_SUFFIXES = longestFirst(`
  amento imento adora edora idora ador edor idor acao icao encia ancia idade mente oso osa ivel avel ismo ista
  eza issimo issima zinho zinha inho inha ante ente
`)

const VERB_SUFFIXES = longestFirst(`
  ar er ir ando endo indo ado ada ido ida ou eu iu ei ava avam avamos ia iam iamos amos emos imos am em
  aram eram iram aria eria iria ariam eriam iriam arei erei irei ara era ira arao erao irao aremos eremos iremos
  asse esse isse assem essem issem armos ermos irmos ares eres ires aste este iste
`)

/** A root shorter than this means several things at once. */
const MIN_ROOT = 4

function strip(word: string, suffixes: readonly string[]): string | null {
  for (const suffix of suffixes) {
    if (word.length - suffix.length >= MIN_ROOT && word.endsWith(suffix)) {
      return word.slice(0, -suffix.length)
    }
  }
  return null
}

const known = new Map<string, string>()

/**
 * The root of a folded Portuguese word, so that 'confiar', 'confiou' and 'confiando' meet. A light one in the
 * manner of RSLP: plural, then one noun or one verb suffix, then the theme vowel. Irregular verbs stay apart;
 * the word lists of the themes name them.
 */
export function stem(folded: string): string {
  const cached = known.get(folded)
  if (cached !== undefined) return cached
  const root = findRoot(folded)
  // A sermon has a few thousand different words; the limit keeps a long-lived worker small.
  if (known.size > 20_000) known.clear()
  known.set(folded, root)
  return root
}

function findRoot(folded: string): string {
  if (folded.length <= MIN_ROOT || SINGULAR.has(folded)) return folded
  let word = folded
  for (const [plural, singular] of PLURALS) {
    if (word.endsWith(plural) && word.length - plural.length >= 2) {
      word = word.slice(0, -plural.length) + singular
      break
    }
  }
  if (WHOLE.has(word)) return word
  const root = strip(word, NOUN_SUFFIXES) ?? strip(word, VERB_SUFFIXES)
  // The vowel left by a suffix belongs to the root: 'perdo-ar' is not 'perd-er'.
  return root ?? (word.length > MIN_ROOT ? word.replace(/[aeio]$/, '') : word)
}
