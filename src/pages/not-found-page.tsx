import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { ButtonLink } from '@/ui/elements/button-link'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="text" className="flex flex-col items-start gap-8 py-12 sm:py-20">
      <Head title={appMessages.notFoundTitle} description={appMessages.notFoundText} />
      <Drawing name="question" className="w-full max-w-form rounded-lg bg-accent-soft py-4" />
      <PageTitle lead={appMessages.notFoundText}>{appMessages.notFoundTitle}</PageTitle>
      <ButtonLink to={paths.home} size="lg">
        {appMessages.backHome}
      </ButtonLink>
    </PageColumn>
  )
}
