import type { People } from '../../passages/passage.ts'
import type { AgeBand } from '../../themes/theme-bank.ts'
import { ALONE, bandOf, MARRIED } from './age-band.ts'
import { plain, tells } from './leader-text.ts'
import { type Situation, situationsIn } from './situations.ts'

/** What the leader told of the group and of the meeting, as far as it can be told from the words. */
export type Group = {
  band: AgeBand
  /** People, where the leader wrote how many. */
  size: number | null
  visitors: boolean
  noReadingAloud: boolean
  prayer: boolean
  noPrayer: boolean
  /** Nobody but the leader is to pray aloud. */
  silentPrayer: boolean
  worship: boolean
  noWorship: boolean
  noGames: boolean
  activity: boolean
  online: boolean
  grief: boolean
  /** Illness, separation, unemployment … of somebody in the group. */
  situations: readonly Situation[]
  /** Who is in the room, as the bank by passage tells people apart, the most particular first. */
  audiences: readonly People[]
  /** Of a children's group: whether they are told a story as children of up to seven years are. */
  small: boolean
}

const PERSON =
  '(?:pai|mae|pais|filh[oa]s?|irma[os]?s?|espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|av[oo]s?|net[oa]s?|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?|sogr[oa]s?|cunhad[oa]s?|genro|nora|bebe|gestacao|gravidez|crianca|amig[oa]s?|colegas?|vizinh[oa]s?|padrinho|madrinha|familiar(?:es)?|parentes?|entes? querid[oa]s?|pessoas?|membros?|pastora?|lider)'
const OF_PERSON = `(?:(?:o|a|os|as|um|uma|seu|sua|meu|minha|nosso|nossa|dois|duas|querid[oa]|jovem) ){0,3}${PERSON}`
const GRIEF = new RegExp(
  `(?<!\\beu )\\bluto\\b(?! (?:contra|com|para|pela vida))|\\b(?:enlutad[oa]s?|falec\\w+|velorio|enterro|viuv[oa]s?|perd(?:eu|eram|emos|i|endo|ido) ${OF_PERSON}|(?:perda|morte)(?: recente| repentina)? d(?:e )?${OF_PERSON}|${PERSON} (?:que )?(?:morreu|morreram|partiu))\\b`,
)

const VISITORS =
  /\b(?:visitantes?|convidad[oa]s|nao (?:sao )?(?:crentes?|cristaos?|convertid[oa]s)|descrentes?|(?:vem|vir|vira|virao|vindo|vier\w*|particip\w+|estar\w*|visit\w+|gente|pessoas|alguns|algumas|alguem|amig[oa]s)(?: (?!lider)\w+){0,4} primeira vez)\b/
const NO_READING =
  /\b(?:(?:sem|evit\w+|nao quer\w*|nao gosta\w* de|nao) (?:fazer )?(?:leitura|ler)(?: em)? ?(?:voz alta|publico)?|nao sabem ler|analfabet\w*|dificuldade (?:de|para|com) (?:leitura|ler)|nao alfabetizad\w*)\b/

/** 'Sem oração em voz alta' is a way of praying; 'sem oração' is none. */
const HOW =
  '(?! (?:em|na|por|alta|audivel|publica|coletiva|comunitaria|longas?|demorad|prolongad|muito|individual|espontanea))'
const ALOUD = '(?:em voz alta|alta|audivel|em publico|publica|na frente)'
const WANT_NOT =
  '(?:sem|nao (?:quer\\w+|inclu\\w+|ter|tera|teremos|faz\\w*|far\\w+|have\\w+|por|ponha|coloque)|dispens\\w+)'

const PRAYER =
  /\b(?:inclu\w+|momento|tempo|quero|mais|com|terminar|fechar)\b[^.]{0,20}\b(?:oracao|orar|intercessao)\b/
const NO_PRAYER = new RegExp(
  `\\b${WANT_NOT} (?:(?:um |o )?(?:momento|tempo) (?:de|para) )?(?:oracao|orar)\\b${HOW}`,
)
const SILENT_PRAYER = new RegExp(
  `\\b(?:(?:oracao|orar|orem|orando) (?:silenciosa|(?:so )?em silencio)|(?:sem|nao|ninguem|evit\\w+|vergonha de|medo de|timid\\w+ para|dificuldade (?:de|para|em))(?: (?!leitura|ler)\\w+){0,3} (?:oracao|oracoes|orar|orem|ora|oram) ${ALOUD})\\b`,
)

const WORSHIP = /\b(?:inclu\w+|momento|tempo|quero|com)\b[^.]{0,20}\b(?:louvor|musica|canticos?)\b/
const NO_WORSHIP = new RegExp(
  `\\b${WANT_NOT} (?:(?:um |o )?(?:momento|tempo) (?:de|para) )?(?:louvor|musicas?|canticos?|instrumentos?)\\b`,
)

/** Games that nobody plays at a meeting: 'jogos de azar', 'o jogo do Brasil'. */
const OTHER_GAMES =
  /\b(?:vici\w+|dependen\w+)(?: \w+){0,2} jogos?\b|\bjogos? (?:de (?:azar|apostas?|futebol)|d[oa]s?|eletronicos?|online)\b/g
