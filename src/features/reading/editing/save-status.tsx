import type { ReactNode } from 'react'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon } from '@/ui/elements/icons'
import { Spinner } from '@/ui/feedback/spinner'
import type { SaveState } from './autosave'
import { SectionIcon } from './section-icon'
import type { EditedText } from './use-edited-text'

const SIGNS: Record<SaveState, { text: string; sign: ReactNode }> = {
  saved: { text: readingMessages.saved, sign: <CheckIcon /> },
  changed: { text: readingMessages.changed, sign: <SectionIcon name="pencil" /> },
  saving: { text: readingMessages.saving, sign: <Spinner /> },
  failed: { text: readingMessages.saveFailed, sign: null },
}

const LOOKS: Record<SaveState, string> = {
  // the tick begins where the words above it do
  saved: 'font-semibold text-link max-sm:[&>svg]:-ml-1',
  // beside the tools of a bar the word has room, and not its sign
  changed: 'text-muted max-[24rem]:[&>svg]:hidden',
  saving: 'text-muted max-[24rem]:[&>svg]:hidden',
  failed: 'rounded-md bg-danger-soft px-3 py-1 font-semibold text-on-danger-soft',
}

/** Whether the server has the text. */
export function SaveStatus({ edited: { state, flush } }: { edited: EditedText }) {
  const { text, sign } = SIGNS[state]
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output
        className={classNames(
          // what stands beside it keeps its place
          'flex items-center gap-1.5 text-sm leading-snug sm:min-w-[6.5rem]',
          LOOKS[state],
        )}
      >
        {sign}
        {text}
      </output>
      {state === 'failed' && (
        <Button variant="secondary" onClick={flush}>
          {readingMessages.saveRetry}
        </Button>
      )}
    </div>
  )
}
