import type { MouseEvent, ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app/app'
import { Button } from '@/ui/elements/button'
import { ButtonLink } from '@/ui/elements/button-link'
import { usePopup } from '@/ui/elements/use-popup'
import { navLinkClass } from './nav-link-class'
import { LineIcon } from '@/ui/elements/icons'

type MobileMenuProps = {
  /** Null while logged out or not known yet. */
  name: string | null
  /** The plan; may come later than the name. */
  badge: ReactNode
  /** Whether login and sign-up are offered. */
  loggedOut: boolean
  /** `isBeside` what the header of a tablet has room for. */
  links: readonly { to: string; text: ReactNode; isBeside?: boolean }[]
  onHome: (event: MouseEvent) => void
  onSignOut: () => void
}

export function MobileMenu({ name, badge, loggedOut, links, onHome, onSignOut }: MobileMenuProps) {
  const { open, setOpen, area, toggle } = usePopup({ trap: true, place: useLocation().key })
  return (
    // a tablet has room for all that is here for somebody who is not logged in
    <div ref={area} className={loggedOut ? 'md:hidden' : 'lg:hidden'}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="menu-principal"
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-target place-items-center rounded-md hover:bg-accent-soft"
      >
        <LineIcon strokeWidth={2} grid={24} className="size-6">
          <path d={open ? 'm6 6 12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </LineIcon>
        <span className="sr-only">{open ? appMessages.closeMenu : appMessages.openMenu}</span>
      </button>
      {open && (
        <nav
          id="menu-principal"
          aria-label={appMessages.mobileNavigation}
          className="absolute inset-x-0 top-full max-h-[calc(100svh-var(--size-header))] overflow-y-auto border-b border-line bg-paper px-5 pb-6 shadow-lg"
        >
          {name && (
            <p className="border-b border-line px-3 pt-2 pb-4">
              <span className="block text-sm text-muted">{appMessages.loggedInAs}</span>
              <span className="flex min-h-6 flex-wrap items-center gap-x-3">
                <span className="font-semibold">{name}</span>
                {badge}
              </span>
            </p>
          )}
          <ul className="flex flex-col py-3">
            <li className="md:hidden">
              <Link
                to={paths.home}
                onClick={(event) => {
                  setOpen(false)
                  onHome(event)
                }}
                className={navLinkClass}
              >
                {appMessages.home}
              </Link>
            </li>
            {links.map(({ to, text, isBeside = false }) => (
              <li key={to} className={isBeside ? 'md:hidden' : undefined}>
                <NavLink to={to} className={navLinkClass}>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
          {name && (
            <Button variant="secondary" wide onClick={onSignOut}>
              {appMessages.signOut}
            </Button>
          )}
          {loggedOut && (
            <div className="flex flex-col gap-3">
              <ButtonLink to={paths.signUp} wide>
                {appMessages.signUp}
              </ButtonLink>
              <ButtonLink to={paths.login} variant="secondary" wide>
                {appMessages.login}
              </ButtonLink>
            </div>
          )}
        </nav>
      )}
    </div>
  )
}
