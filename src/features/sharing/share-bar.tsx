import type { ComponentProps } from 'react'
import type { SavedPlace } from '@/domain/export/word-download'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { sharingMessages } from '@/messages/sharing'
import { classNames } from '@/ui/elements/class-names'
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
      className="print-none flex min-w-0 flex-wrap gap-0.5 rounded-md border-line max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(max(4rem,22%),1fr))] max-sm:overflow-hidden max-sm:border max-sm:bg-surface sm:gap-2"
    >
      <BarButton icon="whatsapp" first onClick={() => sharing.setDialog('whatsapp')}>
        {sharingMessages.whatsapp}
      </BarButton>
      <BarButton icon="copy" onClick={() => void sharing.copy()}>
        {sharingMessages.copy}
      </BarButton>
      <BarButton icon="word" busy={sharing.savingWord} onClick={() => void sharing.saveWord()}>
        {sharingMessages.word}
      </BarButton>
      <BarButton icon="email" onClick={() => void sharing.sendByEmail()}>
        {sharingMessages.email}
      </BarButton>
      <BarButton icon="print" onClick={() => sharing.setDialog('print')}>
        {sharingMessages.print}
      </BarButton>
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

type BarButtonProps = {
  icon: ComponentProps<typeof ShareIcon>['name']
  busy?: boolean
  /** What most are here for: on a phone it has a row of its own. */
  first?: boolean
  onClick: () => void
  children: string
}

/** On a phone the icon stands above its word, so that four fit beside each other. */
function BarButton({ icon, busy = false, first = false, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      // not disabled: a button that is would lose the focus
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={classNames(
        'flex min-h-target min-w-target items-center rounded-md leading-tight font-semibold text-link transition-colors hover:not-aria-disabled:bg-accent-soft hover:not-aria-disabled:text-on-accent-soft sm:gap-2 sm:border sm:border-control sm:bg-surface sm:px-3 sm:text-sm sm:text-ink sm:hover:not-aria-disabled:border-accent',
        first
          ? 'max-sm:col-span-full max-sm:justify-center max-sm:gap-2 max-sm:rounded-none max-sm:border-b max-sm:border-line'
          : 'max-sm:flex-col max-sm:gap-1 max-sm:px-0.5 max-sm:py-2 max-sm:text-xs',
      )}
    >
      {busy ? <Spinner /> : <ShareIcon name={icon} />}
      {busy ? sharingMessages.wordBusy : children}
    </button>
  )
}
