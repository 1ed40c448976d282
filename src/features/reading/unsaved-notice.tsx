import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { Notice } from '@/ui/feedback/notice'
import type { EditedText } from './editing/use-edited-text'

/** What was written on an earlier visit and never reached the server, to be taken or dropped. */
export function UnsavedNotice({ edited }: { edited: EditedText }) {
  const { left } = edited
  if (left === null) return null
  return (
    <Notice tone="warning" announce="polite" title={readingMessages.unsavedTitle}>
      <p>{readingMessages.unsavedText}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            edited.change(left)
            edited.flush()
          }}
        >
          {readingMessages.unsavedUse}
        </Button>
        <Button variant="quiet" onClick={edited.dropLeft}>
          {readingMessages.unsavedDrop}
        </Button>
      </div>
    </Notice>
  )
}
