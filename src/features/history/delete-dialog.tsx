import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { formatDate } from '@/lib/formats'
import { lazyComponent } from '@/lib/lazy-component'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'

// what only some visits need comes when it is needed
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/elements/confirm-dialog')).ConfirmDialog,
)

/** A description is shortened: it is to be told from another, and not read. */
const GROUP_LENGTH = 60

type DeleteDialogProps = {
  outline: Pick<OutlineSummary, 'title' | 'created_at'>
  /** The outline's own heading, which names it where the title is only the type's. */
  heading: string | null | undefined
  /** The name of the group it was made for, or how that was described. */
  group: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Whether this outline is to be deleted: one message may have a sheet for each group, which its name does not tell apart. */
export function DeleteDialog({ outline, heading, group, onConfirm, onClose }: DeleteDialogProps) {
  const { title, created_at: createdAt } = outline
  return (
    <ConfirmDialog
      title={historyMessages.deleteTitle}
      text={historyMessages.deleteText(
        headLines(title, heading).large,
        shortened(group?.trim() ?? ''),
        formatDate(createdAt),
      )}
      confirmLabel={historyMessages.deleteConfirm}
      cancelLabel={commonMessages.cancel}
      closeLabel={commonMessages.close}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

function shortened(group: string): string {
  if (group.length <= GROUP_LENGTH) return group
  return `${group.slice(0, GROUP_LENGTH).replace(/[\s.,;:]+\S*$/, '')}…`
}
