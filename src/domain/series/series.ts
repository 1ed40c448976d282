import type { SeriesPlace } from '@contract/generate-outline'
import { SERIES } from '@contract/limits'
import type { Tables } from '@contract/database.types'

/** Where an outline stands in a series, as its row tells it. */
export type SeriesColumns = Pick<
  Tables<'generated_outlines'>,
  'series' | 'series_number' | 'series_total'
>

/** Null for an outline of no series. What a device has stored may be older than all series. */
export function placeOf(outline: Partial<SeriesColumns>): SeriesPlace | null {
  const { series: name, series_number: number, series_total: total = null } = outline
  return name && number ? { name, number, total } : null
}

export function columnsOf(place: SeriesPlace | null): SeriesColumns {
  return {
    series: place?.name ?? null,
    series_number: place?.number ?? null,
    series_total: place?.total ?? null,
  }
}

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

function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export type SeriesFields = { name: string; number: string; total: string }

/** What is wrong in what was typed. */
export type SeriesProblem = 'number' | 'total' | 'tooSmall'

/** What was typed, as the place that it means; without a name there is none. */
export function readSeries(
  fields: SeriesFields,
): { place: SeriesPlace | null } | { problem: SeriesProblem } {
  const name = oneLine(fields.name)
  if (name === '') return { place: null }
  const number = positionOf(fields.number)
  if (number === null) return { problem: 'number' }
  if (fields.total.trim() === '') return { place: { name, number, total: null } }
  const total = positionOf(fields.total)
  if (total === null) return { problem: 'total' }
  return total < number ? { problem: 'tooSmall' } : { place: { name, number, total } }
}

function positionOf(typed: string): number | null {
  const number = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0
  return number > 0 && number <= SERIES.most ? number : null
}

/** A place as it stands in the fields; of one that is not known, the name alone. */
export function fieldsOf(place: SeriesPlace | null, name = ''): SeriesFields {
  return {
    name: place?.name ?? name,
    number: String(place?.number ?? ''),
    total: String(place?.total ?? ''),
  }
}
