import type { ReactNode } from 'react'
import { authMessages } from '@/messages/auth'
import { Drawing } from '@/ui/elements/drawing'
import { PageColumn } from '@/ui/elements/page'

/** A screen of the login, the sign-up or of an e-mail's link; on a desktop something stands beside it. */
export function AuthColumns({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  return (
    <PageColumn className="group/auth grid gap-10 py-6 max-lg:max-w-form sm:py-10 lg:grid-cols-2 lg:items-start lg:gap-20">
      <div className="min-w-0 lg:order-last">{children}</div>
      {beside ?? <WelcomeBack />}
    </PageColumn>
  )
}

function WelcomeBack() {
  return (
    // from the top down: where an error makes the card longer, nothing here moves
    <div className="flex flex-col gap-10 overflow-hidden rounded-lg bg-accent-soft p-10 pt-12 text-on-accent-soft max-lg:hidden lg:self-stretch">
      {/* the table is as wide as the words, and the lamp hangs from the upper edge */}
      <Drawing name="table" className="-mx-[30%] w-[160%] max-w-none shrink-0 overflow-visible" />
      <p className="font-heading text-[clamp(1.375rem,2.3vw,2.25rem)] leading-snug font-semibold text-balance">
        {authMessages.welcomeBack}
      </p>
    </div>
  )
}
