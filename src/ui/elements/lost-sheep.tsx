import { classNames } from './class-names'

/**
 * A trail that loses itself, and who left it; for the page of an address that leads nowhere. Drawn as `Drawing` is, on
 * ground that goes on beyond both sides of it.
 */
export function LostSheep({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 128"
      className={classNames('overflow-visible', className)}
    >
      <path
        d="M-1000 104c240-34 480 6 720-6s220-34 440-8 280 22 480-8 400-8 700 8v400h-2340V104Z"
        className="fill-accent-soft"
      />
      <path
        d="M-1000 112c200-22 480-16 700-2s248 20 300 0 108-20 160-6 108 12 160-6 110-20 180-8 160 20 340 6 300-8 500 2v400h-2340V112Z"
        className="fill-accent"
        opacity="0.3"
      />
      <path d="M30 103V80l12-11 12 11v23H30Z" className="fill-accent" />
      <path
        d="M42 70V54m-5 5h10"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path d="M38 103v-9a4 4 0 0 1 8 0v9h-8Z" className="fill-paper" />
      <path
        d="M58 104c34 0 62-10 88-28 26-18 26-46 2-46s-24 28 2 46c20 14 42 26 74 28"
        fill="none"
        strokeWidth="3"
        strokeDasharray="0.1 8"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <path
        d="M236 94v19m9-18v20m14-20v20m8-21v19"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <g className="stroke-accent" strokeWidth="5">
        {WOOL.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      {/* over all of the outline, so that only its outer edge is left */}
      <g className="fill-on-cloth">
        {WOOL.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
        <ellipse cx="250" cy="82" rx="19" ry="14" />
      </g>
      <path d="M266 66c6-5 15-3 17 5s-1 17-7 18-10-5-11-12 0-10 1-11Z" className="fill-accent" />
      <path d="M266 68c-5-3-9-2-10 2 3 3 7 3 10 1Z" className="fill-accent" />
      <circle cx="276" cy="74" r="1.8" className="fill-on-accent" />
      <path
        d="M286 38a8 8 0 1 1 12 7c-3 2-4 3.4-4 6"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <circle cx="294" cy="58" r="2.4" className="fill-gilt" />
    </svg>
  )
}

/** Centres and radii of what the fleece is drawn with. */
const WOOL = [
  [234, 76, 9],
  [245, 70, 10],
  [258, 71, 9],
  [266, 81, 9],
  [258, 92, 9],
  [244, 93, 9],
  [233, 87, 9],
] as const
