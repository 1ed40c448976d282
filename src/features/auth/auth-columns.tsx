import type { ReactNode } from 'react'
import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn } from '@/ui/elements/page'

/** A screen of the login, the sign-up or of an e-mail's link; on a desktop something stands beside it. */
export function AuthColumns({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <PageColumn className="grid gap-10 py-6 max-lg:max-w-form sm:py-10 lg:grid-cols-2 lg:items-center lg:gap-20">
      <div className="min-w-0 lg:order-last">{children}</div>
      {beside ?? <WelcomeBack />}
    </PageColumn>
  )
}

function WelcomeBack() {
  return (
    <div className="flex flex-col items-center overflow-hidden rounded-lg bg-accent-soft px-6 pb-12 text-center text-on-accent-soft max-lg:hidden lg:self-stretch">
      {/* the lamp hangs from the upper edge */}
      <Drawing name="table" className="mt-16 w-[33rem] shrink-0 overflow-visible" />
      <p className="my-auto pt-8 font-heading text-2xl font-semibold text-balance">
        {authMessages.welcomeBack}
      </p>
    </div>
  )
}
