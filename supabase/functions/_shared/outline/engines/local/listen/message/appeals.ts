import { stopScore } from '../sentences/boundaries.ts'
import { foldedText } from '../service/ceremony.ts'
import { endsSentence, type Speech } from '../words/speech.ts'
import type { Utterance } from '../sentences/utterances.ts'

const APPEAL =
  /\b(?:como (?:e que )?(?:a gente|eu|voce) (?:faz|vive|aplica)|voces? precisam?|voces? podem?|a gente precisa|precisamos)\b/
const OCCASION =
  /\b(?:na pratica|essa semana|nesta semana|hoje mesmo|em casa|no seu trabalho|na sua casa)\b/
const LISTENER = /\b(?:voces?|a gente|nos|vamos|seus?|suas?|teus?|tuas?)\b/

/** A request, wherever it begins a clause. */
const IMPERATIVE =
  /^(?:(?:comece|comeca) (?:por|hoje|com|pel[oa])|faca isso|faz isso|(?:procure|escolha|decida|pergunte|entregue|entrega|perdoe|ore|agradeca|converse|deixe|troque|cuide)\b|conversa com)/
/** Of every request above: few words are worth a closer look. */
const FIRST_WORD =
  /^(?:comec[ae]|faca|faz|procure|escolha|decida|pergunte|entreg(?:ue|a)|perdoe|ore|agradeca|convers[ae]|deixe|troque|cuide)$/
/** Said alike of somebody: 'ele conversa com o vizinho'. */
const ALSO_INDICATIVE = /^(?:comeca|faz|entrega|conversa) /
const CALLS = /^(?:e|entao|hoje|agora|mas|ai|gente|irmaos?|igreja|simples|favor)$/
/** Somebody is spoken of, so the verb is his: 'quem dorme no culto e conversa com o vizinho'. */
const SOMEBODY =
  /\b(?:quem|aquel[ae]s?|alguem|ninguem|ele|ela|eles|elas|pessoas?|homem|mulher|um|uma)\b/

/** Words from the beginning of a sentence to its verb, at most. */
const LONG_SENTENCE = 60

/** Whether an utterance tells its hearers what to do, and does not tell what somebody does. */
export function isAppeal(speech: Speech, { from, to }: Pick<Utterance, 'from' | 'to'>): boolean {
  const text = foldedText(speech, from, to)
  if (APPEAL.test(text) || (OCCASION.test(text) && LISTENER.test(text))) return true
  for (let index = from; index < to; index += 1) {
    if (!FIRST_WORD.test(speech.words[index]?.folded ?? '')) continue
    const rest = foldedText(speech, index, Math.min(to, index + 3))
    if (IMPERATIVE.test(rest) && isRequest(speech, from, index, ALSO_INDICATIVE.test(rest)))
      return true
  }
  return false
}

function isRequest(speech: Speech, from: number, verb: number, ambiguous: boolean): boolean {
  const denied = /^(?:nao|nunca)$/.test(speech.words[verb - 1]?.folded ?? '')
  const start = denied ? verb - 1 : verb
  const before = speech.words[start - 1]
  const called = before !== undefined && CALLS.test(before.folded)
  // 'Deus ama e entrega': after 'e' the verb goes on with the subject before it.
  if (ambiguous && before?.folded === 'e') return false
  const stops = speech.punctuated
    ? before !== undefined && /[.,;:!?…]["'”’)\]]*$/.test(before.raw)
    : start === from || stopScore(speech, start) > 0
  return (
    (before === undefined || called || stops) &&
    !SOMEBODY.test(foldedText(speech, sentenceStart(speech, from, start), start))
  )
}

/** An utterance may begin inside a long sentence, whose subject stands before it. */
function sentenceStart(speech: Speech, from: number, word: number): number {
  if (!speech.punctuated) return from
  let start = word
  while (start > 0 && word - start < LONG_SENTENCE) {
    const before = speech.words[start - 1]
    if (!before || endsSentence(before)) break
    start -= 1
  }
  return start
}
