import { isOutlineType, MEETING_TYPES } from '@contract/meeting/meeting-types'
import type { Outline } from '@/domain/outline/outline-row'
import { placeOf, type SeriesColumns } from '@/domain/series/series'
import { formatDate } from '@/lib/formats'
import { seriesPath } from '@/lib/paths'
import { commonMessages } from '@/messages/common'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { seriesMessages } from '@/messages/series/series'
import { Badge } from '@/ui/elements/badge'
import { TextLink } from '@/ui/elements/text-link'

type Facts = Pick<Outline, 'outline_type' | 'duration'> &
  Partial<Pick<Outline, 'created_at' | 'kept_note' | keyof SeriesColumns>>

/** Type, minutes and date of an outline, its series, and whose it was where another leader gave it. */
export function OutlineFacts({
  outline,
  withType = true,
}: {
  outline: Facts
  /** Not where the type is said elsewhere. */
  withType?: boolean
}) {
  const { duration, created_at: createdAt, kept_note: keptNote } = outline
  const place = placeOf(outline)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      {withType && <Badge tone="accent">{typeLabel(outline)}</Badge>}
      <span className="whitespace-nowrap">
        {commonMessages.minutes(duration)}
        {createdAt !== undefined && (
          <>
            {' '}
            · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </>
        )}
      </span>
      {place && (
        <TextLink alone to={seriesPath(place.name)} className="-my-2 min-w-0 wrap-anywhere">
          {seriesMessages.place(place.name, place.number, place.total)}
        </TextLink>
      )}
      {typeof keptNote === 'string' && (
        <span className="min-w-0 wrap-break-word">{outlineViewMessages.received(keptNote)}</span>
      )}
    </div>
  )
}

export function typeLabel({ outline_type: type }: Pick<Outline, 'outline_type'>): string {
  return isOutlineType(type) ? MEETING_TYPES[type].label : type
}
