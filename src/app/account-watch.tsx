import type { User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { reloadPlan, reloadProfile } from '@/domain/plan/plan-cache'
import { usePlan } from '@/domain/plan/use-plan'
import { usePaymentNews } from '@/features/plan/use-payment-news'
import { useSubscriptionWatch } from '@/features/plan/use-subscription-watch'
import { track } from '@/lib/analytics'
import { useDeviceWatch } from './use-device-watch'

/** What the payment provider's success page adds to the address it sends people back to. */
const CHECKOUT = 'checkout'
const SESSION_ID = 'session_id'

/** Keeps the plan of a logged-in person up to date on every page; shows nothing. */
export function AccountWatch({ user }: { user: User }) {
  useDeviceWatch(user.id)
  const [params, setParams] = useSearchParams()
  const afterPayment = params.get(CHECKOUT) === 'success'
  const { plan } = usePlan(user)
  const queryClient = useQueryClient()

  const onPaymentChecked = usePaymentNews({
    afterPayment,
    active: plan?.status === 'active',
    onConfirmed: () => {
      const rest = new URLSearchParams(params)
      rest.delete(CHECKOUT)
      rest.delete(SESSION_ID)
      // without an id nobody comes from a payment; with it, a page opened twice is counted once
      const transactionId = params.get(SESSION_ID)
      if (transactionId) track({ name: 'purchase', transactionId })
      setParams(rest, { replace: true })
    },
  })

  useSubscriptionWatch({
    userId: user.id,
    afterPayment,
    onPaymentChecked,
    onReload: () => void reloadProfile(queryClient, user.id),
    onState: async (state) => {
      if (state.subscription_status !== plan?.status) await reloadPlan(queryClient, user.id)
    },
  })
  return null
}
