/** A letter on its way from who leads a group to who reads it; they stand on what lies below. Drawn as `Drawing` is. */
export function HandToHand({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 208 96" className={className}>
      <path
        d="M58 58c18-46 74-46 92 0"
        fill="none"
        strokeWidth="3"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <g className="fill-gilt">
        <circle cx="31" cy="45" r="13" />
        <path d="M9 96V84a22 22 0 0 1 44 0v12H9Z" />
      </g>
      <g className="fill-accent">
        <circle cx="177" cy="45" r="13" />
        <path d="M155 96V84a22 22 0 0 1 44 0v12h-44Z" />
      </g>
      <g transform="rotate(-6 104 26)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M80 9h48v34H80V9Z" className="fill-surface stroke-accent" />
        <path d="m80 10 24 17 24-17" fill="none" className="stroke-accent" />
        <path
          d="M104 36c-6-4.3-8-6.5-8-9.5a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2c0 3-2 5.2-8 9.5Z"
          className="fill-gilt"
        />
      </g>
    </svg>
  )
}
