import type { TablesInsert } from '@contract/database.types'
import type { SeriesPlace } from '@contract/calls/generate-outline'
import { columnsOf } from '@/domain/series/series'
import { AppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { OUTLINE_COLUMNS, type Outline } from './outline-row'

const UNIQUE_VIOLATION = '23505'

/**
 * Puts an outline into the history, a new one or one that was deleted. That it is there already, from another tab, an
 * earlier try or the server itself, counts as done. Rejects where it could not be saved: with `history.full` where there
 * is no room for it.
 */
export async function insertOutline(outline: TablesInsert<'generated_outlines'>): Promise<void> {
  const client = await supabase()
  const { error } = await client.from('generated_outlines').insert(outline)
  if (error?.message === 'history_full') throw new AppError('history.full')
  if (error && error.code !== UNIQUE_VIOLATION) throw error
}

/** Rejects where nothing was changed. */
export async function renameOutline(id: string, title: string): Promise<void> {
  const client = await supabase()
  await client
    .from('generated_outlines')
    .update({ title })
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

/** Puts an outline into a series, or takes it out of one. Rejects where nothing was changed. */
export async function saveSeriesPlace(id: string, place: SeriesPlace | null): Promise<void> {
  const client = await supabase()
  await client
    .from('generated_outlines')
    .update(columnsOf(place))
    .eq('id', id)
    .select('id')
    .single()
    .throwOnError()
}

/** Gives all outlines of a series another name, which may be that of one that is there already. */
export async function renameSeries(name: string, to: string): Promise<void> {
  const client = await supabase()
  await client.from('generated_outlines').update({ series: to }).eq('series', name).throwOnError()
}

/** Writes the text of an outline. Rejects where it could not be saved, or is not there any more. */
export async function saveOutlineText(id: string, text: string): Promise<void> {
  const client = await supabase()
  const { data } = await client
    .from('generated_outlines')
    .update({ generated_content: text })
    .eq('id', id)
    .select('id')
    .throwOnError()
  if (data.length === 0) throw new AppError('unexpected')
}

/** Deletes at once, and answers what was deleted; null where it was gone already. Rejects where it is still there. */
export async function deleteOutline(id: string): Promise<Outline | null> {
  const client = await supabase()
  const { data } = await client
    .from('generated_outlines')
    .delete()
    .eq('id', id)
    .select(OUTLINE_COLUMNS)
    .throwOnError()
  return data[0] ?? null
}
