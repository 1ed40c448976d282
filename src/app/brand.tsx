import { PRODUCT_NAME } from '@/lib/product'

/** A hymnal with its ribbon, and the name. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-heading text-xl font-bold tracking-tight">
      <svg aria-hidden="true" viewBox="6 0 20 32" className="h-8 w-5">
        <path d="M6 5a4 4 0 0 1 4-4h16v30H10a4 4 0 0 1-4-4Z" className="fill-accent" />
        <path
          d="M10 7h12M10 12h12M10 17h6M10 22h6"
          className="stroke-on-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M19 16h5v14l-2.5-2.5L19 30Z" className="fill-ribbon" />
      </svg>
      {PRODUCT_NAME}
    </span>
  )
}
