/**
 * The sign of what can be changed: a faint ground within a hairline of gilt, seen on every ground of a sheet in both themes,
 * and no line below it, which is what a verse that opens has. It reaches into the margin, so that names, titles and texts
 * begin at one edge; only the line that is written in has the frame of a field.
 */
export const frameClass = 'rounded-md border border-gilt/60 bg-gilt-soft/35'

/** Of what a field stands in. What names a line stands above its ground. */
export const groundClass =
  'relative [--rise:0.6rem] [--room:0.5rem] sm:in-data-cover:[--rise:0.8rem] in-data-editing:py-(--rise) in-data-editing:before:absolute in-data-editing:before:inset-y-0 in-data-editing:before:-inset-x-(--room) in-data-editing:before:rounded-md in-data-editing:before:border in-data-editing:before:border-gilt/60 in-data-editing:before:bg-gilt-soft/35 in-[.bg-accent-soft,.bg-gilt-soft,.bg-sunken]:before:bg-surface/65! in-data-editing:focus-within:before:hidden in-data-cover:before:border-gilt-bright/60! in-data-cover:before:bg-on-cloth/10!'

/** Of the opening of an outline, where a name stands above each line: the ground is that of what follows it. */
export const namesAboveClass =
  'in-data-editing:gap-6! in-data-editing:[&_p_strong:first-child]:mb-4 in-data-editing:[&_p_strong:first-child]:leading-normal in-data-editing:[&_[data-value]:has(>span>strong:first-child)]:pt-0 in-data-editing:[&_[data-value]:has(>span>strong:first-child)]:before:top-[calc(var(--text-sm)*var(--leading-normal)+0.5rem)]'

/** Of a field in the letters of what it stands for; what answers the finger reaches beyond its words. */
export const fieldClass =
  'relative col-start-1 row-start-1 -mx-(--room) -my-(--rise) block w-[calc(100%+2*var(--room))] rounded-md px-(--room) py-(--rise) [word-spacing:inherit]'

/** Of the parts of an outline: a ribbon at the edge of the sheet lies in the one that is written in. */
export const currentPartClass =
  'in-data-editing:[&>section]:relative in-data-editing:[&>section:focus-within]:before:absolute in-data-editing:[&>section:focus-within]:before:top-3 in-data-editing:[&>section:focus-within]:before:bottom-0 in-data-editing:[&>section:focus-within]:before:-left-5 in-data-editing:[&>section:focus-within]:before:w-1.5 in-data-editing:[&>section:focus-within]:before:rounded-r-full in-data-editing:[&>section:focus-within]:before:bg-gilt in-data-editing:sm:[&>section:focus-within]:before:top-6 in-data-editing:sm:[&>section:focus-within]:before:-left-10'
