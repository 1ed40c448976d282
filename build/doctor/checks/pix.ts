import { stripeFromEnv } from '../../../supabase/functions/_shared/stripe/client.ts'
import { offersPix } from '../../../supabase/functions/_shared/stripe/pix-months.ts'
import { finding, type Check } from '../finding.ts'

/** Where a month by Pix is offered, the account can take it; and nobody is promised what is not offered. */
export const checkPix: Check = async ({ values }) => {
  const { STRIPE_SECRET_KEY: key, STRIPE_PIX: asked = '', VITE_STRIPE_PIX: promised } = values
  if (!offersPix(values) && promised === 'on') return [finding('Pix', PROMISED)]
  if (!key || !asked.trim()) return []
  return [finding('Pix', await problem(values, asked))]
}

const PROMISED =
  'VITE_STRIPE_PIX=on names it on the landing page, and STRIPE_PIX does not offer it: set it for both, or for neither'

async function problem(
  values: Parameters<typeof stripeFromEnv>[0],
  asked: string,
): Promise<string | null> {
  if (!offersPix(values)) return `STRIPE_PIX is ${asked.trim()}: 'on' offers it, nothing hides it`
  const { capabilities } = await stripeFromEnv(values).accounts.retrieveCurrent()
  return capabilities?.pix_payments === 'active'
    ? null
    : `your account at Stripe cannot take it (${capabilities?.pix_payments ?? 'never asked for'}): switch Pix on in Settings > Payment methods, or take STRIPE_PIX away`
}
