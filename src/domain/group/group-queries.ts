import { FOLLOW_UP } from '@contract/meeting/follow-up'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '@/lib/supabase'
import { GROUP_COLUMNS, type Group } from './group'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** More often than an outline is made anew on its day. */
const MOST_OF_A_DAY = 10

/** The outline of a group's last meeting. */
export type LastOutline = {
  id: string
  createdAt: string
  /** The meeting can have been held, and not longer ago than people remember. */
  recent: boolean
}

/** Whose the groups are is the server's to decide; the user's id keeps the caches of two people apart. */
export const groupQueries = {
  all: (userId: string) => ['groups', userId] as const,

  /** The one of the last outline first. */
  list: (userId: string) =>
    queryOptions({
      queryKey: [...groupQueries.all(userId), 'list'],
      meta: { persistFor: userId },
      queryFn: async ({ signal }): Promise<Group[]> => {
        const client = await supabase()
        const { data } = await client
          .from('groups')
          .select(GROUP_COLUMNS)
          .order('used_at', { ascending: false })
          .order('id')
          .abortSignal(signal)
          .throwOnError()
        return data
      },
    }),

  /**
   * Null where the group has no outline yet. One of today may be made anew, for a meeting that is still to come: the one
   * before it is what the group was asked.
   */
  lastOutline: (userId: string, groupId: string) =>
    queryOptions({
      queryKey: [...groupQueries.all(userId), 'last', groupId],
      queryFn: async ({ signal }): Promise<LastOutline | null> => {
        const client = await supabase()
        const { data } = await client
          .from('generated_outlines')
          .select('id, created_at')
          .eq('group_id', groupId)
          .order('created_at', { ascending: false })
          .limit(MOST_OF_A_DAY)
          .abortSignal(signal)
          .throwOnError()
        const today = new Date().setHours(0, 0, 0, 0)
        const before = data.find((outline) => Date.parse(outline.created_at) < today)
        const last = before ?? data[0]
        if (!last) return null
        const age = Date.now() - Date.parse(last.created_at)
        return {
          id: last.id,
          createdAt: last.created_at,
          recent: before !== undefined && age < FOLLOW_UP.weeks * WEEK_MS,
        }
      },
    }),
}
