import { COMPANY } from '@/lib/company'
import { copyToClipboard } from '@/lib/device/clipboard'
import { logWarning } from '@/lib/log'
import { feedbackMessages } from '@/messages/contact/feedback'
import { Button } from '@/ui/elements/button'
import { notify } from '@/ui/feedback/notify'
import { feedbackLetter, type Feedback } from './feedback'
import { LetterCard } from './letter-card'

/** The e-mail as it has opened, to be copied where none did. */
export function LetterPreview({ feedback }: { feedback: Feedback }) {
  const { message } = feedbackLetter(feedback)
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
    <LetterCard
      titleId="feedback-letter"
      title={feedbackMessages.letterTitle}
      to={feedbackMessages.to(COMPANY.contactEmail)}
    >
      <p className="bg-[repeating-linear-gradient(transparent_0_calc(1lh-1px),var(--color-line)_0_1lh)] font-serif wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      <Button variant="secondary" className="self-start" onClick={() => void copy()}>
        {feedbackMessages.copy}
      </Button>
    </LetterCard>
  )
}
