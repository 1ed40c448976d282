import { participantsHandout } from '@parsed-outline/participants-handout'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@parsed-outline/outline-tree'
import { sharingMessages } from '@/messages/sharing'
import { PrintForWhom } from './print-for-whom'
import { Printout } from './printout'

type PrintDialogProps = {
  tree: OutlineTree
  details: OutlineDetails
  onClose: () => void
}

/** Prints one outline. */
export function PrintDialog({ tree, details, onClose }: PrintDialogProps) {
  return (
    <PrintForWhom
      title={sharingMessages.printTitle}
      description={sharingMessages.printHint}
      leader={sharingMessages.printLeader}
      participants={sharingMessages.printParticipants}
      {...(participantsHandout(tree) === null && {
        nothingForParticipants: (
          <p className="text-sm text-muted">{sharingMessages.printNoParticipants}</p>
        ),
      })}
      renderPrintout={(kind) => <Printout kind={kind} tree={tree} details={details} />}
      onClose={onClose}
    />
  )
}
