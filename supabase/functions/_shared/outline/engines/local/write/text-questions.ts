import { fold, splitWords } from '../../../model/words.ts'
import { stem } from '../listen/stem.ts'
import { carriesMeaning, SERMON_WORDS } from '../listen/stop-words.ts'
import { withVerses } from './brief.ts'

/** A verse that the group reads. */
export type ReadVerse = { verse: number; text: string }

/**
 * What a verse itself gives to ask, by its own words: '{}' is the word, '#' the verse. Only what any reader can check
 * on the page: these stand in for an entry of the bank where it has none.
 */
const IN_A_VERSE: readonly { pattern: RegExp; asks: readonly string[] }[] = [
  {
    pattern: /\?/,
    asks: [
      'Há uma pergunta no versículo #. Quem pergunta, e que resposta espera?',
      'O que a pergunta do versículo # quer acordar em quem a ouve?',
      'Se alguém fizesse a vocês a pergunta do versículo #, o que responderiam?',
    ],
  },
  {
    pattern: /(?<!\p{L})(mas|porém|contudo)(?!\p{L})/iu,
    asks: [
      'O versículo # tem um “{}”. O que está de um lado dele, e o que está do outro?',
      'Leiam o versículo # só até o “{}”, e depois só a partir dele: o que vira?',
      'Que diferença faz o “{}” do versículo #?',
    ],
  },
  {
    pattern: /(?<!\p{L})(porque|pois)(?!\p{L})/iu,
    asks: [
      'O “{}” do versículo # dá um motivo. Motivo de quê?',
      'No versículo # vem uma explicação, depois do “{}”. O que ela explica?',
      'Que razão o versículo # apresenta, e ela convence vocês?',
    ],
  },
  {
    pattern: /(?<!\p{L})para que(?!\p{L})/iu,
    asks: [
      '“Para que”, diz o versículo #. Para quê, exatamente?',
      'Com que finalidade tudo acontece, conforme o versículo #?',
    ],
  },
  {
    pattern: /(?<!\p{L})(?:assim )?como (?:o|a|os|as|um|uma) \p{L}/iu,
    asks: [
      'O versículo # faz uma comparação. O que ela deixa ver que uma explicação não deixaria?',
      'A que o versículo # compara o que está dizendo, e em que as duas coisas se parecem?',
    ],
  },
  {
    pattern: /(?<!\p{L})(?:disse|respondeu|clamou|chamou|perguntou|dizendo|diz)(?!\p{L})/iu,
    asks: [
      'Quem fala no versículo #, a quem, e o que essa fala provoca?',
      'Ouçam outra vez a fala do versículo #. Em que tom vocês acham que ela foi dita, e por quê?',
      'A fala do versículo # manda, promete, avisa ou consola? O que no texto mostra isso?',
    ],
  },
  {
    pattern: /(?<!\p{L})(?:não|nunca|nem|ninguém|nenhum)(?!\p{L})/iu,
    asks: [
      'O que o versículo # nega, e o que fica de pé depois desse “não”?',
      'Contra que ideia o “não” do versículo # está falando?',
    ],
  },
  {
    pattern: /(?:,[^,;.]+){3,}/u,
    asks: [
      'O versículo # enumera várias coisas. Qual delas vocês não esperavam ver na lista?',
      'Façam em voz alta a lista do versículo #: o que une tudo o que está nela?',
    ],
  },
]

const OF_ALL = [
  'Comparem o primeiro e o último versículo lidos: o que mudou de um para o outro?',
  'Quem age nestes versículos, e quem só recebe?',
  'Que palavra destes versículos um desenho mostraria melhor do que uma explicação?',
  'Onde, nestes versículos, aparece o que Deus faz, e onde o que as pessoas fazem?',
  'Se estes versículos tivessem um título de três palavras, qual seria?',
  'Em que versículo o tom muda, e para onde vai?',
] as const

const REPEATED = [
  'A palavra “{}” aparece em mais de um versículo. O que cada um diz dela?',
  'Procurem a palavra “{}” nos versículos lidos: por que ela volta?',
  'O que se perderia do texto sem a palavra “{}”, que ele repete?',
] as const

