import { formatReference } from '../../../../../bible/canon.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import { BANDS } from '../../themes/bank/bands.ts'
import { GENTLE_OPENERS, OPENERS_OF_FAITH } from '../../themes/bank/general.ts'
import { SONGS, SONGS_FOR_ANY } from '../../themes/bank/songs.ts'
import { type Brief, quoteLength, type SectionWriter } from '../brief/brief.ts'
import { bullets, quoted, suggest } from '../brief/draft-blocks.ts'
import { takeAcross } from '../brief/seeded-choice.ts'
import { nameOfSubject } from '../brief/wording.ts'

/** Above this many people one round takes longer than the minutes of an icebreaker. */
const BIG_GROUP = 12

export const writeIcebreaker: SectionWriter = (brief, minutes) => {
  const { profile, group, choose, banks } = brief
  if (profile.audience === 'person') {
    const [question = ''] = takeAcross(
      choose,
      group.grief ? [GENTLE_OPENERS] : banks.map(({ icebreakers }) => icebreakers),
      1,
    )
    return [suggest(howToOpen(brief, 1)), ...bullets([question])]
  }
  const lists = group.grief && group.band !== 'infantil' ? [GENTLE_OPENERS] : openers(brief)
  const count = minutes >= 10 && group.band !== 'infantil' ? 2 : 1
  const questions = takeAcross(choose, lists, count)
  return [
    suggest(howToOpen(brief, count)),
    ...bullets(questions),
    ...(minutes >= 5 ? welcome(brief) : []),
    ...(minutes >= 4 && profile.audience === 'group' ? [suggest(bridge(brief))] : []),
  ]
}

function openers({ group, banks, main, themes, movements }: Brief): (readonly string[])[] {
  const own = BANDS[group.band].icebreakers
  const themed = banks.map(({ icebreakers }) => icebreakers)
  if (group.band === 'infantil') return banks.map(({ children }) => [children.opener])
  if (group.band === 'juvenil') return [[main.teens.opener], own, ...themed]
  // without a subject of its own nothing is asked that belongs to another
  if (themes.length === 0 && movements.length > 0) return [OPENERS_OF_FAITH]
  return [main.icebreakers, own, ...themed]
}

function howToOpen({ sentences, group }: Brief, questions: number): string {
  if (sentences.icebreaker !== null) return sentences.icebreaker
  if (group.band === 'infantil')
    return 'Em roda, passe um objeto (uma bola macia ou um bichinho): quem está com ele responde.'
  const choice = questions > 1 ? 'Escolha uma das perguntas.' : 'Comece com esta pergunta.'
  if (group.online)
    return `${choice} Chame cada pessoa pelo nome, para que ninguém fale ao mesmo tempo; quem preferir responde pelo chat.`
  if (group.band === 'casais')
    return `${choice} Cada casal responde em poucas palavras; quem preferir só escuta.`
  if (group.size !== null && group.size > BIG_GROUP)
    return `${choice} Como o grupo é grande, respondam em trios e ouçam depois duas ou três respostas.`
  return `${choice} Cada um responde em poucas palavras, e quem preferir só escuta.`
}

function welcome({ group }: Brief): DraftBlock[] {
  if (!group.visitors) return []
  return [
    suggest(
      'Há visitantes entre nós: diga o nome de cada um, explique em uma frase o que vai acontecer no encontro e deixe claro que ninguém é obrigado a falar, ler ou orar em voz alta.',
    ),
  ]
}

function bridge(brief: Brief): string {
  const { group, thread, passages, expounds, movements, prepared } = brief
  const theme = nameOfSubject(brief)
  if (group.band === 'infantil' && prepared?.entry.children)
    return `Depois das respostas, venha para a história de hoje. Dela cada um leva para casa uma frase: ${prepared.entry.children.truth}`
  if (group.band === 'infantil')
    return 'Depois das respostas, diga que hoje vocês vão descobrir o que Deus faz nessas horas.'
  if (!theme && thread.thesis && passages.base && expounds)
    return `Depois das respostas, faça a ponte: a mensagem partiu de ${formatReference(passages.base)}, e o centro dela está no alto desta folha. Leia essa frase em voz alta.`
  if (!theme)
    return movements.length > 0
      ? 'Depois das respostas, diga de que texto a mensagem fala e leia a primeira frase do resumo.'
      : 'Depois das respostas, diga que a mensagem vai ajudar o grupo a olhar para essas situações com Deus.'
  return `Depois das respostas, faça a ponte: a mensagem fala justamente sobre ${theme}.`
}

export const writeWorship: SectionWriter = (
  { group, sentences, themes: [theme], prepared },
  minutes,
) => {
  if (sentences.worship !== null) return [suggest(sentences.worship)]
  // where the sermon's theme is not sure, that of its text is
  const id = theme?.id ?? prepared?.entry.themes[0]
  const [old, newer] = id ? SONGS[id] : SONGS_FOR_ANY
  const songs = minutes >= 10 ? `“${old}” e “${newer}”` : `“${old}” ou “${newer}”`
  return [
    suggest(
      group.band === 'infantil'
        ? 'Cante com as crianças uma ou duas músicas que elas já conhecem, com gestos.'
        : `Cantem ${songs}, ou outro louvor que o grupo já conheça e que combine com o texto. Se não houver quem toque, use uma gravação e projete ou distribua a letra.`,
    ),
    ...(group.visitors
      ? [suggest('Prefira letras simples: quem visita precisa entender o que está cantando.')]
      : []),
  ]
}

/** For a sermon that is going to be preached from this one. */
export const writeIntroduction: SectionWriter = (brief, minutes) => {
  const { passages, pool } = brief
  const { base, key } = passages
  const name = nameOfSubject(brief)
  const subject = name === null ? 'o assunto da mensagem' : `o assunto (${name})`
  const text = base ? ` e o texto (${formatReference(base)})` : ''
  const opening =
    minutes >= 2 ? pool.best({ between: [0, 0.22], mostWords: quoteLength(brief) }) : null
  return [
    suggest(`Apresente ${subject}${text}. Conte por que ele importa para quem está ouvindo hoje.`),
    ...(key ? [{ kind: 'verse' as const, reference: formatReference(key) }] : []),
    ...quoted(opening),
  ]
}
