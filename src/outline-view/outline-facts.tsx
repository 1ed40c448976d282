import { isOutlineType, MEETING_TYPES } from '@contract/meeting-types'
import type { Outline } from '@/domain/outline/outline-row'
import { formatDate } from '@/lib/formats'
import { outlineViewMessages } from '@/messages/outline-view'
import { Badge } from '@/ui/elements/badge'

type Facts = Pick<Outline, 'outline_type' | 'duration'> &
  Partial<Pick<Outline, 'created_at' | 'kept_note'>>

/** Type, minutes and date of an outline, and whose it was where another leader gave it. */
export function OutlineFacts({ outline }: { outline: Facts }) {
  const { outline_type: type, duration, created_at: createdAt, kept_note: keptNote } = outline
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <Badge tone="accent">{isOutlineType(type) ? MEETING_TYPES[type].label : type}</Badge>
      <span className="whitespace-nowrap">
        {outlineViewMessages.minutes(duration)}
        {createdAt !== undefined && (
          <>
            {' '}
            · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </>
        )}
      </span>
      {typeof keptNote === 'string' && (
        <span className="min-w-0 wrap-break-word">{outlineViewMessages.received(keptNote)}</span>
      )}
    </div>
  )
}
