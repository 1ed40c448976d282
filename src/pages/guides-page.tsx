import { bookIcon, pencilIcon, questionIcon, stepsIcon } from '@/features/help/topic-icons'
import type { Topic } from '@/features/help/topic-card'
import { TopicCards } from '@/features/help/topic-cards'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { blogMessages } from '@/messages/help/blog'
import { helpMessages } from '@/messages/help/help'
import { PageColumn, PageTitle } from '@/ui/elements/page'

const MEANWHILE: readonly Topic[] = [
  {
    to: paths.tutorials,
    icon: stepsIcon,
    title: helpMessages.tutorialsTitle,
    text: helpMessages.tutorialsText,
  },
  { to: paths.blog, icon: bookIcon, title: blogMessages.title, text: helpMessages.blogText },
  { to: paths.help, icon: questionIcon, title: helpMessages.helpTitle, text: helpMessages.faqText },
  {
    to: paths.feedback,
    icon: pencilIcon,
    title: helpMessages.guidesSuggestAction,
    text: helpMessages.guidesSuggest,
  },
]

export function Page() {
  return (
    <PageColumn width="text" className="flex flex-col gap-10 py-10 sm:py-16">
      <Head title={helpMessages.guidesTitle} description={helpMessages.guidesDescription} />
      <PageTitle lead={helpMessages.guidesLead}>{helpMessages.guidesTitle}</PageTitle>
      <section aria-labelledby="meanwhile" className="flex flex-col gap-4">
        <h2 id="meanwhile" className="text-xl">
          {helpMessages.guidesMeanwhile}
        </h2>
        <TopicCards topics={MEANWHILE} />
      </section>
    </PageColumn>
  )
}
