import type { DraftBlock } from '../../../../model/document.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import { type Brief, isLedBySermon } from '../brief/brief.ts'
import { bullets, quoted, suggest } from '../brief/draft-blocks.ts'
import {
  challengeFromSermon,
  completeFromSermon,
  hasRequest,
  lastWord,
} from '../sections/own-words.ts'
import { PAPER, SHARED_PAPER } from '../sections/preparation.ts'
import { inHisWords } from '../sections/told-blocks.ts'
import { FOR_COUPLES, FOR_PARENTS } from './for-two.ts'
import { pickSuitable } from './suited.ts'
import { CALLS } from './calls.ts'
import { toComplete } from './to-complete.ts'

/** Something to complete: of the sermon where it asks for something and the text was prepared by its kind alone. */
export function writeApplication(
  brief: Brief,
  minutes: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const { profile } = brief
  // what the sermon said is nearer than what holds for every text of a kind
  if (isLedBySermon(brief) && hasRequest(brief))
    return [...completeFromSermon(brief), ...forTwo(brief)]
  const tasks = pickSuitable(brief, entry.complete, ({ text }) => text, minutes >= 10 ? 2 : 1)
  return [
    ...(profile.audience === 'group' ? [suggest(tasks.some(isShared) ? SHARED_PAPER : PAPER)] : []),
    ...tasks.flatMap(toComplete),
    ...forTwo(brief),
  ]
}

/** 'Troquem e guardem': what is exchanged is seen. */
function isShared({ text }: { text: string }): boolean {
  return /\b(?:troquem|troca|mostrem?|entreguem?|passem?|leiam? (?:para|um ao)|quem está ao (?:seu )?lado)\b/iu.test(
    text,
  )
}

/** Who came as a couple does something of it as a couple. */
function forTwo({ choose, group, profile }: Brief): DraftBlock[] {
  if (group.band !== 'casais' || profile.audience !== 'group') return []
  const isOfParents = group.audiences.includes('parents')
  return choose.takeNew(isOfParents ? FOR_PARENTS : FOR_COUPLES, 1).map(suggest)
}

/** How the group prays, and the words that close it. */
export function writePrayer(
  { group, profile }: Brief,
  _: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const how =
    profile.audience === 'person'
      ? 'Ore com as suas palavras, ou com estas:'
      : group.silentPrayer
        ? 'Um tempo de silêncio, e quem conduz encerra lendo devagar:'
        : 'Quem quiser ora com uma frase curta. Para encerrar, alguém lê devagar:'
  const prayer = /amém\W*$/iu.test(entry.prayer)
    ? entry.prayer
    : `${entry.prayer} Em nome de Jesus, amém.`
  const reasons = profile.audience === 'person' ? [] : group.situations.map((one) => one.prayer)
  return [
    ...(reasons.length > 0 ? [suggest('Lembrem destes motivos, sem dizer nomes:')] : []),
    ...bullets(reasons),
    suggest(how),
    suggest(prayer),
  ]
}

/** Where the message came to Jesus, or a last word of the preacher's; then that of the text. */
export function writeConclusion(
  brief: Brief,
  minutes: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const { choose, group, isSpokenOf, pool, profile, thread } = brief
  const landing = minutes >= 2 ? thread.landing : null
  const calls = minutes >= 2 && profile.audience === 'group' && !landing ? CALLS : []
  const said = landing
    ? inHisWords(LANDS, landing)
    : lastWord(brief, minutes, () => pool.best({ between: [0.6, 1.01], least: THESIS_SCORE }))
  // without a word of his the call would come from nowhere: the point of the passage leads to it
  const point = said.length === 0 && calls.length > 0 && isSpokenOf
  return [
    ...said,
    ...(point ? [suggest(`Para guardar: ${entry.idea}`)] : []),
    ...(group.grief ? [suggest(entry.comfort)] : []),
    ...choose.take(calls, 1).map(suggest),
    suggest(entry.closing),
  ]
}

const LANDS = 'A mensagem chegou a Jesus assim:'

/** A sentence in which the preacher says what his point is. */
const THESIS_SCORE = 0.9

/** One thing to do in the week: the preacher's own where he gave one. */
export function writeChallenge(
  brief: Brief,
  minutes: number,
  { entry }: PreparedPassage,
): DraftBlock[] {
  const { announcedChallenge, sentences, profile, chooseBySeed } = brief
  const [one] = pickSuitable(
    { ...brief, choose: chooseBySeed },
    entry.challenges,
    (challenge) => challenge.do,
    1,
  )
  const telling =
    one && profile.audience !== 'person'
      ? [suggest(`No próximo encontro, conte ${lowerFirst(one.tell)}`)]
      : []
  if (announcedChallenge.length > 0) {
    return [...announcedChallenge.flatMap(quoted), suggest(sentences.challenge)]
  }
  if (isLedBySermon(brief) && hasRequest(brief)) return challengeFromSermon(brief)
  return one ? [suggest(one.do), ...(minutes >= 1 ? telling : [])] : []
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
