import type { ComponentProps } from 'react'
import type { SavedPlace } from '@/domain/export/word-download'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { sharingMessages } from '@/messages/sharing'
import { Button } from '@/ui/elements/button'
import { Spinner } from '@/ui/feedback/spinner'
import { PrintDialog } from './print-dialog'
import { ShareIcon } from './share-icon'
import { useSharing } from './use-sharing'
import { WhatsappDialog } from './whatsapp-dialog'

type ShareBarProps = {
  outline: OutlineDetails
  /** Its text as it stands now. */
  markdown: string
  /** Of a saved one, by which its file is named; one that was just made has none. */
  place: SavedPlace | null
}

/** Everything that an outline can leave the app by (GEN-8, GEN-9). */
export function ShareBar({ outline, markdown, place }: ShareBarProps) {
  const sharing = useSharing(markdown, outline, place)
  const close = () => sharing.setDialog(null)
  return (
    <fieldset
      aria-label={sharingMessages.bar}
      className="print-none flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid max-sm:w-full"
    >
      <Button variant="secondary" className="px-4" onClick={() => sharing.setDialog('whatsapp')}>
        <ShareIcon name="whatsapp" />
        {sharingMessages.whatsapp}
      </Button>
      <div
        data-quiet
        className="flex flex-wrap max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(max(4rem,22%),1fr))]"
      >
        <QuietButton icon="copy" onClick={() => void sharing.copy()}>
          {sharingMessages.copy}
        </QuietButton>
        <QuietButton icon="word" busy={sharing.savingWord} onClick={() => void sharing.saveWord()}>
          {sharingMessages.word}
        </QuietButton>
        <QuietButton icon="email" onClick={() => void sharing.sendByEmail()}>
          {sharingMessages.email}
        </QuietButton>
        <QuietButton icon="print" onClick={() => sharing.setDialog('print')}>
          {sharingMessages.print}
        </QuietButton>
      </div>
      {sharing.dialog === 'whatsapp' && (
        <WhatsappDialog
          tree={sharing.tree}
          details={outline}
          onShare={(way, text) => void sharing.share(way, text)}
          onClose={close}
        />
      )}
      {sharing.dialog === 'print' && (
        <PrintDialog tree={sharing.tree} details={outline} onClose={close} />
      )}
    </fieldset>
  )
}

type QuietButtonProps = {
  icon: ComponentProps<typeof ShareIcon>['name']
  busy?: boolean
  onClick: () => void
  children: string
}

/** On a phone the icon stands above its word, so that four fit beside each other. */
function QuietButton({ icon, busy = false, onClick, children }: QuietButtonProps) {
  return (
    <button
      type="button"
      // not disabled: a button that is would lose the focus
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="flex min-h-target min-w-target items-center gap-2 rounded-md px-2 text-sm leading-tight font-semibold text-link transition-colors hover:not-aria-disabled:bg-accent-soft hover:not-aria-disabled:text-on-accent-soft max-sm:flex-col max-sm:gap-1 max-sm:px-0.5 max-sm:py-1.5"
    >
      {busy ? <Spinner /> : <ShareIcon name={icon} />}
      {busy ? sharingMessages.wordBusy : children}
    </button>
  )
}
