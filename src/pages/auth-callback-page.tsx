import { AuthColumns } from '@/features/auth/auth-columns'
import { AuthCallback } from '@/features/auth/email-link/auth-callback'
import { Head } from '@/lib/head'
import { authMessages } from '@/messages/auth'

export function Page() {
  return (
    <>
      <Head
        title={authMessages.emailLinkTitle}
        description={authMessages.emailLinkDescription}
        secretAddress
      />
      <AuthColumns>
        <AuthCallback />
      </AuthColumns>
    </>
  )
}
