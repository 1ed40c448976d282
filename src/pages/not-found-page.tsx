import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { appMessages } from '@/messages/app'
import { ButtonLink } from '@/ui/elements/button-link'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="text" className="flex flex-col items-start gap-8 py-16 sm:py-24">
      <Head title={appMessages.notFoundTitle} description={appMessages.notFoundText} />
      <PageTitle lead={appMessages.notFoundText}>{appMessages.notFoundTitle}</PageTitle>
      <ButtonLink to={paths.home} size="lg">
        {appMessages.backHome}
      </ButtonLink>
    </PageColumn>
  )
}
