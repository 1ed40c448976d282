import type { Sentence } from './key-sentences.ts'

/** What a preacher calls the heart of his sermon: 'o pensamento mais importante', 'o ponto central desse texto'. */
const HEART = String.raw`(?:(?:o|a) (?:pensamento|ponto|ideia|verdade|coisa|licao|mensagem|ensino|aplicacao|questao)(?: \w+)? (?:mais importante|central|principal|fundamental)|a grande (?:licao|verdade|mensagem)|o (?:cerne|coracao|centro) d[aeo](?:ss?[ae]|st[ae])? (?:mensagem|texto|sermao|capitulo|passagem|historia)|o mais importante(?= (?:que eu|de tud|aqui|e\b)))`

const TO_KEEP = String.raw`(?:quero que (?:voces?|os irmaos|a igreja|cada um) (?:guarde|leve|grave|nunca esqueca|nao esqueca)m?|(?:gostaria|desejo) que (?:voces?|os irmaos) (?:guarda|leva)sse[m]?|se (?:voces? |os irmaos )?(?:for|forem|tiver|tiverem)(?: que| de)? (?:levar|guardar|lembrar)\b.{0,30}\buma coisa)`

/** One of several, denied, or only asked about. */
const NOT_THE_HEART =
  /\b(?:nao (?:e|era|sao|foi)|primeir[ao]|segund[ao]|terceir[ao]|outr[ao]|d[ae]quel[ea]|para eles|segundo) (?:\w+ ){0,2}$|\b(?:primeir[ao]|segund[ao]|terceir[ao]|outr[ao]) (?:\w+ ){0,2}(?:que )?(?:eu )?$/

const IS = String.raw`(?:e|eh|foi|seja|esta) (?:(?:o|a) seguinte|(?:est[ea]|ess[ea]|isto|isso)(?= que)|que\b|justamente que|exatamente que)(?: e)?(?: que)?`

const ANNOUNCED = new RegExp(String.raw`\b(?:${HEART}|${TO_KEEP})`)
/** 'O insight foi o seguinte, só Jesus …': what follows is said by itself. */
const BEFORE_THE_CLAIM = new RegExp(String.raw`\b(?:${HEART}|${TO_KEEP})\b.{0,60}?\b${IS} `)
const THE_FOLLOWING = /^(?:\w+ ){0,6}(?:e|foi) (?:o|a) seguinte /
/** 'Esse é o ponto central', 'é isso que esse texto nos ensina': it has been said. */
const SAID_BEFORE = new RegExp(
  String.raw`^(?:(?:e|mas|entao|portanto|irmaos|em resumo) )*(?:(?:e )?(?:isso|isto|ess[ea]|est[ea])(?: aqui)? (?:que )?e ${HEART}|(?:e|eh) (?:isso|isto) que (?:ess[ea]|est[ea]) (?:texto|passagem|historia|parabola|salmo|capitulo)(?: \w+)? (?:ensina|mostra|diz|quer))`,
)
/** An announcement that says nothing else. */
const LONGEST_ANNOUNCEMENT = 26
const LEAST_CLAIM = 5
/** So near its end an announcement says nothing more: 'desse sermão'. */
const LAST_WORDS = 4
const FAR = 12

/** How much of a sentence goes before what it announces: 0 where all of it is the point. */
export type DeclaredHeart = ReadonlyMap<number, number>

/**
 * The sentences that the preacher himself calls the heart of his sermon, by their index: the one that says so where the
 * claim stands in it, the next where it only announces, the one before where it looks back.
 */
export function findDeclaredHeart(sentences: readonly Sentence[]): DeclaredHeart {
  const points = new Map<number, number>()
  const near = (a: number, b: number) => (sentences[b]?.from ?? 0) - (sentences[a]?.to ?? 0) < FAR
  for (const [index, { folded, raw, from, to }] of sentences.entries()) {
    if (/[?]["”’]?$/.test(raw)) continue
    if (SAID_BEFORE.test(folded)) {
      if (index > 0 && near(index - 1, index)) points.set(index - 1, 0)
      continue
    }
    const announced = ANNOUNCED.exec(folded)
    if (!announced || NOT_THE_HEART.test(folded.slice(0, announced.index))) continue
    const lead = BEFORE_THE_CLAIM.exec(folded)
    const left = lead ? wordsOf(folded.slice(0, lead.index + lead[0].length)) : 0
    if (lead && to - from - left >= LEAST_CLAIM) {
      points.set(index, left)
      continue
    }
    const next = sentences[index + 1]
    if (!next || !near(index, index + 1)) continue
    const behind = wordsOf(folded.slice(announced.index + announced[0].length))
    if (to - from > LONGEST_ANNOUNCEMENT && behind > LAST_WORDS) continue
    const following = THE_FOLLOWING.exec(next.folded)
    points.set(index + 1, following ? wordsOf(following[0]) : 0)
  }
  return points
}

function wordsOf(folded: string): number {
  return folded.trim().split(' ').length
}
