import type { OutlineSummary } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'

/** One tap beside the mark, on a phone in a pocket, is no wish to lose an outline (HIST-3). */
export function DeleteDialog({
  outline,
  onDelete,
  onClose,
}: {
  outline: OutlineSummary
  onDelete: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={historyMessages.deleteTitle}
      description={historyMessages.deleteText(headLines(outline.title, outline.heading).large)}
      closeLabel={commonMessages.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {historyMessages.deleteConfirm}
          </Button>
        </>
      }
    />
  )
}
