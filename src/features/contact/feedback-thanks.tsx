import { useEffect, useRef } from 'react'
import { copyToClipboard } from '@/lib/device/clipboard'
import { logWarning } from '@/lib/log'
import { paths } from '@/lib/paths'
import { feedbackMessages } from '@/messages/feedback'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { ButtonLink } from '@/ui/elements/button-link'
import { notify } from '@/ui/feedback/notify'
import { feedbackLetter, feedbackMailto, type Feedback } from './feedback'

/** Thanks, says what is left to do in the e-mail that has opened, and keeps the text for whoever saw none open. */
export function FeedbackThanks({ feedback, onAgain }: { feedback: Feedback; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that held the focus is gone
  useEffect(() => heading.current?.focus(), [])

  const letter = feedbackLetter(feedback)
  const href = feedbackMailto(feedback)
  const copy = async () => {
    try {
      await copyToClipboard({ text: letter.message })
      notify.success(feedbackMessages.copied)
    } catch (error) {
      logWarning('feedback_not_copied', error)
      notify.error(feedbackMessages.copyFailed)
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <div aria-live="polite" className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {href === null ? feedbackMessages.thanksNotSent : feedbackMessages.thanksMailOpened}
        </h2>
        <p>{href === null ? feedbackMessages.tooLong : feedbackMessages.mailOpened}</p>
      </div>
      <section aria-labelledby="feedback-text" className="flex flex-col gap-3">
        <h3 id="feedback-text" className="font-sans text-base">
          {href === null ? feedbackMessages.yourText : feedbackMessages.otherWays}
        </h3>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink
            to={paths.contact}
            state={letter}
            variant={href === null ? 'primary' : 'secondary'}
          >
            {feedbackMessages.byContact}
          </ButtonLink>
          {href !== null && (
            <a href={href} className={buttonClass({ variant: 'secondary' })}>
              {feedbackMessages.byEmail}
            </a>
          )}
          <Button variant="secondary" onClick={() => void copy()}>
            {feedbackMessages.copy}
          </Button>
        </div>
        <p className="rounded-md border border-line bg-sunken px-4 py-3 break-words whitespace-pre-line">
          {letter.message}
        </p>
      </section>
      <Button variant="quiet" className="self-start" onClick={onAgain}>
        {feedbackMessages.again}
      </Button>
    </div>
  )
}
