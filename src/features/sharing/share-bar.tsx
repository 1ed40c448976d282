import type { SavedPlace } from '@/domain/export/word-download'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { sharingMessages } from '@/messages/sharing'
import { classNames } from '@/ui/elements/class-names'
import { toolClass } from '@/ui/elements/tool-class'
import { Spinner } from '@/ui/feedback/spinner'
import { ShareIcon } from '@/ui/elements/share-icon'
import { shareWays, type ShareWay } from './share-ways'
import { SharingDialog } from './sharing-dialog'
import { useSharing } from './use-sharing'

export type ShareProps = {
  outline: OutlineDetails
  /** Its text as it stands now. */
  markdown: string
  /** Of a saved one, by which its file is named; one that was just made has none. */
  place: SavedPlace | null
}

const wayClass = `${toolClass} max-sm:px-0.5 max-[22rem]:text-[0.8125rem] sm:flex-row sm:gap-2 sm:px-3 lg:in-data-made:min-h-target lg:in-data-made:justify-start lg:in-data-made:text-[1rem] lg:in-data-made:whitespace-nowrap`
/** Everything that an outline can leave the app by, in one row, what most take first. */
export function ShareBar({ outline, markdown, place }: ShareProps) {
  const sharing = useSharing(markdown, outline, place)
  const ways: readonly ShareWay[] = [
    {
      icon: 'whatsapp',
      label: sharingMessages.whatsapp,
      busy: false,
      opensDialog: true,
      onChoose: () => sharing.setDialog('whatsapp'),
    },
    ...shareWays(sharing),
  ]
  return (
    <fieldset
      aria-label={sharingMessages.bar}
      className="print-none flex min-w-0 flex-wrap items-stretch gap-1 max-sm:w-full max-sm:justify-between max-sm:gap-0 min-[20rem]:max-sm:flex-nowrap lg:in-data-made:grid lg:in-data-made:grid-cols-[auto_1fr] lg:in-data-made:rounded-lg lg:in-data-made:border lg:in-data-made:border-line lg:in-data-made:bg-surface lg:in-data-made:p-1.5"
    >
      {ways.map(({ icon, label, busy, onChoose }) => (
        <button
          key={icon}
          type="button"
          // not disabled: a button that is would lose the focus
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={busy ? undefined : onChoose}
          className={classNames(
            wayClass,
            // most take it, and two of the others fit beside each other
            icon === 'whatsapp' &&
              'lg:in-data-made:col-span-2 lg:in-data-made:justify-center! lg:in-data-made:bg-accent-soft',
            // its hyphen is no place to break
            icon === 'email' && 'whitespace-nowrap',
          )}
        >
          {busy ? <Spinner /> : <ShareIcon name={icon} />}
          {label}
        </button>
      ))}
      <SharingDialog sharing={sharing} outline={outline} />
    </fieldset>
  )
}
