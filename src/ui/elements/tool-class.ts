/**
 * One of a few tools in a row: its icon above its word where that saves width, in the colour of links. For a button or a
 * link.
 */
export const toolClass =
  'flex min-h-target-lg min-w-target flex-col items-center justify-center gap-1 rounded-md px-1.5 py-1.5 text-center text-sm leading-tight font-semibold text-link transition-colors hover:not-aria-disabled:bg-accent-soft hover:not-aria-disabled:text-on-accent-soft aria-expanded:bg-accent-soft aria-expanded:text-on-accent-soft'

/** The same in a bar: beside its word where there is room. */
export const barToolClass = `${toolClass} sm:min-h-target sm:flex-row sm:gap-2 sm:px-3 sm:text-base`

/** Of its word, where nothing has room but its icon. */
export const barWordClass = 'max-[22rem]:sr-only'

/** Of one of the tools of an outline, which stand beside it where there is room: two in a row, each in one line. */
export const besideToolClass = `${toolClass} lg:min-h-target lg:flex-row lg:justify-start lg:gap-2 lg:px-3 lg:text-[1rem]`
