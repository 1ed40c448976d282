import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './contract/database.types.ts'
import type { SeriesPlace } from './contract/calls/generate-outline.ts'

/** Of about two months of weekly meetings. */
const MOST_OUTLINES = 8

/** The outlines that a leader has already, newest first, as Markdown: what was asked there is not asked again. */
export type EarlierOutlines = (userId: string) => Promise<string[]>

/** An outline of a leader's own by its id, as Markdown; null where they have none such. */
export type OwnOutline = (userId: string, id: string) => Promise<string | null>

/** What a leader has of a series before a number of it, the last; null where there is none. */
export type BeforeInSeries = (
  userId: string,
  place: Pick<SeriesPlace, 'name' | 'number'>,
) => Promise<{ number: number; outline: string } | null>

/** `client` holds the secret key, so the owner is part of the question. Throws where the history cannot be read. */
export function createBeforeInSeries(client: SupabaseClient<Database>): BeforeInSeries {
  return async (userId, { name, number }) => {
    const { data, error } = await client
      .from('generated_outlines')
      .select('series_number, generated_content')
      .eq('user_id', userId)
      .eq('series', name)
      .lt('series_number', number)
      .order('series_number', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle()
    if (error) throw new Error('generated_outlines could not be read', { cause: error.message })
    return data?.series_number
      ? { number: data.series_number, outline: data.generated_content }
      : null
  }
}

/** `client` holds the secret key, so the owner is part of the question. Throws where the history cannot be read. */
export function createOwnOutline(client: SupabaseClient<Database>): OwnOutline {
  return async (userId, id) => {
    const { data, error } = await client
      .from('generated_outlines')
      .select('generated_content')
      .eq('user_id', userId)
      .eq('id', id)
      .maybeSingle()
    if (error) throw new Error('generated_outlines could not be read', { cause: error.message })
    return data?.generated_content ?? null
  }
}

/** `client` holds the secret key, so the owner is part of the question. Throws where the history cannot be read. */
export function createEarlierOutlines(client: SupabaseClient<Database>): EarlierOutlines {
  return async (userId) => {
    const { data, error } = await client
      .from('generated_outlines')
      .select('generated_content')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(MOST_OUTLINES)
    if (error) throw new Error('generated_outlines could not be read', { cause: error.message })
    return data.map(({ generated_content }) => generated_content)
  }
}
