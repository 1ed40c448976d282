import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { SaveStatus } from './save-status'
import type { EditedText } from './use-edited-text'

/** Of the button that ends it: a line that is left with Escape leads there. */
export const DONE_ID = 'concluir-edicao'

/** While something is changed: whether it is saved, the way back, and the end. Stays in sight. */
export function EditBar({
  edited,
  onUndo,
  onDone,
}: {
  edited: EditedText
  onUndo: (() => void) | null
  onDone: (() => void) | null
}) {
  return (
    <div
      data-edit-bar
      className="print-none sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-paper px-5 py-2 sm:mx-0 sm:rounded-t-md sm:border-x"
    >
      <SaveStatus edited={edited} />
      <div className="ml-auto flex gap-2">
        {onUndo && (
          <Button variant="quiet" className="px-3" onClick={onUndo}>
            {readingMessages.undoStep}
          </Button>
        )}
        {onDone && (
          <Button id={DONE_ID} className="px-4" onClick={onDone}>
            {readingMessages.done}
          </Button>
        )}
      </div>
      {edited.text.trim() === '' && <p className="w-full text-sm">{readingMessages.empty}</p>}
    </div>
  )
}
