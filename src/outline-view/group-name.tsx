import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { classNames } from '@/ui/elements/class-names'
import { PeopleIcon } from '@/ui/elements/icons'

/** For whom an outline was made, in so many lines at most. */
export function GroupName({ name, lines = 2 }: { name: string; lines?: 1 | 2 }) {
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <PeopleIcon className="mt-[0.15em] size-4 shrink-0" />
      <span
        className={classNames(
          lines === 1 ? 'line-clamp-1' : 'line-clamp-2',
          'min-w-0 wrap-anywhere',
        )}
      >
        <span className="sr-only">{outlineViewMessages.forGroup} </span>
        {name}
      </span>
    </p>
  )
}
