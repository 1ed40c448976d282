import { useMemo, useState } from 'react'
import { htmlText } from '@/domain/export/html-text'
import { plainText } from '@/domain/export/plain-text'
import {
  downloadWordFile,
  emptyWordFile,
  makeWordFile,
  type SavedPlace,
} from '@/domain/export/word-download'
import type { OutlineDetails } from '@/domain/outline/outline-row'
import { titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import { copyToClipboard } from '@/lib/device/clipboard'
import { logWarning } from '@/lib/log'
import { sharingMessages } from '@/messages/sharing'
import { notify } from '@/ui/feedback/notify'
import { mailtoLink, subjectLink, whatsappPhoneLink } from '@/lib/message-links'
import { openShareSheet, takesFile } from './share-sheet'
import type { WhatsappWay } from './whatsapp-dialog'

export type SharingDialog = 'whatsapp' | 'print'

/** What an outline's bar can do with it. Nothing here rejects: a failure is said to the person. */
export function useSharing(markdown: string, details: OutlineDetails, place: SavedPlace | null) {
  const [dialog, setDialog] = useState<SharingDialog | null>(null)
  const [savingWord, setSavingWord] = useState(false)
  const tree = useMemo(() => parseOutline(markdown), [markdown])
  const { title, youtube_url: videoUrl } = details

  const copyOutline = () =>
    copyToClipboard({ text: plainText(tree, videoUrl), html: htmlText(tree, videoUrl) })

  const copy = async () => {
    try {
      await copyOutline()
      notify.success(sharingMessages.copied, { description: sharingMessages.copiedText })
    } catch (error) {
      sayNotCopied(error)
    }
  }

  const saveWord = async () => {
    setSavingWord(true)
    try {
      await downloadWordFile(tree, details, place)
      notify.success(sharingMessages.wordDone, { description: sharingMessages.wordDoneText })
    } catch (error) {
      logWarning('word_failed', error)
      notify.error(sharingMessages.wordFailed)
    } finally {
      setSavingWord(false)
    }
  }

  /** The whole goes with its Word file, where the device takes one. */
  const share = async (way: WhatsappWay, text: string) => {
    const files = way === 'whole' ? await filesToShare(tree, details, place) : []
    const data = { text, ...(way === 'whole' && { title }), ...(files.length > 0 && { files }) }
    const result = await openShareSheet(data)
    // no longer seen as an answer to the tap: without the file it is one at once
    if (result === 'unavailable') window.open(whatsappPhoneLink(text), '_self')
    else if (result === 'shared') setDialog(null)
  }

  const sendByEmail = async () => {
    const subject = subjectOf(tree, title)
    const whole = mailtoLink(subject, plainText(tree, videoUrl))
    if (whole !== null) {
      window.open(whole, '_self')
      return
    }
    try {
      await copyOutline()
    } catch (error) {
      sayNotCopied(error)
      return
    }
    notify.success(sharingMessages.emailCopied, { description: sharingMessages.emailCopiedText })
    window.open(subjectLink(subject), '_self')
  }

  return { tree, dialog, setDialog, copy, saveWord, savingWord, share, sendByEmail }
}

/** Logs why, and says that nothing is on the clipboard. */
export function sayNotCopied(error: unknown): void {
  logWarning('outline_not_copied', error)
  notify.error(sharingMessages.copyFailed)
}

/** The Word file where the share sheet takes it. Without it, the text still goes. */
async function filesToShare(...outline: Parameters<typeof makeWordFile>): Promise<File[]> {
  if (!takesFile(emptyWordFile())) return []
  try {
    return [await makeWordFile(...outline)]
  } catch (error) {
    logWarning('word_failed', error)
    return []
  }
}

/** The name under which the outline is saved, and what the outline calls itself. */
function subjectOf(tree: OutlineTree, name: string): string {
  return [...new Set([name.trim(), titleOf(tree) ?? ''])].filter(Boolean).join(': ')
}
