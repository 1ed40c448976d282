import { outlineMessages } from '@/messages'
import { Dialog } from '@/ui/dialog'
import { OutlineFacts } from './outline-facts'
import type { SavedOutline } from './outline-queries'
import { OutlineView } from './outline-view'
import { VideoLink } from './video-link'

/** A saved outline to read (HIST-5). */
export function OutlineDialog({
  outline,
  onClose,
}: {
  outline: SavedOutline
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      width="reading"
      title={outline.title}
      description={<OutlineFacts outline={outline} />}
      closeLabel={outlineMessages.close}
      footer={<VideoLink pasted={outline.youtube_url} />}
    >
      <OutlineView markdown={outline.generated_content} topLevel={3} />
    </Dialog>
  )
}
