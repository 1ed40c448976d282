import { PRODUCT_NAME } from '@/lib/product'

/** A hymnal with its ribbon, and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-xl font-bold tracking-tight">
      <svg aria-hidden="true" viewBox="6 0 20 32" className="h-8 w-5">
        <path
          d="M6 5a4 4 0 0 1 4-4h14a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H10a4 4 0 0 1-4-4V5Z"
          className="fill-accent"
        />
        <path
          d="M10.5 7.5h11M10.5 12.5h11M10.5 17.5h5M10.5 22.5h5"
          className="stroke-on-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M18.5 16.5h5V30l-2.5-2.6-2.5 2.6V16.5Z"
          className="fill-ribbon stroke-ribbon-edge"
          strokeWidth="2"
          paintOrder="stroke"
        />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
