import type { Tables } from '@contract/database.types'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'

/** What the history shows of an outline before it is opened. */
export type OutlineSummary = Pick<
  Tables<'generated_outlines'>,
  'id' | 'title' | 'youtube_url' | 'outline_type' | 'duration' | 'group_profile' | 'created_at'
>

export type OutlinePages = InfiniteData<OutlineSummary[], number>

/** The first page fills some screens at once; the others stay below what the API gives at most (1000). */
const FIRST_PAGE = 60
const PAGE = 500

/** Whose the outlines are is the server's to decide; the user's id keeps the caches of two people apart. */
export const outlineQueries = {
  /** Everything that changes when an outline comes, goes, or is renamed. */
  lists: (userId: string) => ['outlines', userId, 'list'] as const,

  searches: (userId: string) => [...outlineQueries.lists(userId), 'search'] as const,

  /** All outlines, newest first (HIST-2), page by page and without their text. */
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...outlineQueries.lists(userId), 'all'],
      meta: { keepFor: userId },
      // what this device has kept may be seconds old and yet without what was done since
      staleTime: 0,
      initialPageParam: 0,
      queryFn: async ({ pageParam: from, signal }): Promise<OutlineSummary[]> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select('id, title, youtube_url, outline_type, duration, group_profile, created_at')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, from + pageSize(from) - 1)
          .abortSignal(signal)
          .throwOnError()
        return data
      },
      getNextPageParam: (last, _, from) =>
        last.length < pageSize(from) ? null : from + pageSize(from),
      select: allPages,
    }),

  /** The ids of the outlines that hold all words in title or text. */
  search: (userId: string, text: string) =>
    queryOptions({
      queryKey: [...outlineQueries.searches(userId), text],
      queryFn: async ({ signal }): Promise<string[]> => {
        const client = await supabase()
        const { data } = await client
          .rpc('search_outlines', { p_query: text })
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),

  /** The Markdown of one outline. */
  content: (userId: string, id: string) =>
    queryOptions({
      queryKey: ['outlines', userId, 'content', id],
      meta: { keepFor: userId },
      queryFn: async ({ signal }): Promise<string> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select('generated_content')
          .eq('id', id)
          .abortSignal(signal)
          .single()
          .throwOnError()
        return data.generated_content
      },
    }),
}

function pageSize(from: number): number {
  return from === 0 ? FIRST_PAGE : PAGE
}

/** One that was saved while the pages came in may stand in two of them. */
function allPages({ pages }: OutlinePages): OutlineSummary[] {
  const byId = new Map(pages.flat().map((outline) => [outline.id, outline]))
  return [...byId.values()]
}

/** The pages with one outline changed, or taken out where `change` answers null. */
export function withOutline(
  data: OutlinePages | undefined,
  id: string,
  change: (outline: OutlineSummary) => OutlineSummary | null,
): OutlinePages | undefined {
  return (
    data && {
      ...data,
      pages: data.pages.map((page) =>
        page.flatMap((outline) => (outline.id === id ? (change(outline) ?? []) : outline)),
      ),
    }
  )
}
