import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { outlineCache } from '@/domain/outline/outline-cache'
import { saveSeriesPlace } from '@/domain/outline/outline-mutations'
import type { Outline } from '@/domain/outline/outline-row'
import { columnsOf, fieldsOf, placeOf, readSeries } from '@/domain/series/series'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { seriesPageMessages } from '@/messages/series/page'
import { SeriesFields } from '@/outline-view/series-fields'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { notify } from '@/ui/feedback/notify'

/** Puts an outline into a series, or takes it out: an empty name is none. */
export function SeriesDialog({ outline, onClose }: { outline: Outline; onClose: () => void }) {
  const { id, user_id: userId } = outline
  const cache = outlineCache(useQueryClient(), userId)
  const [fields, setFields] = useState(() => fieldsOf(placeOf(outline)))
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const read = readSeries(fields)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if ('problem' in read) return
    const { place } = read
    setBusy(true)
    try {
      await cache.cancelReads()
      await saveSeriesPlace(id, place)
      cache.change(id, (row) => ({ ...row, ...columnsOf(place) }))
      await cache.readListsAgain()
      notify.success(
        place
          ? seriesPageMessages.saved(place.name, place.number, place.total)
          : seriesPageMessages.removed,
      )
      onClose()
    } catch (error) {
      logWarning('series_not_saved', error)
      notify.error(seriesPageMessages.notSaved)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={seriesPageMessages.editTitle}
      closeLabel={commonMessages.close}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <SeriesFields
          userId={userId}
          groupId={outline.group_id ?? ''}
          fields={fields}
          problem={checked && 'problem' in read ? read.problem : null}
          onChange={setFields}
        />
        <Button type="submit" wide busy={busy} busyLabel={seriesPageMessages.saving}>
          {seriesPageMessages.save}
        </Button>
      </form>
    </Dialog>
  )
}
