import type { Sentence } from './key-sentences.ts'

/** 'Se você não está na fé', 'você que ainda não creu', 'aos que': what is said next is said to these alone. */
const TO_SOME =
  /(?:^|\b(?:e|mas|porem|porque|pois|agora|entao|irmaos?|amig[oa]s?|portanto|digo|falo|palavra|recado|aviso) )(?:(?:agora|hoje|meu amigo|minha amiga|querid[oa]) )?(?:(?:mas )?se (?:voce|alguem|tem alguem|ha alguem)\b|(?:quem|aquele que|aqueles que) (?:ainda )?nao\b|(?:aos|para os|para aqueles|aqueles) que\b|para quem\b|(?:voce|voces|tu) que\b)/

/** Warns or promises, and says to nobody whom. */
const SAID_TO_YOU =
  /^(?:(?:e|mas|entao|portanto|por isso|pois|porque) )*(?:(?:hoje|agora|na (?:realidade|verdade)) )?(?:(?:voces?|deus|o senhor|jesus) (?:(?:ja|ainda|tambem|so|simplesmente|certamente) )?(?:nao )?(?:precisa\w*|deve\w*|te[mr]?|tera|vai|vao|ira|irao|sera|serao|esta|estao|estara|pode\w*|corre|merece|vive|caminha|pertence|e)\b|(?:nao )?ha (?:esperanca|perdao|condenacao|salvacao|paz|lugar|nenhum\w*)\b|tema\b|fuja\b|arrependa)/

/** It has its own condition. */
const OWN_CONDITION = /\b(?:se|quem|quando|caso|os que|aqueles que|todo aquele|todos os que)\b/

/** Words between two sentences that have nothing to do with each other. */
const FAR = 12
/** 'A sua inimizade é contra Deus': still to the same people. */
const OF_YOU = /^(?:e |mas )?(?:[oa]s? )?(?:seus?|suas?) |^(?:muito )?pior(?: ainda)?$/
/** Sentences that one condition is heard over. */
const OVER = 6

/** Whether a warning or a promise is for those alone whom a sentence before it named: alone it is said to everybody. */
export function isForSome(sentences: readonly Sentence[], index: number): boolean {
  const sentence = sentences[index]
  if (!sentence || !SAID_TO_YOU.test(sentence.folded)) return false
  if (OWN_CONDITION.test(sentence.folded)) return false
  let after = sentence
  for (let back = 1; back <= OVER; back += 1) {
    const before = sentences[index - back]
    if (!before || after.from - before.to > FAR) return false
    if (TO_SOME.test(before.folded)) return true
    if (!SAID_TO_YOU.test(before.folded) && !OF_YOU.test(before.folded)) return false
    after = before
  }
  return false
}

/** Whether it ends where its words would begin: 'diga a ele.' */
export function announcesWords(folded: string): boolean {
  return ANNOUNCES_WORDS.test(folded)
}

const ANNOUNCES_WORDS =
  /\b(?:diga|digam|digamos|dizer|dizendo|diz|fale|falem|pergunte|perguntem|responda|clame|clamem|confesse|ore|orem|repita|repitam)(?: (?:assim|isto|o seguinte|simplesmente))?(?: (?:(?:a|para|pra|com) (?:el[ea]s?|deus|jesus|cristo|si mesm[oa]|voce mesm[oa]|s?eu \w+|sua \w+|o senhor|o seu \w+|a sua \w+)|ao (?:senhor|seu \w+|pai)|assim|o seguinte|isto))$/
