import { useState } from 'react'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { seriesPageMessages } from '@/messages/series/page'
import { Button } from '@/ui/elements/button'

const SeriesDialog = lazyComponent(async () => (await import('./series-dialog')).SeriesDialog)

/** Where the outline stands in a series can be told later too. */
export function EditSeriesButton({ outline }: { outline: Outline }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="print-none px-3"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {seriesPageMessages.edit}
      </Button>
      {open && <SeriesDialog outline={outline} onClose={() => setOpen(false)} />}
    </>
  )
}
