import { FeedbackForm } from '@/features/contact/feedback-form'
import { Head } from '@/lib/head'
import { feedbackMessages } from '@/messages/feedback'
import { Card } from '@/ui/elements/card'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="text" className="flex flex-col gap-8 py-10 sm:py-16">
      <Head title={feedbackMessages.title} description={feedbackMessages.description} />
      <PageTitle lead={feedbackMessages.lead}>{feedbackMessages.title}</PageTitle>
      <Card>
        <FeedbackForm />
      </Card>
    </PageColumn>
  )
}
