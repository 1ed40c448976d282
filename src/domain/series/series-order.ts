import type { SeriesPlace } from '@contract/calls/generate-outline'
import { SERIES } from '@contract/limits'
import { oneLine, placeOf, type SeriesColumns } from './series'

type Kept = SeriesColumns & { created_at: string }

/** What comes next in the series of the newest outline that has one; null where none has, or where it is complete. */
export function nextPlace(outlines: readonly Kept[]): SeriesPlace | null {
  const [newest] = outlines
    .filter((outline) => placeOf(outline) !== null)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const place = newest ? placeOf(newest) : null
  return place && nextOf(place.name, outlines)
}

/** What comes next in a series; null where it is complete. */
export function nextOf(name: string, outlines: readonly SeriesColumns[]): SeriesPlace | null {
  const last = inOrder(name, outlines).at(-1)
  const place = last ? placeOf(last) : null
  if (!place) return { name, number: 1, total: null }
  const number = place.number + 1
  return number > (place.total ?? SERIES.most) ? null : { ...place, number }
}

/** The outlines of a series, by their number; among those of one number in the order given. */
export function inOrder<Row extends Partial<SeriesColumns>>(
  name: string,
  outlines: readonly Row[],
): Row[] {
  return outlines
    .filter(({ series }) => series === name)
    .toSorted((a, b) => (a.series_number ?? 0) - (b.series_number ?? 0))
}

/** The names of all series, the one of the first outline first. */
export function seriesNames(outlines: readonly Partial<SeriesColumns>[]): string[] {
  return [...new Set(outlines.flatMap(({ series }) => series ?? []))]
}

/** The series that is meant where a name differs from one that is there only by case, accents or spaces. */
export function sameName(typed: string, names: readonly string[]): string {
  const name = oneLine(typed)
  return names.find((known) => bare(known) === bare(name)) ?? name
}

function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
