import { useEffect, useRef } from 'react'
import type { GenerationFailure } from '@/domain/generation/generation-failure'
import type { AppErrorCode } from '@/lib/app-error'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'
import { focusIfLost } from '@/ui/elements/lost-focus'
import { Notice } from '@/ui/feedback/notice'

/** What only time, a plan or the operator can mend. */
const NOT_NOW: ReadonlySet<AppErrorCode> = new Set([
  'outline.limit_reached',
  'outline.too_many_runs',
  'outline.paused',
  'outline.not_configured',
])

/**
 * Why earlier work brought no outline, and what to do next; to be mounted anew for each. It ends where nobody looks: the
 * page scrolls to it, and the focus that stood in what has gone comes here.
 */
export function FailureNotice({
  failure,
  hasField,
  onMend,
  onRetry,
}: {
  failure: GenerationFailure
  /** Whether a field of the form can mend it. */
  hasField: boolean
  onMend: () => void
  onRetry: () => void
}) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    area.current?.scrollIntoView({ block: 'nearest' })
    focusIfLost(area.current?.querySelector('button'))
  }, [])
  return (
    // clear of the header, and of the bar of the form's button
    <div ref={area} className="scroll-mt-24 scroll-mb-[7rem]">
      <Notice tone="danger" announce="assertive" title={failure.title}>
        <p>{failure.text}</p>
        {!NOT_NOW.has(failure.code) && (
          <Button
            variant="secondary"
            onClick={hasField ? onMend : onRetry}
            className="mt-2 self-start"
          >
            {hasField ? createMessages.mendField : createMessages.tryAgain}
          </Button>
        )}
      </Notice>
    </div>
  )
}
