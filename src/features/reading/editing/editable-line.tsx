import { typedWords, type Unit } from '@/domain/editing/editable-outline'
import { difference } from '@/domain/editing/edit-words'
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { withBoundDash, withBoundVerses, withFreeDash } from '@/lib/formats'
import { classNames } from '@/ui/elements/class-names'
import { caretAt } from '../tapped-line'
import { DONE_ID } from './edit-bar'
import type { OpenLine } from './open-line'
import type { StableEditing } from './use-stable'

type EditableLineProps = {
  unit: Unit
  /** For screen readers, apart from all others. */
  name: string
  /** Its words as they are read. */
  shown: ReactNode
  /** Where the cursor is in it. */
  line: OpenLine | null
  /** Stable, so that a key does not render the whole outline. */
  editing: StableEditing
  maxLength: number
}

/**
 * A line of the outline that is a field: it looks as it is read until the cursor is in it, and then has the room that it
 * had, so that nothing around it moves. It grows with its words.
 */
export function EditableLine({ unit, name, shown, line, editing, maxLength }: EditableLineProps) {
  const read = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState({ id: line?.id, value: line?.opening ?? '' })
  const said = typedWords(unit)
  const value = line ? (typed.id === line.id ? typed.value : line.opening) : said

  // as long as what it stands for, and the cursor is in the same place
  const words = withBoundVerses(withBoundDash(value))

  const bold = boldOf(unit, said, value)

  const id = line?.id
  const caret = line?.caret ?? null
  useLayoutEffect(() => {
    if (id === undefined || !field.current) return
    field.current.focus({ preventScroll: true })
    if (caret !== null) field.current.setSelectionRange(caret, caret)
    field.current.scrollIntoView?.({ block: 'nearest' })
  }, [id, caret])

  /** Where the finger or the mouse is, among the words as they are read: those of the field stand elsewhere. */
  const openAt = (event: MouseEvent) => {
    if (line || event.button !== 0 || !read.current) return
    event.preventDefault()
    read.current.inert = false
    const place = caretAt(read.current, event.clientX, event.clientY)
    read.current.inert = true
    editing.open(unit.from, place)
  }

  return (
    <span
      data-value={`${words} `}
      className={classNames(
        'line-ground grid min-w-0 grow forced-colors:outline-1',
        line &&
          'after:invisible after:col-start-1 after:row-start-1 after:whitespace-pre-wrap after:content-[attr(data-value)]',
        // its label stood above it in small letters, and stands among its words now
        line && bold > 0 && 'after:-mb-2',
      )}
    >
      <span
        ref={read}
        aria-hidden="true"
        inert
        className={classNames(
          // what a press would open is words like all others here
          'z-10 col-start-1 row-start-1 min-w-0 [&_:is(a,button)]:[color:inherit] [&_:is(a,button)]:[font:inherit] [&_:is(a,button)]:[word-spacing:inherit] [&_:is(a,button)]:no-underline',
          line && 'invisible',
        )}
      >
        {shown}
      </span>
      {line && bold > 0 && (
        // a field has letters of one kind only: these are seen in their place, as wide as its own
        <span
          aria-hidden="true"
          className="pointer-events-none z-10 col-start-1 row-start-1 -mb-2 whitespace-pre-wrap forced-colors:hidden"
        >
          <b ref={asWideAsPlain} className="font-semibold">
            {words.slice(0, bold)}
          </b>
          {words.slice(bold)}
        </span>
      )}
      <textarea
        ref={field}
        rows={1}
        // no wider than its words: what stands beside it keeps its place
        cols={1}
        aria-label={name}
        value={words}
        maxLength={maxLength}
        onMouseDown={openAt}
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
          // its lines end where they ended
          'line-field resize-none overflow-hidden [text-wrap:inherit]',
          line
            ? 'outline-3 -outline-offset-3 outline-accent not-in-data-editing:bg-surface in-data-cover:outline-on-cloth'
            : 'bg-transparent text-transparent transition-colors hover:bg-accent-soft forced-colors:opacity-0 in-data-cover:hover:bg-on-cloth/20',
          line && bold > 0 && 'text-transparent caret-ink forced-colors:text-[CanvasText]',
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
