import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { appMessages } from '@/messages/app/app'
import { ChevronIcon } from '@/ui/elements/icons'
import { usePopup } from '@/ui/elements/use-popup'
import { navLinkClass } from './nav-link-class'

type UserMenuProps = {
  name: string
  /** The plan; may come later than the name. */
  badge: ReactNode
  links: readonly { to: string; text: ReactNode }[]
  onSignOut: () => void
}

/** The same for every name and plan, so that nothing moves when they become known. */
const sizeClass = 'h-target-lg w-[13.5rem]'

/** Keeps the place of the menu until it is known whose it is. */
export function UserMenuPlace() {
  return <div className={`ml-2 max-lg:hidden ${sizeClass}`} />
}

/** The account of the desktop header; on a tablet there is room for the links, and the menu of a phone has the account. */
export function UserMenu({ name, badge, links, onSignOut }: UserMenuProps) {
  const { open, setOpen, area, toggle } = usePopup({ place: useLocation().key })
  return (
    <div ref={area} className="relative ml-2 max-lg:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="menu-da-conta"
        aria-describedby="menu-da-conta-plano"
        onClick={() => setOpen(!open)}
        className={`${sizeClass} flex items-center gap-2 rounded-full border border-control bg-surface py-1 pr-3 pl-1.5 font-semibold hover:border-accent hover:bg-accent-soft`}
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-heading text-on-accent uppercase"
        >
          {name.charAt(0)}
        </span>
        <span className="min-w-0 grow self-start truncate text-left text-sm">{name}</span>
        <ChevronIcon />
      </button>
      {/* lies on the button without being part of its name */}
      <span
        id="menu-da-conta-plano"
        className="pointer-events-none absolute bottom-1.5 left-[3rem] flex h-5 items-center"
      >
        {badge}
      </span>
      <ul
        id="menu-da-conta"
        hidden={!open}
        className="absolute right-0 top-full mt-2 w-[15rem] rounded-md border border-line bg-surface p-1 shadow-lg"
      >
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} className={navLinkClass}>
              {text}
            </NavLink>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <button type="button" onClick={onSignOut} className={`w-full ${navLinkClass}`}>
            {appMessages.signOut}
          </button>
        </li>
      </ul>
    </div>
  )
}
