import { COMPANY } from '@/lib/company'
import { copyToClipboard } from '@/lib/device/clipboard'
import { logWarning } from '@/lib/log'
import { feedbackMessages } from '@/messages/contact/feedback'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { notify } from '@/ui/feedback/notify'
import { feedbackLetter, type Feedback } from './feedback'

/** The e-mail as it will open, while it is written, so that nobody sends what they have not seen. */
export function LetterPreview({ feedback, className }: { feedback: Feedback; className: string }) {
  const { message } = feedbackLetter(feedback)
  const isEmpty = feedback.message === ''
  const copy = async () => {
    try {
      await copyToClipboard({ text: message })
      notify.success(feedbackMessages.copied)
    } catch (error) {
      logWarning('feedback_not_copied', error)
      notify.error(feedbackMessages.copyFailed)
    }
  }
  return (
    <section aria-labelledby="feedback-letter" className={className}>
      <Card className="flex flex-col gap-4 overflow-hidden">
        <div
          aria-hidden="true"
          className="-mx-5 -mt-5 h-2 bg-[repeating-linear-gradient(-45deg,var(--color-accent)_0_1rem,transparent_0_1.5rem,var(--color-gilt)_0_2.5rem,transparent_0_3rem)] sm:-mx-7 sm:-mt-7"
        />
        <div className="flex items-center justify-between gap-4 sm:mt-2">
          <div className="flex min-w-0 flex-col">
            <h2 id="feedback-letter" className="text-xl">
              {feedbackMessages.letterTitle}
            </h2>
            <p className="text-sm wrap-anywhere text-muted">
              {feedbackMessages.to(COMPANY.contactEmail)}
            </p>
          </div>
          <Drawing
            name="heard"
            className="h-12 shrink-0 sm:h-16 rounded-sm border-2 border-dashed border-gilt bg-accent-soft p-1"
          />
        </div>
        <p className="min-h-[10lh] bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--color-line)_0_1lh)] font-serif wrap-anywhere whitespace-pre-line">
          {message}
          {isEmpty && (
            <span className="text-muted italic">{`\n\n${feedbackMessages.letterEmpty}`}</span>
          )}
        </p>
        <Button
          variant="secondary"
          className="self-start"
          disabled={isEmpty}
          onClick={() => void copy()}
        >
          {feedbackMessages.copy}
        </Button>
      </Card>
    </section>
  )
}
