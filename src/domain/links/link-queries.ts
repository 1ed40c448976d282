import type { LinkKind } from '@contract/links'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'
import { isOpen, LINK_COLUMNS, type OutlineLink } from './outline-link'
import { showShared } from './shared-outline'

/** Whose the links are is the server's to decide; the user's id keeps the caches of two people apart. */
export const linkQueries = {
  /** The links of an outline that can still be opened, newest first. */
  open: (userId: string, outlineId: string, kind: LinkKind) =>
    queryOptions({
      queryKey: ['links', userId, outlineId, kind],
      // closed on another device, it must not be shown as open here
      staleTime: 0,
      queryFn: async ({ signal }): Promise<OutlineLink[]> => {
        const client = await supabase()
        const { data } = await client
          .from('outline_links')
          .select(LINK_COLUMNS)
          .eq('outline_id', outlineId)
          .eq('kind', kind)
          .order('created_at', { ascending: false })
          .abortSignal(signal)
          .throwOnError()
        return data.filter(isOpen)
      },
    }),

  /** What another leader's link shows. */
  shared: (userId: string, token: string) =>
    queryOptions({
      queryKey: ['shared-outline', userId, token],
      queryFn: () => showShared(token),
    }),
}
