import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupQueries } from '@/domain/group/group-queries'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { readingMessages } from '@/messages/reading'
import { LineIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'
import { useDuplicate } from './use-duplicate'

const DuplicateDialog = lazyComponent(
  async () => (await import('./duplicate-dialog')).DuplicateDialog,
)

/** The same message for other groups, in the outline's menu; who has saved none describes one. */
export function DuplicateAction({ outline }: { outline: Outline }) {
  const [open, setOpen] = useState(false)
  const groupList = useQuery(groupQueries.list(outline.user_id))
  const duplicate = useDuplicate(outline)

  const chooseGroup = async () => {
    const { data: groups } =
      groupList.data || !navigator.onLine ? groupList : await groupList.refetch()
    if (groups && groups.length > 0) setOpen(true)
    else await duplicate(null)
  }

  return (
    <>
      <MenuItem
        icon={
          <LineIcon className="size-5">
            <path d="M3.5 6.5h9v10h-9zM7.5 6.5v-3h9v10h-4M8 9.5v4M6 11.5h4" />
          </LineIcon>
        }
        onChoose={() => void chooseGroup()}
      >
        {readingMessages.duplicate}
      </MenuItem>
      {open && (
        <DuplicateDialog
          outline={outline}
          groups={groupList.data ?? []}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
