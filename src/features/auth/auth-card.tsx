import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import type { FormErrors } from './use-auth-form'

/**
 * The frame of every authentication screen. `moveFocus` is for a screen that takes the place of another without
 * the address changing: reading goes on at its title.
 */
export function AuthCard({
  title,
  lead,
  moveFocus = false,
  children,
}: {
  title: string
  lead?: ReactNode
  moveFocus?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moveFocus) heading.current?.focus()
  }, [moveFocus])
  return (
    <Card as="section" className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}

/** The error that belongs to no field; announced when it appears. */
export function FormError({ error }: { error: FormErrors['form'] }) {
  if (!error) return null
  return (
    <Notice tone="danger" announce="assertive">
      <p className="font-semibold">{error.text}</p>
      {error.advice && <p>{error.advice}</p>}
    </Notice>
  )
}
