import type { MouseEvent, ReactNode, RefObject } from 'react'
import { readingMessages } from '@/messages/reading'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { PencilIcon } from '@/ui/elements/icons'
import { besideToolClass } from '@/ui/elements/tool-class'

type ReaderToolsProps = {
  onMeet: () => void
  editButton: RefObject<HTMLButtonElement | null>
  onEdit: (event: MouseEvent) => void
  /** For the bar of a line that is being changed, where both would lie at the foot of the window. */
  makesRoom: boolean
  /** The tools that are left: sending, printing where there is room, and the menu of what is seldom needed. */
  children: ReactNode
}

/**
 * What can be done with an outline, in one bar: under the thumb on a phone, beside the outline where there is room. What
 * is said in passing lies above it.
 */
export function ReaderTools({ onMeet, editButton, onEdit, makesRoom, children }: ReaderToolsProps) {
  return (
    <div
      data-reader-tools
      className={classNames(
        makesRoom && 'max-lg:hidden',
        'print-none z-30 grid grid-cols-[minmax(0,24rem)_auto_auto_auto] items-stretch justify-center gap-1 max-[18rem]:flex max-[18rem]:flex-wrap lg:grid-cols-2',
        // where little fits below each other it stands above the outline, and stays there
        'max-lg:not-low:sticky max-lg:not-low:bottom-0 max-lg:not-low:order-last max-lg:not-low:raised-bar max-lg:not-low:bg-surface max-lg:not-low:pt-2 max-lg:not-low:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:low:mb-4',
      )}
    >
      <Button
        onClick={onMeet}
        aria-describedby="para-que-modo"
        className="px-3! max-[18rem]:w-full lg:col-span-full lg:min-h-target-lg"
      >
        {readingMessages.meeting}
      </Button>
      <p
        id="para-que-modo"
        className="text-center text-sm leading-snug text-balance text-muted max-lg:hidden lg:col-span-full lg:my-1"
      >
        {readingMessages.meetingFor}
      </p>
      <button ref={editButton} type="button" className={besideToolClass} onClick={onEdit}>
        <PencilIcon />
        {readingMessages.edit}
      </button>
      {children}
    </div>
  )
}
