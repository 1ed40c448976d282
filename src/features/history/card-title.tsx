import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { TITLE_LENGTH } from '@/domain/outline/outline-row'
import { historyMessages } from '@/messages/history/history'
import { controlClass } from '@/ui/forms/field'

/** The name of an outline on its card; a press on it, anywhere on the card, opens the outline. */
export function CardTitle({ id, to, children }: { id: string; to: string; children: ReactNode }) {
  return (
    <h3 id={id} className="min-w-0 text-lg leading-snug wrap-anywhere">
      <Link to={to} className="after:absolute after:inset-0 hover:text-link">
        {children}
      </Link>
    </h3>
  )
}

/**
 * A title that is changed where it stands (HIST-4): Enter or leaving saves, Escape does not; nor is a title saved that
 * is blank or the same. The focus goes back to where it was before.
 */
export function TitleField({
  title,
  onSave,
  onClose,
}: {
  title: string
  onSave: (title: string) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState(title)
  const [opener] = useState(() => document.activeElement)
  const field = useRef<HTMLInputElement>(null)
  // a field that goes away may lose the focus once more
  const closed = useRef(false)

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const close = (save: boolean) => {
    if (closed.current) return
    closed.current = true
    const wanted = typed.trim()
    const hadFocus = document.activeElement === field.current
    flushSync(onClose)
    if (save && wanted && wanted !== title) onSave(wanted)
    if (hadFocus && opener instanceof HTMLElement) opener.focus()
  }

  return (
    <input
      ref={field}
      aria-label={historyMessages.titleField}
      value={typed}
      maxLength={TITLE_LENGTH}
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
      className={`${controlClass(false)} z-1 min-h-target font-serif font-semibold`}
    />
  )
}
