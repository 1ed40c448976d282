/** Of what a field stands in: a pale ground under its words, which takes no room, tells that they can be changed. */
export const groundClass =
  'relative rounded-md in-data-editing:before:absolute in-data-editing:before:-inset-x-2 in-data-editing:before:-inset-y-0.5 in-data-editing:before:rounded-md in-data-editing:before:bg-paper in-[.bg-accent-soft,.bg-gilt-soft]:before:bg-surface/50! in-data-cover:before:bg-on-cloth/10!'

/** Of a field in the letters of what it stands for; what answers the finger reaches beyond its words. */
export const fieldClass =
  'relative col-start-1 row-start-1 -mx-2 -my-[0.55rem] block w-[calc(100%+1rem)] rounded-md px-2 py-[0.55rem] [word-spacing:inherit]'
