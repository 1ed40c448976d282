/** A format of dates, made when it is first asked for: each blocks a slow phone for some 10 ms. */
function dateFormat(options?: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (date: Date | string): string =>
    (format ??= new Intl.DateTimeFormat('pt-BR', options)).format(new Date(date))
}

const saoPauloDay = dateFormat({ day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })
const saoPauloDate = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
})
let money: Intl.NumberFormat | undefined

/** '20/11/2026', in the person's own time zone. Takes a Date or what the database writes. */
export const formatDate = dateFormat()

/** '20 de novembro de 2026'. */
export const formatLongDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/**
 * A title that is broken after its dash, never before it, nor inside of a reference or of its minutes: 'A paz que
 * guarda –' and not '– Filipenses', then '4:4-9'; nor '(7', then 'min)'. A hyphen is left alone: the name under which an outline is saved has one, and is
 * specified to the character.
 */
export function withBoundDash(title: string): string {
  return title.replace(/ (?=[–—] |\d+:\d|min\))/g, '\u00A0')
}

/** The space before the number of a verse or of a chapter. */
const BEFORE_NUMBER = /(?<=\b(?:vv?\.|versículos?|capítulos?))[ \u00A0](?=\d)/gi

/** What `withBoundDash` and `withBoundVerses` were made of, or would have been. */
export function withFreeDash(title: string): string {
  return title.replace(/\u00A0(?=[–—] |\d+:\d|min\))/g, ' ').replace(BEFORE_NUMBER, ' ')
}

/** Words in which no line ends before the number of a verse or of a chapter: '(v. 27-30)', 'no versículo 6'. */
export function withBoundVerses(words: string): string {
  return words.replace(BEFORE_NUMBER, '\u00A0')
}

/** '25 de novembro' or '1º de dezembro' in São Paulo, by whose clock plans run wherever the person is. */
export function formatPlanDay(date: Date | string): string {
  return withOrdinal(saoPauloDay(date))
}

/** '25 de novembro de 2026' or '1º de dezembro de 2026' in São Paulo. */
export function formatPlanDate(date: Date | string): string {
  return withOrdinal(saoPauloDate(date))
}

/** Portuguese counts the first day of a month as such, and no other. */
function withOrdinal(date: string): string {
  return date.replace(/^1(?= )/, '1º')
}

/** '45 minutos', '1 hora', '1 hora e 30 minutos'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hora' : 'horas'}`,
    (rest > 0 || hours === 0) && `${rest} ${rest === 1 ? 'minuto' : 'minutos'}`,
  ]
  return parts.filter(Boolean).join(' e ')
}

/** '21h10', '21h'; in the person's own time zone. */
export function formatTime(date: Date | number): string {
  const time = new Date(date)
  const minutes = time.getMinutes()
  return `${time.getHours()}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`
}

/** 'R$ 19,90'. */
export function formatMoney(reais: number): string {
  money ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
  return money.format(reais)
}
