import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupQueries } from '@/domain/group/group-queries'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { useDuplicate } from './use-duplicate'

const DuplicateDialog = lazyComponent(
  async () => (await import('./duplicate-dialog')).DuplicateDialog,
)

/** The same message for other groups; who has saved none describes one. */
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
      <Button variant="quiet" className="px-3" onClick={() => void chooseGroup()}>
        {readingMessages.duplicate}
      </Button>
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
