import type { ReactNode } from 'react'

/** At equal distances around the table; the one at its lower right is somebody else's. */
const SEATS = [
  [188, 22],
  [240, 42],
  [188, 108],
  [132, 108],
  [80, 88],
  [80, 42],
  [132, 22],
] as const

const DRAWINGS = {
  // people around a table, one of them just coming
  table: (
    <>
      <ellipse
        cx="160"
        cy="65"
        rx="68"
        ry="25"
        strokeWidth="3"
        className="fill-accent-soft stroke-accent"
      />
      {SEATS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" className="fill-accent" />
      ))}
      <circle cx="246" cy="92" r="10" className="fill-gilt" />
    </>
  ),
  // the way from the church to the house
  wayHome: (
    <>
      <path
        d="M100 102c26 0 22-32 50-32s34 32 64 32"
        fill="none"
        strokeWidth="3"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <path d="M52 104V66l20-18 20 18v38H52Zm20-56V26m-8 8h16" className="fill-accent" />
      <path
        d="M72 48V26m-8 8h16"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path d="M66 104V88a6 6 0 0 1 12 0v16H66Z" className="fill-accent-soft" />
      <path d="m222 72 30-24 30 24v32h-60V72Z" className="fill-accent" />
      <path d="M232 80h14v12h-14V80Z" className="fill-gilt" />
      <path d="M256 104V84h14v20h-14Z" className="fill-accent-soft" />
    </>
  ),
  // a question, and room for the answer
  question: (
    <>
      <path
        d="M70 30h96a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-66l-18 16V84H70a10 10 0 0 1-10-10V40a10 10 0 0 1 10-10Z"
        className="fill-accent"
      />
      <path
        d="M108 50a9.5 9.5 0 1 1 14.5 8c-3.5 2.3-4.5 4-4.5 7"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
      <circle cx="118" cy="73" r="2.8" className="fill-on-accent" />
      <path
        d="M200 52h48a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10v14l-16-14h-32a10 10 0 0 1-10-10V62a10 10 0 0 1 10-10Z"
        className="fill-surface stroke-gilt"
        strokeWidth="3"
      />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof DRAWINGS

/** One of the site's own drawings, 320 by 128, in the colours of the theme; says nothing that the words beside it do not. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMid meet"
      className={className}
    >
      {DRAWINGS[name]}
    </svg>
  )
}
