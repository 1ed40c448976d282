import { useState } from 'react'
import { flushSync } from 'react-dom'
import { participantsHandout } from '@outline-text/participants-handout'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@outline-text/outline-tree'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
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
    await fontsOfPrintout()
    window.print()
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
        <Choice
          label={sharingMessages.printLeader}
          text={sharingMessages.printLeaderText}
          onChoose={() => void print('leader')}
        />
        {hasParticipants ? (
          <Choice
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

function Choice({ label, text, onChoose }: { label: string; text: string; onChoose: () => void }) {
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" size="lg" wide onClick={onChoose}>
        {label}
      </Button>
      <p className="text-sm text-muted">{text}</p>
    </div>
  )
}

const FACES = ['1em "Literata Variable"', 'italic 1em "Literata Variable"'] as const

/** The screen may not have needed them yet, and paper does not wait. A face that does not come is done without. */
async function fontsOfPrintout(): Promise<void> {
  if (!('fonts' in document)) return
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
}
