import type { Group } from '@/domain/group/group'
import { commonMessages } from '@/messages/common'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'

/** Asks the one thing that is not known: for whom. */
export function DuplicateDialog({
  groups,
  onChoose,
  onClose,
}: {
  groups: readonly Group[]
  /** Null for a group that is still to be described. */
  onChoose: (group: Group | null) => void
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={readingMessages.duplicateTitle}
      description={readingMessages.duplicateLead}
      closeLabel={commonMessages.close}
    >
      <ul className="flex flex-col gap-2">
        {groups.map((group) => (
          <li key={group.id}>
            <Button variant="secondary" wide onClick={() => onChoose(group)}>
              {group.name}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" wide onClick={() => onChoose(null)}>
            {readingMessages.duplicateOther}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}
