import { Button } from '@/ui/elements/button'
import { Notice } from './notice'

/** Something could not be read; the person can have it tried again. Read out when it appears. */
export function RetryNotice({
  text,
  retryLabel,
  onRetry,
}: {
  text: string
  retryLabel: string
  onRetry: () => void
}) {
  return (
    <Notice tone="danger" announce="assertive" className="items-start gap-3">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Notice>
  )
}
