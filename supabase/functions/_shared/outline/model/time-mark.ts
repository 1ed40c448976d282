/** Seconds as people read a player: 12:34, from an hour on 1:02:03. */
export function timeMark(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const clock = `${two(minutes)}:${two(whole % 60)}`
  return hours === 0 ? clock : `${hours}:${clock}`
}

/** Seconds of the first mark of time in a text ('[1:02:03]', '12:34'); null where there is none. */
export function secondsOfMark(mark: string): number | null {
  const found = /(?:(\d{1,2}):)?(\d{1,3}):(\d{2})/.exec(mark)
  if (!found) return null
  return Number(found[1] ?? 0) * 3600 + Number(found[2]) * 60 + Number(found[3])
}
