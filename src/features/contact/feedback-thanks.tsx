import { useEffect, useRef, useState } from 'react'
import { copyToClipboard } from '@/lib/device/clipboard'
import { logWarning } from '@/lib/log'
import { feedbackMessages } from '@/messages/feedback'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { notify } from '@/ui/feedback/notify'
import { feedbackMailto, feedbackText, type Feedback } from './feedback'

/** Says that nothing was sent and offers ways to send the same text; the thanks grow once it is on its way. */
export function FeedbackThanks({ feedback, onAgain }: { feedback: Feedback; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the form that held the focus is gone
  useEffect(() => heading.current?.focus(), [])

  const [onItsWay, setOnItsWay] = useState(false)

  const text = feedbackText(feedback)
  const { href, fits } = feedbackMailto(feedback)
  const copy = async () => {
    try {
      await copyToClipboard({ text })
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
          {onItsWay ? feedbackMessages.thanksTitle : feedbackMessages.lastStepTitle}
        </h2>
        <p>{onItsWay ? feedbackMessages.thanksText : feedbackMessages.lastStepText}</p>
      </div>
      <section aria-labelledby="feedback-text" className="flex flex-col gap-2">
        <h3 id="feedback-text" className="font-sans text-base">
          {feedbackMessages.yourText}
        </h3>
        <p className="rounded-md border border-line bg-sunken px-4 py-3 break-words whitespace-pre-line">
          {text}
        </p>
      </section>
      {!fits && <p className="text-sm text-muted">{feedbackMessages.tooLong}</p>}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <a href={href} onClick={() => setOnItsWay(true)} className={buttonClass({})}>
          {feedbackMessages.byEmail}
        </a>
        <Button variant="secondary" onClick={() => void copy()}>
          {feedbackMessages.copy}
        </Button>
        <Button variant="quiet" onClick={onAgain}>
          {feedbackMessages.again}
        </Button>
      </div>
    </div>
  )
}
