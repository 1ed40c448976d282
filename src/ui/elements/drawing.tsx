import type { ReactNode } from 'react'

/** Who sits behind the table, the newest of them last: the middle of each, and how high the head is. */
const SEATS = [
  [92, 62, 'fill-accent'],
  [126, 56, 'fill-accent'],
  [160, 60, 'fill-accent'],
  [194, 55, 'fill-accent'],
  [228, 61, 'fill-gilt'],
] as const

const DRAWINGS = {
  // people at a table under the lamp
  table: (
    <>
      {/* its cord is longer than the drawing, for where that overflows */}
      <path d="M160-60v76" fill="none" strokeWidth="1.5" className="stroke-accent" />
      <path d="M145 30a15 15 0 0 1 30 0h-30Z" className="fill-gilt" />
      {SEATS.map(([x, y, look]) => (
        <g key={x} className={look}>
          <circle cx={x} cy={y} r="9" />
          <path d={`M${x - 14} 94V${y + 25}a14 14 0 0 1 28 0V94Z`} />
        </g>
      ))}
      {/* of another green: they sit at it, and are no part of it */}
      <path d="M60 92h200v8H60zm12 8h8v28h-8zm168 0h8v28h-8z" className="fill-accent-strong" />
      <path
        d="M160 88c-6-4-13-4-19-2v6h38v-6c-6-2-13-2-19 2Z"
        strokeWidth="2"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-gilt-bright stroke-ribbon-edge"
      />
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
      <path d="M232 80h14v12h-14V80Z" className="fill-ribbon" />
      <path d="M256 104V84h14v20h-14Z" className="fill-accent-soft" />
    </>
  ),
  // the sheets that are to come, the first of them almost there
  sheets: (
    <>
      <path
        d="M20 122h280"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 8"
        className="stroke-gilt"
      />
      <g fill="none" strokeWidth="3" strokeDasharray="6 6" className="stroke-control">
        <path d="m130 21-46 9a6 6 0 0 0-5 7l16 84" />
        <path d="m190 21 46 9a6 6 0 0 1 5 7l-16 84" />
      </g>
      <path
        d="M127 8h66a7 7 0 0 1 7 7v107h-80V15a7 7 0 0 1 7-7Z"
        strokeWidth="3"
        strokeLinejoin="round"
        className="fill-surface stroke-accent"
      />
      <path d="M127 8h66a7 7 0 0 1 7 7v27h-80V15a7 7 0 0 1 7-7Z" className="fill-accent" />
      <path
        d="M130 22h38m-38 9h24"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
      <path d="M182 8h10v26l-5-4-5 4V8Z" className="fill-ribbon" />
      <path
        d="M130 56h36m-36 16h44m-44 16h30m-30 16h40"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
        opacity="0.45"
      />
      <path
        d="M187 56h3m-3 16h3m-3 16h3m-3 16h3"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        className="stroke-gilt"
      />
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
