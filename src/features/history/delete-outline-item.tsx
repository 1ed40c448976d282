import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { titleOf } from '@parsed-outline/outline-tree'
import { readOutline } from '@parsed-outline/parse-outline'
import { groupQueries } from '@/domain/group/group-queries'
import type { Outline } from '@/domain/outline/outline-row'
import { paths } from '@/lib/paths'
import { historyMessages } from '@/messages/history/history'
import { BinIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'
import { DeleteDialog } from './delete-dialog'
import { useDeleteOutline } from './use-delete-outline'

/** An outline that is open is deleted as one of the history is: asked first, and with a way back. It leads there. */
export function DeleteOutlineItem({ outline, markdown }: { outline: Outline; markdown: string }) {
  const { id, user_id: userId, group_id: groupId } = outline
  const [asking, setAsking] = useState(false)
  const { data: groups } = useQuery(groupQueries.list(userId))
  const navigate = useNavigate()
  const remove = useDeleteOutline(userId, () => {})
  return (
    <>
      <MenuItem icon={<BinIcon />} danger opensDialog onChoose={() => setAsking(true)}>
        {historyMessages.deleteOutline}
      </MenuItem>
      {asking && (
        <DeleteDialog
          outline={outline}
          heading={titleOf(readOutline(markdown).tree)}
          group={groups?.find((group) => group.id === groupId)?.name ?? outline.group_profile}
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
