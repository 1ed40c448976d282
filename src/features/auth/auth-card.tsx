import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/ui/elements/card'

/**
 * The frame of every authentication screen. `moveFocus` is for a screen that takes the place of another without
 * the address changing: reading goes on at its title.
 */
export function AuthCard({
  drawing,
  title,
  lead,
  moveFocus = false,
  children,
}: {
  /** Above the title, in a band of its own. */
  drawing?: ReactNode
  title: string
  lead?: ReactNode
  moveFocus?: boolean
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moveFocus) heading.current?.focus()
  }, [moveFocus])
  return (
    <Card as="section" className="flex flex-col gap-6 overflow-hidden">
      {drawing && (
        <div className="-mx-5 -mt-5 grid place-items-center bg-accent-soft sm:-mx-7 sm:-mt-7">
          {drawing}
        </div>
      )}
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="text-balance text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
