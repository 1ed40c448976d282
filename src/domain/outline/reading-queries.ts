import type { Tables } from '@contract/database.types'
import { queryOptions } from '@tanstack/react-query'
import { AppError } from '@/lib/app-error'
import { supabase } from '@/lib/supabase'
import { wholeOutlinesKey } from './outline-keys'

/** A saved outline, with all that it was asked for. */
export type KeptOutline = Omit<Tables<'generated_outlines'>, 'search_text'>

const COLUMNS =
  'id, user_id, request_id, title, youtube_url, outline_type, duration, group_profile, additional_info, start_time, end_time, generated_content, created_at'

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

export const readingQueries = {
  /**
   * One outline of the user by its id, or by that of the request that made it; null where there is none. The answer
   * is kept on this device (lib/kept-queries).
   */
  outline: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...wholeOutlinesKey(userId), id],
      meta: { keepFor: userId },
      queryFn: async ({ signal }): Promise<KeptOutline | null> => {
        if (!UUID.test(id)) return null
        const client = await supabase()
        for (const column of ['id', 'request_id'] as const) {
          const { data } = await client
            .from('generated_outlines')
            .select(COLUMNS)
            .eq(column, id)
            .abortSignal(signal)
            .maybeSingle()
            .throwOnError()
          if (data) return data
        }
        return null
      },
    }),
}

/** Writes the text of an outline. Rejects where it could not be saved, or is not there any more. */
export async function saveText(id: string, text: string): Promise<void> {
  const client = await supabase()
  const { data } = await client
    .from('generated_outlines')
    .update({ generated_content: text })
    .eq('id', id)
    .select('id')
    .throwOnError()
  if (data.length === 0) throw new AppError('unexpected')
}
