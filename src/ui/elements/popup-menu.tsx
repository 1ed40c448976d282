import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names'
import { usePopup } from './use-popup'

export type MenuChoice = { label: string; icon?: ReactNode; danger?: boolean; onChoose: () => void }

/** Pixels between the button, the menu and the edge of the window. */
const MARGIN = 8

/** A button with the few things that can be done to what it stands beside. It opens upwards where there is more room. */
export function PopupMenu({
  label,
  icon,
  choices,
}: {
  /** The name of the button for screen readers. */
  label: string
  icon: ReactNode
  choices: readonly MenuChoice[]
}) {
  const { open, setOpen, area, toggle } = usePopup()
  const list = useRef<HTMLUListElement>(null)
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  const id = useId()

  useLayoutEffect(() => {
    if (!open || !list.current || !toggle.current) return
    const { top, bottom } = toggle.current.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setSide(list.current.offsetHeight + MARGIN > below && top > below ? 'top' : 'bottom')
  }, [open, toggle])

  return (
    <div
      ref={area}
      data-menu
      className="relative shrink-0 font-sans text-base leading-snug tracking-normal"
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="grid size-target place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken"
      >
        {icon}
        <span className="sr-only">{label}</span>
      </button>
      <ul
        ref={list}
        id={id}
        hidden={!open}
        data-side={side}
        className="absolute right-0 z-20 my-1 w-max data-[side=bottom]:top-full data-[side=top]:bottom-full max-w-[80vw] rounded-md border border-line bg-surface p-1 shadow-lg"
      >
        {choices.map(({ label: name, icon: sign, danger = false, onChoose }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                setOpen(false)
                toggle.current?.focus()
                onChoose()
              }}
              className={classNames(
                'flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-semibold',
                danger
                  ? 'text-danger hover:bg-danger-soft hover:text-on-danger-soft'
                  : 'hover:bg-accent-soft hover:text-on-accent-soft',
              )}
            >
              {sign}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
