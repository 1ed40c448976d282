/**
 * The sign of what can be changed: a dashed frame, around its words alone and within the column that they stand in. It
 * takes its room only where all lines have one; a line that was tapped has the cursor in it.
 */
export const frameClass = 'rounded-md border border-dashed border-muted/70'

/** Of what a field stands in. What names a line stands above its frame. */
export const groundClass =
  'relative rounded-md [--room:0.75rem] in-[h3]:[--room:0.5rem] max-sm:in-data-cover:[--room:0.5rem] in-data-editing:px-(--room) in-data-editing:py-[0.6rem] in-data-editing:before:absolute in-data-editing:before:inset-0 in-data-editing:before:rounded-md in-data-editing:before:border in-data-editing:before:border-dashed in-data-editing:before:border-muted/70 in-data-editing:focus-within:before:hidden in-data-cover:before:border-on-cloth/60!'

/** Of the opening of an outline, where a name stands above each line: the frame is around what follows it. */
export const namesAboveClass =
  'in-data-editing:gap-6! in-data-editing:[&_p_strong:first-child]:relative in-data-editing:[&_p_strong:first-child]:-left-3 in-data-editing:[&_p_strong:first-child]:mb-4 in-data-editing:[&_p_strong:first-child]:leading-normal in-data-editing:[&_[data-value]:has(>span>strong:first-child)]:pt-0 in-data-editing:[&_[data-value]:has(>span>strong:first-child)]:before:top-[calc(var(--text-sm)*var(--leading-normal)+0.5rem)]'

/** Of a field in the letters of what it stands for; what answers the finger reaches beyond its words. */
export const fieldClass =
  'relative col-start-1 row-start-1 -mx-(--room) -my-[0.6rem] block w-[calc(100%+2*var(--room))] rounded-md px-(--room) py-[0.6rem] [word-spacing:inherit]'

/** Of the parts of an outline: a ribbon at the edge of the sheet lies in the one that is written in. */
export const currentPartClass =
  'in-data-editing:[&>section]:relative in-data-editing:[&>section:focus-within]:before:absolute in-data-editing:[&>section:focus-within]:before:top-3 in-data-editing:[&>section:focus-within]:before:bottom-0 in-data-editing:[&>section:focus-within]:before:-left-5 in-data-editing:[&>section:focus-within]:before:w-1.5 in-data-editing:[&>section:focus-within]:before:rounded-r-full in-data-editing:[&>section:focus-within]:before:bg-gilt in-data-editing:sm:[&>section:focus-within]:before:top-6 in-data-editing:sm:[&>section:focus-within]:before:-left-10'
