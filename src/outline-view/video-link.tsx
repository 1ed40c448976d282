import { watchUrl } from '@contract/safe-link'
import type { ReactNode } from 'react'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { buttonClass } from '@/ui/elements/button-class'
import { VideoIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'

/** Opens the video in another tab; nothing where what was saved is no address. */
export function VideoLink({
  pasted,
  describedBy,
  className = buttonClass({ variant: 'quiet' }),
  children,
}: {
  pasted: string
  describedBy?: string
  /** In place of the look of a button. */
  className?: string
  /** Before its words. */
  children?: ReactNode
}) {
  const href = watchUrl(pasted)
  if (!href) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      className={className}
    >
      {children}
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
