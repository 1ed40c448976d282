import type { Tables } from '@contract/database.types'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'

export type SavedOutline = Tables<'generated_outlines'>

export const outlineQueries = {
  /** All outlines of the user, newest first (HIST-2). Whose they are is the server's to decide. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['outlines', userId],
      queryFn: async ({ signal }): Promise<SavedOutline[]> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select()
          .order('created_at', { ascending: false })
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),
}
