import type { ReactNode } from 'react'
import { sharingMessages } from '@/messages/sharing'
import { MoreIcon } from '@/ui/elements/icons'
import { MenuItem, PopupMenu } from '@/ui/elements/popup-menu'
import { besideToolClass } from '@/ui/elements/tool-class'
import type { ShareProps } from './share-bar'
import { ShareIcon } from '@/ui/elements/share-icon'
import { shareWays } from './share-ways'
import { SharingDialog } from './sharing-dialog'
import { useSharing } from './use-sharing'

/** What every week needs, and behind 'Mais' the other ways; `children` are further choices of that menu. */
export function ShareTools({
  outline,
  markdown,
  place,
  children,
}: ShareProps & { children: ReactNode }) {
  const sharing = useSharing(markdown, outline, place)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={besideToolClass}
        onClick={() => sharing.setDialog('whatsapp')}
      >
        <ShareIcon name="whatsapp" />
        {sharingMessages.whatsapp}
      </button>
      {/* on a phone it is the first of the menu */}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${besideToolClass} max-lg:hidden`}
        onClick={() => sharing.setDialog('print')}
      >
        <ShareIcon name="print" />
        {sharingMessages.print}
      </button>
      <PopupMenu
        label={sharingMessages.more}
        icon={<MoreIcon className="size-5" />}
        worded={`${besideToolClass} size-full`}
      >
        {shareWays(sharing).map(({ icon, label, ...way }) => (
          <MenuItem
            key={icon}
            icon={<ShareIcon name={icon} />}
            className={icon === 'print' ? 'lg:hidden' : undefined}
            {...way}
          >
            {label}
          </MenuItem>
        ))}
        {children}
      </PopupMenu>
      <SharingDialog sharing={sharing} outline={outline} />
    </>
  )
}
