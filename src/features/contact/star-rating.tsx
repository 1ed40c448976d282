import { useState } from 'react'
import { feedbackMessages } from '@/messages/contact/feedback'
import { useFieldWiring } from '@/ui/forms/field'
import { RATINGS } from './feedback'

/** Filled up to the chosen one: a star counts when it, or one that follows, is chosen. */
const starClass =
  'grid min-h-target-lg cursor-pointer place-items-center rounded-md transition-colors hover:bg-gilt-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:[&_svg]:fill-gilt [&:has(~label_:checked)_svg]:fill-gilt'

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
      className="flex flex-col gap-2"
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
      <div className="-mx-2 grid max-w-[20rem] grid-cols-5 sm:max-w-[23.5rem]">
        {RATINGS.map((rating) => (
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
              className="size-target max-w-full stroke-gilt sm:size-[3.5rem] transition-colors"
            >
              <path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8L12 3Z" />
            </svg>
            <span className="sr-only">{feedbackMessages.stars(rating)}</span>
          </label>
        ))}
      </div>
      {/* each star says to a screen reader how many it is */}
      <p
        aria-hidden="true"
        className="-mt-2 flex max-w-[19rem] sm:max-w-[22.5rem] justify-between gap-3 text-sm text-muted"
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
