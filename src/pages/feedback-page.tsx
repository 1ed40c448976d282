import { useAuth } from '@/features/auth/auth-provider'
import { FeedbackForm } from '@/features/contact/feedback-form'
import { senderOf } from '@/features/contact/known-sender'
import { Head } from '@/lib/head'
import { feedbackMessages } from '@/messages/contact/feedback'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn width="text" className="flex flex-col gap-5 py-6 sm:gap-6 sm:py-10">
      <Head title={feedbackMessages.title} description={feedbackMessages.description} />
      <FeedbackForm sender={senderOf(user)} />
    </PageColumn>
  )
}
