/** One figure of a bench. With a goal it must not be above it. */
export type Measurement = { what: string; value: number; unit: string; goal?: number }

/** What a file `NAME.bench.ts` in this folder exports as `bench`; `npm run bench -- NAME` runs it alone. */
export type Bench = () => Promise<readonly Measurement[]>

export function isMissed({ value, goal }: Measurement): boolean {
  return goal !== undefined && !(value <= goal)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
