import { AuthCallback } from '@/features/auth/email-link/auth-callback'
import { Head } from '@/lib/head'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn width="form" className="py-8 sm:py-16">
      <Head
        title="Link do e-mail"
        description="O link que o Esboça enviou por e-mail: confirmação da conta, nova senha ou troca de endereço."
        secretAddress
      />
      <AuthCallback />
    </PageColumn>
  )
}
