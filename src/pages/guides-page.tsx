import { bookIcon, pencilIcon, questionIcon, stepsIcon } from '@/features/help/topic-icons'
import { TopicCard } from '@/features/help/topic-card'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { blogMessages } from '@/messages/help/blog'
import { helpMessages } from '@/messages/help/help'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="text" className="flex flex-col gap-10 py-10 sm:py-16">
      <Head title={helpMessages.guidesTitle} description={helpMessages.guidesDescription} />
      <PageTitle lead={helpMessages.guidesLead}>{helpMessages.guidesTitle}</PageTitle>
      <section aria-labelledby="meanwhile" className="flex flex-col gap-4">
        <h2 id="meanwhile" className="text-xl">
          {helpMessages.guidesMeanwhile}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
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
              to={paths.blog}
              icon={bookIcon}
              title={blogMessages.title}
              text={helpMessages.blogText}
            />
          </li>
          <li>
            <TopicCard
              to={paths.help}
              icon={questionIcon}
              title={helpMessages.helpTitle}
              text={helpMessages.faqText}
            />
          </li>
          <li>
            <TopicCard
              to={paths.feedback}
              icon={pencilIcon}
              title={helpMessages.guidesSuggestAction}
              text={helpMessages.guidesSuggest}
            />
          </li>
        </ul>
      </section>
    </PageColumn>
  )
}
