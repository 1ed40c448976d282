/** Of a button on a card of the history that is an icon; where the card is wide enough, with its word. */
export const cardIconClass =
  'flex min-h-target min-w-target shrink-0 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-semibold text-muted'

export const cardIconWordClass = 'hidden @min-[18.5rem]:inline'
