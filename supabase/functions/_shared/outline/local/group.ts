import { fold } from './words.ts'

export type AgeBand = 'infantil' | 'juvenil' | 'jovens' | 'casais' | 'adultos' | 'idosos' | 'misto'

/** What the leader told of the group and of the meeting, as far as it can be told from the words. */
export type Group = {
  band: AgeBand
  /** People, where the leader wrote how many. */
  size: number | null
  visitors: boolean
  noReadingAloud: boolean
  prayer: boolean
  noPrayer: boolean
  worship: boolean
  noWorship: boolean
  noGames: boolean
  activity: boolean
  online: boolean
  grief: boolean
  /** Illness, separation, unemployment, depression … written by the leader. */
  hardTimes: boolean
}

// Whom the group looks after is not who is in it: 'pais de adolescentes' are adults.
const CARED_FOR =
  /\b(?:pais|maes|professor(?:es|as|a)?|lideres|casais com|com filhos|filhos) (?:de |com |dos |das )?(?:filhos )?(?:criancas|adolescentes|jovens|bebes|pequenos)(?: pequenas?)?\b/g

const WORDS: readonly (readonly [AgeBand, RegExp])[] = [
  ['casais', /\b(?:casais|casal|casados|recem casados|noivos)\b/],
  ['infantil', /\b(?:criancas?|infantil|kids|pre escolar|escola dominical infantil|berc[aá]rio)\b/],
  ['juvenil', /\b(?:adolescentes?|juvenil|juvenis|teens?|pre adolescentes)\b/],
  ['jovens', /\b(?:jovens|jovem|mocidade|juventude|universitari[oa]s)\b/],
  ['idosos', /\b(?:idos[oa]s?|terceira idade|melhor idade|aposentad[oa]s)\b/],
  ['adultos', /\b(?:adult[oa]s?|homens|mulheres|senhoras)\b/],
  [
    'misto',
    /\b(?:mist[oa]|todas as idades|intergeracional|familias|varias idades|idades variadas)\b/,
  ],
]

/**
 * Reads `groupProfile` and `additionalInfo`, whatever was written there. The profile decides the age band;
 * the additional information does where the profile is silent. Nothing told: adults.
 */
export function readGroup(groupProfile: string | null, additionalInfo: string | null): Group {
  const profile = plain(groupProfile)
  const info = plain(additionalInfo)
  const all = `${profile} . ${info}`
  const says = (pattern: RegExp) => pattern.test(all)
  return {
    band: bandOf(profile) ?? bandOf(info) ?? 'adultos',
    size: sizeOf(all),
    visitors: says(
      /\b(?:visitantes?|convidad[oa]s|nao (?:sao )?(?:crentes?|cristaos?|convertid[oa]s)|novos? convertid[oa]s?|recem convertid[oa]s?|novos na fe|primeira vez|descrentes?|afastad[oa]s)\b/,
    ),
    noReadingAloud: says(
      /\b(?:(?:sem|evit\w+|nao quer\w*|nao gosta\w* de|nao) (?:fazer )?(?:leitura|ler)(?: em)? ?(?:voz alta|publico)?|nao sabem ler|analfabet\w*|dificuldade (?:de|para|com) (?:leitura|ler)|nao alfabetizad\w*)\b/,
    ),
    prayer:
      says(
        /\b(?:inclu\w+|momento|tempo|quero|mais|com|terminar|fechar)\b[^.]{0,20}\b(?:oracao|orar|intercessao)\b/,
      ) && !says(/\bsem oracao\b/),
    noPrayer: says(/\bsem (?:momento de )?oracao\b/),
    worship:
      says(/\b(?:inclu\w+|momento|tempo|quero|com)\b[^.]{0,20}\b(?:louvor|musica|canticos?)\b/) &&
      !says(/\bsem (?:louvor|musica|canticos?)\b/),
    noWorship: says(/\bsem (?:louvor|musica|canticos?|instrumentos?)\b/),
    noGames: says(/\bsem (?:dinamicas?|brincadeiras?|jogos?)\b/),
    activity: says(
      /\b(?:inclu\w+|quero|com|uma?)\b[^.]{0,15}\b(?:dinamicas?|brincadeiras?|atividades?|jogos?)\b/,
    ),
    online: says(
      /\b(?:online|on line|zoom|google meet|videochamada|video chamada|virtual|a distancia)\b/,
    ),
    grief: says(
      /\b(?:luto|enlutad[oa]s?|falec\w+|velorio|enterro|perdeu (?:o|a|um|uma|seu|sua)|perderam|viuv[oa]s?)\b/,
    ),
    hardTimes: says(
      /\b(?:depressao|depressiv[oa]s?|separacao|divorcio|divorciad[oa]s?|desempreg\w+|cancer|internad[oa]s?|doente|doenca|suicid\w+|violencia|abuso|dependencia|vicio|crise)\b/,
    ),
  }
}

function plain(text: string | null): string {
  return fold(text ?? '').replace(/[^a-z0-9+.]+/g, ' ')
}

function bandOf(text: string): AgeBand | null {
  const own = text.replaceAll(CARED_FOR, (whole) =>
    whole.startsWith('casais') ? 'casais' : 'adultos',
  )
  const named = WORDS.filter(([, pattern]) => pattern.test(own)).map(([band]) => band)
  const ages = agesOf(own)
  if (named.includes('misto')) return 'misto'
  if (named.includes('casais')) return 'casais'
  if (ages) return bandOfAges(ages)
  const bands = new Set(named)
  if (bands.size > 1) {
    // 'Jovens adultos', 'adolescentes e jovens': one group with two names. Children with adults are two.
    if (bands.size === 2 && bands.has('jovens') && !bands.has('infantil') && !bands.has('idosos'))
      return 'jovens'
    if (bands.size === 2 && bands.has('idosos') && bands.has('adultos')) return 'idosos'
    return 'misto'
  }
  return named[0] ?? null
}

function agesOf(text: string): { youngest: number; oldest: number } | null {
  const range =
    /\b(\d{1,2})(?: anos)? (?:a|e|ate|ao) (\d{1,2})\b/.exec(text) ??
    /\b(\d{1,2}) (\d{1,2}) anos\b/.exec(text) ??
    /\b(\d{1,2}) (\d{1,2})\b/.exec(text)
  if (range) return { youngest: Number(range[1]), oldest: Number(range[2]) }
  const from =
    /\b(?:acima de|mais de|a partir de|maiores de) (\d{2})\b/.exec(text) ?? /\b(\d{2})\+/.exec(text)
  if (from) return { youngest: Number(from[1]), oldest: Number(from[1]) + 20 }
  const upTo = /\bate (\d{1,2}) anos\b/.exec(text)
  if (upTo) return { youngest: Math.max(3, Number(upTo[1]) - 6), oldest: Number(upTo[1]) }
  const single = /\b(\d{1,2}) anos\b/.exec(text)
  return single ? { youngest: Number(single[1]), oldest: Number(single[1]) } : null
}

function bandOfAges({ youngest, oldest }: { youngest: number; oldest: number }): AgeBand {
  if (youngest > oldest) return 'adultos'
  if (oldest - youngest > 30) return youngest < 18 ? 'misto' : 'adultos'
  if (oldest <= 11) return 'infantil'
  if (youngest >= 55) return 'idosos'
  const middle = (youngest + oldest) / 2
  if (middle < 11.5) return 'infantil'
  if (middle <= 17.5) return 'juvenil'
  return middle <= 31 ? 'jovens' : 'adultos'
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
