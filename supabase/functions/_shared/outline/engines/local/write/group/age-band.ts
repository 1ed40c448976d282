import { findReferences } from '../../../../../bible/references/find-references.ts'
import type { AgeBand } from '../../themes/theme-bank.ts'
import { plain, tells } from './leader-text.ts'

type Ages = { youngest: number; oldest: number; open: boolean }

const WORDS: readonly (readonly [AgeBand, RegExp])[] = [
  ['casais', /\b(?:casais|casal|casados|recem casados|noivos)\b/],
  ['infantil', /\b(?:criancas?|infantil|kids|pre escolar|escola dominical infantil|bercario)\b/],
  ['juvenil', /\b(?:adolescentes?|juvenil|juvenis|teens?|pre adolescentes)\b/],
  ['jovens', /\b(?:jovens|jovem|mocidade|juventude|universitari[oa]s)\b/],
  ['idosos', /\b(?:idos[oa]s?|terceira idade|melhor idade|aposentad[oa]s)\b/],
  ['adultos', /\b(?:adult[oa]s?|homens|mulheres|senhoras)\b/],
  [
    'misto',
    /\b(?:mist[oa]|todas as idades|intergeracional|familias|varias idades|idades variadas|(?:pais|maes) e filh[oa]s|avos e netos)\b/,
  ],
]

/** Whose age lies in these years belongs to the band; an age that nobody of the band has is not theirs. */
const YEARS: Partial<Record<AgeBand, readonly [number, number]>> = {
  infantil: [0, 12],
  juvenil: [9, 19],
  jovens: [12, 40],
  adultos: [16, 99],
  idosos: [45, 99],
}

/** The band that a text of the leader tells, by name or by age; null where it tells none. */
export function bandOf(text: string | null): AgeBand | null {
  const own = plain(withoutReferences(text ?? ''))
    .replaceAll(LEADER, ' ')
    .replaceAll(CARERS, ' adultos ')
    .replaceAll(CARING, ' ')
    .replaceAll(OFFSPRING, ' ')
    .replaceAll(SCHOOL_YEARS, (_, first, last) => `${Number(first) + 5} a ${Number(last) + 5} anos`)
  const named = WORDS.filter(([, pattern]) => tells(own, pattern))
    .map(([band]) => band)
    .filter((band) => band !== 'casais' || areAllPaired(own))
  if (named.includes('misto')) return 'misto'
  if (named.includes('casais')) return 'casais'
  const byName = bandOfNames(own, new Set(named))
  if (byName === 'misto' && named.some(isGrown)) return 'misto'
  const ages = agesOf(
    NOT_AGES.reduce((rest, pattern) => rest.replaceAll(pattern, ' $<kept> '), own),
  )
  return ages && mayBe(byName, named, ages) ? bandOfAges(ages) : byName
}

/** Said of those who have nobody beside them, or nobody any more. */
export const ALONE =
  /\b(?:solteir[oa]s?|divorciad[oa]s?|separad[oa]s?|viuv[oa]s?|nao (?:sao )?casad[oa]s)\b/

/** Said of who is married, or soon will be. */
export const MARRIED = /\b(?:casais|casal|casad[oa]s|recem casados|noivos)\b/

/** Said of two who came together; 'homens casados' came without their wives. */
const TWO = /\b(?:casais|casal|noivos)\b/

/** Beside who came alone, two who came together are no group of couples. */
function areAllPaired(own: string): boolean {
  return !tells(own, ALONE) && (tells(own, TWO) || !isOfOneSex(own))
}

function isOfOneSex(own: string): boolean {
  return tells(own, /\b(?:homens|senhores)\b/) !== tells(own, /\b(?:mulheres|senhoras)\b/)
}

function isGrown(band: AgeBand): boolean {
  return band === 'adultos' || band === 'idosos'
}

/** 'Jovens e adultos' are two; 'jovens adultos' are one group with two names. */
const TWO_AGES =
  /\b(?:(?:jovens|idos[oa]s) e (?:\w+ )?adult[oa]s|adult[oa]s e (?:\w+ )?(?:jovens|idos[oa]s))\b/

