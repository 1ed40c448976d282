import { watchUrl } from '@contract/safe-link'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { buttonClass } from '@/ui/elements/button-class'
import { VideoIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'

/** Opens the video in another tab; nothing where what was saved is no address. */
export function VideoLink({ pasted, describedBy }: { pasted: string; describedBy?: string }) {
  const href = watchUrl(pasted)
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      className={buttonClass({ variant: 'quiet' })}
    >
      {outlineViewMessages.openVideo}
    </a>
  )
}

/** The same in a menu. */
export function VideoItem({ pasted }: { pasted: string }) {
  const href = watchUrl(pasted)
  if (!href) return null
  return (
    <MenuItem icon={<VideoIcon />} href={href}>
      {outlineViewMessages.openVideo}
    </MenuItem>
  )
}
