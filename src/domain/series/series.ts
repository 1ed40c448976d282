import type { SeriesPlace } from '@contract/generate-outline'
import { SERIES } from '@contract/limits'
import type { Tables } from '@contract/database.types'

/** Where an outline stands in a series, as its row tells it. */
export type SeriesColumns = Pick<
  Tables<'generated_outlines'>,
  'series' | 'series_number' | 'series_total'
>

/** Null for an outline of no series. */
export function placeOf({
  series: name,
  series_number: number,
  series_total: total,
}: SeriesColumns): SeriesPlace | null {
  return name === null || number === null ? null : { name, number, total }
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
  const newest = outlines
    .filter(({ series }) => series !== null)
    .reduce<Kept | null>(
      (last, one) => (last && last.created_at > one.created_at ? last : one),
      null,
    )
  return newest?.series == null ? null : nextOf(newest.series, outlines)
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
export function inOrder<Row extends SeriesColumns>(name: string, outlines: readonly Row[]): Row[] {
  return outlines
    .filter(({ series }) => series === name)
    .toSorted((a, b) => (a.series_number ?? 0) - (b.series_number ?? 0))
}

/** The names of all series, the one of the first outline first. */
export function seriesNames(outlines: readonly SeriesColumns[]): string[] {
  return [...new Set(outlines.flatMap(({ series }) => series ?? []))]
}

/** The series that is meant where a name differs from one that is there only by case, accents or spaces. */
export function sameName(typed: string, names: readonly string[]): string {
  const name = typed.trim().replace(/\s+/g, ' ')
  return names.find((known) => bare(known) === bare(name)) ?? name
}

function bare(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export type SeriesFields = { name: string; number: string; total: string }

/** What is wrong in what was typed. */
export type SeriesProblem = 'number' | 'total'

/** What was typed, as the place that it means; without a name there is none. */
export function readSeries(
  fields: SeriesFields,
  names: readonly string[],
): { place: SeriesPlace | null } | { problem: SeriesProblem } {
  const name = sameName(fields.name, names)
  if (name === '') return { place: null }
  const number = position(fields.number)
  if (number === null) return { problem: 'number' }
  if (fields.total.trim() === '') return { place: { name, number, total: null } }
  const total = position(fields.total)
  return total === null || total < number
    ? { problem: 'total' }
    : { place: { name, number, total } }
}

function position(typed: string): number | null {
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return number >= 1 && number <= SERIES.most ? number : null
}

export function fieldsOf(place: SeriesPlace | null): SeriesFields {
  return {
    name: place?.name ?? '',
    number: place ? String(place.number) : '',
    total: place?.total == null ? '' : String(place.total),
  }
}
