import { outlineViewMessages } from '@/messages/outline-view'
import { PeopleIcon } from '@/ui/elements/icons'

/** For whom an outline was made. */
export function GroupName({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <PeopleIcon className="size-4" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className="sr-only">{outlineViewMessages.forGroup} </span>
        {name}
      </span>
    </p>
  )
}
