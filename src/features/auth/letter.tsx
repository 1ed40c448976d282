/** The e-mail that is on its way, sealed, with its trail in the middle. Drawn as `Drawing` is, in the colours of the theme. */
export function Letter({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-33 0 320 128" className={className}>
      <path
        d="M20 92c24-44 46 6 66-18 10-12 14-22 24-22"
        fill="none"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-gilt"
      />
      <path
        d="M126 28h100a8 8 0 0 1 8 8v60a8 8 0 0 1-8 8H126a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z"
        className="fill-surface stroke-accent"
        strokeWidth="3"
      />
      <path
        d="m120 101 42-38m70 38-42-38"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-accent"
      />
      <path
        d="m121 33 48 40a11 11 0 0 0 14 0l48-40a8 8 0 0 0-5-5H126a8 8 0 0 0-5 5Z"
        className="fill-accent"
      />
      <circle cx="176" cy="72" r="14" className="fill-gilt" />
    </svg>
  )
}
