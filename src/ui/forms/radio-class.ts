/** The look of a radio button that stands beside its words: of the theme's own colours, not the browser's. */
export const radioClass =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-surface checked:border-[0.375rem] checked:border-accent'
