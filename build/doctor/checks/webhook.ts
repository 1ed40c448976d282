import { Stripe } from 'stripe'
import { stripeFromEnv } from '../../../supabase/functions/_shared/stripe/client.ts'
import { PLAN_EVENTS } from '../../../supabase/functions/_shared/stripe/plan-events.ts'
import { ask } from '../ask.ts'
import type { Environment } from '../environment.ts'
import { type Check, type Finding, finding } from '../finding.ts'

/** Stripe tells the function of every event that changes a plan, and the function believes it. */
export const checkWebhook: Check = async (environment) => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = environment.values
  return [
    ...(STRIPE_SECRET_KEY ? [await endpoint(environment)] : []),
    ...(STRIPE_WEBHOOK_SECRET ? [await signature(environment, STRIPE_WEBHOOK_SECRET)] : []),
  ]
}

async function endpoint({ values, supabaseUrl }: Environment): Promise<Finding> {
  const url = `${supabaseUrl}/functions/v1/stripe-webhook`
  const { data } = await stripeFromEnv(values).webhookEndpoints.list({ limit: 100 })
  const found = data.find((candidate) => candidate.url === url)
  return finding(
    'webhook of Stripe',
    found
      ? endpointProblem(found)
      : `Stripe tells nobody at ${url}: make the endpoint (docs/deploy.md, step 3)`,
  )
}

function endpointProblem({ status, enabled_events }: Stripe.WebhookEndpoint): string | null {
  if (status !== 'enabled') {
    return 'is switched off: Stripe does so after days without an answer. Look at the log of stripe-webhook, then enable it'
  }
  if (enabled_events.includes('*')) return null
  const missing = PLAN_EVENTS.filter((type) => !enabled_events.includes(type))
  return missing.length > 0 ? `does not send ${missing.join(', ')}: add them to the endpoint` : null
}

/** An event of a kind that changes nothing, signed with our secret: believed where the function has the same. */
async function signature({ supabaseUrl }: Environment, secret: string): Promise<Finding> {
  const payload = JSON.stringify({
    id: 'evt_doctor',
    object: 'event',
    type: 'doctor.asked',
    data: { object: {} },
  })
  const header = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
  const { ok, status } = await ask(`${supabaseUrl}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    body: payload,
  })
  return finding(
    'secret of the webhook',
    ok
      ? null
      : `the function does not believe what STRIPE_WEBHOOK_SECRET signs (${status}): copy the endpoint's signing secret, then supabase secrets set --env-file production.env`,
  )
}
