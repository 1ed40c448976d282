import { useState } from 'react'
import { feedbackMessages } from '@/messages/contact/feedback'
import { useFieldWiring } from '@/ui/forms/field'
import { RATINGS } from './feedback'

/** Filled up to the chosen one: a star counts when it, or one that follows, is chosen. */
const starClass =
  'flex min-h-target-lg cursor-pointer flex-col items-center gap-1 rounded-md pb-1 transition-colors sm:border sm:border-control sm:px-1 sm:pt-2 sm:pb-3 sm:hover:border-gilt sm:has-checked:border-gilt hover:bg-gilt-soft has-checked:bg-gilt-soft has-checked:text-on-gilt-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:[&_svg]:fill-gilt [&:has(~label_:checked)_svg]:fill-gilt'

/** Five stars as a group of radio buttons: arrows move between them, a thumb hits each. */
export function StarRating({
  error,
  onChange,
}: {
  error: string | undefined
  onChange: () => void
}) {
  const [chosen, setChosen] = useState(0)
  const { errorId, describedBy, invalid } = useFieldWiring({ error, hint: undefined })
  return (
    <fieldset
      role="radiogroup"
      aria-required="true"
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="@container flex flex-col gap-2"
    >
      <legend className="mb-1 flex w-full flex-wrap items-baseline gap-x-3 font-semibold">
        {feedbackMessages.rating}
        {/* what the stars say takes the place of the mark, so that no line waits for it */}
        <span
          aria-hidden="true"
          className={chosen > 0 ? 'text-sm text-link' : 'text-sm font-normal text-muted'}
        >
          {feedbackMessages.ratingWords[chosen - 1] ?? feedbackMessages.required}
        </span>
      </legend>
      <p className="-mt-1 text-sm text-muted">{feedbackMessages.ratingAsks}</p>
      <div className="-mx-2 grid grid-cols-5 sm:mx-0 sm:gap-2">
        {RATINGS.map((rating, index) => (
          <label key={rating} className={starClass}>
            <input
              type="radio"
              name="rating"
              value={rating}
              onChange={() => {
                setChosen(rating)
                onChange()
              }}
              className="sr-only"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              strokeWidth="1.4"
              strokeLinejoin="round"
              className="size-12 max-w-full stroke-gilt transition-colors"
            >
              <path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8L12 3Z" />
            </svg>
            <span className="sr-only">{feedbackMessages.stars(rating)}</span>
            <span
              aria-hidden="true"
              className="grow text-center text-xs leading-tight text-balance @max-[17rem]:hidden sm:content-center sm:text-sm"
            >
              {feedbackMessages.ratingWords[index]}
            </span>
          </label>
        ))}
      </div>
      {/* where letters are too large for five words side by side, those of the two ends */}
      <p
        aria-hidden="true"
        className="-mt-2 flex justify-between gap-3 text-sm text-muted @min-[17rem]:hidden"
      >
        <span>{feedbackMessages.ratingWords[0]}</span>
        <span>{feedbackMessages.ratingWords[4]}</span>
      </p>
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
