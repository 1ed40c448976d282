import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { withBoundDash } from '@/lib/formats'
import { historyMessages } from '@/messages/history'
import { controlClass } from '@/ui/forms/field'
import { cardIconClass, cardIconWordClass } from './card-icon-class'
import { LineIcon } from '@/ui/elements/icons'

/** As the database has it. */
const MAX_LENGTH = 200

/**
 * A title that is changed where it stands (HIST-4): Enter or leaving saves, Escape does not; nor is a title saved that
 * is blank or the same.
 */
export function EditableTitle({
  id,
  title,
  shown,
  to,
  onSave,
}: {
  id: string
  title: string
  /** What the outline is known by, where that is not its title. */
  shown: string
  /** What a press on it opens, anywhere on the card. */
  to: string
  onSave: (title: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // what will stand in the field, where it is not what is seen
  const savedAs = shown === title ? null : `${id}-titulo`
  // a field that goes away may lose the focus once more
  const editing = useRef(false)

  const open = () => {
    editing.current = true
    flushSync(() => setTyped(title))
    field.current?.focus()
    field.current?.select()
  }

  const close = (save: boolean) => {
    if (!editing.current) return
    editing.current = false
    const wanted = typed?.trim() ?? ''
    const hadFocus = document.activeElement === field.current
    flushSync(() => setTyped(null))
    if (save && wanted && wanted !== title) onSave(wanted)
    if (hadFocus) button.current?.focus()
  }

  if (typed === null) {
    return (
      <div className="flex items-start justify-between gap-2">
        <h3 id={id} className="min-w-0 text-lg leading-snug wrap-anywhere">
          <Link to={to} className="after:absolute after:inset-0 hover:text-link">
            {withBoundDash(shown)}
          </Link>
        </h3>
        <button
          ref={button}
          type="button"
          onClick={open}
          aria-describedby={savedAs === null ? id : `${id} ${savedAs}`}
          aria-label={historyMessages.editTitle}
          className={`${cardIconClass} z-1 -my-2 -mr-3 hover:bg-sunken hover:text-ink`}
        >
          <PencilIcon />
          <span className={cardIconWordClass}>{historyMessages.editShort}</span>
        </button>
        {savedAs !== null && (
          <span id={savedAs} aria-hidden="true" className="sr-only">
            {title}
          </span>
        )}
      </div>
    )
  }
  return (
    <input
      ref={field}
      aria-label={historyMessages.titleField}
      value={typed}
      maxLength={MAX_LENGTH}
      enterKeyHint="done"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => close(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        // the key would go on to the button that now gets the focus
        event.preventDefault()
        close(event.key === 'Enter')
      }}
      className={`${controlClass(false)} min-h-target font-serif font-semibold`}
    />
  )
}

function PencilIcon() {
  return (
    <LineIcon className="size-5">
      <path d="m3.5 16.5.8-3.6 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.5.5a1.6 1.6 0 0 1 0 2.3l-8.6 8.6-3.6.8Z" />
      <path d="m11.5 5.7 2.8 2.8" />
    </LineIcon>
  )
}
