import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadSeriesWordFile } from '@/domain/export/word-download'
import { outlineQueries } from '@/domain/outline/outline-queries'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { logWarning } from '@/lib/log'
import { seriesPageMessages } from '@/messages/series/page'
import { sharingMessages } from '@/messages/sharing'
import { Button } from '@/ui/elements/button'
import { notify } from '@/ui/feedback/notify'
import { parseOutline } from '@parsed-outline/parse-outline'
import type { SeriesSheet } from './series-booklet'

const SeriesPrintDialog = lazyComponent(
  async () => (await import('./series-print-dialog')).SeriesPrintDialog,
)

type ShareSeriesProps = {
  userId: string
  name: string
  /** In their order. */
  outlines: readonly OutlineSummary[]
}

/** A series on paper, or as one file. */
export function ShareSeries({ userId, name, outlines }: ShareSeriesProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<'print' | 'word' | null>(null)
  const [printed, setPrinted] = useState<readonly SeriesSheet[] | null>(null)

  const readSheets = async (): Promise<SeriesSheet[]> => {
    const texts = await queryClient.fetchQuery(outlineQueries.seriesTexts(userId, name))
    return outlines.flatMap((details) => {
      const text = texts.get(details.id)
      return text === undefined ? [] : [{ details, tree: parseOutline(text) }]
    })
  }

  const withSheets = async (
    work: 'print' | 'word',
    use: (sheets: SeriesSheet[]) => Promise<void> | void,
  ) => {
    setBusy(work)
    try {
      const sheets = await readSheets().catch((error: unknown) => {
        logWarning('series_not_read', error)
        notify.error(seriesPageMessages.textsFailed)
      })
      if (sheets) await use(sheets)
    } catch (error) {
      logWarning('series_failed', error)
      notify.error(sharingMessages.wordFailed)
    } finally {
      setBusy(null)
    }
  }

  return (
    <fieldset aria-label={seriesPageMessages.actions} className="flex min-w-0 flex-wrap gap-2">
      <Button
        variant="secondary"
        className="max-sm:grow"
        aria-haspopup="dialog"
        busy={busy === 'print'}
        busyLabel={seriesPageMessages.preparing}
        onClick={() => void withSheets('print', setPrinted)}
      >
        {seriesPageMessages.print}
      </Button>
      <Button
        variant="secondary"
        className="max-sm:grow"
        busy={busy === 'word'}
        busyLabel={sharingMessages.wordBusy}
        onClick={() =>
          void withSheets('word', async (sheets) => {
            await downloadSeriesWordFile(name, sheets)
            notify.success(sharingMessages.wordDone)
          })
        }
      >
        {seriesPageMessages.word}
      </Button>
      {printed && (
        <SeriesPrintDialog name={name} sheets={printed} onClose={() => setPrinted(null)} />
      )}
    </fieldset>
  )
}
