import type { User } from '@supabase/supabase-js'
import { useSearchParams } from 'react-router-dom'
import { usePaymentNews } from '@/features/billing/use-payment-news'
import { useSubscriptionWatch } from '@/features/billing/use-subscription-watch'
import { QueryProvider } from '@/lib/query-provider'
import { usePlan, useReloadPlan } from '@/pages/use-plan'
import { useDeviceWatch } from './use-device-watch'

/** What the payment provider's success page adds to the address it sends people back to. */
const CHECKOUT = 'checkout'

/** Keeps the plan of a logged-in person up to date on every page; shows nothing. */
export function AccountWatch({ user }: { user: User }) {
  return (
    <QueryProvider>
      <Watch user={user} />
    </QueryProvider>
  )
}

function Watch({ user }: { user: User }) {
  useDeviceWatch(user.id)
  const [params, setParams] = useSearchParams()
  const afterPayment = params.get(CHECKOUT) === 'success'
  const { plan } = usePlan(user)
  const { reloadProfile, reloadPlan } = useReloadPlan(user)

  const onPaymentChecked = usePaymentNews({
    afterPayment,
    active: plan?.status === 'active',
    onConfirmed: () => {
      const rest = new URLSearchParams(params)
      rest.delete(CHECKOUT)
      setParams(rest, { replace: true })
    },
  })

  useSubscriptionWatch({
    userId: user.id,
    afterPayment,
    onPaymentChecked,
    onReload: () => void reloadProfile(),
    onState: async (state) => {
      if (state.subscription_status !== plan?.status) await reloadPlan()
    },
  })
  return null
}
