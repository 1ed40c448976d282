import { foldedText } from '../service/ceremony.ts'
import { announcesWords, isForSome } from './conditions.ts'
import { findDisputed } from './disputed.ts'
import { captionSentences, isSureInCaptions } from '../sentences/caption-sentences.ts'
import { oncePer } from '../../../../model/once-per.ts'
import type { SetApart } from '../sentences/set-apart.ts'
import { showQuote } from '../sentences/quotes.ts'
import { isOneSentence } from '../sentences/main-verb.ts'
import { learnedStops, SURE_COMMA } from '../sentences/learned-stops.ts'
import { findMisheard } from '../words/misheard.ts'
import { endsSentence, type Speech } from '../words/speech.ts'
import { meantRoots } from '../words/subject-roots.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** A whole sentence of the preacher's own, affirmed by him, that can be read without the ones around it. */
export type KeySentence = {
  text: string
  /** Second of its first word; null where the transcript has no times. */
  at: number | null
  /** Words of `Speech.words`. */
  from: number
  to: number
  /** 0 at the beginning of the sermon, 1 at its end. */
  position: number
  score: number
  /** The preacher himself says that this is his point. */
  isThesis: boolean
}

const SHORTEST = 7
const LONGEST = 34

/** Leans on what was said before it: 'Isso mostra', 'E aí ele', 'Por isso'. */
const LEANS =
  /^(?:ja nao|fala|diz|mostra|sao|estao|estarao|muito menos|e|mas|porque|porem|entao|assim|portanto|pois|logo|tambem|so que|ou|ou seja|por isso|isso|isto|aquilo|esse|essa|esses|essas|este|esta|estes|estas|aquele|aquela|aqueles|aquelas|ele|ela|eles|elas|dele|dela|nele|nela|neste|nesta|nesse|nessa|nisso|disso|desse|dessa|deste|desta|dai|ai|la|ali|aqui|agora|primeiro|segundo|terceiro|por exemplo|como eu|como voce|como nos vimos|outra|outro|alem disso|afinal|alias|inclusive|quer dizer|no entanto|contudo|todavia|enfim|bom|bem|olha|veja|vejam|ora|nem|sim|nao e|nao que|que|se nao|senao|mesmo assim|apesar disso|tal|tais|ambos|todas? (?:essa|esse)s?|tudo (?:isso|isto)|naquela|naquele|depois|antes|la|o mesmo|a mesma|o qual|a qual|cujo|seja|sera que|amem|irmaos)\b/

/** No sentence of its own: it lost its beginning, or its subject stood before it. */
const FRAGMENT =
  /^(?:\w+(?:ando|endo|indo)|contra|ate|se \w+[aei]r|\w+(?:ava|avam|iam)|segunda parte|com|de|do|da|dos|das|sobre|para que|por mais|quanto|exatamente|obviamente|infelizmente|imoralidade|\w+mente|voce quando|a realidade e essa|meus irmaos|querid[oa]s|amad[oa]s) /

/** Points at something that only the hall or the page shows. */
const POINTS =
  /\b(?:versiculos?|versos?|capitulos?|pagina|texto|slide|abr(?:a|am)|leia|lemos|vimos|veremos|vamos ver|falei|disse (?:antes|agora)|domingo (?:passado|que vem)|semana passada|culto|sermao|mensagem de hoje|esta noite|essa noite|desta noite|ebd|aula|daqui a pouco|como eu disse|nesse sentido|neste sentido|aqui|ali|tal coisa|(?:duas|tres|quatro|algumas|varias) coisas|essas? coisas?|esses? (?:dois|tres)|aquel[ea]s?|nos (?:ja )?(?:vamos|vemos|vimos|aprendemos)|meditaremos|hoje|em (?:primeiro|segundo|terceiro) lugar|(?:vamos|iremos) (?:falar|estudar|tratar)|estud\w+(?:emos|mos)|destaquei|objetivo de hoje|hebraic[ao]|greg[ao]|nessa manha|nesta manha|por ai vai|e tal|etc|no caso|ponto|fato e|quinto|reciclos?)\b/

/** Somebody else speaks, or something is said in order to be denied. */
const REPORTS =
  /\b(?:registra|citei|citado|diss(?:e|eram|esse)|diz(?:em|ia|iam|endo)?|falou|falam|falava|perguntou|perguntam?|pergunta|respondeu|responde|escreve(?:u|ndo)?|afirma(?:va|m|ou)?|segundo|conforme|citando|cita|frase|filme|livro|musica|serie|novela|personagem|vilao|autor|poeta|filosofo|comentarista|reformador|pastor [a-z]+|reverendo|lutero|calvino|agostinho|spurgeon|wesley|lewis|keller|piper|alguns|alguem|ha quem|tem gente|muita gente|muitas pessoas|as pessoas|o mundo|a sociedade|a cultura|falsos? profetas?|fariseus?|inimigo|diabo|satanas|serpente|tentador|imagin[ea]m?|suponha\w*|e se|se (?:deus|jesus|cristo|eu|nos|voce|fosse|tivesse)|como se|fingir|finge|acham?|pensam?|pensa assim|acredita que|mentira|seria|teria|poderia|pode ate|voce pode (?:estar )?(?:pensar|dizer|falar)|talvez|sera|quem sabe|pensamento|ditado|dizeres|entre aspas|ironicamente|supostamente|parece que|falacia|heresia|engano)\b/
