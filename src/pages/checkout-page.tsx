import { useAuth } from '@/features/auth/auth-provider'
import { Checkout } from '@/features/plan/checkout'
import { Head } from '@/lib/head'
import { checkoutMessages } from '@/messages/plan/checkout'
import { PageColumn } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    <PageColumn className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <Head title={checkoutMessages.headTitle} description={checkoutMessages.headDescription} />
      <Checkout user={user} />
    </PageColumn>
  )
}
