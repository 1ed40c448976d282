/** `required` sections get at least one minute while the duration allows it. */
export type Share = { minutes: number; required: boolean }

/**
 * Whole minutes that add up to `duration` exactly, as near as can be to the proportions asked for
 * (largest remainder). What already adds up comes back as it was.
 *
 * @param duration whole minutes, not negative
 */
export function shareMinutes(shares: readonly Share[], duration: number): number[] {
  if (shares.length === 0) return []
  const weights = weigh(shares, duration)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (duration * weight) / total)
  const minutes = exact.map(Math.floor)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const left = duration - minutes.reduce((sum, value) => sum + value, 0)
  for (const { index } of byRemainder.slice(0, left)) minutes[index] = (minutes[index] ?? 0) + 1
  return lendToRequired(minutes, shares)
}

/**
 * True for whole, non-negative minutes that add up, with at least one for every required section; where there are more
 * of those than minutes, some have none.
 */
export function addsUp(shares: readonly Share[], duration: number): boolean {
  const least = shares.filter(({ required }) => required).length > duration ? 0 : 1
  return (
    shares.every(
      ({ minutes, required }) => Number.isInteger(minutes) && minutes >= (required ? least : 0),
    ) && shares.reduce((sum, { minutes }) => sum + minutes, 0) === duration
  )
}

/**
 * Minutes of no use (negative, not a number) weigh nothing, and none more than the whole duration. If
 * nothing weighs, the required share alike.
 */
function weigh(shares: readonly Share[], duration: number): number[] {
  const asked = shares.map(({ minutes }) =>
    Number.isFinite(minutes) ? Math.min(duration, Math.max(0, minutes)) : 0,
  )
  if (asked.some((weight) => weight > 0)) return asked
  const required = shares.map((share) => (share.required ? 1 : 0))
  return required.some((weight) => weight > 0) ? required : shares.map(() => 1)
}

function lendToRequired(minutes: readonly number[], shares: readonly Share[]): number[] {
  const lent = [...minutes]
  for (const [index, share] of shares.entries()) {
    if (!share.required || lent[index] !== 0) continue
    const lender = richest(lent, shares)
    if (lender === -1) break
    lent[lender] = (lent[lender] ?? 0) - 1
    lent[index] = 1
  }
  return lent
}

/** The section with most minutes that can give one away: a required one keeps its last. */
function richest(minutes: readonly number[], shares: readonly Share[]): number {
  let best = -1
  for (const [index, value] of minutes.entries()) {
    const spare = value - (shares[index]?.required ? 1 : 0)
    if (spare > 0 && value > (minutes[best] ?? 0)) best = index
  }
  return best
}
