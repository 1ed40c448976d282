import { useState } from 'react'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { accountMessages } from '@/messages/account/account'
import { Button } from '@/ui/elements/button'
import { notify } from '@/ui/feedback/notify'
import { AccountSection } from './account-section'
import { ownDataFileName, readOwnData, type Account, type OwnData } from '@/domain/account/own-data'

/** Long enough for a slow device to begin reading what it was given. */
const KEEP_MS = 60_000

type Format = 'html' | 'json'

const FORMATS: readonly { format: Format; label: string; text: string }[] = [
  {
    format: 'html',
    label: accountMessages.downloadPage,
    text: accountMessages.downloadPageText,
  },
  { format: 'json', label: accountMessages.download, text: accountMessages.downloadText },
]

export function ExportData({ account }: { account: Account }) {
  const [busy, setBusy] = useState<Format | null>(null)

  const download = async (format: Format) => {
    setBusy(format)
    try {
      const file = await fileOf(await readOwnData(account), format)
      saveFile(ownDataFileName(new Date(), format), file)
      notify.success(accountMessages.downloaded)
    } catch (error) {
      logWarning('own_data_not_read', error)
      const { code, userText } = toAppError(error)
      notify.error(
        accountMessages.downloadFailed,
        code === 'unexpected' ? {} : { description: userText },
      )
    }
    setBusy(null)
  }

  return (
    <AccountSection title={accountMessages.dataTitle} lead={accountMessages.dataText}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-6">
        {FORMATS.map(({ format, label, text }) => (
          <div key={format} className="flex flex-col gap-2">
            <Button
              variant="secondary"
              className="self-start"
              busy={busy === format}
              busyLabel={accountMessages.downloadBusy}
              disabled={busy !== null}
              aria-describedby={`dados-${format}`}
              onClick={() => void download(format)}
            >
              {label}
            </Button>
            <p id={`dados-${format}`} className="text-sm text-muted">
              {text}
            </p>
          </div>
        ))}
      </div>
    </AccountSection>
  )
}

async function fileOf(data: OwnData, format: Format): Promise<Blob> {
  if (format === 'json') {
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  }
  // what reads an outline is not for everybody who opens their account
  const { ownDataPage } = await import('./own-data-page')
  return new Blob([ownDataPage(data)], { type: 'text/html' })
}

/** Hands a file to the browser to be saved. */
function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
