import type { ReactNode } from 'react'
import { PeopleIcon } from '@/ui/elements/icons'

/** Beside the sign of a group, who it is. */
export function GroupHeading({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
        <PeopleIcon className="size-6" />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">{children}</div>
    </div>
  )
}
