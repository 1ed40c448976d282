import type { ReactNode } from 'react'
import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn } from '@/ui/elements/page'

/** A screen of the login, the sign-up or of an e-mail's link; on a desktop something stands beside it. */
export function AuthColumns({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <PageColumn className="grid gap-10 py-6 max-lg:max-w-form sm:py-14 lg:grid-cols-2 lg:items-center lg:gap-20">
      <div className="min-w-0 lg:order-last">{children}</div>
      {beside ?? <WelcomeBack />}
    </PageColumn>
  )
}

function WelcomeBack() {
  return (
    <div className="flex flex-col gap-6 max-lg:hidden">
      <Drawing name="table" className="-ml-10 h-56 self-start" />
      <p className="max-w-form font-heading text-2xl font-semibold">{authMessages.welcomeBack}</p>
    </div>
  )
}
