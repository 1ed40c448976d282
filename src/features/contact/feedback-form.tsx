import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { isEmailAddress } from '@contract/calls/contact'
import { contactMessages } from '@/messages/contact'
import { feedbackMessages } from '@/messages/feedback'
import { Button } from '@/ui/elements/button'
import { FoldedFields } from '@/ui/elements/disclosure'
import { TextArea } from '@/ui/forms/text-area'
import { TextField } from '@/ui/forms/text-field'
import { FEEDBACK_TYPES, feedbackMailto, type Feedback, type FeedbackType } from './feedback'
import { FeedbackThanks } from './feedback-thanks'
import { FeedbackTypeChoice } from './feedback-type-choice'
import { useKnownSender, type Sender } from './known-sender'
import { StarRating } from './star-rating'

/** Together they fit into a message of the contact page. */
const MAX_LENGTH = { name: 80, email: 254, message: 3_000, improvements: 1_500 } as const

type Errors = Partial<Record<'rating' | 'message' | 'email', string | undefined>>

/** The feedback form (HELP-4): it sends nothing, opens the person's own e-mail with the text, and thanks. */
export function FeedbackForm({ sender }: { sender: Sender | null }) {
  const filledIn = useKnownSender(sender)
  const [errors, setErrors] = useState<Errors>({})
  const [type, setType] = useState<FeedbackType>(FEEDBACK_TYPES[0])
  const [moreOpen, setMoreOpen] = useState(false)
  const [given, setGiven] = useState<Feedback | null>(null)

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const feedback = feedbackIn(new FormData(form))
    const found = errorsOf(feedback)
    flushSync(() => {
      setErrors(found)
      if (found.email !== undefined) setMoreOpen(true)
    })
    if (Object.keys(found).length > 0) {
      focusFirstWrong(form)
      return
    }
    openMail(feedback)
    setGiven(feedback)
  }

  if (given) {
    return (
      <FeedbackThanks
        feedback={given}
        onAgain={() => {
          setType(FEEDBACK_TYPES[0])
          setGiven(null)
        }}
      />
    )
  }
  return (
    <form ref={filledIn} noValidate onSubmit={onSubmit} className="flex flex-col gap-4 sm:gap-6">
      <StarRating
        error={errors.rating}
        onChange={() => setErrors((before) => ({ ...before, rating: undefined }))}
      />
      <FeedbackTypeChoice onChange={setType} />
      <TextArea
        label={feedbackMessages.message}
        mark={feedbackMessages.required}
        placeholder={feedbackMessages.messageHints[type]}
        name="message"
        rows={3}
        required
        maxLength={MAX_LENGTH.message}
        error={errors.message}
        onChange={() => setErrors((before) => ({ ...before, message: undefined }))}
      />
      <FoldedFields title={feedbackMessages.more} open={moreOpen} onToggle={setMoreOpen}>
        <TextArea
          label={feedbackMessages.improvements}
          mark={feedbackMessages.optional}
          name="improvements"
          rows={2}
          maxLength={MAX_LENGTH.improvements}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={feedbackMessages.name}
            mark={feedbackMessages.optional}
            name="name"
            autoComplete="name"
            maxLength={MAX_LENGTH.name}
          />
          <TextField
            label={feedbackMessages.email}
            mark={feedbackMessages.optional}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={MAX_LENGTH.email}
            error={errors.email}
            onChange={() => setErrors((before) => ({ ...before, email: undefined }))}
          />
        </div>
      </FoldedFields>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" wide>
          {feedbackMessages.submit}
        </Button>
        <p className="text-center text-sm text-muted">{feedbackMessages.howItArrives}</p>
      </div>
    </form>
  )
}

function feedbackIn(data: FormData): Feedback {
  const text = (field: string) => {
    const value = data.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    rating: Number(text('rating')),
    type: FEEDBACK_TYPES.find((type) => type === text('type')) ?? FEEDBACK_TYPES[0],
    message: text('message'),
    improvements: text('improvements'),
  }
}

function errorsOf({ rating, message, email }: Feedback): Errors {
  return {
    ...(rating === 0 && { rating: feedbackMessages.ratingMissing }),
    ...(!message && { message: feedbackMessages.messageMissing }),
    ...(email && !isEmailAddress(email) && { email: contactMessages.emailInvalid }),
  }
}

/** As far as it fits into a link; what opens is the device's own program. */
function openMail(feedback: Feedback): void {
  const href = feedbackMailto(feedback)
  if (href === null) return
  const link = document.createElement('a')
  link.href = href
  link.click()
}

/** The stars are one field of five controls: the first of them takes the focus for all. */
function focusFirstWrong(form: HTMLFormElement): void {
  form
    .querySelector<HTMLElement>(
      'fieldset[aria-invalid=true] input, textarea[aria-invalid=true], input[aria-invalid=true]',
    )
    ?.focus()
}
