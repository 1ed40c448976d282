import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import type { OutlineFormState } from '../form/use-outline-form'

type SharedLinkOfferProps = {
  state: Pick<OutlineFormState, 'offered' | 'dismiss'>
  onUse: (url: string) => void
}

/** Asks whether a link that another app brought takes the place of the one that is there. */
export function SharedLinkOffer({ state: { offered, dismiss }, onUse }: SharedLinkOfferProps) {
  if (offered === null) return null
  const use = () => {
    onUse(offered)
    dismiss()
  }
  return (
    <Notice title={createMessages.sharedTitle}>
      <p className="wrap-break-word">{createMessages.sharedText(offered)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={use}>
          {createMessages.sharedUse}
        </Button>
        <Button variant="quiet" onClick={dismiss}>
          {createMessages.sharedKeep}
        </Button>
      </div>
    </Notice>
  )
}
