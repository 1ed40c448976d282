import { useQueryClient } from '@tanstack/react-query'
import {
  deleteOutline,
  restoreOutline,
  type WholeOutline,
} from '@/domain/outline/outline-mutations'
import { outlineQueries, withOutline, type OutlinePages } from '@/domain/outline/outline-queries'
import { forgetKept } from '@/lib/kept-queries'
import { logWarning } from '@/lib/log'
import { outlineMessages } from '@/messages/outline'
import { notify } from '@/ui/notify'

/**
 * Deletes an outline at once, whatever becomes of this page, and offers to put it back (HIST-3). It leaves the screen
 * before the server has answered, and comes back where it could not be deleted.
 */
export function useDeleteOutline(userId: string): (id: string) => Promise<void> {
  const queryClient = useQueryClient()
  const { queryKey } = outlineQueries.list(userId)

  const takeOut = async (id: string) => {
    // what is being read now would bring it back
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<OutlinePages>(queryKey, (data) => withOutline(data, id, () => null))
  }

  const readAgain = () => queryClient.invalidateQueries({ queryKey: outlineQueries.lists(userId) })

  const putBack = async (outline: WholeOutline) => {
    try {
      await restoreOutline(outline)
      await readAgain()
    } catch (error) {
      logWarning('outline_not_restored', error)
      notify.error(outlineMessages.notRestored, {
        action: { label: outlineMessages.historyRetry, onClick: () => void putBack(outline) },
      })
    }
  }

  return async (id) => {
    await takeOut(id)
    try {
      const outline = await deleteOutline(id)
      await takeOut(id)
      // the page of an outline is known by either id
      for (const key of [id, outline?.request_id]) {
        if (key) await forgetKept(queryClient, userId, key)
      }
      notify.success(outlineMessages.deleted, {
        ...(outline && {
          action: { label: outlineMessages.undoDelete, onClick: () => void putBack(outline) },
        }),
      })
    } catch (error) {
      logWarning('outline_not_deleted', error)
      notify.error(outlineMessages.notDeleted)
      await readAgain()
    }
  }
}
