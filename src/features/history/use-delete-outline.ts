import { useQueryClient } from '@tanstack/react-query'
import { outlineCache } from '@/domain/outline/outline-cache'
import { deleteOutline, insertOutline } from '@/domain/outline/outline-mutations'
import type { Outline } from '@/domain/outline/outline-row'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'
import { notify } from '@/ui/feedback/notify'
import { offerUndo } from '@/ui/feedback/offer-undo'

/**
 * Deletes an outline at once, whatever becomes of this page, and offers to put it back (HIST-3). It leaves the screen
 * before the server has answered, and comes back where it could not be deleted.
 */
export function useDeleteOutline(
  userId: string,
  /** One that was deleted is asked for again. */
  onRestore: (id: string) => void,
): (id: string) => Promise<void> {
  const cache = outlineCache(useQueryClient(), userId)

  const takeOut = async (id: string) => {
    await cache.cancelReads()
    cache.takeOut(id)
  }

  const putBack = async (outline: Outline) => {
    try {
      await insertOutline(outline)
      await cache.readListsAgain()
    } catch (error) {
      logWarning('outline_not_restored', error)
      throw error
    }
  }

  return async (id) => {
    await takeOut(id)
    try {
      const outline = await deleteOutline(id)
      await takeOut(id)
      await cache.forget(outline ?? { id, request_id: null })
      if (!outline) notify.success(historyMessages.deleted)
      else {
        offerUndo({
          done: historyMessages.deleted,
          undoLabel: commonMessages.undo,
          undo: () => {
            onRestore(outline.id)
            return putBack(outline)
          },
          undone: historyMessages.restored,
          undoFailed: historyMessages.notRestored,
          retryLabel: commonMessages.retry,
        })
      }
    } catch (error) {
      logWarning('outline_not_deleted', error)
      notify.error(historyMessages.notDeleted)
      await cache.readListsAgain()
    }
  }
}
