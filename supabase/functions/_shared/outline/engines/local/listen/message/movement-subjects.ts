import type { Speech } from '../words/speech.ts'
import { ADO_NOUNS, OF_A_VERB, OF_NOTHING } from '../words/key-nouns.ts'
import { stem } from '../words/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../words/stop-words.ts'
import { rarityOf } from '../words/usual-roots.ts'

/** What a part of the sermon speaks of more than the others do. */
export type Subject = {
  root: string
  /** As it is said there most: 'ignorância', 'justiça poética', 'Labão'. */
  name: string
  /** Before a noun; null for a name that has none, and where the noun stands in no form that can be printed. */
  article: Article | null
  /** Written with a capital. */
  isName: boolean
}

type Article = 'o' | 'a' | 'os' | 'as'

/** Words that only stand before a noun; 'o' and 'os' may be pronouns: 'os escolheu'. */
const ARTICLES = new Set(
  `da do das dos na no nas nos pela pelo pelas pelos uma nossa nosso nossas nossos sua seu suas seus esta este estas estes
  essa esse essas esses desta deste desse dessa nesta neste a o as os ao aos um`
    .trim()
    .split(/\s+/),
)

const SHORTEST = 4
/** Said so often in a part, with an article before it in a third of them. */
const LEAST_SAID = 4
const LEAST_AS_NOUN = 0.3
/** A word of one story only comes in one stretch: of four of a part it stands in two. */
const STRETCHES = 4
const LEAST_STRETCHES = 2
/** Of all its times, so many fall into this part, where parts are of one length. */
const LEAST_SHARE = 0.3
const MOST_SUBJECTS = 8

type Count = { all: number; noun: number; stretches: Set<number>; places: number[] }

