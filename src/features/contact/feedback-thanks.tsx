import { useEffect, useRef } from 'react'
import { paths } from '@/lib/paths'
import { feedbackMessages } from '@/messages/contact/feedback'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { ButtonLink } from '@/ui/elements/button-link'
import { CheckIcon } from '@/ui/elements/icons'
import { TextLink } from '@/ui/elements/text-link'
import { feedbackLetter, feedbackMailto, type Feedback } from './feedback'

/** Thanks, says what is left to do in the e-mail that has opened, and how else the text can go for whoever saw none open. */
export function FeedbackThanks({ feedback, onAgain }: { feedback: Feedback; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that held the focus is gone
  useEffect(() => heading.current?.focus(), [])

  const href = feedbackMailto(feedback)
  return (
    <div className="flex flex-col gap-6">
      <Steps />
      <div aria-live="polite" className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {href === null ? feedbackMessages.thanksNotSent : feedbackMessages.thanksMailOpened}
        </h1>
        <p>{href === null ? feedbackMessages.tooLong : feedbackMessages.mailOpened}</p>
      </div>
      <div className="flex flex-col gap-3">
        {href === null ? (
          <ButtonLink to={paths.contact} state={feedbackLetter(feedback)} size="lg" wide>
            {feedbackMessages.byContact}
          </ButtonLink>
        ) : (
          <>
            <a href={href} className={buttonClass({ size: 'lg', wide: true })}>
              {feedbackMessages.byEmail}
            </a>
            <div className="flex flex-col items-start rounded-md bg-sunken px-4 pt-3 pb-1 text-sm">
              <p className="font-semibold">{feedbackMessages.notOpened}</p>
              <p>{feedbackMessages.otherwise}</p>
              <TextLink alone to={paths.contact} state={feedbackLetter(feedback)}>
                {feedbackMessages.byContact}
              </TextLink>
            </div>
          </>
        )}
        <Button variant="quiet" className="self-center" onClick={onAgain}>
          {feedbackMessages.again}
        </Button>
      </div>
    </div>
  )
}

/** What is done, and what is left. */
function Steps() {
  const mark = 'grid size-8 shrink-0 place-items-center rounded-full'
  return (
    <ol className="flex items-center gap-3 text-sm font-semibold">
      <li className="flex items-center gap-2 text-muted">
        <span className={`${mark} bg-accent text-on-accent`}>
          <CheckIcon />
        </span>
        {feedbackMessages.stepWritten}
      </li>
      <li aria-hidden="true" className="h-px min-w-5 max-w-16 grow bg-control" />
      <li aria-current="step" className="flex items-center gap-2">
        <span aria-hidden="true" className={`${mark} border-2 border-accent text-link`}>
          2
        </span>
        {feedbackMessages.stepSend}
      </li>
    </ol>
  )
}
