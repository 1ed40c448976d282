import type { OutlineDetails } from '@/domain/outline/outline-row'
import { BrowserPrintout } from './browser-printout'
import { PrintDialog } from './print-dialog'
import type { useSharing } from './use-sharing'
import { WhatsappDialog } from './whatsapp-dialog'

/** What asks, before an outline leaves, which of it goes; the browser's own command to print asks nothing. */
export function SharingDialog({
  sharing,
  outline,
}: {
  sharing: ReturnType<typeof useSharing>
  outline: OutlineDetails
}) {
  const { dialog, tree } = sharing
  const close = () => sharing.setDialog(null)
  if (dialog === 'print') return <PrintDialog tree={tree} details={outline} onClose={close} />
  return (
    <>
      <BrowserPrintout tree={tree} details={outline} />
      {dialog === 'whatsapp' && (
        <WhatsappDialog
          tree={tree}
          details={outline}
          onShare={(way, text) => void sharing.share(way, text)}
          onClose={close}
        />
      )}
    </>
  )
}
