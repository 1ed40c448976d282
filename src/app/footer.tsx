import { Link } from 'react-router-dom'
import { PreferencesButton } from '@/features/consent/preferences-button'
import { COMPANY, companyAddress, mailtoLink } from '@/lib/company'
import { COUNTS_VISITS } from '@/lib/telemetry/consent'
import { paths } from '@/lib/paths'
import { PRODUCT_NAME } from '@/lib/product'
import { footerMessages } from '@/messages/footer'
import { PageColumn } from '@/ui/elements/page'

const LEGAL_LINKS = [
  { to: paths.terms, text: footerMessages.terms },
  { to: paths.privacy, text: footerMessages.privacy },
  { to: paths.cookies, text: footerMessages.cookies },
  { to: paths.lgpd, text: footerMessages.lgpd },
]

const GROUPS = [
  {
    title: footerMessages.product,
    links: [
      { to: paths.features, text: footerMessages.features },
      { to: paths.pricing, text: footerMessages.pricing },
      { to: paths.blog, text: footerMessages.blog },
    ],
  },
  {
    title: footerMessages.help,
    links: [
      { to: paths.help, text: footerMessages.helpCentre },
      { to: paths.tutorials, text: footerMessages.tutorials },
      { to: paths.guides, text: footerMessages.guides },
      { to: paths.contact, text: footerMessages.contact },
      { to: paths.feedback, text: footerMessages.feedback },
    ],
  },
  {
    title: footerMessages.legal,
    links: LEGAL_LINKS,
  },
]

const linkClass =
  'inline-flex min-h-target min-w-target items-center text-muted hover:text-ink hover:underline hover:underline-offset-4'

export function Footer() {
  return (
    // not under a page that is still to come, which it would be seen to follow
    <footer className="border-t border-line bg-paper [main:has([data-page-loading])+&]:hidden">
      <PageColumn className="flex flex-col gap-10 pt-10 pb-8 text-sm">
        <div className="grid gap-10 lg:grid-cols-[1fr_2fr]">
          <div className="flex flex-col gap-1 text-muted">
            <p className="font-heading text-lg font-semibold text-ink">{PRODUCT_NAME}</p>
            <p>{footerMessages.motto}</p>
          </div>
          <nav
            aria-label={footerMessages.navigation}
            className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3"
          >
            {GROUPS.map(({ title, links }) => (
              <div key={title}>
                <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
                <ul>
                  {links.map(({ to, text }) => (
                    <li key={to}>
                      <Link to={to} className={linkClass}>
                        {text}
                      </Link>
                    </li>
                  ))}
                  {COUNTS_VISITS && links === LEGAL_LINKS && (
                    <li>
                      <PreferencesButton className={`text-left ${linkClass}`} />
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {/* Decreto 7.962/2013, art. 2: who is behind the site stands where it is easily found */}
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
      </PageColumn>
    </footer>
  )
}
