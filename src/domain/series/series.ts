import type { SeriesPlace } from '@contract/calls/generate-outline'
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

/** The other way round: null takes an outline out of its series. */
export function columnsOf(place: SeriesPlace | null): SeriesColumns {
  return {
    series: place?.name ?? null,
    series_number: place?.number ?? null,
    series_total: place?.total ?? null,
  }
}

/** A name as it is kept: no spaces around it, nor two in a row. */
export function oneLine(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
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
