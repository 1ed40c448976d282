import type { ReactNode } from 'react'
import { feedbackMessages } from '@/messages/contact/feedback'
import { CheckIcon, LineIcon } from '@/ui/elements/icons'
import { FEEDBACK_TYPES, type Feedback } from './feedback'

const SIGNS: Record<Feedback['type'], ReactNode> = {
  // the sheet
  geral: <path d="M5 3h10v14H5V3Zm3 4h4m-4 3h4m-4 3h2" />,
  bug: <path d="M10 3.5 17.5 16h-15L10 3.5Zm0 4.7v3.5m0 2v.01" />,
  // the lamp that comes on
  sugestao: (
    <path d="M8 14.5h4M8.5 17h3M10 3a4.8 4.8 0 0 0-2.5 8.8v2.7h5v-2.7A4.8 4.8 0 0 0 10 3Z" />
  ),
  // what was said
  historia: <path d="M3 4h14v9.5H9.5L6 17v-3.5H3V4Zm3.5 3.3h7m-7 3h4.5" />,
}

/** What the feedback is about; the product as a whole unless the person says otherwise. */
export function FeedbackTypeChoice() {
  return (
    <fieldset role="radiogroup" className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{feedbackMessages.type}</legend>
      <div className="grid auto-rows-fr grid-cols-2 gap-2 max-[18rem]:grid-cols-1">
        {FEEDBACK_TYPES.map((type, index) => (
          <label
            key={type}
            className="relative flex min-h-target-lg cursor-pointer items-center gap-2 rounded-md border border-control bg-surface px-2 py-2 text-sm leading-snug font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:px-3 sm:text-base"
          >
            <input
              type="radio"
              name="type"
              value={type}
              defaultChecked={index === 0}
              className="sr-only"
            />
            {/* the tick takes the place of the sign: the words keep theirs */}
            <LineIcon className="size-6 [:checked~&]:hidden">{SIGNS[type]}</LineIcon>
            <span
              aria-hidden="true"
              className="hidden shrink-0 rounded-full bg-accent p-0.5 text-on-accent [:checked~&]:block"
            >
              <CheckIcon />
            </span>
            <span className="text-balance">{feedbackMessages.types[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
