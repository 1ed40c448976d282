import { HELP_FAQS } from '@/content/help-faqs'
import { FaqList } from '@/features/help/faq-list'
import { bookIcon, letterIcon, questionIcon, stepsIcon } from '@/features/help/topic-icons'
import { TopicCard } from '@/features/help/topic-card'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { contactMessages } from '@/messages/contact/contact'
import { helpMessages } from '@/messages/help/help'
import { PageColumn, PageTitle } from '@/ui/elements/page'

const FAQ_ID = 'perguntas-frequentes'

export function Page() {
  return (
    <PageColumn className="flex flex-col gap-12 py-10 sm:py-16">
      <Head title={helpMessages.helpTitle} description={helpMessages.helpDescription} />
      <PageTitle lead={helpMessages.helpLead}>{helpMessages.helpTitle}</PageTitle>
      <nav aria-label={helpMessages.helpPlaces}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <li>
            <TopicCard
              anchor={FAQ_ID}
              icon={questionIcon}
              title={helpMessages.faqTitle}
              text={helpMessages.faqText}
            />
          </li>
          <li>
            <TopicCard
              to={paths.tutorials}
              icon={stepsIcon}
              title={helpMessages.tutorialsTitle}
              text={helpMessages.tutorialsText}
            />
          </li>
          <li>
            <TopicCard
              to={paths.guides}
              icon={bookIcon}
              title={helpMessages.guidesTitle}
              text={helpMessages.guidesText}
            />
          </li>
          <li>
            <TopicCard
              to={paths.contact}
              icon={letterIcon}
              title={contactMessages.title}
              text={helpMessages.contactText}
            />
          </li>
        </ul>
      </nav>
      <section
        id={FAQ_ID}
        aria-labelledby="faq-title"
        className="grid gap-6 lg:grid-cols-[0.7fr_1.3fr] lg:gap-16"
      >
        <h2 id="faq-title" className="text-2xl">
          {helpMessages.faqTitle}
        </h2>
        <FaqList faqs={HELP_FAQS} />
      </section>
    </PageColumn>
  )
}
