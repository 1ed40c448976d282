import type { ReactNode } from 'react'

/** The top of a group's card, from edge to edge: its name, and what it usually asks for. */
export function GroupBand({ facts, children }: { facts: string; children: ReactNode }) {
  return (
    <div className="-mx-5 -mt-5 mb-1 flex flex-col gap-1 bg-accent-soft px-5 py-4 text-on-accent-soft sm:-mx-7 sm:-mt-7 sm:px-7">
      {children}
      <p className="text-sm">{facts}</p>
    </div>
  )
}
