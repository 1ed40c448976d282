import { useLocation } from 'react-router-dom'
import { AuthColumns } from '@/features/auth/auth-columns'
import { AuthFlow } from '@/features/auth/auth-flow'
import { WhatFollows } from '@/features/auth/what-follows'
import { Head } from '@/lib/head'
import { paths } from '@/lib/paths'
import { authMessages } from '@/messages/auth'

export function Page() {
  const signsUp = useLocation().pathname === paths.signUp
  return (
    <>
      <Head
        title={signsUp ? authMessages.signUpTitle : authMessages.loginTitle}
        description={signsUp ? authMessages.signUpDescription : authMessages.loginDescription}
        secretAddress
      />
      <AuthColumns beside={signsUp ? <WhatFollows /> : undefined}>
        <AuthFlow />
      </AuthColumns>
    </>
  )
}
