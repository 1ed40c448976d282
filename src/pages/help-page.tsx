import { HELP_FAQS } from '@/content/help-faqs'
import { FaqList } from '@/features/help/faq-list'
import { bookIcon, letterIcon, questionIcon, stepsIcon } from '@/features/help/topic-icons'
import type { Topic } from '@/features/help/topic-card'
import { TopicCards } from '@/features/help/topic-cards'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { contactMessages } from '@/messages/contact/contact'
import { helpMessages } from '@/messages/help/help'
import { PageColumn, PageTitle } from '@/ui/elements/page'

const FAQ_ID = 'perguntas-frequentes'

const PLACES: readonly Topic[] = [
  {
    anchor: FAQ_ID,
    icon: questionIcon,
    title: helpMessages.faqTitle,
    text: helpMessages.faqText,
  },
  {
    to: paths.tutorials,
    icon: stepsIcon,
    title: helpMessages.tutorialsTitle,
    text: helpMessages.tutorialsText,
  },
  {
    to: paths.guides,
    icon: bookIcon,
    title: helpMessages.guidesTitle,
    text: helpMessages.guidesText,
  },
  {
    to: paths.contact,
    icon: letterIcon,
    title: contactMessages.title,
    text: helpMessages.contactText,
  },
]

export function Page() {
  return (
    <PageColumn className="flex flex-col gap-12 py-10 sm:py-16">
      <Head title={helpMessages.helpTitle} description={helpMessages.helpDescription} />
      <PageTitle lead={helpMessages.helpLead}>{helpMessages.helpTitle}</PageTitle>
      <nav aria-label={helpMessages.helpPlaces}>
        <TopicCards wide topics={PLACES} />
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
