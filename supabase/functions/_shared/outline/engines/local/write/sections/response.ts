import { BANDS } from '../../themes/bank/bands.ts'
import {
  DEVOTIONAL_CHALLENGES,
  DEVOTIONAL_PRAYERS,
  GENTLE_STEPS,
} from '../../themes/bank/general.ts'
import { toTheParents } from '../by-passage/for-children.ts'
import { type Brief, quoteLength, type SectionWriter, within } from '../brief/brief.ts'
import { bullets, quoted, suggest } from '../brief/draft-blocks.ts'
import { takeAcross } from '../brief/seeded-choice.ts'
import {
  challengeFromSermon,
  closeFromSermon,
  completeFromSermon,
  lastWord,
  prayFromSermon,
} from './own-words.ts'

/** Score of a quotation that helps more than it takes time; better none than a weak one here. */
const GOOD_ENOUGH = 0.8

export const writeApplication: SectionWriter = (brief, minutes) => {
  const { choose, banks, group, signals, pool } = brief
  const children = group.band === 'infantil'
  const among = new Set([...signals.application].filter((index) => !signals.challenge.has(index)))
  const quote =
    minutes >= 2 && !children
      ? pool.best({
          among,
          whole: true,
          least: GOOD_ENOUGH,
          mostWords: quoteLength(brief),
          between: [0.15, 1.01],
        })
      : null
  const count = within(Math.round(minutes / 2.5), 1, 4)
  const truth = brief.prepared?.entry.children?.truth
  if (children)
    return [
      suggest(
        `Ajude cada criança a escolher uma situação da semana (em casa, na escola, na brincadeira) em que vai lembrar ${truth === undefined ? 'do que aprendeu.' : `desta frase: “${truth}”`} Quem quiser conta qual escolheu.`,
      ),
    ]
  if (group.grief) return choose.take(GENTLE_STEPS, 1).map(suggest)
  const own = brief.movements.length > 0 && minutes >= 3 ? completeFromSermon(brief) : []
  if (own.length > 0 && (brief.themes.length === 0 || minutes < 8)) return own
  const [first = [], ...others] = banks.map(({ applications }) => applications)
  const ofStage = BANDS[group.band].applications
  // One from the subject, one from the stage of life, and so on: neither alone makes it concrete.
  const items = takeAcross(
    choose,
    [choose.peek(first, 1), choose.peek(ofStage, 1), first, ofStage, ...others],
    count,
  )
  return [
    ...quoted(quote),
    ...(minutes >= 3 ? [suggest(howToApply(brief))] : []),
    ...bullets(items),
  ]
}

function howToApply({ sentences, group }: Brief): string {
  if (sentences.application !== null) return sentences.application
  if (group.band === 'casais')
    return 'Cada casal escolhe um passo e combina o dia de dar esse passo:'
  return 'Cada um escolhe um passo e conta ao grupo, se quiser:'
}

export const writePrayer: SectionWriter = (brief, minutes) => {
  const { profile, group, main, banks, choose } = brief
  const count = within(Math.round(minutes / 3) + 1, 1, 4)
  const fromText = brief.movements.length > 0 ? prayFromSermon(brief) : []
  const points = takeAcross(
    choose,
    [fromText, main.prayers, ...banks.map(({ prayers }) => prayers)],
    count,
  )
  points.push(...group.situations.map(({ prayer }) => prayer))
  if (group.grief) points.push('Pelo consolo de quem está de luto entre nós.')
  if (group.visitors) points.push('Por cada visitante e pela sua família.')
  if (profile.audience === 'person')
    return [suggest(howToPray(brief)), ...choose.take(DEVOTIONAL_PRAYERS, 1).map(suggest)]
  if (group.band === 'infantil')
    return [
      suggest(
        group.silentPrayer
          ? 'Todos fecham os olhos e cada criança fala com Deus em silêncio. Termine você: Deus, obrigado porque o Senhor nos ama. Ajuda a gente a viver o que aprendeu hoje. Em nome de Jesus, amém.'
          : 'Cada criança que quiser ora com uma frase curta. Termine assim, frase por frase, para todos repetirem: Deus, obrigado porque o Senhor nos ama. Ajuda a gente a viver o que aprendeu hoje. Em nome de Jesus, amém.',
      ),
    ]
  return [suggest(howToPray(brief)), ...bullets(points)]
}

function howToPray({ profile, sentences, group }: Brief): string {
  if (group.silentPrayer && profile.audience !== 'person')
    return 'Diga um motivo de cada vez e deixe um tempo para que todos orem em silêncio. Quem conduz encerra com um amém:'
  if (sentences.prayer !== null) return sentences.prayer
  if (group.band === 'casais')
    return 'Cada casal ora junto por um minuto; depois, alguém encerra orando por todos:'
  if (group.visitors) return 'Ore você em voz alta e deixe os outros livres para orar em silêncio:'
  if (group.online) return 'Duas ou três pessoas, combinadas antes, oram com o microfone aberto:'
  return 'Orem em duplas ou trios, com frases curtas:'
}

export const writeConclusion: SectionWriter = (brief, minutes) => {
  const { signals, pool, main, group } = brief
  const quote =
    group.band === 'infantil'
      ? []
      : lastWord(brief, minutes * 2, () =>
          pool.best({
            between: [0.75, 1.01],
            mostWords: quoteLength(brief),
            bonus: (index) =>
              (signals.closing.has(index) ? 0.4 : 0) + (signals.gospel.has(index) ? 0.4 : 0),
          }),
        )
  const closing =
    group.band === 'infantil'
      ? `Todos de pé! Repitam juntos, primeiro baixinho e depois bem alto: “${main.children.truth}”`
      : main.truth
  const own =
    group.band !== 'infantil' && brief.themes.length === 0 && brief.movements.length > 0
      ? closeFromSermon(brief)
      : []
  return [...quote, ...(own.length > 0 ? own : [suggest(closing)])]
}

/** Who reads alone comes to no meeting. */
const WITH_OTHERS = /encontro|grupo|contar como foi/i

/** The preacher's own challenge comes first, in his words; the bank helps where he gave none. */
export const writeChallenge: SectionWriter = (brief) => {
  const { group, main, banks, choose, sentences } = brief
  const isAlone = brief.profile.audience === 'person'
  const [given = ''] = takeAcross(
    choose,
    isAlone
      ? [
          ...banks.map(({ challenges }) => challenges.filter((one) => !WITH_OTHERS.test(one))),
          DEVOTIONAL_CHALLENGES,
        ]
      : banks.map(({ challenges }) => challenges),
    1,
  )
  if (group.band === 'infantil') {
    return [suggest(main.children.challenge), ...toTheParents(brief.duration)]
  }
  const said = brief.announcedChallenge
  if (said.length === 0) {
    const own = brief.movements.length > 0 ? challengeFromSermon(brief) : []
    return own.length > 0 ? own : [suggest(given)]
  }
  return [
    ...said.flatMap(quoted),
    suggest(sentences.challenge),
    ...(brief.duration >= 30
      ? [suggest(`Se preferirem outro: ${given.charAt(0).toLowerCase()}${given.slice(1)}`)]
      : []),
  ]
}
