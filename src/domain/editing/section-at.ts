const SECTION_LINE = /^#{1,2} /gm

/** Where the section of the first or second level around this place begins and ends. */
export function sectionAround(source: string, place: number): { from: number; to: number } {
  let from = 0
  for (const { index } of source.matchAll(SECTION_LINE)) {
    if (index > place) return { from, to: index }
    from = index
  }
  return { from, to: source.length }
}

/** Changes one section by itself: an outline is long, and this is done with every key. */
export function withSectionAt(
  source: string,
  place: number,
  change: (section: string, place: number) => string,
): string {
  const { from, to } = sectionAround(source, place)
  return source.slice(0, from) + change(source.slice(from, to), place - from) + source.slice(to)
}
