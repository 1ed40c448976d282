import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom'
import { useAuth, useSessionLikely } from '@/features/auth/auth-provider'
import { signOut } from '@/features/auth/sign-out'
import { paths } from '@/lib/paths'
import { displayName } from '@/lib/auth/user-name'
import { appMessages } from '@/messages/app/app'
import { ButtonLink } from '@/ui/elements/button-link'
import { Brand } from './brand'
import { MobileMenu } from './mobile-menu'
import { navLinkClass } from './nav-link-class'
import { OfflineSign } from './offline-sign'
import { PlanBadge, PlanLinkText } from './plan-badge'
import { isForMembers } from './router'
import { routes } from './routes'
import { useGoHome } from './use-go-home'
import { UserMenu, UserMenuPlace } from './user-menu'

const HELP = { to: paths.help, text: appMessages.help }
const CONTACT = { to: paths.contact, text: appMessages.contact }

const PUBLIC_LINKS = [CONTACT, HELP]

const PRIVATE_LINKS = [
  { to: paths.dashboard, text: appMessages.dashboard },
  { to: paths.createOutline, text: appMessages.createOutline },
]

/** What else a person has here; a wide header has room for it too. */
const MENU_LINKS = routes.flatMap((row) =>
  row.access === 'member' && row.menu ? [{ to: row.path, text: row.menu }] : [],
)

const wideLinkClass = `${navLinkClass} max-xl:hidden`

/** What is worked with comes first. */
const MEMBERS_LINKS = [
  ...PRIVATE_LINKS,
  ...MENU_LINKS.map((link) => ({ ...link, className: wideLinkClass })),
  HELP,
  CONTACT,
]

type HeaderLink = { to: string; text: string; className?: string }

export function Header() {
  const { user, loading } = useAuth()
  const likely = useSessionLikely()
  const goHome = useGoHome()
  const leave = useLeave()
  const { pathname } = useLocation()

  // while the session loads, show what will most likely stay
  const loggedIn = user !== null || (loading && (likely || isForMembers(pathname)))
  const name = user && displayName(user)
  const badge = user && <PlanBadge user={user} />
  const accountLinks = user
    ? [
        { to: paths.checkout, text: <PlanLinkText user={user} /> },
        { to: paths.account, text: appMessages.account },
      ]
    : []
  const links: readonly HeaderLink[] = loggedIn ? MEMBERS_LINKS : PUBLIC_LINKS

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-header w-full max-w-page items-center justify-between gap-4 px-5 sm:px-8">
        <Link
          to={paths.home}
          onClick={goHome}
          className="flex min-h-target items-center rounded-md"
        >
          <Brand />
        </Link>
        <nav aria-label={appMessages.mainNavigation} className="hidden items-center gap-1 md:flex">
          <Link to={paths.home} onClick={goHome} className={navLinkClass}>
            {appMessages.home}
          </Link>
          {links.map(({ to, text, className = navLinkClass }) => (
            <NavLink key={to} to={to} className={className}>
              {text}
            </NavLink>
          ))}
          {loggedIn && !name && <UserMenuPlace />}
          {name && (
            <UserMenu
              {...{ name, badge }}
              links={[...PRIVATE_LINKS, ...MENU_LINKS, ...accountLinks]}
              onSignOut={leave}
            />
          )}
          {!loggedIn && (
            <>
              <NavLink to={paths.login} className={navLinkClass}>
                {appMessages.login}
              </NavLink>
              {/* the one full button of a screen is the page's own */}
              <ButtonLink to={paths.signUp} variant="secondary">
                {appMessages.signUp}
              </ButtonLink>
            </>
          )}
        </nav>
        <MobileMenu
          {...{ name, badge }}
          links={[
            ...links.map(({ to, text, className }) => ({ to, text, isBeside: !className })),
            ...accountLinks,
          ]}
          loggedOut={!loggedIn}
          onHome={goHome}
          onSignOut={leave}
        />
      </div>
      <OfflineSign />
    </header>
  )
}

/** Leaves the private page before the session ends, so that its guard does not ask for a login. */
function useLeave() {
  const navigate = useNavigate()
  return () => {
    void navigate(paths.home)
    void signOut()
  }
}
