import { fold } from '../../../model/words.ts'
import { PROPER_NAMES } from './quotes.ts'
import type { Speech } from './speech.ts'
import { stem } from './stem.ts'
import { carriesMeaning, SERMON_WORDS } from './stop-words.ts'
import { rarityOf } from './usual-roots.ts'

/** What a part of the sermon speaks of more than the rest does. */
export type Subject = {
  root: string
  /** As it stands in a sentence: 'a oração', 'Herodes'. */
  name: string
}

/** Words that stand before a noun, and the article that it has by itself. */
const ARTICLES: ReadonlyMap<string, string> = new Map(
  [
    ['o', 'o ao do no pelo um nosso seu meu este esse deste desse neste nesse'],
    ['a', 'a da na pela uma nossa sua minha esta essa desta dessa nesta nessa'],
    ['os', 'os aos dos nos pelos nossos seus estes esses destes desses'],
    ['as', 'as das nas pelas nossas suas estas essas destas dessas'],
  ].flatMap(([article = '', words = '']) => words.split(' ').map((word) => [word, article])),
)

const SHORTEST = 4
/** Said so often in a part, with an article before it in half of them. */
const LEAST_SAID = 4
const LEAST_AS_NOUN = 0.3
const LEAST_SURE = 0.25
/** Of all its times, so many fall into this part, where parts are of one length. */
const LEAST_SHARE = 0.3
const MOST_SUBJECTS = 3
/** A word of one story only comes in one stretch: of four of a part it stands in two. */
const STRETCHES = 4
const LEAST_STRETCHES = 2

/** Says nothing of what a part is about, however often it comes. */
const EMPTY = new Set(
  `coisa coisas forma formas modo maneira vezes vez ponto pontos parte partes lado momento questao sentido caso fato
  exemplo primeira primeiro segunda segundo terceira terceiro ultima ultimo proximo proxima mesmo mesma outro outra
  irmaos irmao irmas igreja gente pessoa pessoas todos mundo hoje aqui texto versiculo versiculos capitulo livro palavra
  palavras sermao aula pergunta perguntas resposta expressao ideia final inicio comeco contexto termo frase numero
  nome pastor senhores ano anos dia dias hora horas cara proprio propria grande maior tipo tempo situacao
  lugar meio frente seguinte paragrafo pagina letra verbo grego hebraico traducao versao biblia deus jesus cristo senhor
  verdadeiro verdadeira falso falsos falsa falsas certo certa doze semelhante maluco reverendo pastor pastores professor
  aulas melhor pior sete problema resultado efeito opcao proposta pouquinho conceito
  acao acoes obra obras grupo dado dados base bases esforco narrativa perspectiva exigencia relacao vidas altissimo autores
  entanto dificil facil possivel serie tema temas livros continuacao historia historias explicacao explicacoes gracinha
  homens mulheres filhos entendimentos passagem ensinamento
  santo santa espirito velho velha novo nova unico unica centro autor entendimento realidade aspecto nivel linguagem
  homem mulher filho filha pai mae vida verdade coracao povo razao motivo objetivo conclusao resumo titulo assunto`
    .trim()
    .split(/\s+/),
)

/** Before a verb these are pronouns: 'os escolheu'. */
const MAY_BE_PRONOUNS = new Set(['o', 'a', 'os', 'as', 'ao', 'um', 'nos'])

type Count = {
  all: number
  /** Behind an article, or a name. */
  noun: number
  /** Of these, how often it can be nothing else. */
  sure: number
  forms: Map<string, number>
  /** In which stretches of the part it stands. */
  stretches: Set<number>
}

/**
 * For each part the nouns and names that it says more than the others: what is counted, and nothing concluded.
 *
 * @param names folded, that stand with a capital in the verses that were read or named
 */
