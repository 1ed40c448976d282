import { oncePer } from '../../../../model/once-per.ts'
import { findSongs } from './songs.ts'
import { endsSentence, type Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

/** What belongs to the service and not to the message. Folded text, one blank apart. */
const GREETING =
  /\b(?:boa noite (?:igreja|a todos|irmaos|meus|gente|pessoal|familia)|bom dia (?:igreja|a todos|irmaos|meus|gente|pessoal|familia)|boa tarde (?:igreja|a todos|irmaos|meus|gente)|a paz do senhor|graca e paz a|sejam? (?:muito )?bem vind[oa]s?|cumprimenta (?:quem|o|a|seu)|que bom (?:que voce veio|estarmos|te ver|ver voces)|quem achou diga amem|pode(?:m)? (?:se )?(?:sentar|assentar)|olha que alegria)\b/
const NOTICE =
  /\b(?:avisos?|inscric(?:ao|oes)|estacionamento|cantina|dizimos? e ofertas?|pix|churrasco|acampamento|retiro|pastel|nosso instagram|no instagram|inscreva|sininho|deixa o (?:seu )?like|compartilh[ae] (?:esse|este) video|recepcao|lista de presenca|chacara|ministerio de (?:casais|louvor|jovens)|equipe de (?:louvor|midia)|sabado que vem|domingo que vem|proximo (?:sabado|domingo)|chave de um|ensaio|bazar)\b/
const STAGE =
  /\b(?:levanta a mao|pode baixar|olha pr[oa] (?:lado|irmao|pessoa)|fala pr[oa] (?:pessoa|irmao|quem)|diga pr[oa]|repita comigo|fic(?:a|am|ar|quem) de pe|to brincando|da um abraco|pode vir|diga amem|fala amem|bate palmas?|quero cumprimentar|ja (?:to|estou) chegando|ta cansado)\b/
const PRAYER_CALL =
  /\b(?:vamos orar|oremos|feche(?:m)? (?:os )?(?:seus )?olhos|fecha os (?:seus )?olhos|fechem os olhos|ore(?:m)? comigo|ora comigo|curve(?:m)? a(?:s)? (?:sua )?cabecas?|repita essa oracao|vamos falar com deus)\b/
const PRAYER_WORDS =
  /\b(?:te (?:agradecemos|pedimos|louvamos|adoramos|agradeco|peco|louvo|amamos)|nos (?:te|confiamos)|senhor nosso deus|pai (?:querido|amado|nosso|eterno|em nome|fala|recebe|nos)|obrigado porque|em (?:o )?nome de jesus|no nome de jesus|recebe (?:pai|senhor|o|a)|abencoa (?:as?|os?|essa|cada)|tua (?:paz|graca|presenca|palavra|vontade|mao|casa)|teu (?:nome|filho|espirito|amor|povo)|manda a tua|senhor (?:perdoa|abencoa|ajuda|tu|te))\b/g

/** Said at the end of a service when the sermon is over. */
const CLOSING_CALL =
  /\b(?:fi(?:ca|que|quem) de pe|poe a mao no coracao|ponha a mao no coracao|(?:pai|senhor|deus) em nome de jesus|(?:meu|nosso) deus e (?:meu|nosso) pai|senhor nosso deus|pai querido|pai amado)\b/
const LAST_PART = 0.88

const OPENING_PART = 0.14
/** Utterances between two greetings or notices of the same opening. */
const OPENING_GAP = 6
const CLOSING_PART = 0.8
/** Utterances, about a minute and a half of speech: longer than a prayer in the middle of a sermon lasts. */
const PRAYER_LENGTH = 12
/** Words of the longest invitation to pray. */
const CALL_WORDS = 5

/** What follows an invitation to pray: its prayer, and not what a group is asked to pray for in the week. */
const PRAYED = /^(?:(?:o|meu|nosso|querido) )?(?:senhor|pai|deus|jesus)\b/

/** The first word, of those from `from` to `to`, with which the preacher begins to pray; `to` where he does not. */
export function startOfPrayer(speech: Speech, from: number, to: number): number {
  for (let word = from; word < to; word += 1) {
    const call = PRAYER_CALL.exec(foldedText(speech, word, Math.min(to, word + CALL_WORDS)))
    if (call?.index !== 0) continue
    const next = word + call[0].split(' ').length
    const last = speech.words[next - 1]
    if (
      (speech.punctuated && last && endsSentence(last)) ||
      PRAYED.test(foldedText(speech, next, Math.min(speech.words.length, next + 3)))
    )
      return word
  }
  return to
}

export type Ceremony = {
  /** Not part of the message: greetings, notices, songs, prayers. */
  skipped: ReadonlySet<number>
  /** Stage directions ('levanta a mão'): part of the message, but no quote. */
  stage: ReadonlySet<number>
}

/** Finds, as far as the words tell it, what was said around the message. Indexes into `utterances`. */
export function findCeremony(speech: Speech, utterances: readonly Utterance[]): Ceremony {
  const texts = utterances.map(({ from, to }) => foldedText(speech, from, to))
  const skipped = new Set<number>()
  const stage = new Set<number>()
  const flagged = texts.map((text) => GREETING.test(text) || NOTICE.test(text))

  const { isSung, spokenBefore } = aroundSongs(speech, utterances)
  const lastOfOpening = endOfOpening(
    flagged.map((isFlagged, index) => isFlagged || isSung[index] === true),
    spokenBefore,
  )
  for (const [index, text] of texts.entries()) {
    const notice = flagged[index] && (flagged[index - 1] || flagged[index + 1])
    const between = flagged[index - 1] && flagged[index + 1]
    if (index <= lastOfOpening || isSung[index] || GREETING.test(text) || notice || between)
      skipped.add(index)
    if (STAGE.test(text) || flagged[index]) stage.add(index)
  }
  markPrayers(texts, utterances, skipped)
  markAddressed(speech, texts, utterances, skipped)
  return { skipped, stage }
}

/**
 * Songs, greetings and notices at the beginning hang together: one of them alone later on ends nothing. How
 * long the singing lasted does not matter, so the beginning is measured in spoken words.
 */
function endOfOpening(flagged: readonly boolean[], spokenBefore: readonly number[]): number {
  let last = -1
  for (const [index, isFlagged] of flagged.entries()) {
    if ((spokenBefore[index] ?? 1) > OPENING_PART) break
    if (isFlagged && index - last <= OPENING_GAP) last = index
  }
  return last
}

/** Every folded word, one blank apart, and where each begins. */
const foldedWhole = oncePer(({ words }: Speech) => {
  let length = 0
  const starts = words.map(({ folded }) => {
    const start = length
    length += folded.length + 1
    return start
  })
  return { text: words.map(({ folded }) => folded).join(' '), starts, end: length }
})

/** The folded words from `from` to `to` (not itself), one blank apart. */
export function foldedText(speech: Speech, from: number, to: number): string {
  if (from >= to) return ''
  const { text, starts, end } = foldedWhole(speech)
  return text.slice(starts[from] ?? end, (starts[to] ?? end) - 1)
}

function prayerWords(text: string): number {
  return text.match(PRAYER_WORDS)?.length ?? 0
}

function markPrayers(
  texts: readonly string[],
  utterances: readonly Utterance[],
  skipped: Set<number>,
): void {
  for (const [index, text] of texts.entries()) {
    const closing = (utterances[index]?.position ?? 0) > CLOSING_PART
    const atTheEnd = (utterances[index]?.position ?? 0) > LAST_PART && CLOSING_CALL.test(text)
    const calls = PRAYER_CALL.test(text) || atTheEnd
    // 'Vamos orar' also stands in stories: what follows must sound like a prayer.
    const ahead = texts.slice(index, index + 6).reduce((sum, next) => sum + prayerWords(next), 0)
    const ends = texts.slice(index + 1, index + 6).some((next) => /\bamem\b/.test(next))
    if (calls && (ahead >= 2 || atTheEnd || (ahead >= 1 && ends))) {
      const end = closing ? texts.length : endOfPrayer(texts, index)
      for (let i = index; i < end; i += 1) skipped.add(i)
    } else if (prayerWords(text) >= 1 && prayerWords(texts[index + 1] ?? '') >= 1) {
      skipped.add(index).add(index + 1)
    } else if (
      prayerWords(text) >= 2 ||
      (prayerWords(text) >= 1 && skipped.has(index - 1) && closing)
    ) {
      skipped.add(index)
    }
  }
}

/** Said to God and not of him, as far as one sentence tells. */
const ADDRESSES =
  /\b(?:gracas te|te (?:agradecemos|agradeco|pedimos|peco|louvamos|louvo|adoramos|damos|rogamos|suplicamos)|(?:pedimos|suplicamos|rogamos|peco) (?:que (?:o senhor|tu)|ao? (?:senhor|deus)|o (?:deus|pai)|perdao|a tua)|(?:senhor|pai|deus) (?:nos|me) (?:ajud|perdo|ensin|capacit|livr|abenco|fortalec|guard|conced|ilumin)[ae]\w?|(?:senhor|pai|deus) (?:nos|me) d[ae]|(?:da|de|perdoe|ajude|ajuda|ensina|ensine|abencoa|livra|guarda|conceda|conduza)nos|(?:em|no) nome (?:de (?:teu filho )?(?:nosso senhor )?jesus|dele que)|pai (?:santo|querido|bendito|amado|eterno|celestial|nosso que)|obrigad[oa] (?:senhor|pai|deus|por|porque)|nos (?:te|oramos em|suplicamos)|senhor (?:deus|nosso deus|sabemos|muito obrigad[oa])|que o senhor (?:nos|me) \w+[ae]|seja conosco|abencoe? (?:a|o|as|os|cada|este|esta) \w+)\b/

/** Where one may expect it, few such sentences are a prayer; in the middle of a sermon many in a row. */
const PRAYER_EDGES = { opening: 0.08, closing: 0.88 } as const
const AT_AN_EDGE = { gap: 6, least: 2 } as const
const ANYWHERE = { gap: 3, least: 4 } as const
/** Utterances before the first and after the last such sentence that belong to it: the call, and the amen. */
const BEFORE = 2
const AFTER = 3

/** Prayers in which hardly a word of `PRAYER_WORDS` falls: 'o Senhor', as Brazilians pray, is said of him too. */
function markAddressed(
  speech: Speech,
  texts: readonly string[],
  utterances: readonly Utterance[],
  skipped: Set<number>,
): void {
  const addressed = texts.flatMap((text, index) =>
    ADDRESSES.test(text) || callsGod(speech, utterances[index]) ? [index] : [],
  )
  let run: number[] = []
  const close = () => {
    const first = run[0] ?? 0
    const last = run.at(-1) ?? 0
    const place = utterances[first]?.position ?? 0
    const isEdge = place < PRAYER_EDGES.opening || place > PRAYER_EDGES.closing
    const called = texts
      .slice(Math.max(0, first - BEFORE), first + 1)
      .findIndex((text) => PRAYER_CALL.test(text))
    const { gap, least } = isEdge || called >= 0 ? AT_AN_EDGE : ANYWHERE
    const isDense = run.every((at, index) => at - (run[index - 1] ?? at) <= gap)
    if (run.length < least || !isDense) return
    const ahead = texts.slice(last, last + AFTER + 1).findIndex((text) => /\bamem\b/.test(text))
    const from = called >= 0 ? Math.max(0, first - BEFORE) + called : first
    for (let index = from; index <= last + Math.max(0, ahead); index += 1) skipped.add(index)
  }
  for (const index of addressed) {
    if (run.length > 0 && index - (run.at(-1) ?? 0) > AT_AN_EDGE.gap) {
      close()
      run = []
    }
    run.push(index)
  }
  close()
}

/** 'Ó Deus': folded it is 'o Deus'. */
function callsGod({ words }: Speech, utterance: Utterance | undefined): boolean {
  if (!utterance) return false
  for (let word = utterance.from; word < utterance.to; word += 1) {
    if (
      /^ó,?$/i.test(words[word]?.raw ?? '') &&
      /^(?:deus|pai|senhor)$/.test(words[word + 1]?.folded ?? '')
    )
      return true
  }
  return false
}

function endOfPrayer(texts: readonly string[], start: number): number {
  for (let i = start; i < Math.min(texts.length, start + PRAYER_LENGTH); i += 1) {
    if (/\bamem\b/.test(texts[i] ?? '')) return i + 1
  }
  return start + 1
}

/** Words of a song in an utterance, from which on it is no piece of the message. */
const SUNG_WORDS = 3

/** Utterances that are sung, or partly so, and the share of the spoken words that lies before each. */
function aroundSongs(
  speech: Speech,
  utterances: readonly Utterance[],
): { isSung: boolean[]; spokenBefore: number[] } {
  const songs = findSongs(speech)
  const sungIn = utterances.map(({ from, to }) =>
    songs.reduce(
      (sum, song) => sum + Math.max(0, Math.min(to, song.to) - Math.max(from, song.from)),
      0,
    ),
  )
  const spoken = utterances.map(({ from, to }, index) => to - from - (sungIn[index] ?? 0))
  const all = spoken.reduce((sum, words) => sum + words, 0) || 1
  let before = 0
  const spokenBefore = spoken.map((words) => {
    const share = before / all
    before += words
    return share
  })
  return { isSung: sungIn.map((words) => words >= SUNG_WORDS), spokenBefore }
}
