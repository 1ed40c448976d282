/**
 * Of what a field stands in: a rule in the margin beside its words, which takes no room, tells that they can be changed. On
 * the cover, which is seen first, it is a frame around them.
 */
export const groundClass =
  'relative rounded-md in-data-editing:before:absolute in-data-editing:before:inset-y-1 in-data-editing:before:-left-[0.625rem] in-data-editing:before:w-[3px] in-data-editing:before:rounded-full in-data-editing:before:bg-accent in-data-editing:focus-within:before:hidden in-[:is(ol,h2):not([data-cover]_*)]:before:-left-1.5! in-data-cover:before:-inset-x-2! in-data-cover:before:-inset-y-1! in-data-cover:before:w-auto! in-data-cover:before:rounded-md! in-data-cover:before:border in-data-cover:before:border-dashed in-data-cover:before:border-on-cloth/70 in-data-cover:before:bg-transparent!'

/** Of a field in the letters of what it stands for; what answers the finger reaches beyond its words. */
export const fieldClass =
  'relative col-start-1 row-start-1 -mx-2 -my-[0.55rem] block w-[calc(100%+1rem)] rounded-md px-2 py-[0.55rem] [word-spacing:inherit]'
