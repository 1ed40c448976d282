import type { Stripe } from 'stripe'
import { missing } from '../api-error.ts'
import type { State } from '../state.ts'

type Emit = (type: string, object: object, previous?: object) => void

/** What the account writes in, the clock that it reads, and who is told of every change. */
export type Ledger = { state: State; now: () => number; emit: Emit }

export type Lookups = ReturnType<typeof createLookups>

/** What is found by its id, or refused as Stripe refuses what is not there. */
export function createLookups({ state }: Pick<Ledger, 'state'>) {
  function session(id: string): Stripe.Checkout.Session {
    const found = state.session[id]
    if (!found) throw missing('checkout.session', id, 'session')
    return found
  }

  function subscription(id: string): Stripe.Subscription {
    const found = state.subscription[id]
    if (!found) throw missing('subscription', id)
    return found
  }

  function customer(id: string): Stripe.Customer {
    const found = state.customer[id]
    if (!found || found.deleted) throw missing('customer', id, 'customer')
    return found
  }

  return { session, subscription, customer }
}
