import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { PeopleIcon } from '@/ui/elements/icons'

/** For whom an outline was made. */
export function GroupName({ name }: { name: string }) {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <PeopleIcon className="mt-[0.15em] size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className="sr-only">{outlineViewMessages.forGroup} </span>
        {name}
      </span>
    </p>
  )
}
