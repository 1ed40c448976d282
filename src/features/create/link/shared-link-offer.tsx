import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'

/** Asks whether a link that another app brought takes the place of the one that is there. */
export function SharedLinkOffer({
  url,
  onUse,
  onKeep,
}: {
  url: string
  onUse: () => void
  onKeep: () => void
}) {
  return (
    <Notice title={createMessages.sharedTitle}>
      <p className="wrap-break-word">{createMessages.sharedText(url)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onUse}>
          {createMessages.sharedUse}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {createMessages.sharedKeep}
        </Button>
      </div>
    </Notice>
  )
}