const GAMES = '(?:dinamicas?|brincadeiras?|jogos?)'
const NO_GAMES = new RegExp(`\\b${WANT_NOT} (?:(?:uma?|as?|os?) )?${GAMES}\\b`)
const ACTIVITY = new RegExp(
  `\\b(?:inclu\\w+|quero|com|uma?)\\b[^.]{0,15}\\b(?:${GAMES}|atividades?)\\b`,
)

const ONLINE =
  /\b(?:online|on line|zoom|google meet|videochamada|video chamada|virtual|a distancia)\b/
/**
 * Reads `groupProfile` and `additionalInfo`, whatever was written there. The profile decides the age band;
 * the additional information does where the profile is silent. Nothing told: adults.
 */
export function readGroup(groupProfile: string | null, additionalInfo: string | null): Group {
  const all = `${plain(groupProfile)} . ${plain(additionalInfo)}`
  const meeting = all.replaceAll(OTHER_GAMES, (games) => games.replace(/ ?jogos?.*/, ''))
  const noPrayer = NO_PRAYER.test(all)
  const noWorship = NO_WORSHIP.test(all)
  const band = bandOf(groupProfile) ?? bandOf(additionalInfo) ?? 'adultos'
  const grief = tells(all, GRIEF)
  const visitors = tells(all, VISITORS)
  return {
    band,
    size: sizeOf(all),
    visitors,
    noReadingAloud: NO_READING.test(all),
    prayer: tells(all, PRAYER) && !noPrayer,
    noPrayer,
    silentPrayer: SILENT_PRAYER.test(all),
    worship: tells(all, WORSHIP) && !noWorship,
    noWorship,
    noGames: NO_GAMES.test(meeting),
    activity: tells(meeting, ACTIVITY),
    online: tells(all, ONLINE),
    grief,
    situations: situationsIn(all),
    audiences: audiencesOf(all, band, { grief, visitors }),
    small: band === 'infantil' && isSmall(plain(groupProfile)),
  }
}

const AUDIENCES: readonly (readonly [People, RegExp])[] = [
  ['singles', /\b(?:solteir[oa]s?|divorciad[oa]s?|separad[oa]s?)\b/],
  [
    'new-believers',
    /\b(?:nov[oa]s? (?:na fe|convertid[oa]s?|crentes?)|recem convertid[oa]s?|novos? membros?|batizand[oa]s?|comecando na fe)\b/,
  ],
  [
    'long-believers',
    /\b(?:(?:muitos|[1-9]\d) anos de (?:fe|igreja|caminhada|convertid[oa]s?|evangelho)|membros antigos|veteran[oa]s|lideres|maduros na fe)\b/,
  ],
  ['parents', /\b(?:pais|maes|com filhos|familias? com)\b/],
  ['women', /\b(?:mulheres|senhoras|mocas|irmas|feminin[oa])\b/],
  ['men', /\b(?:homens|rapazes|senhores|masculin[oa])\b/],
]

const OF_BAND: Partial<Record<AgeBand, readonly People[]>> = {
  juvenil: ['teens', 'young'],
  jovens: ['young'],
  casais: ['couples', 'adults'],
  idosos: ['elderly', 'long-believers', 'adults'],
  adultos: ['adults'],
  misto: ['adults', 'young'],
}

function audiencesOf(
  text: string,
  band: AgeBand,
  { grief, visitors }: { grief: boolean; visitors: boolean },
): People[] {
  const isOfBoth = band !== 'casais' && tells(text, ALONE) && tells(text, MARRIED)
  return [
    ...(grief ? (['mourning'] as const) : []),
    ...AUDIENCES.filter(([, pattern]) => tells(text, pattern))
      .map(([audience]) => audience)
      .filter((audience) => audience !== 'parents' || !SOME_HAVE_CHILDREN.test(text)),
    ...(isOfBoth ? (['couples'] as const) : []),
    ...(visitors ? (['visitors'] as const) : []),
    ...(OF_BAND[band] ?? []),
  ]
}

/** 'Com filhos e sem filhos', 'alguns com filhos': not all of them have any. */
const SOME_HAVE_CHILDREN =
  /\bcom filhos(?: \w+)? (?:, )?(?:e|ou) (?:\w+ ){0,2}(?:sem|nao)\b|\bsem filhos\b|\b(?:alguns|algumas|uns|umas|poucos|poucas|metade|parte)(?: \w+){0,2} com filhos\b/

/** Years up to which a child takes a story for what happens now. */
const SMALL = 7

function isSmall(profile: string): boolean {
  if (/\b(?:pre escolar|maternal|bercario|jardim|pequenin\w+)\b/.test(profile)) return true
  const ages = Array.from(
    profile.matchAll(/\b(\d{1,2})(?= (?:a|e|ate|anos))|(?<=\b(?:a|e|ate) )(\d{1,2})(?= anos)/g),
  ).map(([age]) => Number(age))
  return ages.length > 0 && Math.max(...ages) <= SMALL
}

function sizeOf(text: string): number | null {
  const size =
    /\b(\d{1,3}) (?:pessoas|participantes|membros|integrantes|criancas|adolescentes|jovens|casais|adultos|mulheres|homens)\b/.exec(
      text,
    )
  if (!size) return null
  const people = Number(size[1]) * (/\bcasais\b/.test(size[0]) ? 2 : 1)
  return people > 0 ? people : null
}
