import type { SubscriptionState } from '@contract/calls/billing'
import { CancelledError, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { planQueries } from '@/domain/plan/plan-queries'
import { logWarning } from '@/lib/log'
import { joinOtherTabs } from './other-tabs'
import { RECHECK, watchSubscription, type SubscriptionWatch } from './watch-subscription'

type WatchOptions = {
  userId: string
  /** The person comes from a payment: one more check two seconds later. */
  afterPayment: boolean
  /** After every check that was answered, here or in another tab. */
  onState: (state: SubscriptionState) => Promise<void>
  /** Three seconds after a forced check. */
  onReload: () => void
  /** When that check after a payment is done, with what is known then. */
  onPaymentChecked: (state: SubscriptionState | undefined) => void
}

/**
 * Re-checks the subscription while it is mounted (PROF-2): to be used once. Of several tabs, one asks every 30 seconds.
 * Failures are only logged.
 */
export function useSubscriptionWatch(options: WatchOptions): void {
  const { userId, afterPayment } = options
  const queryClient = useQueryClient()
  const watch = useRef<SubscriptionWatch | null>(null)
  const onState = useEffectEvent(options.onState)
  const onReload = useEffectEvent(options.onReload)
  const onPaymentChecked = useEffectEvent(options.onPaymentChecked)

  useEffect(() => {
    let ended = false
    const query = { ...planQueries.subscription(userId), staleTime: 0 }
    const tabs = joinOtherTabs(userId, (state) => {
      queryClient.setQueryData(query.queryKey, state)
      watch.current?.heard()
      void onState(state)
    })
    const check = async () => {
      try {
        const state = await queryClient.fetchQuery(query)
        if (ended) return
        tabs.tell(state)
        await onState(state)
      } catch (error) {
        const leaving = ended || error instanceof CancelledError
        if (!leaving) logWarning('subscription_check_failed', error)
      }
    }
    watch.current = watchSubscription({
      check,
      poll: () => tabs.unlessAsking(check),
      reload: () => onReload(),
    })
    return () => {
      ended = true
      watch.current?.stop()
      tabs.leave()
    }
  }, [queryClient, userId])

  useEffect(() => {
    if (!afterPayment) return undefined
    let ended = false
    const recheck = async () => {
      await watch.current?.recheck()
      if (!ended)
        onPaymentChecked(queryClient.getQueryData(planQueries.subscription(userId).queryKey))
    }
    const timer = window.setTimeout(() => void recheck(), RECHECK.afterPayment)
    return () => {
      ended = true
      window.clearTimeout(timer)
    }
  }, [queryClient, userId, afterPayment])
}
