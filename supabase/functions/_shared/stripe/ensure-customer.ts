import type { Stripe } from 'stripe'
import type { User } from '../service-client.ts'
import type { BillingStore } from './billing-store.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

/**
 * The one customer of a user, found by our own table and never by e-mail, with today's e-mail address. Tabs that
 * meet here for the first time get the same one: by Stripe's idempotency key, and by the table, which keeps the
 * first.
 */
export async function ensureCustomer(
  stripe: Stripe,
  store: BillingStore,
  user: User,
): Promise<string> {
  const account = await store.find({ userId: user.id })
  if (!account) {
    const { id } = await createCustomer(stripe, user, `customer-${user.id}`)
    return keep(stripe, store, user, id)
  }
  const stored = await stripe.customers.retrieve(account.customer)
  if (stored.deleted) {
    const { id } = await createCustomer(stripe, user, `customer-${user.id}-after-${stored.id}`)
    return keep(stripe, store, user, id, stored.id)
  }
  await updateEmail(stripe, stored, user)
  return stored.id
}

async function keep(
  stripe: Stripe,
  store: BillingStore,
  user: User,
  created: string,
  gone?: string,
): Promise<string> {
  const kept = await store.saveCustomer(user.id, created, gone)
  const customer = await stripe.customers.retrieve(kept)
  if (!customer.deleted) await updateEmail(stripe, customer, user)
  return kept
}

/** Without the e-mail: what is sent under one idempotency key must not differ from call to call. */
function createCustomer(stripe: Stripe, user: User, key: string): Promise<Stripe.Customer> {
  const customer = { metadata: { user_id: user.id }, preferred_locales: ['pt-BR'] }
  return withIdempotencyKey(key, (options) => stripe.customers.create(customer, options))
}

async function updateEmail(
  stripe: Stripe,
  customer: Stripe.Customer,
  { email }: User,
): Promise<void> {
  if (email && customer.email !== email) await stripe.customers.update(customer.id, { email })
}
