import type { QueryClient } from '@tanstack/react-query'
import { removePersisted } from '@/lib/device/persist-queries'
import { outlineQueries, type OutlinePages } from './outline-queries'
import type { Outline, OutlineSummary } from './outline-row'

type Change = <Row extends OutlineSummary>(outline: Row) => Row

/** What the screens know of a user's outlines: one is changed or taken out wherever it stands. */
export function outlineCache(queryClient: QueryClient, userId: string) {
  const list = { queryKey: outlineQueries.list(userId).queryKey }
  const lists = { queryKey: outlineQueries.lists(userId) }
  const details = { queryKey: outlineQueries.details(userId) }

  /** Null takes it out. */
  const changeInList = (id: string, change: (outline: OutlineSummary) => OutlineSummary | null) =>
    queryClient.setQueryData<OutlinePages>(
      list.queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) =>
            page.flatMap((outline) => (outline.id === id ? (change(outline) ?? []) : outline)),
          ),
        },
    )

  const changeDetails = (id: string, change: (outline: Outline) => Outline) =>
    queryClient.setQueriesData<Outline | null>(details, (outline) =>
      outline?.id === id ? change(outline) : outline,
    )

  return {
    /** Before a change: what is being read now would bring the old back. */
    cancelReads: async () => {
      await Promise.all([queryClient.cancelQueries(list), queryClient.cancelQueries(details)])
    },
    change: (id: string, change: Change) => {
      changeInList(id, change)
      changeDetails(id, change)
    },
    changeText: (id: string, text: string) => {
      changeDetails(id, (outline) => ({ ...outline, generated_content: text }))
    },
    /** As it was read or changed last on this device; null where it was not. */
    textOf: (requestId: string) =>
      queryClient
        .getQueriesData<Outline | null>(details)
        .find(([, outline]) => outline?.request_id === requestId)?.[1]?.generated_content ?? null,
    takeOut: (id: string) => {
      changeInList(id, () => null)
    },
    /** Of one that is deleted, nothing stays on this device. Its page is known by the id of its request too. */
    forget: async ({ id, request_id: requestId }: Pick<Outline, 'id' | 'request_id'>) => {
      for (const key of [id, requestId]) {
        if (key !== null) await removePersisted(queryClient, userId, key)
      }
    },
    readListsAgain: () => queryClient.invalidateQueries(lists),
    readAgain: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: outlineQueries.searches(userId) }),
        queryClient.invalidateQueries(details),
      ])
    },
  }
}
