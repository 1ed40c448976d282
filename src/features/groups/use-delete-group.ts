import { useQueryClient } from '@tanstack/react-query'
import type { Group } from '@/domain/group/group'
import { deleteGroup, insertGroup } from '@/domain/group/group-mutations'
import { groupQueries } from '@/domain/group/group-queries'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { groupCardMessages } from '@/messages/groups/card'
import { notify } from '@/ui/feedback/notify'
import { offerUndo } from '@/ui/feedback/offer-undo'

/** Deletes a group and offers to bring it back. Its outlines stay; brought back, it has none of them. */
export function useDeleteGroup(
  userId: string,
  /** One that was deleted is asked for again. */
  onRestore: (group: Group) => void,
): (group: Group) => Promise<void> {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: groupQueries.all(userId) })

  const putBack = async (group: Group) => {
    try {
      await insertGroup(group)
      await readAgain()
    } catch (error) {
      logWarning('group_not_restored', error)
      throw error
    }
  }

  return async (group) => {
    try {
      await deleteGroup(group.id)
      await readAgain()
      offerUndo({
        done: groupCardMessages.removed,
        undoLabel: commonMessages.undo,
        undo: () => {
          onRestore(group)
          return putBack(group)
        },
        undone: groupCardMessages.restored,
        undoFailed: groupCardMessages.notRestored,
        retryLabel: commonMessages.retry,
      })
    } catch (error) {
      logWarning('group_not_deleted', error)
      notify.error(groupCardMessages.notRemoved)
    }
  }
}
