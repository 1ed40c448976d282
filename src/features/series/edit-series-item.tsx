import { useState } from 'react'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { seriesPageMessages } from '@/messages/series/page'
import { LineIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'

const SeriesDialog = lazyComponent(async () => (await import('./series-dialog')).SeriesDialog)

/** Where the outline stands in a series can be told later too. */
export function EditSeriesItem({ outline }: { outline: Outline }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <MenuItem
        icon={
          <LineIcon className="size-5">
            <path d="M4 4.5h12M4 10h12M4 15.5h7M14 15.5h2" />
          </LineIcon>
        }
        opensDialog
        onChoose={() => setOpen(true)}
      >
        {seriesPageMessages.edit}
      </MenuItem>
      {open && <SeriesDialog outline={outline} onClose={() => setOpen(false)} />}
    </>
  )
}
