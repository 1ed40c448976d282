import {
  createContext,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from './class-names'
import { usePopup } from './use-popup'

type MenuChoice = { label: string; icon?: ReactNode; danger?: boolean; onChoose: () => void }

/** Pixels between the button, the menu and the edge of the window. */
const MARGIN = 8

/** Closes the menu that a choice stands in, and gives the focus back to its button. */
const CloseContext = createContext<() => void>(() => {})

/** Where the menu has room, and how much, and how far it is moved from its edge for that, in pixels. */
type Place = { side: 'top' | 'bottom'; edge: 'left' | 'right'; room: number; shift: number }

type PopupMenuProps = {
  /** The name of the button; for screen readers alone where it is not `worded`. */
  label: ReactNode
  icon: ReactNode
  /** The look of a button that shows its name, under its icon or beside it. */
  worded?: string
} & (
  | /** In the page only while the menu is open. */
    { choices: readonly MenuChoice[]; children?: never }
  /** `MenuItem`s, alone or in components of their own. They stay mounted: what one of them opens outlives the menu. */
  | { choices?: never; children: ReactNode }
)

/**
 * A button with the few things that can be done to what it stands beside, over the page. It opens upwards where there
 * is more room; the arrow keys go through it.
 */
export function PopupMenu({ label, icon, worded, choices, children }: PopupMenuProps) {
  const { open, setOpen, area, toggle } = usePopup()
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({
    side: 'bottom',
    edge: 'right',
    room: 0,
    shift: 0,
  })
  const id = useId()

  useLayoutEffect(() => {
    if (!open || !list.current || !toggle.current) return
    setPlace(placeOf(list.current, toggle.current))
    choicesIn(list.current)[0]?.focus({ preventScroll: true })
  }, [open, toggle])

  const close = useCallback(() => {
    setOpen(false)
    toggle.current?.focus()
  }, [setOpen, toggle])

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
        className={
          worded ??
          'grid size-target place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken'
        }
      >
        {icon}
        <span className={worded === undefined ? 'sr-only' : undefined}>{label}</span>
      </button>
      <ul
        ref={list}
        id={id}
        hidden={!open}
        data-side={place.side}
        data-edge={place.edge}
        style={{
          maxHeight: place.room > 0 ? place.room : undefined,
          marginLeft: place.shift < 0 ? place.shift : undefined,
        }}
        className="absolute z-30 my-1 w-max max-w-[80vw] overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-lg data-[edge=left]:left-0 data-[edge=right]:right-0 data-[side=bottom]:top-full data-[side=top]:bottom-full"
      >
        <CloseContext value={close}>
          {open &&
            choices?.map(({ label: name, ...choice }) => (
              <MenuItem key={name} {...choice}>
                {name}
              </MenuItem>
            ))}
          {children}
        </CloseContext>
      </ul>
    </div>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  /** What is chosen opens a dialog. */
  opensDialog?: boolean
  /** It is being done: a press does nothing. */
  busy?: boolean
  /** Where it is hidden because it stands elsewhere. */
  className?: string | undefined
  children: ReactNode
} & ({ onChoose: () => void; href?: never } | { href: string; onChoose?: never })

/** One of the things of a `PopupMenu`; with `href` a link that opens in another tab. */
export function MenuItem({
  icon,
  danger = false,
  opensDialog = false,
  busy = false,
  className,
  href,
  onChoose,
  children,
}: MenuItemProps) {
  const close = use(CloseContext)
  const shared = {
    onKeyDown: stepWithArrows,
    className: classNames(
      'flex min-h-target w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-semibold -outline-offset-2',
      danger
        ? 'text-danger hover:bg-danger-soft hover:text-on-danger-soft'
        : 'hover:bg-accent-soft hover:text-on-accent-soft',
      className,
    ),
  }
  return (
    <li>
      {href === undefined ? (
        <button
          type="button"
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          // not disabled: a button that is would lose the focus
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={() => {
            if (busy) return
            close()
            onChoose()
          }}
          {...shared}
        >
          {icon}
          {children}
        </button>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" onClick={close} {...shared}>
          {icon}
          {children}
        </a>
      )}
    </li>
  )
}

function placeOf(list: HTMLElement, toggle: HTMLElement): Place {
  const { top: edge, bottom, left, right } = toggle.getBoundingClientRect()
  // what covers the top of the window
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const top = edge - (covered || 0)
  const below = window.innerHeight - bottom
  const side = list.scrollHeight + MARGIN > below && top > below ? 'top' : 'bottom'
  const hangsRight = list.offsetWidth + MARGIN > right
  const end = document.documentElement.clientWidth - MARGIN
  return {
    side,
    edge: hangsRight ? 'left' : 'right',
    shift: hangsRight ? Math.min(0, end - list.offsetWidth - left) : 0,
    room: (side === 'top' ? top : below) - 2 * MARGIN,
  }
}

function choicesIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('a, button')].filter(
    (choice) => getComputedStyle(choice).display !== 'none',
  )
}

/** From a choice to the next one, and round. */
function stepWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const list = event.currentTarget.closest('ul')
  if (step === undefined || !list) return
  event.preventDefault()
  const stops = choicesIn(list)
  stops.at((stops.indexOf(event.currentTarget) + step) % stops.length)?.focus()
}
