import type { SavedPlace } from '@/domain/export/word-download'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { sharingMessages } from '@/messages/sharing'
import { toolClass } from '@/ui/elements/tool-class'
import { Spinner } from '@/ui/feedback/spinner'
import { ShareIcon } from './share-icon'
import { shareWays } from './share-ways'
import { SharingDialog } from './sharing-dialog'
import { useSharing } from './use-sharing'

export type ShareProps = {
  outline: OutlineDetails
  /** Its text as it stands now. */
  markdown: string
  /** Of a saved one, by which its file is named; one that was just made has none. */
  place: SavedPlace | null
}

const wayClass = `${toolClass} sm:flex-row sm:gap-2 sm:px-3`

/** Everything that an outline can leave the app by, in one row. */
export function ShareBar({ outline, markdown, place }: ShareProps) {
  const sharing = useSharing(markdown, outline, place)
  return (
    <fieldset
      aria-label={sharingMessages.bar}
      className="print-none flex min-w-0 flex-wrap items-center gap-1 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(4rem,30%),1fr))] max-sm:items-stretch max-sm:gap-0"
    >
      <button type="button" className={wayClass} onClick={() => sharing.setDialog('whatsapp')}>
        <ShareIcon name="whatsapp" />
        {sharingMessages.whatsapp}
      </button>
      {shareWays(sharing).map(({ icon, label, busy, onChoose }) => (
        <button
          key={icon}
          type="button"
          // not disabled: a button that is would lose the focus
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onChoose}
          className={wayClass}
        >
          {busy ? <Spinner /> : <ShareIcon name={icon} />}
          {label}
        </button>
      ))}
      <SharingDialog sharing={sharing} outline={outline} />
    </fieldset>
  )
}
