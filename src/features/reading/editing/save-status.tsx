import type { ReactNode } from 'react'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { CheckIcon } from '@/ui/elements/icons'
import { Spinner } from '@/ui/feedback/spinner'
import type { SaveState } from './autosave'
import { SectionIcon } from './section-icon'
import type { EditedText } from './use-edited-text'

const UNDER_WAY = 'rounded-full bg-gilt-soft text-on-gilt-soft'

const SIGNS: Record<SaveState, { text: string; look: string; sign: ReactNode }> = {
  saved: {
    text: readingMessages.saved,
    look: 'rounded-full bg-accent-soft text-on-accent-soft',
    sign: <CheckIcon />,
  },
  changed: {
    text: readingMessages.changed,
    look: UNDER_WAY,
    sign: <SectionIcon name="pencil" />,
  },
  saving: { text: readingMessages.saving, look: UNDER_WAY, sign: <Spinner /> },
  failed: {
    text: readingMessages.saveFailed,
    look: 'rounded-md bg-danger-soft text-on-danger-soft',
    sign: null,
  },
}

/** Whether the server has the text. */
export function SaveStatus({ edited: { state, flush } }: { edited: EditedText }) {
  const { text, look, sign } = SIGNS[state]
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output
        className={classNames(
          'flex items-center gap-1.5 px-3 py-1 text-sm leading-snug font-semibold transition-colors',
          look,
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
