import { useQueryClient } from '@tanstack/react-query'
import { outlineCache } from '@/domain/outline/outline-cache'
import { renameOutline } from '@/domain/outline/outline-mutations'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { logWarning } from '@/lib/log'
import { historyMessages } from '@/messages/history/history'
import { notify } from '@/ui/feedback/notify'

/** Shows the new title at once, wherever the outline stands, and takes it back where it cannot be saved (HIST-4). */
export function useRenameOutline(userId: string) {
  const cache = outlineCache(useQueryClient(), userId)

  return async ({ id, title: before }: OutlineSummary, title: string): Promise<void> => {
    await cache.cancelReads()
    cache.change(id, (outline) => ({ ...outline, title }))
    try {
      await renameOutline(id, title)
      notify.success(historyMessages.titleSaved)
    } catch (error) {
      logWarning('title_not_saved', error)
      // it may have got yet another name meanwhile
      cache.change(id, (outline) =>
        outline.title === title ? { ...outline, title: before } : outline,
      )
      notify.error(historyMessages.titleNotSaved)
    }
    await cache.readAgain()
  }
}
