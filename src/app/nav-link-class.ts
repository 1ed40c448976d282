/** A link of the header's navigation; the page one is on stands out. */
export const navLinkClass =
  'flex min-h-target items-center rounded-md px-3 font-medium whitespace-nowrap hover:bg-accent-soft hover:text-on-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-link'
