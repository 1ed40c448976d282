/** Events about a customer whose plan may have changed. */
const CUSTOMER_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
] as const

/** Every event that the endpoint at Stripe is to send. */
export const PLAN_EVENTS = [...CUSTOMER_EVENTS, 'charge.dispute.created'] as const

type CustomerEvent = (typeof CUSTOMER_EVENTS)[number]

/** Whether an event says whose it is; of a dispute the charge has to be asked. */
export function isCustomerEvent<Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: CustomerEvent }> {
  return CUSTOMER_EVENTS.some((type) => type === event.type)
}