/** The same, in the sentence before: its words go on. */
const REPORTS_BEFORE =
  /\b(?:disse|diz|dizem|dizia|dizendo|falou|perguntou|respondeu|escreveu|afirma|afirmou|segundo|frase|filme|livro|musica|seguinte|imagine|imaginem|alguns|alguem|ha quem|muita gente|pensam|acham|falsos? profetas?|fariseus?|diabo|satanas|serpente|se (?:deus|jesus) (?:tivesse|fosse)|como se|cita|citacao|abre aspas)\b/

/** Spoken to God, or about the meeting itself. */
const PRAYS =
  /\b(?:gracas te|deus santo|te (?:agradec|pedimos|louvamos|adoramos)|senhor nosso|pai nosso|o deus|o senhor nos|em nome de jesus|tua palavra|teu (?:nome|filho|povo)|oremos|vamos orar|ajuda-nos|abencoa|nos te)\b/
const OWN_STORY =
  /\b(?:eu (?:fui|estava|tinha|lembro|vi|morei|trabalhei|gosto|confesso|comecei|acho|creio|queria|quero|vou|particularmente|preparei|li)|minha (?:esposa|mae|casa|filha|avo|familia)|meu (?:pai|filho|marido|irmao|amigo|avo)|meus filhos|la em casa|uma vez|certa vez|outro dia)\b/

/** The preacher says what his point is. */
export const THESIS =
  /\b(?:(?:e )?(?:o|a) (?:cerne|ideia central|grande verdade|grande licao|ponto central|ponto principal|mensagem principal|palavra[- ]chave|tese|essencia|questao central) (?:e|da|do|desta|deste|dessa|aqui)|quero que (?:voces?|os irmaos|a igreja) (?:guarde|leve|entenda|saiba|lembre)\w*|quero concluir|concluo dizendo|em resumo|resumindo|meu objetivo|o que (?:jesus|paulo|deus|o texto) (?:esta|quer) (?:nos )?(?:ensina|mostra|dize)\w*|a licao (?:e|aqui)|isso significa que|significa que)\b/

const TEACHES =
  /\b(?:e|sao|significa|consiste|nasce|comeca|depende|transforma|liberta|exige|produz|revela|mostra|ensina|chama|convida|nao)\b/
export const CONTRAST = /\bnao [^.]{3,60}(?:, (?:mas|e)|\bmas\b|\be sim\b|\bpelo contrario\b)/
const OF_US =
  /\b(?:nos|nosso|nossa|nossos|nossas|voce|voces|a gente|precisamos|devemos|podemos|somos|temos|seu|sua)\b/
/** Tells what happened: fit for a story, not for a sentence to keep. */
const TELLS =
  /\b(?:foi|era|eram|foram|tinham?|estava[m]?|fez|fizeram|havia|\w{3,}(?:ou|aram|eram|iram|avam|iam))\b/
export const GOSPEL = /\b(?:deus|jesus|cristo|evangelho|graca|cruz|espirito santo|senhor)\b/

export type Listening = {
  speech: Speech
  utterances: readonly Utterance[]
  /** Outside the message: greetings, songs, prayers. */
  isSkipped: (word: number) => boolean
  /** The Bible's words, read aloud. */
  isScripture: (word: number) => boolean
  /** Roots of what the sermon is about: its passage, its theme, what it repeats. */
  about: ReadonlySet<string>
}

/**
 * The sentences that could stand on the outline as the preacher's, the best first. Whoever doubts is left out: no
 * quotation at all is better than a wrong one (docs/spec/outline-quality.md, traps 1 to 5).
 */
export function findKeySentences(listening: Listening): KeySentence[] {
  const { speech } = listening
  const sentences = sentencesOf(speech)
  const disputed = findDisputed(sentences)
  const isMisheard = findMisheard(speech.words)
  return sentences
    .flatMap((sentence, index) =>
      disputed.has(index) || speech.words.slice(sentence.from, sentence.to).some(isMisheard)
        ? []
        : judge(sentence, index, sentences, listening),
    )
    .map(({ from, to, score, isThesis }) => ({
      text: showQuote(speech, from, to, true),
      at: speech.timed ? (speech.words[from]?.at ?? null) : null,
      from,
      to,
      position: from / speech.words.length,
      score,
      isThesis,
    }))
    .toSorted((a, b) => b.score - a.score || a.from - b.from)
}

