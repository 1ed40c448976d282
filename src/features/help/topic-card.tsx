import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LineIcon } from '@/ui/elements/icons'

export type Topic = {
  title: string
  text: string
  /** A drawing of 24 by 24, as the children of an svg. */
  icon: ReactNode
} & ({ to: string } | { anchor: string })

const cardClass =
  'group flex h-full items-start gap-4 lg:flex-col lg:gap-3 rounded-lg border border-line bg-surface p-5 shadow-sm transition-colors hover:border-accent hover:bg-accent-soft hover:text-on-accent-soft'

/** A way to somewhere: another page of this site, or a section of this one. */
export function TopicCard({ title, text, icon, ...target }: Topic) {
  const inside = (
    <>
      <LineIcon grid={24} className="mt-1 size-7 lg:mt-0 text-accent">
        {icon}
      </LineIcon>
      <span className="flex flex-col gap-1">
        <span className="font-heading text-xl font-semibold tracking-tight">{title}</span>
        <span className="text-muted group-hover:text-on-accent-soft">{text}</span>
      </span>
    </>
  )
  return 'to' in target ? (
    <Link to={target.to} className={cardClass}>
      {inside}
    </Link>
  ) : (
    <a href={`#${target.anchor}`} className={cardClass}>
      {inside}
    </a>
  )
}
