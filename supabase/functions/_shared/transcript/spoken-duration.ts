const UNIT = /(\d{1,2}) (hora|hour|minuto|minute|segundo|second)/y
const JOINT = /(?:, e |, and |, | e | and | y )(?=\d{1,2} (?:minut|segund|second))/y

const UNIT_SECONDS = { h: 3600, m: 60, s: 1 } as const

/**
 * Reads '1 hora, 2 minutos e 3 segundos' (or '1 minute, 5 seconds') at the start of `text`: how screen
 * readers hear the time of a line in YouTube's transcript panel. `length` is how many characters it takes.
 *
 * The words that follow are glued to it, so a plural 's' is taken only where the number asks for one:
 * '1 segundosabemos' is one second and 'sabemos'.
 */
export function readSpokenDuration(text: string): { seconds: number; length: number } | null {
  let seconds = 0
  let length = 0
  let smallest = Number.POSITIVE_INFINITY
  let position = 0
  for (;;) {
    UNIT.lastIndex = position
    const [all, count, name] = UNIT.exec(text) ?? []
    if (all === undefined || count === undefined || name === undefined) break
    const unit = UNIT_SECONDS[name.charAt(0) as keyof typeof UNIT_SECONDS]
    if (unit >= smallest) break
    smallest = unit
    seconds += Number(count) * unit
    length = position + all.length
    if (takesPlural(text, length, Number(count))) length += 1
    JOINT.lastIndex = length
    const joint = JOINT.exec(text)
    if (!joint) break
    position = length + joint[0].length
  }
  return length > 0 ? { seconds, length } : null
}

function takesPlural(text: string, position: number, count: number): boolean {
  if (text.charAt(position) !== 's') return false
  return count > 1 || !/\p{Ll}/u.test(text.charAt(position + 1))
}
