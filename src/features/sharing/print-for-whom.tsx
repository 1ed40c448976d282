import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { printPage } from './print-page'
import type { PrintoutKind } from './printout'

type PrintForWhomProps = {
  title: string
  description: string
  leader: string
  participants: string
  /** In place of the choice, where participants get nothing of it; undefined where they do. */
  nothingForParticipants?: ReactNode
  renderPrintout: (kind: PrintoutKind) => ReactNode
  onClose: () => void
}

/** Asks for whom to print. The printout stays until the dialog is closed: not every browser says when it has printed. */
export function PrintForWhom({
  title,
  description,
  leader,
  participants,
  nothingForParticipants,
  renderPrintout,
  onClose,
}: PrintForWhomProps) {
  const [kind, setKind] = useState<PrintoutKind | null>(null)

  const print = async (chosen: PrintoutKind) => {
    flushSync(() => setKind(chosen))
    await printPage()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-5">
        <Choice
          label={leader}
          text={sharingMessages.printLeaderText}
          onChoose={() => void print('leader')}
        />
        {nothingForParticipants === undefined ? (
          <Choice
            label={participants}
            text={sharingMessages.printParticipantsText}
            onChoose={() => void print('participants')}
          />
        ) : (
          nothingForParticipants
        )}
      </div>
      {kind && renderPrintout(kind)}
    </Dialog>
  )
}

/** Something to print, and what is on it. */
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
