import { useQueryClient } from '@tanstack/react-query'
import { wholeOutlinesKey } from '@/domain/outline/outline-keys'
import { renameOutline } from '@/domain/outline/outline-mutations'
import {
  outlineQueries,
  withOutline,
  type OutlinePages,
  type OutlineSummary,
} from '@/domain/outline/outline-queries'
import { logWarning } from '@/lib/log'
import { outlineMessages } from '@/messages/outline'
import { notify } from '@/ui/notify'

type Titled = { id: string; title: string }

/** Shows the new title at once, in the history and on the outline's own page, and takes it back where it cannot be saved (HIST-4). */
export function useRenameOutline(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = outlineQueries.list(userId)
  const whole = { queryKey: wholeOutlinesKey(userId) }

  const show = (id: string, titleFor: (outline: Titled) => string) => {
    queryClient.setQueryData<OutlinePages>(queryKey, (data) =>
      withOutline(data, id, (outline) => ({ ...outline, title: titleFor(outline) })),
    )
    queryClient.setQueriesData<Titled | null>(whole, (outline) =>
      outline?.id === id ? { ...outline, title: titleFor(outline) } : outline,
    )
  }

  return async ({ id, title: before }: OutlineSummary, title: string): Promise<void> => {
    // what is being read now would bring the old title back
    await Promise.all([queryClient.cancelQueries({ queryKey }), queryClient.cancelQueries(whole)])
    show(id, () => title)
    try {
      await renameOutline(id, title)
      notify.success(outlineMessages.titleSaved)
    } catch (error) {
      logWarning('title_not_saved', error)
      show(id, (outline) => (outline.title === title ? before : outline.title))
      notify.error(outlineMessages.titleNotSaved)
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: outlineQueries.searches(userId) }),
      queryClient.invalidateQueries(whole),
    ])
  }
}
