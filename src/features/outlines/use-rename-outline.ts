import { useQueryClient } from '@tanstack/react-query'
import { logWarning } from '@/lib/log'
import { outlineMessages } from '@/messages/outline'
import { notify } from '@/ui/notify'
import { renameOutline } from './outline-mutations'
import {
  outlineQueries,
  withOutline,
  type OutlinePages,
  type OutlineSummary,
} from './outline-queries'

/** Shows the new title at once and takes it back where it cannot be saved (HIST-4). */
export function useRenameOutline(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = outlineQueries.list(userId)

  const show = (id: string, titleFor: (outline: OutlineSummary) => string) => {
    queryClient.setQueryData<OutlinePages>(queryKey, (data) =>
      withOutline(data, id, (outline) => ({ ...outline, title: titleFor(outline) })),
    )
  }

  return async ({ id, title: before }: OutlineSummary, title: string): Promise<void> => {
    // what is being read now would bring the old title back
    await queryClient.cancelQueries({ queryKey })
    show(id, () => title)
    try {
      await renameOutline(id, title)
      notify.success(outlineMessages.titleSaved)
    } catch (error) {
      logWarning('title_not_saved', error)
      show(id, (outline) => (outline.title === title ? before : outline.title))
      notify.error(outlineMessages.titleNotSaved)
    }
    await queryClient.invalidateQueries({ queryKey: outlineQueries.searches(userId) })
  }
}
