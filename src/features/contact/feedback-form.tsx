import { useEffect, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { isEmailAddress } from '@contract/calls/contact'
import { paths } from '@/lib/paths'
import { contactMessages } from '@/messages/contact/contact'
import { feedbackMessages } from '@/messages/contact/feedback'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { FoldedFields } from '@/ui/elements/disclosure'
import { LineIcon } from '@/ui/elements/icons'
import { PageTitle } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'
import { WholeWords } from '@/ui/elements/whole-words'
import { TextArea } from '@/ui/forms/text-area'
import { TextField } from '@/ui/forms/text-field'
import { FEEDBACK_TYPES, feedbackLetter, feedbackMailto, type Feedback } from './feedback'
import { FeedbackThanks } from './feedback-thanks'
import { FeedbackTypeChoice } from './feedback-type-choice'
import { HandToHand } from './hand-to-hand'
import { LetterCard } from './letter-card'
import { LetterPreview } from './letter-preview'
import { useKnownSender, type Sender } from './known-sender'
import { StarRating } from './star-rating'

/** Together they fit into a message of the contact page. */
const MAX_LENGTH = { name: 80, email: 254, message: 3_000, improvements: 1_500 } as const

const EMPTY: Feedback = {
  name: '',
  email: '',
  rating: 0,
  type: FEEDBACK_TYPES[0],
  message: '',
  improvements: '',
}

type Errors = Partial<Record<'rating' | 'message' | 'email', string | undefined>>

/**
 * The feedback form (HELP-4) as a letter under the title of the page, which then is the thanks: it sends nothing, opens
 * the person's own e-mail program with the text, and thanks.
 */
export function FeedbackForm({ sender }: { sender: Sender | null }) {
  const filledIn = useKnownSender(sender)
  const [errors, setErrors] = useState<Errors>({})
  const [draft, setDraft] = useState(EMPTY)
  const [moreOpen, setMoreOpen] = useState(false)
  const [given, setGiven] = useState(false)

  // what was written, or put back by the browser, before there was an app
  useEffect(() => {
    if (filledIn.current) setDraft(feedbackIn(new FormData(filledIn.current)))
  }, [filledIn])

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
    setDraft(feedback)
    setGiven(true)
  }

  const again = () => {
    setDraft(EMPTY)
    setGiven(false)
  }

  if (given) {
    return (
      <>
        <Card>
          <FeedbackThanks feedback={draft} onAgain={again} />
        </Card>
        <LetterPreview feedback={draft} />
      </>
    )
  }
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <PageTitle lead={feedbackMessages.lead}>{feedbackMessages.title}</PageTitle>
        {/* on the edge of the letter */}
        <HandToHand className="mr-8 -mb-6 w-[13rem] shrink-0 max-sm:hidden" />
      </div>
      <LetterCard
        titleId="feedback-to"
        title={feedbackMessages.writeTo}
        to={<FromLine name={draft.name} />}
      >
        <form
          ref={filledIn}
          noValidate
          onSubmit={onSubmit}
          onInput={(event) => setDraft(feedbackIn(new FormData(event.currentTarget)))}
          className="flex flex-col gap-6"
        >
          <StarRating
            error={errors.rating}
            onChange={() => setErrors((before) => ({ ...before, rating: undefined }))}
          />
          <FeedbackTypeChoice />
          <TextArea
            label={feedbackMessages.message}
            placeholder={feedbackMessages.messageHints[draft.type]}
            name="message"
            rows={4}
            required
            maxLength={MAX_LENGTH.message}
            error={errors.message}
            onChange={() => setErrors((before) => ({ ...before, message: undefined }))}
          />
          <FoldedFields
            title={feedbackMessages.more}
            note={feedbackMessages.moreNote}
            open={moreOpen}
            onToggle={setMoreOpen}
          >
            <MoreFields
              emailError={errors.email}
              onEmailTyped={() => setErrors((before) => ({ ...before, email: undefined }))}
            />
          </FoldedFields>
          <SendPart draft={draft} />
        </form>
      </LetterCard>
    </>
  )
}

/** Who reads it, until it is known who writes; in the same place, so that nothing moves. */
function FromLine({ name }: { name: string }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={name && 'invisible'}>{feedbackMessages.readBy}</span>
      {name && <span className="line-clamp-1 break-all">{feedbackMessages.sentBy(name)}</span>}
    </span>
  )
}

/** What nobody has to say. */
function MoreFields({
  emailError,
  onEmailTyped,
}: {
  emailError: string | undefined
  onEmailTyped: () => void
}) {
  return (
    <>
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
          error={emailError}
          onChange={onEmailTyped}
        />
      </div>
    </>
  )
}

/** What comes of it, and the way; below it that of whoever reads mail in the browser, where no program would open. */
function SendPart({ draft }: { draft: Feedback }) {
  return (
    <div className="flex flex-col gap-4 max-sm:-mt-2">
      <p className="text-sm leading-snug text-pretty text-muted">
        <WholeWords text={feedbackMessages.howItArrives} />
      </p>
      <Button type="submit" size="lg" wide>
        <LineIcon className="size-7">
          <path d="M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1Zm-.7 1 7.2 6 7.2-6" />
        </LineIcon>
        {feedbackMessages.submit}
      </Button>
      <p className="-mt-2 -mb-3 flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {feedbackMessages.noProgram}
        <TextLink alone to={paths.contact} state={feedbackLetter(draft)}>
          {feedbackMessages.withoutProgram}
        </TextLink>
      </p>
    </div>
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
