import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { CheckIcon } from '@/ui/elements/icons'
import type { EditedText } from './use-edited-text'

const TEXTS = {
  saved: readingMessages.saved,
  changed: readingMessages.changed,
  saving: readingMessages.saving,
  failed: readingMessages.saveFailed,
} as const

/** Whether the server has the text. */
export function SaveStatus({ edited: { state, flush } }: { edited: EditedText }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="flex items-center gap-1 text-sm leading-snug font-semibold">
        {state === 'saved' && <CheckIcon className="-my-1 -ml-0.5 text-accent" />}
        {TEXTS[state]}
      </output>
      {state === 'failed' && (
        <Button variant="secondary" onClick={flush}>
          {readingMessages.saveRetry}
        </Button>
      )}
    </div>
  )
}
