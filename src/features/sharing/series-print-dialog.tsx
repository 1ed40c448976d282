import { participantsHandout } from '@parsed-outline/participants-handout'
import { seriesPageMessages } from '@/messages/series/page'
import { sharingMessages } from '@/messages/sharing'
import { PrintForWhom } from './print-for-whom'
import { SeriesBooklet, type SeriesSheet } from './series-booklet'

type SeriesPrintDialogProps = {
  name: string
  sheets: readonly SeriesSheet[]
  onClose: () => void
}

/** Prints the outlines of a series. */
export function SeriesPrintDialog({ name, sheets, onClose }: SeriesPrintDialogProps) {
  const handouts = sheets.filter(({ tree }) => participantsHandout(tree) !== null)
  return (
    <PrintForWhom
      title={seriesPageMessages.print}
      description={`${seriesPageMessages.printLead} ${sharingMessages.printHint}`}
      leader={seriesPageMessages.printLeader}
      participants={seriesPageMessages.printParticipants}
      {...(handouts.length === 0 && { nothingForParticipants: null })}
      renderPrintout={(kind) => (
        <SeriesBooklet
          name={name}
          kind={kind}
          sheets={kind === 'participants' ? handouts : sheets}
        />
      )}
      onClose={onClose}
    />
  )
}
