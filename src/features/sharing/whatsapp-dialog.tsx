import { useState, type ReactNode } from 'react'
import {
  MESSAGE_LIMIT,
  whatsappMessages,
  whatsappText,
  type Message,
} from '@/domain/export/whatsapp-text'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import type { OutlineTree } from '@outline-text/outline-tree'
import { copyToClipboard } from '@/lib/clipboard'
import { commonMessages } from '@/messages/common'
import { sharingMessages } from '@/messages/sharing'
import { Button } from '@/ui/elements/button'
import { buttonClass } from '@/ui/elements/button-class'
import { Dialog } from '@/ui/elements/dialog'
import { isPhone, whatsappLink, whatsappPhoneLink } from '@/lib/sending'
import { hasShareSheet, openShareSheet } from './share-sheet'
import { sayNotCopied } from './use-sharing'

const WHATSAPP_WEB = 'https://web.whatsapp.com/'

type WhatsappDialogProps = {
  tree: OutlineTree
  details: OutlineDetails
  savingWord: boolean
  onSaveWord: () => void
  onClose: () => void
}

/** The ways into WhatsApp for an outline that no link can carry: whole, as a file, section by section. */
export function WhatsappDialog({
  tree,
  details,
  savingWord,
  onSaveWord,
  onClose,
}: WhatsappDialogProps) {
  const { youtube_url: videoUrl, title } = details
  const whole = whatsappText(tree, videoUrl)
  const messages = whatsappMessages(tree, videoUrl, title)
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set())

  const copy = async (text: string) => {
    try {
      await copyToClipboard({ text })
      setCopied(new Set([...copied, text]))
    } catch (error) {
      sayNotCopied(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={sharingMessages.whatsappTitle}
      description={sharingMessages.whatsappLead}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-6">
        <output className="sr-only">{copied.size > 0 && sharingMessages.copied}</output>
        {whole.length <= MESSAGE_LIMIT ? (
          <Way title={sharingMessages.whatsappWhole} hint={sharingMessages.whatsappWholeHint}>
            <Button onClick={() => void copy(whole)}>
              {copied.has(whole) ? sharingMessages.copied : sharingMessages.whatsappCopyAll}
            </Button>
            {hasShareSheet() && (
              <Button variant="secondary" onClick={() => void openShareSheet({ text: whole })}>
                {sharingMessages.whatsappSendText}
              </Button>
            )}
            <a
              {...(isPhone()
                ? { href: whatsappPhoneLink(whole) }
                : { href: WHATSAPP_WEB, target: '_blank', rel: 'noopener noreferrer' })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {isPhone() ? sharingMessages.whatsappOpen : sharingMessages.whatsappOpenWeb}
            </a>
          </Way>
        ) : (
          <p>{sharingMessages.whatsappTooLong}</p>
        )}
        <Way title={sharingMessages.whatsappFile} hint={sharingMessages.whatsappFileHint}>
          <Button
            variant="secondary"
            busy={savingWord}
            busyLabel={sharingMessages.wordBusy}
            onClick={onSaveWord}
          >
            {sharingMessages.word}
          </Button>
        </Way>
        {messages.length > 1 && (
          <Way title={sharingMessages.whatsappParts} hint={sharingMessages.whatsappPartsHint}>
            <ul className="flex w-full flex-col">
              {messages.map((message) => (
                <Part
                  key={message.title}
                  message={message}
                  copied={copied.has(message.text)}
                  onCopy={() => void copy(message.text)}
                />
              ))}
            </ul>
          </Way>
        )}
      </div>
    </Dialog>
  )
}

function Way({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-sans text-base">{title}</h3>
      <p className="text-sm text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

function Part({
  message: { title, text },
  copied,
  onCopy,
}: {
  message: Message
  copied: boolean
  onCopy: () => void
}) {
  const link = whatsappLink(text)
  return (
    <li className="flex items-center gap-1 border-t border-line py-1">
      <span className="min-w-0 grow">{title}</span>
      <button
        type="button"
        aria-label={sharingMessages.copyPart(title)}
        onClick={onCopy}
        className={PART_ACTION}
      >
        {copied ? sharingMessages.partCopied : sharingMessages.copy}
      </button>
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={sharingMessages.sendPart(title)}
          className={PART_ACTION}
        >
          {sharingMessages.whatsappSend}
        </a>
      )}
    </li>
  )
}

const PART_ACTION =
  'inline-flex min-h-target shrink-0 items-center rounded-md px-3 font-semibold text-link hover:bg-accent-soft hover:text-on-accent-soft'