function bandOfNames(own: string, bands: ReadonlySet<AgeBand>): AgeBand | null {
  if (bands.size > 1) {
    if (tells(own, TWO_AGES)) return 'misto'
    // 'Jovens adultos', 'adolescentes e jovens': one group with two names. Children with adults are two.
    if (bands.size === 2 && bands.has('jovens') && !bands.has('infantil') && !bands.has('idosos'))
      return 'jovens'
    if (bands.size === 2 && bands.has('idosos') && bands.has('adultos')) return 'idosos'
    return 'misto'
  }
  return [...bands][0] ?? null
}

/** Whether the ages tell more of the group than its name does. */
function mayBe(byName: AgeBand | null, named: readonly AgeBand[], ages: Ages): boolean {
  if (byName === null) return true
  const band = bandOfAges(ages)
  // 'Adultos acima de 18': the name says it better, except of the old.
  if (ages.open) return band === 'idosos' && ages.youngest >= OLD
  if (named.some(isGrown) && (band === 'infantil' || band === 'juvenil')) return false
  return named.some((name) => {
    const [from, to] = YEARS[name] ?? [0, 99]
    return ages.youngest <= to && ages.oldest >= from
  })
}

const OLD = 55

function bandOfAges({ youngest, oldest }: Ages): AgeBand {
  if (youngest > oldest) return 'adultos'
  if (youngest >= OLD) return 'idosos'
  if (oldest - youngest > 30) return youngest < 18 ? 'misto' : 'adultos'
  if (oldest <= 11) return 'infantil'
  const middle = (youngest + oldest) / 2
  if (middle < 11.5) return 'infantil'
  if (middle <= 17.5) return 'juvenil'
  return middle <= 31 ? 'jovens' : 'adultos'
}

function agesOf(text: string): Ages | null {
  const range = /\b(\d{1,2})(?: anos)?(?: ,)? (?:a|e|ou|ate|ao|aos) (\d{1,2})\b/.exec(text)
  if (range) return { youngest: Number(range[1]), oldest: Number(range[2]), open: false }
  const from =
    /\b(?:acima d[eo]s?|mais de|a partir d[eo]s?|maiores de) (\d{2})\b/.exec(text) ??
    /\b(\d{2})(?:\+| anos ou mais| ou mais)/.exec(text)
  if (from) return { youngest: Number(from[1]), oldest: 99, open: true }
  const upTo = /\b(?:ate(?: os)?|menores de) (\d{1,2}) anos\b/.exec(text)
  if (upTo) {
    const oldest = Number(upTo[1])
    return { youngest: oldest > 18 ? 18 : Math.max(3, oldest - 6), oldest, open: true }
  }
  const single = /\b(\d{1,2}) (?:anos|aninhos)\b/.exec(text)
  return single ? { youngest: Number(single[1]), oldest: Number(single[1]), open: false } : null
}

/** 'Que estudaram Romanos 5 a 8'. */
function withoutReferences(text: string): string {
  return findReferences(text).reduceRight(
    (rest, { index, length }) => `${rest.slice(0, index)} ${rest.slice(index + length)}`,
    text,
  )
}

const NUMBERS = '\\d{1,3}(?: anos)?(?:(?: ,)? (?:a|e|ou|ate|ao|aos) \\d{1,3})?'
/** As `NUMBERS`, but no years. */
const COUNT = '\\d{1,3}(?: (?:a|e|ou|ate|ao|aos) \\d{1,3})?(?!\\d| anos| (?:a|e|ou|ate|aos?) \\d)'
const AGES = `(?: ,)?(?: (?:d[eo]s?|com|entre|ate|a partir d[eo]s?|menores de|em idade de))*(?: (?:mais|menos) de)? ${NUMBERS}(?: anos)?`
const YOUNG =
  '(?:criancas?|infantil|kids|bercario|adolescentes?|juvenis|jovens|juventude|mocidade|bebes?|pequenos|idosos?)'

/** 'Sou professora de crianças': then the children are the group. */
const LEADER =
  /\bsou (?:a |o |uma? )?(?:professora?|lider|monitora?|tia|tio|responsavel|pastora?)\b/g

