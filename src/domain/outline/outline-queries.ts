import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import type { SeriesColumns } from '@/domain/series/series'
import { supabase } from '@/lib/supabase'
import { OUTLINE_COLUMNS, SUMMARY_COLUMNS, type Outline, type OutlineSummary } from './outline-row'

export type OutlinePages = InfiniteData<OutlineSummary[], number>

/** The first page fills some screens at once; the others stay below what the API gives at most (1000). */
const FIRST_PAGE = 60
const PAGE = 500

/** More than the series that anybody goes on with. */
const MOST_PLACES = 200

type PlaceOfOutline = SeriesColumns & Pick<Outline, 'group_id' | 'created_at'>

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whose the outlines are is the server's to decide; the user's id keeps the caches of two people apart. */
export const outlineQueries = {
  all: (userId: string) => ['outlines', userId] as const,

  /** Everything that changes when an outline comes, goes, or is renamed. */
  lists: (userId: string) => [...outlineQueries.all(userId), 'list'] as const,

  searches: (userId: string) => [...outlineQueries.lists(userId), 'search'] as const,

  details: (userId: string) => [...outlineQueries.all(userId), 'detail'] as const,

  /** All outlines, newest first (HIST-2), page by page and without their text. */
  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...outlineQueries.lists(userId), 'all'],
      meta: { persistFor: userId },
      // what this device has stored may be seconds old and yet without what was done since
      staleTime: 0,
      initialPageParam: 0,
      queryFn: async ({ pageParam: from, signal }): Promise<OutlineSummary[]> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select(SUMMARY_COLUMNS)
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

  /** Where the outlines of series stand in them, newest first. */
  series: (userId: string) =>
    queryOptions({
      queryKey: [...outlineQueries.lists(userId), 'series'],
      queryFn: async ({ signal }): Promise<PlaceOfOutline[]> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select('series, series_number, series_total, group_id, created_at')
          .not('series', 'is', null)
          .order('created_at', { ascending: false })
          .limit(MOST_PLACES)
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),

  /** The texts of a series as they stand now, by the ids of their outlines. */
  seriesTexts: (userId: string, name: string) =>
    queryOptions({
      queryKey: [...outlineQueries.lists(userId), 'series', name],
      // text that has been edited since must not go to the printer
      staleTime: 0,
      gcTime: 0,
      // without a connection it has to fail, not to wait for one
      networkMode: 'always',
      queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select('id, generated_content')
          .eq('series', name)
          .abortSignal(signal)
          .throwOnError()
        return new Map(data.map(({ id, generated_content: text }) => [id, text]))
      },
    }),

  /** One outline by its id, or by that of the request that made it; null where there is none. */
  detail: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...outlineQueries.details(userId), id],
      meta: { persistFor: userId },
      queryFn: async ({ signal }): Promise<Outline | null> => {
        if (!UUID.test(id)) return null
        const client = await supabase()
        for (const column of ['id', 'request_id'] as const) {
          const { data } = await client
            .from('generated_outlines')
            .select(OUTLINE_COLUMNS)
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

function pageSize(from: number): number {
  return from === 0 ? FIRST_PAGE : PAGE
}

/** One that was saved while the pages came in may stand in two of them. */
function allPages({ pages }: OutlinePages): OutlineSummary[] {
  const byId = new Map(pages.flat().map((outline) => [outline.id, outline]))
  return [...byId.values()]
}
