import { useState } from 'react'
import { flushSync } from 'react-dom'
import { participantsHandout } from '@parsed-outline/participants-handout'
import { commonMessages } from '@/messages/common'
import { seriesPageMessages } from '@/messages/series-page'
import { sharingMessages } from '@/messages/sharing'
import { Dialog } from '@/ui/elements/dialog'
import { PrintChoice } from './print-choice'
import { printPage } from './print-page'
import type { PrintoutKind } from './printout'
import { SeriesBooklet, type SeriesSheet } from './series-booklet'

/** Asks for whom to print the series. As with one outline, the printout stays until the dialog is closed. */
export function SeriesPrintDialog({
  name,
  sheets,
  onClose,
}: {
  name: string
  sheets: readonly SeriesSheet[]
  onClose: () => void
}) {
  const [kind, setKind] = useState<PrintoutKind | null>(null)
  const handouts = sheets.filter(({ tree }) => participantsHandout(tree) !== null)

  const print = async (chosen: PrintoutKind) => {
    flushSync(() => setKind(chosen))
    await printPage()
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={seriesPageMessages.print}
      description={`${seriesPageMessages.printLead} ${sharingMessages.printHint}`}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-5">
        <PrintChoice
          label={seriesPageMessages.printLeader}
          text={sharingMessages.printLeaderText}
          onChoose={() => void print('leader')}
        />
        {handouts.length > 0 && (
          <PrintChoice
            label={seriesPageMessages.printParticipants}
            text={sharingMessages.printParticipantsText}
            onChoose={() => void print('participants')}
          />
        )}
      </div>
      {kind && (
        <SeriesBooklet
          name={name}
          kind={kind}
          sheets={kind === 'participants' ? handouts : sheets}
        />
      )}
    </Dialog>
  )
}
