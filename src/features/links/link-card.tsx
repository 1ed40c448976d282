import type { LinkKind } from '@contract/links'
import { useEffect, useId, useRef, useState } from 'react'
import { tokenOf } from '@/domain/links/link-tokens'
import type { OutlineLink } from '@/domain/links/outline-link'
import { copyToClipboard } from '@/lib/device/clipboard'
import { formatPlanDay } from '@/lib/formats'
import { logWarning } from '@/lib/log'
import { groupPagePath, sharedOutlinePath } from '@/lib/paths'
import { whatsappPhoneLink } from '@/lib/message-links'
import { linkMessages } from '@/messages/links'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { classNames } from '@/ui/elements/class-names'
import { notify } from '@/ui/feedback/notify'

type LinkCardProps = {
  kind: LinkKind
  link: OutlineLink
  /** Of the outline itself. */
  title: string | null
  /** Made just now: what was pressed for it is gone. */
  isNew: boolean
  onEnd: () => Promise<void>
}

/** An open link: until when, and, on the device that made it, what to send. */
export function LinkCard({ kind, link, title, isNew, onEnd }: LinkCardProps) {
  const [ending, setEnding] = useState(false)
  const untilId = useId()
  const copyButton = useRef<HTMLButtonElement>(null)
  const token = tokenOf(link.id)
  const url = token === null ? null : window.location.origin + pathOf(kind, token)

  useEffect(() => {
    if (isNew) copyButton.current?.focus()
  }, [isNew])

  const copy = async (text: string) => {
    try {
      await copyToClipboard({ text })
      notify.success(linkMessages.copied)
    } catch (error) {
      logWarning('link_not_copied', error)
      notify.error(linkMessages.notCopied)
    }
  }
  const end = async () => {
    setEnding(true)
    await onEnd()
    setEnding(false)
  }

  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4">
      <p id={untilId} className="font-semibold">
        {linkMessages.fromUntil(formatPlanDay(link.created_at), formatPlanDay(link.expires_at))}
      </p>
      {link.note && <p className="text-sm text-muted wrap-break-word">{link.note}</p>}
      {url === null ? (
        <p className="text-sm text-muted">{linkMessages.elsewhere}</p>
      ) : (
        <p className="text-sm break-all select-all">
          <span className="sr-only">{linkMessages.address}: </span>
          {url}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {url !== null && (
          <>
            <Button
              ref={copyButton}
              className="max-sm:grow"
              aria-describedby={untilId}
              onClick={() => void copy(url)}
            >
              {linkMessages.copy}
            </Button>
            <a
              href={whatsappPhoneLink(messageOf(kind, link, title, url))}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={untilId}
              className={classNames(buttonClass({ variant: 'secondary' }), 'max-sm:grow')}
            >
              {linkMessages.send}
            </a>
          </>
        )}
        <Button
          variant={url === null ? 'secondary' : 'quiet'}
          className="max-sm:grow"
          aria-describedby={untilId}
          busy={ending}
          onClick={() => void end()}
        >
          {linkMessages.end}
        </Button>
      </div>
    </li>
  )
}

function pathOf(kind: LinkKind, token: string): string {
  return kind === 'group' ? groupPagePath(token) : sharedOutlinePath(token)
}

function messageOf(kind: LinkKind, link: OutlineLink, title: string | null, url: string): string {
  return kind === 'group'
    ? linkMessages.groupMessage(link.shows_title ? title : null, url)
    : linkMessages.leadersMessage(link.note, url)
}
