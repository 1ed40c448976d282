import { COUNTED_NOUNS } from '../words/counted-nouns.ts'
import type { SpokenWord } from '../words/speech.ts'

/** The place of a point among several, and what they are called: 'o segundo passo', 'verdade número dois'. */
export type Numbered = {
  /** 1 for the first. */
  number: number
  /** Folded; null of a bare 'o segundo'. */
  noun: string | null
}

const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const CARDINALS = ['1|uma?', '2|dois|duas', '3|tres', '4|quatro', '5|cinco']
const ORDINAL = `(?<ordinal>${ORDINALS.join('|')})[oa]`
/** With 'em segundo lugar', which is no noun of a point. */
const NOUN = `${COUNTED_NOUNS}|lugar`
/** 'A última', 'é esse aqui', 'é que': between the number and what it announces. */
const LEAD = '(?: [eoa] ultim[oa])?(?: e (?:que|est[ea]|ess[ea]|o seguinte)(?: aqui)?)?'
const ANNOUNCES = new RegExp(
  `\\b(?:(?:[oa] )?${ORDINAL} (?:grande )?(?<noun>${NOUN})|[oa] ${ORDINAL.replace('ordinal', 'bare')}|(?<named>${NOUN}) numero (?<cardinal>${CARDINALS.join('|')}))\\b${LEAD}(?= )`,
  'g',
)

/** What is counted up, by the word that follows right on its announcement. */
export function findNumbered(words: readonly SpokenWord[]): Map<number, Numbered> {
  return new Map(
    startsBehind(words, ANNOUNCES).map(({ from, said }) => {
      const root = said.ordinal ?? said.bare
      const number = root
        ? ORDINALS.indexOf(root)
        : CARDINALS.findIndex((one) => new RegExp(`^(?:${one})$`).test(said.cardinal ?? ''))
      return [from, { number: number + 1, noun: said.noun ?? said.named ?? null }]
    }),
  )
}

const MESSAGE =
  /\b(?:mensagem|sermao|pregacao)(?: \w+){0,3} (?:numa|em uma|n?uma so|em uma so) (?:so |unica )?frase(?: (?:so|essa|esta|aqui|anot[ae]m?|guard[ae]m?|grav[ae]m?|ai|isso|e a seguinte))*(?= )/g

/** The words that follow right on 'a mensagem de hoje numa frase só, anota aí'. */
export function messageStarts(words: readonly SpokenWord[]): number[] {
  return startsBehind(words, MESSAGE).map(({ from }) => from)
}

function startsBehind(words: readonly SpokenWord[], pattern: RegExp) {
  const text = words.map(({ folded }) => folded).join(' ')
  let from = 0
  let at = 0
  return Array.from(text.matchAll(pattern), (match) => {
    // the patterns end before a blank: as many words lie before it as there are blanks
    const end = match.index + match[0].length
    for (; at <= end; at += 1) if (text[at] === ' ') from += 1
    const said: Record<string, string | undefined> = match.groups ?? {}
    return { from, said }
  })
}
