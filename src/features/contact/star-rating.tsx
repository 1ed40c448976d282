import { feedbackMessages } from '@/messages/contact/feedback'
import { classNames } from '@/ui/elements/class-names'
import { useFieldWiring } from '@/ui/forms/field'
import { RATINGS } from './feedback'

/** Filled from the first star up to the chosen one; lit up to the one that is pointed at. */
const starClass =
  'group/star grid min-h-16 cursor-pointer place-items-center border-l border-line fill-none transition-colors first:rounded-l-md first:border-l-0 last-of-type:rounded-r-md has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:fill-gilt [&:has(~label_:checked)]:fill-gilt hover:bg-gilt-soft [@media(hover:hover)]:[&:has(~label:hover)]:bg-gilt-soft'

/** Of one star, in the line below all of them; that of the one that is pointed at lies over that of the chosen one. */
const wordClass =
  'absolute inset-x-0 top-full mt-2 hidden bg-surface text-center text-lg leading-snug font-semibold text-link group-hover/star:z-10 group-hover/star:block [:checked~&]:block'

/** Five stars as a group of radio buttons and one scale: arrows move between them, a thumb hits each. */
export function StarRating({
  error,
  onChange,
}: {
  error: string | undefined
  onChange: () => void
}) {
  const { errorId, describedBy, invalid } = useFieldWiring({ error, hint: undefined })
  const [least, , , , most] = feedbackMessages.ratingWords
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1 flex w-full flex-wrap items-baseline gap-x-3 font-semibold">
        {feedbackMessages.rating}
        <span aria-hidden="true" className="text-sm font-normal text-muted">
          {feedbackMessages.required}
        </span>
      </legend>
      <p className="-mt-1 text-balance">{feedbackMessages.ratingAsks}</p>
      <div>
        <div
          className={classNames(
            'peer/scale relative grid grid-cols-5 rounded-md border bg-field',
            invalid ? 'border-danger' : 'border-control',
          )}
        >
          {RATINGS.map((rating, index) => (
            <label key={rating} className={starClass}>
              <input
                type="radio"
                name="rating"
                value={rating}
                onChange={onChange}
                className="sr-only"
              />
              <svg
                aria-hidden="true"
                viewBox="0 0 24 24"
                strokeWidth="1.4"
                strokeLinejoin="round"
                className="size-10 max-w-full stroke-gilt transition-colors"
              >
                <path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8L12 3Z" />
              </svg>
              <span className="sr-only">{feedbackMessages.stars(rating)}</span>
              <span aria-hidden="true" className={wordClass}>
                {feedbackMessages.ratingWords[index]}
              </span>
            </label>
          ))}
        </div>
        {/* the ends of the scale, until a word of its own takes their place */}
        <p
          aria-hidden="true"
          className="mt-2 -mb-2 flex min-h-7 flex-wrap justify-between gap-x-3 text-sm text-muted peer-hover/scale:invisible peer-has-checked/scale:invisible"
        >
          <span>{least}</span>
          <span>{most}</span>
        </p>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p id={errorId} className="text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
