import { PROPER_NAMES } from '../../../../model/proper-names.ts'
import { oncePer } from '../../../../model/once-per.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning, SERMON_WORDS } from './stop-words.ts'
import { rarityOf } from './usual-roots.ts'

/** A noun that this sermon comes back to from one end to the other, as it says it most. */
export type KeyNoun = { root: string; word: string; weight: number; times: number }

const BEFORE_NOUNS = new Set(
  `o a os as um uma da do das dos na no nas nos pela pelo pelas pelos nossa nosso nossas nossos sua seu suas seus esta este
  essa esse desta deste dessa desse ao aos de`
    .trim()
    .split(/\s+/),
)
/** Of the sermon as a sermon, or of no subject at all. */
const OF_NOTHING = new Set(
  `aula aulas passagem passagens epoca foco atitude atitudes elemento elementos atributo atributos grupo redor possibilidade
  oportunidade conceito conceitos instante questao ponto pontos aspecto aspectos tema termo termos palavras exemplos licao
  estudo pergunta perguntas resposta periodo inicio final momento situacao situacoes relacao forma formas sentido
  caracteristica caracteristicas modo enfase verbo frase frases filme filmes narrativa narrativas papel resultado
  resultados figura sumo recurso recursos membro membros serie sermao pregador expressao lado olhos parabola maus bons
  veste primogenito suprema supremo`
    .trim()
    .split(/\s+/),
)
const OF_A_VERB =
  /(?:[aei]r|ndo|ou|ava|avam|iam|amos|emos|imos|ei|ara|era|ira|[aei]sse|[ai]ndo|eu|iu|[ai]d[oa]s?)$/
const ADO_NOUNS =
  /^(?:pecad|estad|sabad|mercad|cuidad|soldad|resultad|reinad|vid|comid|medid|bebid)/

const SHORTEST = 4
const LEAST_SAID = 9
const LEAST_TENTHS = 5
const LEAST_AS_NOUN = 0.4
const MOST_AS_NAME = 0.4
/** In a quarter of all sermons or fewer. */
const RARE = 1.5
const MOST = 6

/** What the sermon is about in its own nouns, the weightiest first; empty where none comes back often enough. */
export const keyNouns = oncePer(({ words, punctuated }: Speech): readonly KeyNoun[] => {
  type Count = {
    all: number
    noun: number
    name: number
    tenths: Set<number>
    forms: Map<string, number>
  }
  const counts = new Map<string, Count>()
  for (const [index, { raw, folded }] of words.entries()) {
    if (folded.length < SHORTEST || OF_NOTHING.has(folded) || !carriesMeaning(folded)) continue
    if (SERMON_WORDS.has(folded) || PROPER_NAMES.has(folded)) continue
    const root = stem(folded)
    const count = counts.get(root) ?? {
      all: 0,
      noun: 0,
      name: 0,
      tenths: new Set(),
      forms: new Map(),
    }
    const before = words[index - 1]
    count.all += 1
    if (before && BEFORE_NOUNS.has(before.folded)) count.noun += 1
    if (/^\p{Lu}/u.test(raw) && !/[.?!…]["”’)]?$/.test(before?.raw ?? '.')) count.name += 1
    count.tenths.add(Math.floor((10 * index) / words.length))
    const form = raw.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')
    count.forms.set(form, (count.forms.get(form) ?? 0) + 1)
    counts.set(root, count)
  }
  return [...counts]
    .flatMap(([root, { all, noun, name, tenths, forms }]) => {
      const [word = ''] = [...forms].toSorted((a, b) => b[1] - a[1])[0] ?? []
      const rarity = rarityOf(root)
      const isNoun =
        noun >= LEAST_AS_NOUN * all &&
        (!punctuated || name < MOST_AS_NAME * all) &&
        (!OF_A_VERB.test(word) || ADO_NOUNS.test(word))
      if (!isNoun || all < LEAST_SAID || tenths.size < LEAST_TENTHS || rarity < RARE) return []
      return [
        { root, word, times: all, weight: rarity * Math.log2(1 + all) * Math.sqrt(tenths.size) },
      ]
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
})
