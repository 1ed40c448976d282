/** Numbers, a letter each: `A` is the lowest of 64 levels, `/` the highest, `step` apart, 0 in the middle. */
export type Levels = { step: number; levels: string }

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const MIDDLE = (LETTERS.length - 1) / 2

export function readLevels({ step, levels }: Levels): Float64Array {
  const letters = levels.replaceAll(/\s+/g, '')
  return Float64Array.from(letters, (letter) => (LETTERS.indexOf(letter) - MIDDLE) * step)
}
