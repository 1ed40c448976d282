/** Who goes home together: the middle of each, and how high the head is. */
const PEOPLE = [
  [212, 84],
  [239, 79],
] as const

/**
 * The end of an evening, 320 by 128: the house still lit, the people on their way, and the one who came last among them. In
 * the colours of the green cloth, on which it lies; its lower edge is the ground.
 */
export function Evening({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 128"
      preserveAspectRatio="xMidYMax meet"
      className={className}
    >
      <g className="fill-on-cloth">
        <path d="M277 12a17 17 0 1 0 14 26 14 14 0 0 1-14-26Z" />
        <circle cx="22" cy="34" r="1.6" />
        <circle cx="150" cy="18" r="2" />
        <circle cx="196" cy="40" r="1.6" />
        <circle cx="234" cy="14" r="1.6" />
        <circle cx="306" cy="66" r="1.6" />
        <path d="M40 128V74l50-40 50 40v54Z" />
        <path d="M110 26h12v36h-12Z" />
        {PEOPLE.map(([x, y]) => (
          <g key={x}>
            <circle cx={x} cy={y} r="8" />
            <path d={`M${x - 12} 128V${y + 23}a12 12 0 0 1 24 0V128Z`} />
          </g>
        ))}
      </g>
      <g className="fill-gilt-bright">
        <path d="M56 82h26v22H56Z" />
        <path d="M100 128V88h26v40Z" />
        <circle cx="182" cy="82" r="8" />
        <path d="M170 128V105a12 12 0 0 1 24 0v23Z" />
      </g>
      <path d="M69 82v22M56 93h26" fill="none" strokeWidth="2.5" className="stroke-on-cloth" />
    </svg>
  )
}
