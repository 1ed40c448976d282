import { useQueryClient } from '@tanstack/react-query'
import { logWarning } from '@/lib/log'
import { outlineMessages } from '@/messages/outline'
import { notify } from '@/ui/notify'
import { outlineQueries } from './outline-queries'
import { removeOutline } from './outline-removals'

/** Takes an outline out of the history, with time to change one's mind while the message stands there (HIST-3). */
export function useDeleteOutline(userId: string): (id: string) => void {
  const queryClient = useQueryClient()
  return (id) => {
    const removal = removeOutline(id, (cause) => {
      logWarning('outline_not_deleted', cause)
      notify.error(outlineMessages.notDeleted)
      void queryClient.invalidateQueries({ queryKey: outlineQueries.lists(userId) })
    })
    notify.success(outlineMessages.deleted, {
      action: {
        label: outlineMessages.undoDelete,
        onClick: () => {
          if (!removal.undo()) notify.error(outlineMessages.undoTooLate)
        },
      },
      onClose: removal.finish,
    })
  }
}
