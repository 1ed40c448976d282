import { useLocation } from 'react-router-dom'
import { AuthFlow } from '@/features/auth/auth-flow'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  const signsUp = useLocation().pathname === paths.signUp
  return (
    <PageColumn width="form" className="py-8 sm:py-16">
      <Head
        title={signsUp ? authMessages.signUpTitle : authMessages.loginTitle}
        description={
          signsUp
            ? 'Crie sua conta no Esboça e prepare o encontro do seu grupo a partir da mensagem de domingo.'
            : 'Entre na sua conta do Esboça para criar e rever os esboços do seu grupo.'
        }
        secretAddress
      />
      <AuthFlow />
    </PageColumn>
  )
}
