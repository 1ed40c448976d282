/** Seconds of the first mark of time in a text ('[1:02:03]', '12:34'); null where there is none. */
export function secondsOf(mark: string): number | null {
  const found = /(?:(\d{1,2}):)?(\d{1,3}):(\d{2})/.exec(mark)
  if (!found) return null
  return Number(found[1] ?? 0) * 3600 + Number(found[2]) * 60 + Number(found[3])
}
