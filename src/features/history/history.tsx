import { useRef, type ReactNode, type RefObject } from 'react'
import { useAllOutlines } from '@/domain/outline/use-all-outlines'
import { commonMessages } from '@/messages/common'
import { historyMessages } from '@/messages/history/history'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { EmptyHistory } from './empty-history'
import type { OutlineActions } from './outline-dialog'
import { Outlines } from './outlines'

type HistoryProps = {
  /** Undefined while it is not known who is there. */
  userId: string | undefined
  /** What can be done with an outline that is open. */
  actions?: OutlineActions
  /** Opens the example that stands in for a first outline. */
  example?: ReactNode
}

/** 'Histórico de Esboços' (HIST-2). */
export function History({ userId, actions, example }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // outlives the list, which goes with its last outline
  const restoringRef = useRef<string>(null)
  return (
    <section
      aria-labelledby="historico"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-3 sm:gap-x-6 sm:gap-y-4 xl:grid-cols-[auto_auto_minmax(0,1fr)]"
    >
      <h2 id="historico" ref={heading} tabIndex={-1} className="text-xl sm:text-2xl">
        {historyMessages.title}
      </h2>
      {userId !== undefined && (
        <SavedOutlines
          userId={userId}
          actions={actions}
          example={example}
          restoringRef={restoringRef}
          onDeleted={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}

type SavedOutlinesProps = {
  userId: string
  actions: OutlineActions | undefined
  example: ReactNode
  /** The outline that is being brought back, which then has the focus. */
  restoringRef: RefObject<string | null>
  /** The card that had the focus is gone. */
  onDeleted: () => void
}

function SavedOutlines({ userId, example, ...rest }: SavedOutlinesProps) {
  const { data: outlines, isPending, isError, isRefreshing, retry } = useAllOutlines(userId)
  return (
    <>
      <div
        // what comes is another thing, and has not moved
        key={String(isPending)}
        className="col-span-full empty:hidden"
      >
        {isPending && <LoadingNotice rest text={historyMessages.loading} />}
        {isError && (
          <RetryNotice
            text={outlines ? historyMessages.partly : historyMessages.failed}
            retryLabel={commonMessages.retry}
            onRetry={retry}
          />
        )}
        {outlines?.length === 0 && !isError && <EmptyHistory>{example}</EmptyHistory>}
      </div>
      {outlines && outlines.length > 0 && (
        <Outlines userId={userId} outlines={outlines} refreshing={isRefreshing} {...rest} />
      )}
    </>
  )
}
