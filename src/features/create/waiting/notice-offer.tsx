import { useEffect, useState } from 'react'
import {
  askForNotice,
  canAskForNotice,
  type AskedForNotice,
} from '@/domain/generation/ask-for-notice'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'

/** Milliseconds after which waiting is long. */
const LONG_MS = 30_000

/** Offers, to who has waited long, to have this device tell when the outline is ready. */
export function NoticeOffer({ requestId, askedAt }: { requestId: string; askedAt: number }) {
  const offered = useLongWait(askedAt)
  const [asking, setAsking] = useState(false)
  const [end, setEnd] = useState<AskedForNotice | null>(null)
  const ask = async () => {
    setAsking(true)
    setEnd(await askForNotice(requestId))
  }

  return (
    <div className={offered ? 'flex flex-col gap-3 border-t border-line pt-4' : 'sr-only'}>
      {end ? (
        // takes the focus of the button that is gone, and is read out with it
        <p ref={focusOn} tabIndex={-1} className="grow outline-none">
          {createMessages.noticeEnds[end]}
        </p>
      ) : (
        <output className="grow">{offered && createMessages.noticeText}</output>
      )}
      {offered && !end && (
        <Button variant="secondary" className="self-start" busy={asking} onClick={() => void ask()}>
          {createMessages.notice}
        </Button>
      )}
    </div>
  )
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** Whether what was asked for at this time (milliseconds since 1970) has been waited for long, where that can be told. */
function useLongWait(askedAt: number): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () => setLong(canAskForNotice()),
      Math.max(0, askedAt + LONG_MS - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [askedAt])
  return long
}
