import { useAuth } from '@/features/auth/auth-provider'
import { FeedbackForm } from '@/features/contact/feedback-form'
import { senderOf } from '@/features/contact/known-sender'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { feedbackMessages } from '@/messages/feedback'
import { Card } from '@/ui/elements/card'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn, PageTitle } from '@/ui/elements/page'
import { TextLink } from '@/ui/elements/text-link'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn className="grid gap-5 py-5 max-lg:max-w-text sm:gap-8 sm:py-10 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
      <Head title={feedbackMessages.title} description={feedbackMessages.description} />
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
        <PageTitle lead={feedbackMessages.lead}>{feedbackMessages.title}</PageTitle>
        <Drawing name="heard" className="w-full rounded-xl bg-accent-soft max-lg:hidden" />
        <div className="flex flex-col gap-2 max-lg:hidden">
          <p>{feedbackMessages.why}</p>
          <p className="flex flex-wrap items-center gap-x-2">
            {feedbackMessages.needsAnswer}
            <TextLink alone to={paths.contact}>
              {feedbackMessages.toContact}
            </TextLink>
          </p>
        </div>
      </div>
      <Card>
        <FeedbackForm sender={senderOf(user)} />
      </Card>
    </PageColumn>
  )
}
