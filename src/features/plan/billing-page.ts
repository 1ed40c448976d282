import { callBilling } from '@/domain/plan/call-billing'
import { AppError } from '@/lib/app-error'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'

/** A page of the payment provider: to subscribe, to pay a month by Pix, or to manage the subscription. */
export type BillingPageKind = 'checkout' | 'pix' | 'portal'

const FUNCTIONS = {
  checkout: 'create-checkout',
  pix: 'create-pix-checkout',
  portal: 'customer-portal',
} as const

const NO_URL = {
  checkout: checkoutMessages.noCheckoutUrl,
  pix: pixMessages.noUrl,
  portal: checkoutMessages.noPortalUrl,
} as const satisfies Record<BillingPageKind, string>

/** The address of the page (PAY-2). Throws an AppError, also where the answer has no address to open. */
export async function fetchBillingPage(kind: BillingPageKind): Promise<string> {
  const { url } = await callBilling(FUNCTIONS[kind])
  if (typeof url === 'string' && isWebAddress(url)) return url
  throw new AppError('unexpected', { detail: 'no url', userText: NO_URL[kind] })
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
