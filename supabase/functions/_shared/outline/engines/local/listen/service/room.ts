import { foldedText } from './ceremony.ts'
import type { Speech } from '../words/speech.ts'

/** The people in the room are asked, or let in. Folded text. */
const INVITES =
  /\b(?:algu(?:em|ma pessoa)(?: \w+){0,3} (?:perguntas?|duvidas?|comentarios?|perguntar|comentar|acrescentar)|algum irmao (?:que )?(?:quer|tem|gostaria)\w*|(?:mais )?algum(?:a)? (?:outra )?(?:perguntas?|duvidas?|comentarios?)|perguntas? (?:e|ou) (?:respostas?|comentarios?|duvidas?)|(?:tempo|minutos?|oportunidade|passar agora|aberto|espaco) (?:agora )?(?:para|pra|a) (?:as |suas |fazer )?perguntas?|perguntas meus irmaos|ultima pergunta|mais uma pergunta|vamos (?:as|para as) perguntas)\b/

/** Somebody of the room speaks, or is answered. */
const TURNS =
  /\b(?:(?:boa|bom|otim[ao]|excelente) (?:pergunta|colocacao|observacao|comentario)|(?<!bom )(?:a|na|sobre|respond\w+) (?:a )?sua (?:pergunta|duvida|colocacao|observacao)|(?:minha|uma) (?:pergunta|duvida|colocacao) (?:e|seria)|(?<!voce |nao |se )pode (?:falar|perguntar|fazer a (?:pergunta|colocacao))(?! (?:que|assim|para|com|de|do|da|a|o|algo|so))|aproveitando (?:que voce|a sua)|voce (?:citou|comentou|mencionou|(?:deu|fez) uma (?:enfase|colocacao|pergunta))|so (?:complementando|para complementar|um comentario|uma duvida|uma pergunta)|(?:fazer|quero|queria|tenho) (?:fazer )?uma (?:pergunta|duvida|colocacao|observacao)|eu (?:queria|gostaria de) (?:perguntar|comentar|complementar)|levanta(?:r|ram|ou)? a mao ali|fala (?:ai|seu|irmao|irma))\b/

/** Words before and after a turn that are taken for the conversation. */
const BEFORE = 40
const AFTER = 130
/** From here on the room is asked when the message is over. */
const ENDING = 0.55
/** A second turn within so many words shows that people do speak. */
const NEAR = 700

const STEP = 12
const LOOK = STEP * 2

/**
 * Where the preacher talks with the people in the room: questions, answers, remarks. Nobody can hear who speaks, so none
 * of it is taken for the message. Spans of words.
 */
export function findRoom(speech: Speech): { from: number; to: number }[] {
  const { words } = speech
  const invited: number[] = []
  const turns: number[] = []
  for (let from = 0; from < words.length; from += STEP) {
    const text = foldedText(speech, from, Math.min(words.length, from + LOOK))
    if (INVITES.test(text)) invited.push(from)
    else if (TURNS.test(text)) turns.push(from)
  }
  const all = [...invited, ...turns].toSorted((a, b) => a - b)
  const end = invited.find(
    (at) =>
      at >= words.length * ENDING &&
      (all.some((other) => other > at + LOOK && other < at + NEAR) || words.length - at < NEAR),
  )
  const spans = all
    .filter((at) => end === undefined || at < end)
    .map((at) => ({ from: Math.max(0, at - BEFORE), to: Math.min(words.length, at + AFTER) }))
  return end === undefined ? spans : [...spans, { from: end, to: words.length }]
}
