import { Link, useLocation } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { PreferencesButton } from '@/features/consent/preferences-button'
import { COMPANY, companyAddress, IS_COMPANY_KNOWN, mailtoLink } from '@/lib/company'
import { plainPath } from '@/lib/paths'
import { COUNTS_VISITS } from '@/lib/telemetry/consent'
import { footerMessages } from '@/messages/app/footer'
import { classNames } from '@/ui/elements/class-names'
import { PageColumn } from '@/ui/elements/page'
import { Brand } from './brand'
import { isForMembers } from './router'
import { FOOTER_COLUMNS, routes } from './routes'

const LINKS = routes.flatMap((row) =>
  row.access === 'public' && row.footer ? [{ to: row.path, ...row.footer }] : [],
)

/** Where the short footer leads it stays, for whoever is logged in. */
const MEMBERS_PATHS = new Set<string>(LINKS.flatMap(({ to, members }) => (members ? [to] : [])))

const linkClass =
  'inline-flex min-h-target min-w-target items-center text-muted hover:text-ink hover:underline hover:underline-offset-4'

export function Footer() {
  const { pathname } = useLocation()
  const { user } = useAuth()
  const short = isForMembers(pathname) || (user !== null && MEMBERS_PATHS.has(plainPath(pathname)))
  return (
    // not under a page that is still to come, which it would be seen to follow
    <footer className="border-t border-line bg-paper [main:has([data-page-loading])+&]:hidden">
      <PageColumn
        className={classNames(
          'flex flex-col text-sm',
          short ? 'gap-4 py-4' : 'gap-10 pt-8 pb-6 lg:pt-10 lg:pb-8',
        )}
      >
        {short ? <MembersLinks /> : <AllLinks />}
        {/* Decreto 7.962/2013, art. 2: who is behind the site stands where it is easily found */}
        {IS_COMPANY_KNOWN && <Company />}
      </PageColumn>
    </footer>
  )
}

function MembersLinks() {
  return (
    <nav aria-label={footerMessages.navigation}>
      <ul className="flex flex-wrap gap-x-6 sm:justify-center">
        {LINKS.filter(({ members }) => members).map((link) => (
          <FooterLink key={link.to} {...link} />
        ))}
        {COUNTS_VISITS && <Preferences />}
      </ul>
    </nav>
  )
}

function AllLinks() {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-10">
      <div className="flex flex-col gap-1 text-muted">
        <p className="text-ink">
          <Brand />
        </p>
        <p className="text-balance max-sm:hidden">{footerMessages.motto}</p>
      </div>
      <nav
        aria-label={footerMessages.navigation}
        // on a phone the two shorter groups stand one below the other, beside the longest
        className="grid grid-cols-[auto_auto] gap-x-4 gap-y-3 max-[20rem]:grid-cols-1 sm:grid-cols-3"
      >
        {FOOTER_COLUMNS.map((column) => (
          <div key={column} className={column === 'help' ? 'max-sm:row-span-2' : undefined}>
            <h2 className="font-sans text-sm font-semibold tracking-normal">
              {footerMessages.columns[column]}
            </h2>
            <ul>
              {LINKS.filter((link) => link.column === column).map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
              {COUNTS_VISITS && column === 'legal' && <Preferences />}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className={linkClass}>
        {text}
      </Link>
    </li>
  )
}

function Preferences() {
  return (
    <li>
      <PreferencesButton className={`text-left ${linkClass}`} />
    </li>
  )
}

function Company() {
  return (
    <address className="flex flex-col border-t border-line pt-6 text-muted not-italic">
      <span className="flex flex-wrap gap-x-4">
        <span>{COMPANY.legalName}</span>
        <span className="whitespace-nowrap">{footerMessages.cnpj(COMPANY.cnpj)}</span>
      </span>
      <span>{companyAddress()}</span>
      <a href={mailtoLink(COMPANY.contactEmail)} className={`${linkClass} self-start`}>
        {COMPANY.contactEmail}
      </a>
    </address>
  )
}
