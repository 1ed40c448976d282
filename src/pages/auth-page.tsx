import { useLocation } from 'react-router-dom'
import { AuthFlow } from '@/features/auth/auth-flow'
import { WhatFollows } from '@/features/auth/what-follows'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'
import { classNames } from '@/ui/elements/class-names'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  const signsUp = useLocation().pathname === paths.signUp
  return (
    <PageColumn
      width={signsUp ? 'page' : 'form'}
      className={classNames(
        'grid gap-10 py-6 sm:py-14',
        signsUp && 'max-lg:max-w-form lg:grid-cols-2 lg:items-center lg:gap-20',
      )}
    >
      <Head
        title={signsUp ? authMessages.signUpTitle : authMessages.loginTitle}
        description={signsUp ? authMessages.signUpDescription : authMessages.loginDescription}
        secretAddress
      />
      <div className="min-w-0 lg:order-last">
        <AuthFlow />
      </div>
      {signsUp && <WhatFollows />}
    </PageColumn>
  )
}
