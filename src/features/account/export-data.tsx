import { useState } from 'react'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { accountMessages } from '@/messages/account'
import { Button } from '@/ui/elements/button'
import { notify } from '@/ui/feedback/notify'
import { AccountSection } from './account-section'
import { ownDataFileName, readOwnData, type Account } from './own-data'

/** Long enough for a slow device to begin reading what it was given. */
const KEEP_MS = 60_000

export function ExportData({ account }: { account: Account }) {
  const [busy, setBusy] = useState(false)

  const download = async () => {
    setBusy(true)
    try {
      const data = await readOwnData(account)
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(ownDataFileName(new Date()), file)
      notify.success(accountMessages.downloaded)
    } catch (error) {
      logWarning('own_data_not_read', error)
      const { code, userText } = toAppError(error)
      notify.error(
        accountMessages.downloadFailed,
        code === 'unexpected' ? {} : { description: userText },
      )
    }
    setBusy(false)
  }

  return (
    <AccountSection title={accountMessages.dataTitle} lead={accountMessages.dataText}>
      <Button
        variant="secondary"
        className="self-start"
        busy={busy}
        busyLabel={accountMessages.downloadBusy}
        onClick={() => void download()}
      >
        {accountMessages.download}
      </Button>
    </AccountSection>
  )
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
