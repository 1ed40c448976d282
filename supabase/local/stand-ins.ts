import { LOCAL_KEYS } from './keys.ts'
import { createResendStandIn } from './mail/resend-stand-in.ts'
import type { Outbox } from './mail/outbox.ts'
import { createPushStandIn } from './push/push-stand-in.ts'
import { createStripeStandIn } from './stripe/stand-in.ts'

/** Variables that point the functions at a stand-in, unless the service itself is configured by `unless`. */
export interface StandInEnv {
  unless: string
  env: Record<string, string>
}

/** Services that the functions call over the network, played on this machine. */
export interface StandIns {
  env(): StandInEnv[]
  /** The answer, or null when the path belongs to none of them. */
  answer(pathname: string, request: Request): Promise<Response> | null
  close(): void
}

export interface StandInsOptions {
  origin: () => string
  outbox: () => Promise<Outbox>
  /** File in which subscriptions outlive a restart; in memory when undefined. */
  stripeFile: string | undefined
}

const STRIPE_PATH = '/dev/stripe'
const RESEND_PATH = '/dev/resend'
const PUSH_PATH = '/dev/push'
const WEBHOOK_SECRET = 'whsec_local'
const PRICE_ID = 'price_esboca_mensal'
/** Milliseconds; the functions may still be starting when the first event is sent. */
const RETRY_DELAYS = [1_000, 5_000, 30_000]

/** Payment, e-mail and push messages for the embedded backend. */
export function createStandIns({ origin, outbox, stripeFile }: StandInsOptions): StandIns {
  const stripe = createStripeStandIn({
    mountPath: STRIPE_PATH,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => `${origin()}/functions/v1/stripe-webhook`,
    priceId: PRICE_ID,
    stateFile: stripeFile,
    retryDelays: RETRY_DELAYS,
  })
  const resend = createResendStandIn(({ to, subject, text, html }) => {
    void outbox().then((box) => {
      for (const address of to)
        box.add({ to: address, subject, text, html, link: null, code: null })
      return undefined
    })
  })
  const push = createPushStandIn(({ endpoint }) => {
    console.log(`[push] ${new URL(endpoint).hostname}`)
  })

  return {
    env: (): StandInEnv[] => [
      {
        unless: 'STRIPE_SECRET_KEY',
        env: {
          STRIPE_SECRET_KEY: 'sk_test_local',
          STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
          STRIPE_PRICE_ID: PRICE_ID,
          STRIPE_PIX: 'on',
          STRIPE_API_URL: `${origin()}${STRIPE_PATH}`,
        },
      },
      {
        unless: 'RESEND_API_KEY',
        env: {
          RESEND_API_KEY: 're_local',
          RESEND_API_URL: `${origin()}${RESEND_PATH}`,
          CONTACT_TO: 'contato@esboca.local',
        },
      },
      {
        unless: 'VAPID_PRIVATE_KEY',
        env: {
          VAPID_PUBLIC_KEY: LOCAL_KEYS.vapid.publicKey,
          VAPID_PRIVATE_KEY: LOCAL_KEYS.vapid.privateKey,
          VAPID_SUBJECT: 'mailto:contato@esboca.example',
          PUSH_SERVICE_URL: `${origin()}${PUSH_PATH}`,
        },
      },
      { unless: 'SITE_URL', env: { SITE_URL: origin() } },
    ],
    answer(pathname, request) {
      if (pathname.startsWith(`${STRIPE_PATH}/`)) return stripe.fetch(request)
      if (pathname.startsWith(`${RESEND_PATH}/`)) return resend(request)
      if (pathname.startsWith(`${PUSH_PATH}/`)) return push(request)
      return null
    },
    close: stripe.close,
  }
}
