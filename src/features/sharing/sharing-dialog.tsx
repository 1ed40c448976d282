import type { OutlineDetails } from '@/domain/outline/outline-row'
import { PrintDialog } from './print-dialog'
import type { useSharing } from './use-sharing'
import { WhatsappDialog } from './whatsapp-dialog'

/** What asks, before an outline leaves, which of it goes. */
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
  if (dialog === null) return null
  return (
    <WhatsappDialog
      tree={tree}
      details={outline}
      onShare={(way, text) => void sharing.share(way, text)}
      onClose={close}
    />
  )
}