/** Questions by weight: those of the verses that the sermon dwells on come first. */
export function textQuestions(
  verses: readonly ReadVerse[],
  weights: ReadonlyMap<number, number>,
  isAlone = false,
): string[] {
  const fitting = (asks: readonly string[]) =>
    isAlone ? asks.filter((ask) => !TO_MANY.test(ask)) : asks
  const first = verses[0]?.verse
  const last = verses.at(-1)?.verse
  if (first === undefined || last === undefined) return []
  const byWeight = verses.toSorted(
    (a, b) => (weights.get(b.verse) ?? 0) - (weights.get(a.verse) ?? 0) || a.verse - b.verse,
  )
  const ofVerses = byWeight.flatMap(({ verse, text }) =>
    IN_A_VERSE.flatMap(({ pattern, asks }) => {
      const found = pattern.exec(text)
      if (!found) return []
      // another form for another verse, so that two Sundays on one chapter ask differently
      const forms = fitting(asks)
      const ask = forms[(verse + text.length) % forms.length]
      if (ask === undefined) return []
      return [
        withVerses(
          ask.replaceAll('#', `${verse}`).replaceAll('{}', (found[1] ?? '').toLowerCase()),
          `${verse}`,
        ),
      ]
    }).slice(0, MOST_OF_ONE),
  )
  const range = first === last ? `${first}` : `${first}-${last}`
  const repeated = repeatedWord(verses)
  const all = fitting(OF_ALL)
  const turn = (first + last + verses.length) % all.length
  const ofAll = verses.length > 2 ? [...all.slice(turn), ...all.slice(0, turn)].slice(0, 2) : []
  const ofWord = fitting(REPEATED)
  return [
    ...ofVerses.slice(0, 2),
    ...(repeated
      ? [withVerses((ofWord[first % ofWord.length] ?? REPEATED[0]).replace('{}', repeated), range)]
      : []),
    ...ofVerses.slice(2),
    ...ofAll.map((ask) => withVerses(ask, range)),
  ]
}

/** They hold for every verse, also for a threat or a boast: none takes it that the verse is right. */
const TO_LIVE = [
  'Se o versículo # fosse lido hoje na sua casa, quem prestaria atenção primeiro, e o que diria?',
  'Que parte do versículo # você preferia que não estivesse ali, e por quê?',
  'Em que o versículo # consola você, e em que ele incomoda?',
  'Que decisão desta semana fica diferente com o versículo # na cabeça?',
  'O que você diria a Deus depois de ler devagar o versículo #?',
] as const

/** Of the verses that the sermon dwells on, what they have to do with the week. */
export function lifeQuestions(
  verses: readonly ReadVerse[],
  weights: ReadonlyMap<number, number>,
): string[] {
  return verses
    .toSorted((a, b) => (weights.get(b.verse) ?? 0) - (weights.get(a.verse) ?? 0))
    .slice(0, 2)
    .map(({ verse }, index, [first]) =>
      withVerses(
        // one after the other, so that two verses are not asked about alike
        (TO_LIVE[((first?.text.length ?? 0) + index) % TO_LIVE.length] ?? TO_LIVE[0]).replace(
          '#',
          `${verse}`,
        ),
        `${verse}`,
      ),
    )
}

/** Said to a group. */
const TO_MANY = /vocês|\b(?:Leiam|Comparem|Façam|Ouçam|Procurem)\b/

const MOST_OF_ONE = 2
const OFTEN = 3

/** A word that tells and that at least three verses have. */
function repeatedWord(verses: readonly ReadVerse[]): string | null {
  const found = new Map<string, { verses: Set<number>; word: string }>()
  for (const { verse, text } of verses) {
    for (const { raw, folded } of splitWords(text)) {
      if (folded.length < 4 || !carriesMeaning(folded) || SERMON_WORDS.has(folded)) continue
      const root = stem(folded)
      const known = found.get(root) ?? { verses: new Set(), word: wordOf(raw) }
      known.verses.add(verse)
      found.set(root, known)
    }
  }
  const [most] = [...found.values()].toSorted((a, b) => b.verses.size - a.verses.size)
  return most && most.verses.size >= OFTEN ? most.word : null
}

function wordOf(raw: string): string {
  const word = raw.replaceAll(/[^\p{L}-]/gu, '')
  return fold(word) === word ? word : word.toLowerCase()
}
