import { outlineViewMessages } from '@/messages/outline-view'
import { LineIcon } from '@/ui/elements/icons'

/** For whom an outline was made. */
export function GroupName({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <LineIcon className="size-4">
        <path d="M7 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 16.5c0-2.8 2.2-4.5 5-4.5s5 1.7 5 4.5M13 9.5a2.6 2.6 0 1 0-.6-5M14.5 12.3c2 .4 3.5 1.9 3.5 4.2" />
      </LineIcon>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className="sr-only">{outlineViewMessages.forGroup} </span>
        {name}
      </span>
    </p>
  )
}
