import { headLines } from '@/domain/outline/own-heading'
import { lazyComponent } from '@/lib/lazy-component'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'

// what only some visits need comes when it is needed
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/elements/confirm-dialog')).ConfirmDialog,
)

type DeleteDialogProps = {
  title: string
  /** The outline's own heading, which names it where the title is only the type's. */
  heading: string | null | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Whether this outline, named, is to be deleted. */
export function DeleteDialog({ title, heading, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={historyMessages.deleteTitle}
      text={historyMessages.deleteText(headLines(title, heading).large)}
      confirmLabel={historyMessages.deleteConfirm}
      cancelLabel={commonMessages.cancel}
      closeLabel={commonMessages.close}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
