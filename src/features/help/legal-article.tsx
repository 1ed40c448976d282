import { Fragment } from 'react'
import type { LegalDocument } from '@/content/legal/legal-types'
import { formatLongDate } from '@/lib/formats'
import { Head } from '@/lib/head'
import { helpMessages } from '@/messages/help/help'
import { Disclosure } from '@/ui/elements/disclosure'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { textLinkClass } from '@/ui/elements/text-link'

/** A legal text with its table of contents. */
export function LegalArticle({ text }: { text: LegalDocument }) {
  const { title, lead, updated, sections } = text
  return (
    <PageColumn width="text" className="flex flex-col gap-8 py-10 sm:py-16">
      <Head title={title} description={lead} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <p className="text-sm text-muted">
        <time dateTime={updated}>{helpMessages.updated(formatLongDate(updated))}</time>
      </p>
      <nav aria-label={helpMessages.onThisPage} className="border-t border-line">
        <Disclosure title={helpMessages.onThisPage}>
          <ol className="grid gap-x-6 sm:grid-cols-2">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className={`flex min-h-target items-center ${textLinkClass}`}
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </Disclosure>
      </nav>
      <div className="prose">
        {sections.map((section) => (
          <Fragment key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </Fragment>
        ))}
      </div>
    </PageColumn>
  )
}
