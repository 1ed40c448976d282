import type { OutlineTree } from '@parsed-outline/outline-tree'
import { useState } from 'react'
import {
  challengeText,
  MESSAGE_LIMIT,
  participantsText,
  whatsappText,
} from '@/domain/export/whatsapp-text'
import { cutText } from '@/domain/export/cut-text'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { copyToClipboard } from '@/lib/device/clipboard'
import { isPhone, whatsappAnchor } from '@/lib/message-links'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'
import { MessageBubble } from '@/outline-view/message-bubble'
import { radioClass } from '@/ui/forms/radio-class'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { Dialog } from '@/ui/elements/dialog'
import { hasShareSheet } from './share-sheet'
import { sayNotCopied } from './use-sharing'

export type WhatsappWay = 'whole' | 'participants' | 'challenge'

type WhatsappDialogProps = {
  tree: OutlineTree
  details: OutlineDetails
  /** By the share sheet of the device. */
  onShare: (way: WhatsappWay, text: string) => void
  onClose: () => void
}

/**
 * Three messages to choose from, each shown as it will be read. It is mostly a group that is written to: what is the
 * leader's is sent where it is asked for.
 */
export function WhatsappDialog({ tree, details, onShare, onClose }: WhatsappDialogProps) {
  const [chosen, setWay] = useState<WhatsappWay>('participants')
  const [copied, setCopied] = useState<string | null>(null)
  const texts = {
    whole: whatsappText(tree, details.youtube_url),
    participants: participantsText(tree),
    challenge: challengeText(tree),
  }
  const ways = (['participants', 'whole', 'challenge'] as const).filter(
    (name) => texts[name] !== null,
  )
  const way = texts[chosen] === null ? 'whole' : chosen
  const text = texts[way] ?? texts.whole
  const messages = cutText(text, MESSAGE_LIMIT)
  const anchor = whatsappAnchor(text)
  const fitsLink = anchor.href.endsWith(encodeURIComponent(text))

  const copy = async (what: string) => {
    try {
      await copyToClipboard({ text: what })
      setCopied(what)
    } catch (error) {
      sayNotCopied(error)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={sharingMessages.whatsappTitle}
      closeLabel={commonMessages.close}
      footer={
        messages.length === 1 && (
          <>
            <Button variant="secondary" onClick={() => void copy(text)}>
              <CopyLabel name={sharingMessages.whatsappCopy} isCopied={copied === text} />
            </Button>
            {hasShareSheet() ? (
              <Button onClick={() => onShare(way, text)}>{sharingMessages.whatsappSend}</Button>
            ) : (
              <a
                href={anchor.href}
                target={anchor.target}
                rel={anchor.rel}
                // what no link holds is pasted
                onClick={() => void (fitsLink || copy(text))}
                className={buttonClass({ variant: 'primary' })}
              >
                {fitsLink ? sharingMessages.whatsappSend : sharingMessages.whatsappCopyAndOpen}
              </a>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <WayChoice ways={ways} way={way} onChoose={setWay} />
        <output className="sr-only">{copied !== null && sharingMessages.copied}</output>
        <MessageBubble key={way} text={text} className="max-h-[38svh]" />
        {messages.length > 1 ? (
          <>
            <p className="text-sm">{sharingMessages.whatsappTooLong}</p>
            <MessageParts messages={messages} copied={copied} onCopy={copy} />
          </>
        ) : (
          !fitsLink && (
            <p className="text-sm text-muted">{sharingMessages.whatsappPaste[pasteWay()]}</p>
          )
        )}
      </div>
    </Dialog>
  )
}

/** Which of the messages it is. */
function WayChoice({
  ways,
  way,
  onChoose,
}: {
  ways: readonly WhatsappWay[]
  way: WhatsappWay
  onChoose: (way: WhatsappWay) => void
}) {
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{sharingMessages.whatsappWhich}</legend>
      {ways.map((name) => (
        <label
          key={name}
          className="flex min-h-target items-center gap-3 rounded-md px-2 font-semibold hover:bg-sunken"
        >
          <input
            type="radio"
            name="mensagem"
            className={radioClass}
            checked={way === name}
            onChange={() => onChoose(name)}
          />
          {sharingMessages.whatsappWays[name]}
        </label>
      ))}
    </fieldset>
  )
}

/** What is too long for one message, to be copied part by part. */
function MessageParts({
  messages,
  copied,
  onCopy,
}: {
  messages: readonly string[]
  /** The text that was copied last. */
  copied: string | null
  onCopy: (message: string) => Promise<void>
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
      {messages.map((message, index) => (
        <Button key={message} variant="secondary" onClick={() => void onCopy(message)}>
          <CopyLabel
            name={sharingMessages.whatsappCopyPart(index + 1, messages.length)}
            isCopied={copied === message}
          />
        </Button>
      ))}
    </div>
  )
}

/** How a text that no link holds gets into WhatsApp on this device. */
function pasteWay(): keyof typeof sharingMessages.whatsappPaste {
  if (hasShareSheet()) return 'shared'
  return isPhone() ? 'phone' : 'computer'
}

/** That it was copied is seen on the button, and heard from the live region alone. */
function CopyLabel({ name, isCopied }: { name: string; isCopied: boolean }) {
  if (!isCopied) return name
  return (
    <>
      <span aria-hidden="true">{sharingMessages.copied}</span>
      <span className="sr-only">{name}</span>
    </>
  )
}
