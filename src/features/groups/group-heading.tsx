import type { ReactNode } from 'react'
import { classNames } from '@/ui/elements/class-names'
import { PeopleIcon } from '@/ui/elements/icons'

/** Beside the sign of a group, who it is; the sign of many in a list is for a wide window alone. */
export function GroupHeading({
  signed = 'always',
  children,
}: {
  signed?: 'always' | 'wide'
  children: ReactNode
}) {
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <span
        className={classNames(
          'grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft',
          signed === 'wide' && 'max-sm:hidden',
        )}
      >
        <PeopleIcon className="size-6" />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">{children}</div>
    </div>
  )
}
