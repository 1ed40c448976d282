import { isOutlineType, type OutlineType } from '@contract/meeting/meeting-types'
import type { ReactNode } from 'react'

const DRAWINGS: Record<OutlineType, ReactNode> = {
  // the house with its lit window
  celula: (
    <>
      <path d="m6 24 18-14 18 14v18H6V24Z" className="fill-accent" />
      <path d="M12 27h9v8h-9z" className="fill-ribbon" />
      <path d="M27 42V30h9v12" className="fill-accent-soft" />
    </>
  ),
  // the open book and its ribbon
  estudo: (
    <>
      <path
        d="M24 14c-5-4-12-4-19-2v26c7-2 14-2 19 2 5-4 12-4 19-2V12c-7-2-14-2-19 2Z"
        className="fill-accent"
      />
      <path d="M24 14v26" fill="none" strokeWidth="2.5" className="stroke-accent-soft" />
      <path d="M31 12.5v15l3-2.5 3 2.5v-16c-2-.2-4 .2-6 1Z" className="fill-ribbon" />
    </>
  ),
  // the pulpit
  sermao: (
    <>
      <path d="M8 16h32l-4 8H12L8 16Zm6 11h20l-3 15H17l-3-15Z" className="fill-accent" />
      <g fill="none" strokeLinecap="round">
        <path d="M24 30v8m-3-5h6" strokeWidth="5" className="stroke-ribbon-edge" />
        <path d="M24 30v8m-3-5h6" strokeWidth="2.5" className="stroke-ribbon" />
      </g>
    </>
  ),
  // the lamp
  devocional: (
    <>
      <path d="M18 22h12v20H18z" className="fill-accent" />
      <path d="M24 5c5 6 6 8 6 11a6 6 0 0 1-12 0c0-3 1-5 6-11Z" className="fill-gilt" />
    </>
  ),
}

/** What an outline is for, as a small drawing beside the words that say it; none for a type of another day. */
export function TypeDrawing({ type, className }: { type: string; className: string }) {
  if (!isOutlineType(type)) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={`shrink-0 ${className}`}>
      {DRAWINGS[type]}
    </svg>
  )
}
