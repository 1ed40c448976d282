import { useAuth } from '@/features/auth/auth-provider'
import { FeedbackForm } from '@/features/contact/feedback-form'
import { senderOf } from '@/features/contact/known-sender'
import { Head } from '@/lib/head'
import { feedbackMessages } from '@/messages/feedback'
import { Card } from '@/ui/elements/card'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn width="text" className="flex flex-col gap-8 py-10 sm:py-16">
      <Head title={feedbackMessages.title} description={feedbackMessages.description} />
      <PageTitle lead={feedbackMessages.lead}>{feedbackMessages.title}</PageTitle>
      <Card>
        <FeedbackForm sender={senderOf(user)} />
      </Card>
    </PageColumn>
  )
}