export function findSubjects(
  { words }: Speech,
  parts: readonly { from: number; to: number }[],
  names: ReadonlySet<string>,
): Subject[][] {
  const everywhere = new Map<string, number>()
  const counts = parts.map(({ from, to }) => {
    const here = new Map<string, Count>()
    for (let index = from; index < to; index += 1) {
      const { folded = '' } = words[index] ?? {}
      if (folded.length < SHORTEST || EMPTY.has(folded) || SERMON_WORDS.has(folded)) continue
      if (!carriesMeaning(folded)) continue
      const root = stem(folded)
      const count = here.get(root) ?? {
        all: 0,
        noun: 0,
        sure: 0,
        forms: new Map<string, number>(),
        stretches: new Set<number>(),
      }
      count.all += 1
      count.stretches.add(Math.floor((STRETCHES * (index - from)) / (to - from)))
      everywhere.set(root, (everywhere.get(root) ?? 0) + 1)
      const form = formOf(words, index, names)
      if (form !== null) {
        count.noun += 1
        if (isName(form) || !MAY_BE_PRONOUNS.has(words[index - 1]?.folded ?? '')) count.sure += 1
        count.forms.set(form, (count.forms.get(form) ?? 0) + 1)
      }
      here.set(root, count)
    }
    return here
  })
  const told = new Set<string>()
  return counts.map((here) => {
    const subjects = [...here]
      .filter(
        ([root, { all, noun, sure, forms, stretches }]) =>
          all >= LEAST_SAID &&
          stretches.size >= LEAST_STRETCHES &&
          noun >= LEAST_AS_NOUN * all &&
          sure >= LEAST_SURE * noun &&
          // said nowhere else, it is of an example
          (all < (everywhere.get(root) ?? all) || Array.from(forms.keys()).some(isName)) &&
          all >= LEAST_SHARE * (everywhere.get(root) ?? all) &&
          !told.has(root),
      )
      .map(([root, { all, forms }]) => ({
        root,
        name: [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '',
        score: all ** 0.7 * rarityOf(root) * (0.5 + all / (everywhere.get(root) ?? all)),
      }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, MOST_SUBJECTS)
    for (const { root } of subjects) told.add(root)
    return subjects.map(({ root, name }) => ({ root, name }))
  })
}

function isName(form: string): boolean {
  return /^(?:[oa] )?\p{Lu}/u.test(form)
}

/** As it stands after 'sobre'; null where it is no noun here. */
function formOf(words: Speech['words'], index: number, names: ReadonlySet<string>): string | null {
  const { raw = '', folded = '' } = words[index] ?? {}
  const bare = raw.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (BOOKS_ONLY.has(folded)) return null
  // a name that the read verses do not have is cited in passing, or a slip of the captions
  const known = PROPER_NAMES.get(folded) ?? PROPER_NAMES.get(bare.toLowerCase())
  if (known !== undefined || /^\p{Lu}\p{Ll}+$/u.test(bare))
    return names.has(folded) ? (WITH_ARTICLE.get(folded) ?? known ?? bare) : null
  const article = ARTICLES.get(words[index - 1]?.folded ?? '')
  if (article === undefined || !/^\p{Ll}+$/u.test(bare) || VERB.test(folded)) return null
  // 'os ensina': no noun of many
  if (article.endsWith('s') !== folded.endsWith('s')) return null
  // 'a nova criatura': what stands before a noun is none
  const isLast = /[^\p{L}]$/u.test(raw) || !carriesMeaning(words[index + 1]?.folded ?? '')
  return isLast ? `${article} ${bare}` : null
}

/** Places that nobody names without it. */
const WITH_ARTICLE: ReadonlyMap<string, string> = new Map(
  [
    'o Egito',
    'o Éden',
    'o Jordão',
    'o Sinai',
    'o Líbano',
    'o Carmelo',
    'a Babilônia',
    'a Galileia',
  ].map((name) => [fold(name.slice(2)), name]),
)

/** Named as books, hardly ever as people. */
const BOOKS_ONLY = new Set(
  `salmo salmos proverbios genesis exodo levitico numeros deuteronomio juizes reis cronicas cantares eclesiastes lamentacoes
  mateus marcos lucas atos romanos corintios galatas efesios filipenses colossenses tessalonicenses hebreus apocalipse
  testamento filemom`
    .trim()
    .split(/\s+/),
)

const VERB =
  /(?:ndo|(?<!^(?:alt|lug|ol?h?|praz|pod|dev|mulh|carat|mart|lid|pes|jant|canc|calcanh))[aei]r|mos|ou|eu)$/
