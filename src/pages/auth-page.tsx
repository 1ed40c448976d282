import { useLocation } from 'react-router-dom'
import { AuthFlow } from '@/features/auth/auth-flow'
import { WhatFollows } from '@/features/auth/what-follows'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  const signsUp = useLocation().pathname === paths.signUp
  return (
    <PageColumn className="grid gap-10 py-6 max-lg:max-w-form sm:py-14 lg:grid-cols-2 lg:items-center lg:gap-20">
      <Head
        title={signsUp ? authMessages.signUpTitle : authMessages.loginTitle}
        description={signsUp ? authMessages.signUpDescription : authMessages.loginDescription}
        secretAddress
      />
      <div className="min-w-0 lg:order-last">
        <AuthFlow />
      </div>
      {signsUp ? <WhatFollows /> : <WelcomeBack />}
    </PageColumn>
  )
}

/** Beside the form of a desktop, as the sign-up has what follows. */
function WelcomeBack() {
  return (
    <div className="flex flex-col gap-6 max-lg:hidden">
      <Drawing name="table" className="-ml-10 h-56 self-start" />
      <p className="max-w-form font-heading text-2xl font-semibold">{authMessages.welcomeBack}</p>
    </div>
  )
}