/** For each part the nouns and names that it says more than the others, the weightiest first. */
export function findSubjects(
  speech: Speech,
  parts: readonly { from: number; to: number }[],
): readonly Subject[][] {
  const { words } = speech
  const everywhere = new Map<string, number>()
  const counts = parts.map(({ from, to }) => {
    const here = new Map<string, Count>()
    for (let index = from; index < to; index += 1) {
      const { raw = '', folded = '' } = words[index] ?? {}
      if (folded.length < SHORTEST || SERMON_WORDS.has(folded) || !carriesMeaning(folded)) continue
      const root = stem(folded)
      const count = here.get(root) ?? { all: 0, noun: 0, stretches: new Set<number>(), places: [] }
      count.all += 1
      count.places.push(index)
      count.stretches.add(Math.floor((STRETCHES * (index - from)) / (to - from)))
      if (/^\p{Lu}/u.test(raw) || ARTICLES.has(words[index - 1]?.folded ?? '')) count.noun += 1
      everywhere.set(root, (everywhere.get(root) ?? 0) + 1)
      here.set(root, count)
    }
    return here
  })
  return counts.map((here) =>
    [...here]
      .filter(
        ([root, { all, noun, stretches }]) =>
          all >= LEAST_SAID &&
          stretches.size >= LEAST_STRETCHES &&
          noun >= LEAST_AS_NOUN * all &&
          all >= LEAST_SHARE * (everywhere.get(root) ?? all),
      )
      .map(([root, { all, places }]) => ({
        root,
        places,
        score: all ** 0.7 * rarityOf(root) * (0.5 + all / (everywhere.get(root) ?? all)),
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_SUBJECTS)
      .map(({ root, places }) => subjectOf(root, speech, places)),
  )
}

/** What stands before a noun says its gender and number. */
const AGREES: ReadonlyMap<string, Article> = new Map([
  ...'o do no ao pelo um nosso seu este esse deste desse neste nesse'
    .split(' ')
    .map((one) => [one, 'o'] as const),
  ...'a da na pela nossa sua esta essa desta dessa nesta nessa uma'
    .split(' ')
    .map((one) => [one, 'a'] as const),
  ...'os dos nos aos pelos nossos seus estes esses'.split(' ').map((one) => [one, 'os'] as const),
  ...'as das nas pelas nossas suas estas essas'.split(' ').map((one) => [one, 'as'] as const),
])

/** Of its times a noun that can be printed has its article before it in a third. */
const LEAST_WITH_ARTICLE = 0.34
const LEAST_AGREED = 2
/** 'O Egito': a name that is mostly said with it. */
const MOSTLY = 0.6
/** So often a word comes behind it that both are one name: 'justiça poética', 'pai de família'. */
const TOGETHER = 0.6
const LEAST_TOGETHER = 4
const NAME = 0.7

/** A noun that ends so is not said with the other article. */
const MASCULINE = /(?<!ã)os?$/
const FEMININE = /(?<!m|t|i|p)as?$/
/** Of the book as a book, or no noun: 'o entanto', 'a melhor'. */
const NO_SUBJECT = new Set(
  `versiculos versiculo autor contexto citacao traducao verbo sessao secao assunto nome meio respeito entanto problema ideia
  diferenca maioria aplicacao frase titulo introducao conclusao parte partes numero fato caso tipo modo maneira jeito semana
  domingo manha noite igreja irmaos falsos falsas falso falsa leve maior maiores menor boas bons boa melhor melhores pior
  fiel fecunda padrao processo tema grande grandes santa vosso vossa vossos vossas presente seguinte certas certos proprio propria unico unica verdadeiro
  verdadeira ultimo ultima novo nova velho minha minhas meus capitulo capitulos livro livros carta epistola historia
  centro papel sala plano objetivo enfase comeco alto sequencia material sinal discussao detalhe detalhes eventos objetivo erro
  descricao imagem imagens significado verdade mundo pessoa pessoas homem homens mulher gente filme`
    .trim()
    .split(/\s+/),
)

/** How it is said there most, with the article it is said with. */
function subjectOf(
  root: string,
  { words, punctuated }: Speech,
  places: readonly number[],
): Subject {
  const forms = new Map<string, number[]>()
  for (const place of places) {
    const form = bare(words[place]?.raw ?? '').toLowerCase()
    forms.set(form, [...(forms.get(form) ?? []), place])
  }
  const [form = '', said = []] = mostOf(forms)
  const capitals = places.filter(
    (place) =>
      /^\p{Lu}/u.test(words[place]?.raw ?? '') &&
      !/[.?!…:]["”’)]?$/.test(words[place - 1]?.raw ?? '.'),
  )
  const isName = punctuated && capitals.length >= NAME * places.length
  const articles = new Map<Article, number[]>()
  for (const place of said) {
    const article = AGREES.get(words[place - 1]?.folded ?? '')
    if (article) articles.set(article, [...(articles.get(article) ?? []), place])
  }
  const [article = null, agreed = []] = mostOf(articles)
  const share = agreed.length / Math.max(1, said.length)
  if (isName) {
    return {
      root,
      name: form.replace(/^\p{Ll}/u, (one) => one.toUpperCase()),
      article: share >= MOSTLY ? article : null,
      isName,
    }
  }
  const isPlural = article === 'os' || article === 'as'
  const isPrintable =
    agreed.length >= LEAST_AGREED &&
    share >= LEAST_WITH_ARTICLE &&
    isPlural === form.endsWith('s') &&
    !(article === 'a' || article === 'as' ? MASCULINE : FEMININE).test(form) &&
    !OF_NOTHING.has(words[said[0] ?? -1]?.folded ?? '') &&
    !NO_SUBJECT.has(words[said[0] ?? -1]?.folded ?? '') &&
    (!OF_A_VERB.test(form) || ADO_NOUNS.test(form)) &&
    !/[aei]r(?:em|mos)$/.test(form)
  return {
    root,
    name: `${form}${alwaysBehind(words, said)}`,
    article: isPrintable ? article : null,
    isName,
  }
}

/** ' poética', ' de família': what nearly always comes right behind a noun; '' for nothing. */
function alwaysBehind(words: Speech['words'], places: readonly number[]): string {
  const tails = new Map<string, number[]>()
  for (const place of places) {
    const [noun, next, third] = [words[place], words[place + 1], words[place + 2]]
    if (!noun || !next || /[.,;:?!…]["”’)]?$/.test(noun.raw)) continue
    const joins = /^d[aeo]s?$/.test(next.folded) && third && carriesMeaning(third.folded)
    const tail = joins
      ? ` ${bare(next.raw)} ${bare(third.raw)}`
      : isAdjective(next.folded)
        ? ` ${bare(next.raw)}`
        : ''
    if (tail !== '') tails.set(tail, [...(tails.get(tail) ?? []), place])
  }
  const [tail = '', said = []] = mostOf(tails)
  return said.length >= LEAST_TOGETHER && said.length >= TOGETHER * places.length ? tail : ''
}

function isAdjective(folded: string): boolean {
  return (
    folded.length > 4 &&
    carriesMeaning(folded) &&
    /(?:[aeiou]is|[ao]s?|al|el|il|ivel|nte)$/.test(folded)
  )
}

function bare(raw: string): string {
  return raw.replaceAll(/[^\p{L}-]/gu, '')
}

function mostOf<Key>(some: ReadonlyMap<Key, readonly number[]>): [Key?, (readonly number[])?] {
  return [...some].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
}
