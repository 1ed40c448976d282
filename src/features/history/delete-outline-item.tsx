import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { titleOf } from '@parsed-outline/outline-tree'
import { readOutline } from '@parsed-outline/parse-outline'
import type { Outline } from '@/domain/outline/outline-row'
import { headLines } from '@/domain/outline/own-heading'
import { lazyComponent } from '@/lib/lazy-component'
import { paths } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'
import { BinIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'
import { useDeleteOutline } from './use-delete-outline'

const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/elements/confirm-dialog')).ConfirmDialog,
)

/** An outline that is open is deleted as one of the history is: asked first, and with a way back. It leads there. */
export function DeleteOutlineItem({ outline, markdown }: { outline: Outline; markdown: string }) {
  const { id, user_id: userId, title } = outline
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useDeleteOutline(userId, () => {})
  return (
    <>
      <MenuItem icon={<BinIcon />} danger opensDialog onChoose={() => setAsking(true)}>
        {historyMessages.deleteOutline}
      </MenuItem>
      {asking && (
        <ConfirmDialog
          title={historyMessages.deleteTitle}
          text={historyMessages.deleteText(
            headLines(title, titleOf(readOutline(markdown).tree)).large,
          )}
          confirmLabel={historyMessages.deleteConfirm}
          cancelLabel={commonMessages.cancel}
          closeLabel={commonMessages.close}
          onConfirm={() => {
            void navigate(paths.dashboard, { replace: true })
            void remove(id)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
