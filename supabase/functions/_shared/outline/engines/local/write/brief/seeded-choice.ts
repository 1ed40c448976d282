/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  }
  // The low bits of FNV are weak for short texts: one more round of mixing.
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/** Chooses from the bank: always the same for the same seed, and never the same text twice. */
export type Chooser = {
  /** Up to `count` texts not given out before, those nearest to the sermon first; known ones last. */
  take: (texts: readonly string[], count: number) => string[]
  /** The same without the known ones. */
  takeNew: (texts: readonly string[], count: number) => string[]
  /** What `take` would give, without giving it out. */
  peek: (texts: readonly string[], count: number) => string[]
}

type Preferences = {
  /** Whoever it is for has this text already, so any other is preferred to it. */
  isKnown?: (text: string) => boolean
  /** How near a text is to what was preached: of several the nearest is given first. */
  nearness?: (text: string) => number
}

/** Where nothing tells two texts apart, the seed does. */
export function createChooser(
  seed: string,
  { isKnown = () => false, nearness = () => 0 }: Preferences = {},
): Chooser {
  const used = new Set<string>()
  const start = hash(seed)
  const peek = (texts: readonly string[], count: number): string[] =>
    [...new Set(texts)]
      .filter((text) => !used.has(text))
      .map((text) => ({
        text,
        order: hash(`${start} ${text}`),
        known: isKnown(text) ? 1 : 0,
        near: nearness(text),
      }))
      .toSorted(
        (a, b) =>
          a.known - b.known || b.near - a.near || a.order - b.order || (a.text < b.text ? -1 : 1),
      )
      .slice(0, Math.max(0, count))
      .map(({ text }) => text)
  const take = (texts: readonly string[], count: number): string[] => {
    const chosen = peek(texts, count)
    for (const text of chosen) used.add(text)
    return chosen
  }
  const takeNew = (texts: readonly string[], count: number) =>
    take(
      texts.filter((text) => !isKnown(text)),
      count,
    )
  return { take, takeNew, peek }
}

/** One of these texts, new if there is one: what leads into something may stand twice on a sheet. */
export function takeOne(choose: Pick<Chooser, 'take'>, texts: readonly string[]): string {
  return choose.take(texts, 1)[0] ?? texts[0] ?? ''
}

/** One text after another from several lists, taking from the first as long as it has something new. */
export function takeAcross(
  choose: Chooser,
  lists: readonly (readonly string[])[],
  count: number,
): string[] {
  const taken: string[] = []
  for (const list of lists) taken.push(...choose.takeNew(list, count - taken.length))
  for (const list of lists) taken.push(...choose.take(list, count - taken.length))
  return taken
}
