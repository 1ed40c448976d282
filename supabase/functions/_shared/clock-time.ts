const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

const MINUTE_MS = 60_000

/** '14:05' in Brasília: the first whole minute that is not before this moment (ISO 8601). */
export function clockTime(iso: string): string {
  return CLOCK.format(Math.ceil(Date.parse(iso) / MINUTE_MS) * MINUTE_MS)
}
