import { isOutlineType, MEETING_TYPES } from '@contract/meeting-types'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { formatDate } from '@/lib/formats'
import { outlineViewMessages } from '@/messages/outline-view'
import { Badge } from '@/ui/elements/badge'

/** Type, minutes and date of a saved outline. */
export function OutlineFacts({ outline }: { outline: OutlineSummary }) {
  const { outline_type: type, duration, created_at: createdAt } = outline
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <Badge tone="accent">{isOutlineType(type) ? MEETING_TYPES[type].label : type}</Badge>
      <span className="whitespace-nowrap">
        {outlineViewMessages.minutes(duration)} ·{' '}
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </span>
    </div>
  )
}
