import { useLocation } from 'react-router-dom'
import { useAuth } from '@/features/auth/auth-provider'
import { ContactForm } from '@/features/contact/contact-form'
import { senderOf } from '@/features/contact/known-sender'
import { carriedLetter } from '@/features/contact/letter'
import { COMPANY, mailtoLink } from '@/lib/company'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { contactMessages } from '@/messages/contact/contact'
import { helpMessages } from '@/messages/help/help'
import { Card } from '@/ui/elements/card'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { aloneLinkClass, TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  const { state } = useLocation()
  return (
    <PageColumn className="flex flex-col gap-10 py-10 sm:py-16">
      <Head title={contactMessages.title} description={contactMessages.description} />
      <PageTitle lead={contactMessages.lead}>{contactMessages.title}</PageTitle>
      <div className="grid gap-10 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
        <Card as="section" aria-labelledby="form-title" className="flex flex-col gap-4">
          <h2 id="form-title" className="text-xl">
            {contactMessages.formTitle}
          </h2>
          <ContactForm sender={senderOf(user)} letter={carriedLetter(state)} />
          <p className="text-sm text-muted">
            {contactMessages.privacy}{' '}
            <TextLink to={paths.privacy}>{contactMessages.privacyLink}</TextLink>
          </p>
        </Card>
        <section aria-labelledby="other-ways" className="flex flex-col gap-4">
          <h2 id="other-ways" className="text-xl">
            {contactMessages.otherWays}
          </h2>
          <dl className="flex flex-col">
            <div className="border-t border-line py-4">
              <dt className="font-semibold">{contactMessages.byEmail}</dt>
              <dd>
                <a
                  href={mailtoLink(COMPANY.contactEmail)}
                  className={`break-all ${aloneLinkClass}`}
                >
                  {COMPANY.contactEmail}
                </a>
                <p className="text-sm text-muted">{contactMessages.answerTime}</p>
              </dd>
            </div>
            <div className="border-t border-line py-4">
              <dt className="font-semibold">{contactMessages.faqFirst}</dt>
              <dd>
                <TextLink alone to={paths.help}>
                  {helpMessages.helpTitle}
                </TextLink>
              </dd>
            </div>
            <div className="border-t border-line py-4">
              <dt className="font-semibold">{contactMessages.rights}</dt>
              <dd>
                <TextLink alone to={paths.lgpd}>
                  {contactMessages.rightsLink}
                </TextLink>
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </PageColumn>
  )
}
