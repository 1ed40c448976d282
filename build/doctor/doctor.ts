import { checkAuthSettings } from './checks/auth-settings.ts'
import { checkContactMail } from './checks/contact-mail.ts'
import { checkFunctions } from './checks/functions.ts'
import { checkHealth } from './checks/health.ts'
import { checkHostedAuth } from './checks/hosted-auth.ts'
import { checkKeys } from './checks/keys.ts'
import { checkNames } from './checks/names.ts'
import { checkNotices } from './checks/notices.ts'
import { checkPix } from './checks/pix.ts'
import { checkPolicy } from './checks/policy.ts'
import { checkPrice } from './checks/price.ts'
import { checkRedirects } from './checks/redirects.ts'
import { checkSite } from './checks/site.ts'
import { checkWebhook } from './checks/webhook.ts'
import type { Environment } from './environment.ts'
import { type Check, type Finding, finding } from './finding.ts'

/** In the order of docs/deploy.md. */
const CHECKS: Readonly<Record<string, Check>> = {
  keys: checkKeys,
  'sign-up and login': checkAuthSettings,
  'redirect addresses': checkRedirects,
  'e-mail and CAPTCHA': checkHostedAuth,
  'functions answer': checkFunctions,
  'database and settings': checkHealth,
  notices: checkNotices,
  'contact form': checkContactMail,
  price: checkPrice,
  Pix: checkPix,
  'events of Stripe': checkWebhook,
  'pages of the site': checkSite,
  'content security policy': checkPolicy,
}

/** Everything that can be seen of a deployed product from outside. Changes nothing, and spends nothing. */
export async function examine(environment: Environment): Promise<Finding[]> {
  const names = checkNames(environment)
  // without addresses and keys there is nobody to ask
  if (names.some(({ ok }) => !ok)) return names
  const findings = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) =>
      check(environment).catch((error: unknown) => [
        finding(name, `could not be looked at: ${reasonOf(error)}`),
      ]),
    ),
  )
  return [...names, ...findings.flat()]
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string } }
  return [message, cause?.message].filter(Boolean).join(': ')
}
