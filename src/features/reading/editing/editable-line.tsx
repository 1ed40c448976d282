import type { Unit } from '@/domain/editing/editable-outline'
import { difference } from '@/domain/editing/edit-words'
import { useLayoutEffect, useRef, useState } from 'react'
import { withBoundDash, withFreeDash } from '@/lib/formats'
import { classNames } from '@/ui/elements/class-names'
import { DONE_ID } from './edit-bar'
import type { OpenLine } from './open-line'
import type { StableEditing } from './use-stable'

type EditableLineProps = {
  unit: Unit
  /** For screen readers, apart from all others. */
  name: string
  /** Where the cursor is in it. */
  line: OpenLine | null
  /** Stable, so that a key does not render the whole outline. */
  editing: StableEditing
  maxLength: number
}

/** A line of the outline as a field that looks like what it says. It grows with its words. */
export function EditableLine({ unit, name, line, editing, maxLength }: EditableLineProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState({ id: line?.id, value: line?.opening ?? '' })
  const said = unit.words.slice(unit.lead)
  const value = line ? (typed.id === line.id ? typed.value : line.opening) : said

  // as long as what it stands for, and the cursor is in the same place
  const shown = withBoundDash(value)

  const bold = boldOf(unit, said, value)

  const id = line?.id
  const caret = line?.caret ?? null
  useLayoutEffect(() => {
    if (id === undefined || !field.current) return
    field.current.focus({ preventScroll: true })
    if (caret !== null) field.current.setSelectionRange(caret, caret)
    field.current.scrollIntoView?.({ block: 'nearest' })
  }, [id, caret])

  return (
    <span
      data-value={`${shown} `}
      className="grid min-w-0 grow text-wrap after:invisible after:col-start-1 after:row-start-1 after:whitespace-pre-wrap after:content-[attr(data-value)] in-data-editing:*:py-1.5 in-data-editing:after:py-1.5"
    >
      {bold > 0 && (
        // a field has letters of one kind only: these are seen in their place, as wide as its own
        <span
          aria-hidden="true"
          className="pointer-events-none z-10 col-start-1 row-start-1 whitespace-pre-wrap forced-colors:hidden"
        >
          <b ref={asWideAsPlain} className="font-semibold">
            {shown.slice(0, bold)}
          </b>
          {shown.slice(bold)}
        </span>
      )}
      <textarea
        ref={field}
        rows={1}
        aria-label={name}
        value={shown}
        maxLength={maxLength}
        onFocus={() => {
          if (!line) editing.open(unit.from, null)
        }}
        onChange={({ target }) => {
          if (!line) return
          const next = withFreeDash(target.value)
          if (editing.type(value, next)) setTyped({ id: line.id, value: next })
        }}
        onBlur={() => {
          if (line) editing.close()
        }}
        onKeyDown={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            event.preventDefault()
            event.currentTarget.blur()
            document.getElementById(DONE_ID)?.focus()
          }
          if (event.key !== 'Backspace' || selectionStart !== 0 || selectionEnd !== 0) return
          event.preventDefault()
          editing.join(value)
        }}
        className={classNames(
          // one that was tapped has its room from what is around it, so that nothing moves under the finger
          'col-start-1 row-start-1 -mx-1.5 -my-1 block w-[calc(100%+0.75rem)] resize-none overflow-hidden rounded-md px-1.5 py-1 in-data-editing:-mx-3 in-data-editing:my-0 in-data-editing:w-[calc(100%+1.5rem)] in-data-editing:px-3',
          bold > 0 && 'text-transparent caret-ink forced-colors:text-[CanvasText]',
          line
            ? 'bg-surface outline-2 outline-focus in-data-cover:bg-on-cloth/20 in-data-cover:outline-on-cloth'
            : // seen to be a field before it is touched by its ground alone; forced colours have no grounds, and show the frame
              'bg-paper outline-1 outline-transparent hover:bg-surface hover:outline-accent in-[.bg-accent-soft,.bg-gilt-soft]:bg-surface/60 in-data-cover:bg-on-cloth/15 in-data-cover:hover:bg-on-cloth/20 in-data-cover:hover:outline-on-cloth',
        )}
      />
    </span>
  )
}

/** Bold letters are wider: these as much smaller as makes their line as long as the field's, whose cursor stands in it. */
function asWideAsPlain(words: HTMLElement | null): void {
  if (!words) return
  words.style.fontSize = ''
  const wide = words.getBoundingClientRect().width
  words.style.fontWeight = 'inherit'
  const plain = words.getBoundingClientRect().width
  words.style.fontWeight = ''
  if (wide > 0) words.style.fontSize = `${((100 * plain) / wide).toFixed(2)}%`
}

/** Of a line that begins in bold, the characters that are, as it is typed. */
function boldOf({ bold, lead }: Unit, said: string, value: string): number {
  const before = Math.max(0, bold - lead)
  const [begin, end, inserted] = difference(said, value)
  if (begin >= before) return before
  return end > before ? begin : before + inserted.length - (end - begin)
}
