import { AuthCallback } from '@/features/auth/auth-callback'
import { Head } from '@/lib/head'
import { authMessages } from '@/messages/auth'
import { PageColumn } from '@/ui/page'

export function AuthCallbackPage() {
  return (
    <PageColumn width="form" className="py-8 sm:py-16">
      <Head
        title={authMessages.opening}
        description="Confirmação do link enviado por e-mail."
        secretAddress
      />
      <AuthCallback />
    </PageColumn>
  )
}
