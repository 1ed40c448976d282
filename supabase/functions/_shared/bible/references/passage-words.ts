/** Word lists, without accents, of how passages are said in Brazilian Portuguese. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}

export const CHAPTER_WORDS = words('capitulo capitulos cap caps')
export const VERSE_WORDS = words('versiculo versiculos verso versos vers ver v vv vs')
export const NUMBER_WORDS = words('numero')

/** Between a book and 'capítulo': 'João, no seu capítulo 3'. */
export const BEFORE_CHAPTER = words('no nos o do de em seu ali la na e')

/** Between a chapter and 'versículo': 'capítulo 3, começando ali a partir do versículo 16'. */
export const BEFORE_VERSE = words(
  'a as o os e no nos na do dos de da em com ao ali la so seu seus partir comecando comeca desde apenas entre leia lemos vamos ler',
)

/** Between 'versículo' and its number: 'do versículo de número 1', 'entre os versículos'. */
export const AFTER_VERSE_WORD = words('de do o numero')

export const RANGE_WORDS = words('a ao aos ate')
export const RANGE_TAILS = words('o os ao aos')
export const FROM_WORDS = words('do de dos')

/** Between 'capítulo 3' and the book: 'do evangelho de', 'da primeira carta de Paulo aos'. */
export const BEFORE_BOOK = words(
  'de do da dos das em livro evangelho carta epistola aos a ao o segundo sao s paulo apostolo profeta',
)

/** Between 'primeira' and the book: 'carta de Paulo aos', 'epístola do apóstolo'. */
export const AFTER_ORDINAL = words(
  'carta epistola livro de do da dos das aos a ao o sao s paulo apostolo',
)
export const KINDS_OF_BOOK = words('carta epistola livro')

/** Behind a digit: '1ª', '2º', '3a'. */
export const ORDINAL_SIGNS: ReadonlySet<string> = new Set(['ª', 'º', '°', 'a', 'o'])

export const ORDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ['primeira', 1],
  ['primeiro', 1],
  ['segunda', 2],
  ['segundo', 2],
  ['terceira', 3],
  ['terceiro', 3],
])
/** No book of the Bible is a fourth one; without 'carta' or 'livro' behind them these are days of the week. */
export const LATER_ORDINALS: ReadonlyMap<string, number> = new Map([
  ['quarta', 4],
  ['quarto', 4],
  ['quinta', 5],
  ['quinto', 5],
])
export const CARDINAL_WORDS: ReadonlyMap<string, number> = new Map([
  ['um', 1],
  ['dois', 2],
  ['tres', 3],
])

/** Before these a number counts things: 'os dois reis', 'os números 6 e 7'. */
export const PLURAL_ARTICLES = words(
  'os as uns alguns esses estes aqueles nossos seus meus muitos todos varios poucos outros',
)

/** After a number these are measured: 'Lucas 15 minutos', 'números 10 por cento'. */
export const UNITS = words(
  `ano mes dia hora minuto segundo vez mil milhao milhoes bilhao bilhoes cento reais real metro km kg
  g cm mm m h hs hrs min mins seg pm x pessoa filho filha homem mulher jovem`,
)

/** Words in -s that may follow a reference without being counted: 'João 3 mas', 'Lucas 15 Jesus'. */
export const NOT_COUNTED = words(
  `nos vos aos das dos nas pelos pelas mas mais menos depois antes apos jesus deus moises quais eles
  elas estes estas esses essas aqueles aquelas todos todas nossos nossas seus suas meus minhas quantos
  atraves alias juntos juntas tres dois seis dezesseis simples marcos lucas mateus isaias jeremias romanos hebreus
  efesios filipenses colossenses salmos`,
)

/** What a sentence goes on with after 'capítulo um'; before a noun 'um' is an article. */
export const AFTER_ONE = words(
  'diz dizem fala que esta e a ao ate nos no na vai aqui ali la onde quando',
)

/** A man's or woman's name after these is the person: 'o Marcos 10', 'pastor Tiago 2'. */
export const TITLES = words(
  'pastor pastora irmao irma padre bispo tio tia dona seu dr diacono missionario amigo primo',
)
export const MASCULINE_ARTICLES = words('o ao um pro pelo')
export const FEMININE_ARTICLES = words('a uma pra pela')

export const TIME_UNITS = words('h hs hrs hora horas min mins minutos')
export const TIMES_OF_DAY = words('manha tarde noite madrugada')

/** After these a number goes with the book behind it: 'leiam 4 João 1:1', never 'dia 4, João 1:1'. */
export const BEFORE_NUMBERED_BOOK = words(
  'em de da do leia leiam ler lemos veja vejam conforme segundo como texto na no a cf',
)