export type Sentence = {
  from: number
  to: number
  folded: string
  raw: string
  /** Of captions without punctuation: it surely begins and ends here. */
  isSure: boolean
  /** The same most likely. */
  isFair: boolean
  /** Of captions, how he sets it apart himself; null of everything else. */
  apart: SetApart | null
}

/** With punctuation, the sentences as written; in captions those that are sure, and what lies between them. */
export const sentencesOf = oncePer((speech: Speech): readonly Sentence[] => {
  const sentence = (
    from: number,
    to: number,
    { isSure, isFair, apart }: Pick<Sentence, 'isSure' | 'isFair' | 'apart'>,
  ): Sentence => ({
    isSure,
    isFair,
    apart,
    from,
    to,
    folded: foldedText(speech, from, to),
    raw: speech.punctuated
      ? speech.words
          .slice(from, to)
          .map(({ raw }) => raw)
          .join(' ')
      : captionText(speech, from, to),
  })
  if (!speech.punctuated)
    return captionSentences(speech).map(({ from, to, ...known }) => {
      const piece = sentence(from, to, known)
      piece.isSure &&= isSureInCaptions(piece.folded, piece.raw, piece.apart !== null)
      return piece
    })
  const sentences: Sentence[] = []
  let from = 0
  for (const [index, word] of speech.words.entries()) {
    if (!endsSentence(word)) continue
    sentences.push(sentence(from, index + 1, { isSure: true, isFair: true, apart: null }))
    from = index + 1
  }
  return sentences
})

/** Captions have no commas, and what needs one is told by it. */
function captionText(speech: Speech, from: number, to: number): string {
  const { mark } = learnedStops(speech)
  return speech.words
    .slice(from, to)
    .map(({ raw }, index) => ((mark[from + index + 1] ?? 0) >= SURE_COMMA ? `${raw},` : raw))
    .join(' ')
    .replace(/,$/, '')
}

type Judged = Sentence & { score: number; isThesis: boolean }

function judge(
  sentence: Sentence,
  index: number,
  sentences: readonly Sentence[],
  listening: Listening,
): Judged[] {
  const { from, to, folded, raw } = sentence
  const { speech } = listening
  const words = to - from
  if (words < SHORTEST || words > LONGEST) return []
  if (!sentence.isSure) return []
  if (/[?!]["'”’)\]]*$|[:;,]$|\.\.\.|…|["“”]/.test(raw)) return []
  if (LEANS.test(folded) || FRAGMENT.test(folded) || POINTS.test(folded) || REPORTS.test(folded))
    return []
  // 'Crer que ele vê, e ainda assim …' hangs; 'Crer é confiar' stands
  if (/^\w+[aei]r /.test(folded) && !/\bé\b/i.test(raw)) return []
  if (PRAYS.test(folded) || OWN_STORY.test(folded)) return []
  if (announcesWords(folded) || isForSome(sentences, index)) return []
  if (speech.punctuated && !isOneSentence(raw)) return []
  const before = [sentences[index - 1], sentences[index - 2]]
  if (before.some((other) => other && isNear(other, sentence) && REPORTS_BEFORE.test(other.folded)))
    return []
  if (before[0] && isNear(before[0], sentence) && /[?:,]["”’]?$/.test(before[0].raw)) return []
  for (let word = from; word < to; word += 1) {
    if (listening.isSkipped(word) || listening.isScripture(word)) return []
  }
  // 'Alguém tem algo contra ele.', then 'Não. Isso está errado.': what is taken back was never affirmed.
  if (
    /^(?:nao|mentira|errado|isso (?:nao|esta errado)|so que nao|mas nao)\b/.test(
      sentences[index + 1]?.folded ?? '',
    )
  )
    return []

  const roots = new Set(meantRoots(listening.speech.words.slice(from, to)))
  const onSubject = [...roots].filter((root) => listening.about.has(root)).length
  if (onSubject === 0) return []
  const isThesis = THESIS.test(folded) || (before[0] ? THESIS.test(before[0].folded) : false)
  const score =
    1.1 * Math.min(onSubject, 3) +
    (isThesis ? 1.4 : 0) +
    (TEACHES.test(folded) ? 0.4 : 0) +
    (CONTRAST.test(folded) ? 0.5 : 0) +
    (OF_US.test(folded) ? 0.4 : 0) +
    (GOSPEL.test(folded) ? 0.3 : 0) +
    (TELLS.test(folded) ? 2 : 0) * -1 +
    (words >= 10 && words <= 24 ? 0.4 : 0) -
    (/\d/.test(raw) ? 0.6 : 0) -
    (/\b(?:eu|meu|minha)\b/.test(folded) ? 0.7 : 0) -
    0.04 * Math.max(0, (folded.match(/\b(?:que|se)\b/g)?.length ?? 0) - 2) * 10
  return [{ ...sentence, score, isThesis }]
}

function isNear(before: Sentence, sentence: Sentence): boolean {
  return sentence.from - before.to < LONGEST
}
