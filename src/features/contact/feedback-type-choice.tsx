import { feedbackMessages } from '@/messages/contact/feedback'
import { radioClass } from '@/ui/forms/radio-class'
import { FEEDBACK_TYPES } from './feedback'

/** What the feedback is about; the product as a whole unless the person says otherwise. */
export function FeedbackTypeChoice() {
  return (
    <fieldset role="radiogroup" className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{feedbackMessages.type}</legend>
      <div className="grid auto-rows-fr gap-2 sm:grid-cols-2">
        {FEEDBACK_TYPES.map((type, index) => (
          <label
            key={type}
            className="flex min-h-target cursor-pointer items-center gap-2 rounded-md border border-control bg-surface px-3 py-1 leading-snug transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft"
          >
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={index === 0}
              className={radioClass}
            />
            {feedbackMessages.types[type]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
