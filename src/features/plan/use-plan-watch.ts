import type { User } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { reloadPlan, reloadProfile } from '@/domain/plan/plan-cache'
import { usePlan } from '@/domain/plan/use-plan'
import { track } from '@/lib/telemetry/analytics'
import { usePaymentNews } from './use-payment-news'
import { useSubscriptionWatch } from './use-subscription-watch'

/** What the payment provider's success page adds to the address it sends people back to. */
const CHECKOUT = 'checkout'
const SESSION_ID = 'session_id'

/** Keeps the plan of a logged-in person up to date, and tells how a payment went (PROF-2). */
export function usePlanWatch(user: User): void {
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
}
