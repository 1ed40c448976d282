import type { Stripe } from 'stripe'
import type { BillingPage } from '../contract/calls/billing.ts'
import type { Env } from '../env.ts'
import { setting } from './client.ts'

/** The page where a customer sees invoices, changes the card, cancels and comes back; it is valid for minutes. */
export async function portalPage(stripe: Stripe, env: Env, customer: string): Promise<BillingPage> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    locale: 'pt-BR',
    return_url: `${siteUrl(env)}/checkout`,
  })
  return { url }
}

/** Where the app lives, without a trailing slash. Throws `not_configured`. */
export function siteUrl(env: Env): string {
  return setting(env, 'SITE_URL').replace(/\/+$/, '')
}
