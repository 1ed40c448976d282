import { useState } from 'react'
import { flushSync } from 'react-dom'
import { participantsHandout } from '@parsed-outline/participants-handout'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@parsed-outline/outline-tree'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'
import { Dialog } from '@/ui/elements/dialog'
import { PrintChoice } from './print-choice'
import { printPage } from './print-page'
import { Printout, type PrintoutKind } from './printout'

/** Asks for whom to print. The printout stays until the dialog is closed: not every browser says when it has printed. */
export function PrintDialog({
  tree,
  details,
  onClose,
}: {
  tree: OutlineTree
  details: OutlineDetails
  onClose: () => void
}) {
  const [kind, setKind] = useState<PrintoutKind | null>(null)
  const hasParticipants = participantsHandout(tree) !== null

  const print = async (chosen: PrintoutKind) => {
    flushSync(() => setKind(chosen))
    await printPage()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={sharingMessages.printTitle}
      description={sharingMessages.printHint}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-5">
        <PrintChoice
          label={sharingMessages.printLeader}
          text={sharingMessages.printLeaderText}
          onChoose={() => void print('leader')}
        />
        {hasParticipants ? (
          <PrintChoice
            label={sharingMessages.printParticipants}
            text={sharingMessages.printParticipantsText}
            onChoose={() => void print('participants')}
          />
        ) : (
          <p className="text-sm text-muted">{sharingMessages.printNoParticipants}</p>
        )}
      </div>
      {kind && <Printout kind={kind} tree={tree} details={details} />}
    </Dialog>
  )
}
