import { classNames } from './class-names'

/**
 * A trail that loses itself, and who left it; for the page of an address that leads nowhere. Drawn as `Drawing` is, on
 * ground that goes on beyond both sides of it, and below.
 */
export function LostSheep({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="26 18 206 96"
      className={classNames('overflow-visible', className)}
    >
      <path
        d="M-1030 104c240-34 480 6 720-6s220-34 440-8 280 22 480-8 400-8 700 8v800h-2340V104Z"
        className="fill-hill-far"
      />
      <path
        d="M-1030 112c200-22 480-16 700-2s220 12 314 2c28-4 44-11 66-11s60 4 110 6 90 6 154-9 110-20 180-8 160 20 340 6 300-8 476 2v800h-2340V112Z"
        className="fill-hill"
      />
      <path
        d="M-1030 150c260-16 560-24 800-6 140 10 230 14 320 6s150-30 260-28 220 30 420 34 340-14 570-12v800h-2370V150Z"
        className="fill-hill-near"
      />
      <path
        d="M60 162v-7m5 7 3-5m-13 5-3-5m69 2v-7m5 7 3-5m-13 5-3-5m87-4v-7m5 7 3-5m-13 5-3-5"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-hill"
      />
      <path d="M38 103V80l12-11 12 11v23H38Z" className="fill-accent" />
      <path
        d="M50 70V54m-5 5h10"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path d="M46 103v-9a4 4 0 0 1 8 0v9h-8Z" className="fill-paper" />
      {/* from the door to the feet; where it crosses itself, both ways share a dot */}
      <path
        d="M50 100c1 15 34 9 54-18 18-25 21-48 0-48s-18 23 0 48c11 15 28 28 55 29"
        fill="none"
        strokeWidth="3"
        strokeDasharray="0.1 7.997"
        strokeDashoffset="-2.3"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <g transform="translate(-96 -11) scale(1.1)">
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
          d="M272 38a8 8 0 1 1 12 7c-3 2-4 3.4-4 6"
          fill="none"
          strokeWidth="3.5"
          strokeLinecap="round"
          className="stroke-gilt"
        />
        <circle cx="280" cy="58" r="2.4" className="fill-gilt" />
      </g>
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
