import { AuthCallback } from '@/features/auth/email-link/auth-callback'
import { Head } from '@/lib/head'
import { authMessages } from '@/messages/auth'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="form" className="py-8 sm:py-16">
      <Head
        title={authMessages.emailLinkTitle}
        description={authMessages.emailLinkDescription}
        secretAddress
      />
      <AuthCallback />
    </PageColumn>
  )
}
