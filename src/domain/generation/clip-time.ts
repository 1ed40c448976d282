/** Seconds; null when the field is empty or holds no valid time. */
export function secondsOf(value: string): number | null {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(value.trim())
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** What `secondsOf` reads as these seconds: '02:30'. */
export function timeValue(seconds: number): string {
  const pair = (count: number) => String(count).padStart(2, '0')
  return `${pair(Math.floor(seconds / 60))}:${pair(seconds % 60)}`
}
