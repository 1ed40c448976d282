import type { MouseEvent, ReactNode } from 'react'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { barToolClass, barWordClass } from '@/ui/elements/tool-class'
import { notify } from '@/ui/feedback/notify'
import { SaveStatus } from './save-status'
import { SectionIcon } from './section-icon'
import type { EditedText } from './use-edited-text'

/** Of the button that ends it: a line that is left with Escape leads there. */
export const DONE_ID = 'concluir-edicao'
/** Of what says that all is open to be changed. */
export const HEAD_ID = 'editando'

/** Milliseconds: enough for four words. */
const SHORT = 3500

/**
 * While something is changed: whether it is saved, the way back, and the end. Stays in sight: in the header's place, where
 * all of the outline is open, and below it where one line was tapped, which a bar above would move from under the finger.
 */
export function EditBar({
  edited,
  place,
  title,
  onUndo,
  onDone,
  children,
}: {
  edited: EditedText
  place: 'top' | 'bottom'
  /** What is changed, where nothing else says it. */
  title?: string
  /** Null while there is nothing to take back: its button is there all the same, for who looks for it before they dare. */
  onUndo: (() => void) | null
  onDone: (() => void) | null
  /** What else is at hand meanwhile. */
  children?: ReactNode
}) {
  return (
    <div
      data-edit-bar={place}
      className={classNames(
        'print-none raised-bar sticky z-20 flex flex-wrap items-center gap-x-2 gap-y-1 bg-surface py-1.5 sm:gap-x-3',
        place === 'top'
          ? 'top-0 -mt-6 min-h-header max-[24rem]:-mx-2 sm:-mt-10'
          : 'bottom-0 min-h-[3.5rem] max-lg:not-has-[[data-done]]:bottom-[calc(4.25rem+env(safe-area-inset-bottom))]',
      )}
    >
      <div className="flex min-w-0 grow basis-16 flex-col justify-center gap-x-5 max-sm:has-[button]:basis-full sm:grow-0 sm:basis-auto sm:flex-row sm:items-center sm:justify-start lg:mr-7 lg:min-w-[17rem]">
        {title !== undefined && (
          <div>
            <p className="text-xs leading-snug font-semibold whitespace-nowrap min-[24rem]:text-sm sm:text-base">
              <span className="lg:hidden">{readingMessages.editingByTouch}</span>
              <span className="max-lg:hidden">{readingMessages.editing}</span>
            </p>
            {/* seen where it is a field */}
            <h1 id={HEAD_ID} tabIndex={-1} className="sr-only">
              {title}
            </h1>
          </div>
        )}
        <SaveStatus edited={edited} />
      </div>
      {title !== undefined && edited.state !== 'failed' && (
        <p className="text-sm text-muted max-lg:hidden">{readingMessages.editingByMouse}</p>
      )}
      <div className="ml-auto flex items-center gap-0.5 max-[18rem]:flex-wrap sm:gap-1 lg:gap-2">
        <button
          type="button"
          className={classNames(barToolClass, !onUndo && 'text-muted!')}
          onMouseDown={keepCursor}
          onClick={({ currentTarget }) => {
            if (!onUndo) {
              // at the top of a phone it would lie on this very bar
              notify.success(readingMessages.nothingToUndo, { atFoot: true, duration: SHORT })
              return
            }
            onUndo()
            currentTarget.focus({ preventScroll: true })
          }}
        >
          <SectionIcon name="undo" />
          <span className={barWordClass}>{readingMessages.undoStep}</span>
        </button>
        {children}
        {onDone && (
          <Button
            id={DONE_ID}
            data-done
            className="px-3! max-lg:ml-1 sm:px-4!"
            onMouseDown={keepCursor}
            onClick={onDone}
          >
            {readingMessages.done}
          </Button>
        )}
      </div>
      {edited.text.trim() === '' && <p className="w-full text-sm">{readingMessages.empty}</p>}
    </div>
  )
}

/** A line that loses the cursor ends its step, and the bar changes: the button would move away under the finger. */
function keepCursor(event: MouseEvent): void {
  event.preventDefault()
}
