import type { SubscriptionState } from '@contract/calls/billing'
import { useEffect, useEffectEvent, useState } from 'react'
import { checkoutMessages } from '@/messages/plan/checkout'
import { notify } from '@/ui/feedback/notify'

/**
 * Tells a person who comes from a payment how it went: once the plan is active, or that it is waited for.
 * `onConfirmed` runs once, with the good news.
 */
export function usePaymentNews({
  afterPayment,
  active,
  onConfirmed,
}: {
  afterPayment: boolean
  active: boolean
  onConfirmed: () => void
}) {
  const [checked, setChecked] = useState(false)
  const confirm = useEffectEvent(() => {
    notify.success(checkoutMessages.paidTitle, { description: checkoutMessages.paidText })
    onConfirmed()
  })

  const confirmed = afterPayment && checked && active
  useEffect(() => {
    if (confirmed) confirm()
  }, [confirmed])

  return (state: SubscriptionState | undefined) => {
    setChecked(true)
    if (state?.subscription_status === 'active') return
    notify.success(checkoutMessages.payingTitle, { description: checkoutMessages.payingText })
  }
}