// Whom the group looks after is not who is in it: 'pais de adolescentes' are adults.
const CARERS = new RegExp(
  `\\b(?:pais?|maes?|avos?|professor(?:es|as|a)?|lider(?:es)?|monitor(?:es|as|a)?|ti[oa]s|educador(?:es|as)|voluntari[oa]s|obreir[oa]s|responsaveis|cuidador(?:es|as)|coordenador(?:es|as)|equipe d[eo])(?: (?:d[eao]s?|com|por|filhos|pel[ao]s?|ministerio|departamento|salas?|turmas?|classes?|culto|ebd|escola|biblica|dominical))+ ${YOUNG}(?: pequenas?)?(?:${AGES})?\\b`,
  'g',
)
const CARING = new RegExp(
  `\\b(?:trabalh|cuid|ensin|ajud|lider|serv|atu|discipul)(?:a|am|amos|em|imos|ando|endo)(?: (?:d[eao]s?|com|[ao]s|n[ao]s?|ministerio|departamento|para)){0,3} ${YOUNG}(?:${AGES})?\\b`,
  'g',
)

// Their own sons and daughters: 'alguns com filhos de 6 anos'. 'Pais e filhos' are both there.
const GROWING =
  '(?:pequen[oa]s|menores|mais velh[oa]s|criancas|adolescentes|jovens|crescid[oa]s|adult[oa]s)'
const OFFSPRING = new RegExp(
  `(?<!\\be )\\b(?:filh[oa]s?|net[oa]s?|bebes?|enteados)(?: ${GROWING}(?:${AGES})?|${AGES})\\b`,
  'g',
)

/** 'Do 6º ao 9º ano': a child of the first year is six. */
const SCHOOL_YEARS = /\b([1-9]) (?:a|ao|e) ([1-9]) ano\b/g

/** What numbers count besides the age of the group; `kept` is what still tells of the group. */
const NOT_AGES: readonly RegExp[] = [
  // How many they are: '10 a 15 pessoas', 'somos 8 a 12'.
  new RegExp(
    `\\b${COUNT} (?<kept>pessoas|participantes|membros|integrantes|componentes|irma[os]s?|irmas|adult[oa]s|homens|mulheres|senhoras|casais|familias|alun[oa]s|jovens|adolescentes|criancas|idos[oa]s|visitantes|convidad[oa]s|amig[oa]s|discipul[oa]s|vidas|pais|maes|lideres|professor[ea]s|grupos|celulas|turmas|vezes|encontros|reunioes|semanas|meses|dias|horas|minutos|aulas|licoes|capitulos|versiculos)\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:somos|sao|vem|veem|cerca de|em torno de|em media|media de|por volta de) ${COUNT}\\b(?<kept>)`,
    'g',
  ),
  // What has a number of its own: 'capítulos 5 a 8', 'dia 10'.
  new RegExp(
    `\\b(?:capitulos?|caps?|versiculos?|salmos?|lic(?:ao|oes)|estudos?|aulas?|dias?|sala|rua|quadra|bloco|setor|paginas?|numero|modulo|nivel|etapa|parte|as) ${COUNT}\\b(?<kept>)`,
    'g',
  ),
  // Since when: 'há menos de 3 anos', 'casados a 5 anos' (for 'há'), '20 anos de igreja', '15 anos casados'.
  new RegExp(
    `\\b(?:ha|faz|tempo de \\w+|ultimos|durante|por)(?: ,)?(?: (?:mais|menos|cerca|quase|uns|de|pelo menos))* ${NUMBERS} anos\\b(?<kept>)`,
    'g',
  ),
  /(?<!\d|anos)(?: ,)? a(?: (?:mais|menos|cerca) de)? \d{1,2} anos\b(?<kept>)/g,
  new RegExp(
    `\\b${NUMBERS} anos (?:de (?!idade|vari|diferentes|dois|duas|tres)|atras\\b|sem |junt[oa]s|(?:como |d[ao] |n[ao] |em )?(?<kept>casad[oa]s|casamento|convertid[oa]s|batizad[oa]s|crentes?|igreja|evangelho|fe|ministerio|caminho|cristo)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?<kept>convertid[oa]s|casad[oa]s|batizad[oa]s|reuni\\w+|fundad[oa]|conversao|casamento|fe|igreja|evangelho)(?: (?:ha|com|de|por|,))?(?: (?:mais|menos) de)? \\d{1,2} anos\\b(?! de idade)`,
    'g',
  ),
  // The group's own age: 'a igreja tem 15 anos'.
  /\b(?:igreja|grupo|celula|congregacao)(?: \w+)? (?:tem|completa|completou|fez|faz) \d{1,2} anos\b(?<kept>)/g,
]
