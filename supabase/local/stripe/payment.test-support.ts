import type { SupabaseClient } from '@supabase/supabase-js'
import { createHandler as createCheck } from '../../functions/check-subscription/handler.ts'
import { createHandler as createCheckout } from '../../functions/create-checkout/handler.ts'
import { createHandler as createPixCheckout } from '../../functions/create-pix-checkout/handler.ts'
import { createHandler as createPortal } from '../../functions/customer-portal/handler.ts'
import { createHandler as createWebhook } from '../../functions/stripe-webhook/handler.ts'
import { createHandler as createWithdraw } from '../../functions/withdraw-subscription/handler.ts'
import type {
  BillingPage,
  SubscriptionState,
} from '../../functions/_shared/contract/calls/billing.ts'
import type { Database } from '../../functions/_shared/contract/database.types.ts'
import type { BillingDependencies } from '../../functions/_shared/stripe/billing-endpoint.ts'
import { createBillingStore } from '../../functions/_shared/stripe/billing-store.ts'
import { stripeFromEnv } from '../../functions/_shared/stripe/client.ts'
import { openTestDatabase, type TestDatabase } from '../database/testing.ts'
import { listen } from './listen.ts'
import { createStripeStandIn, type StripeStandIn } from './stand-in.ts'

export const WEBHOOK_SECRET = 'whsec_test'
export const SITE = 'http://localhost:5173'

type CallAnswer<Body> = { status: number; body: Body & { error?: string; code?: string } }

/**
 * The functions of payment as they are deployed, over Stripe's own library and loopback HTTP against the stand-in, on
 * a real database. Everything that Stripe would do by itself (events, renewals) happens here too.
 */
export type PaymentSetup = {
  db: TestDatabase
  standIn: StripeStandIn
  deps: BillingDependencies
  stripe: ReturnType<typeof stripeFromEnv>
  webhookUrl: string
  logged: string[]
  /** The paths at which Stripe was asked, the newest last. */
  asked: string[]
  /** Makes the database fail like one that is down. */
  setDatabaseDown: (down: boolean) => void
  createCheckout: (user: string) => Promise<CallAnswer<BillingPage>>
  createPixCheckout: (user: string) => Promise<CallAnswer<BillingPage>>
  customerPortal: (user: string) => Promise<CallAnswer<BillingPage>>
  /** Asks when what Stripe last said is no longer fresh. */
  checkSubscription: (user: string) => Promise<CallAnswer<SubscriptionState>>
  /** The same at once, as another tab asks. */
  checkAgain: (user: string) => Promise<CallAnswer<SubscriptionState>>
  withdraw: (user: string) => Promise<CallAnswer<SubscriptionState>>
  /** A new user whose trial is over. */
  createUser: () => Promise<string>
  /** Sends a form of one of the stand-in's pages; answers where it leads. */
  press: (pageUrl: string, action: string) => Promise<string | null>
  /** Subscribes and pays, `seconds` ago; the id of the subscription. */
  subscribe: (user: string, secondsAgo?: number) => Promise<string>
  /** What the database says of the user's plan at this moment. */
  plan: (user: string) => Promise<string>
  close: () => Promise<void>
}

/** Opens one with a database of its own; whoever opens it closes it. */
export async function openPaymentSetup(): Promise<PaymentSetup> {
  const db = await openTestDatabase()
  let down = false
  const standIn = createStripeStandIn({
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: () => webhookUrl,
    mountPath: '/dev/stripe',
  })
  const asked: string[] = []
  const stripeServer = await listen((request) => {
    asked.push(new URL(request.url).pathname)
    return standIn.fetch(request)
  })
  const env = {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_URL: `${stripeServer.url}/dev/stripe`,
    STRIPE_PRICE_ID: 'price_esboca_mensal',
    STRIPE_PIX: 'on',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    SITE_URL: SITE,
  }
  const logged: string[] = []
  const deps: BillingDependencies = {
    findUser: async (token) => ({ id: token, email: `${token}@exemplo.com.br` }),
    store: createBillingStore(rpcClient(db, () => down)),
    stripe: () => stripeFromEnv(env),
    env,
    log: (event, fields) => logged.push(JSON.stringify({ event, ...fields })),
  }
  const webhookServer = await listen(createWebhook(deps))
  const webhookUrl = `${webhookServer.url}/stripe-webhook`

  const caller =
    <Body>(handler: (request: Request) => Promise<Response>) =>
    async (user: string): Promise<CallAnswer<Body>> => {
      const request = new Request('http://localhost/f', {
        method: 'POST',
        headers: { authorization: `Bearer ${user}` },
      })
      const answer = await handler(request)
      return { status: answer.status, body: (await answer.json()) as CallAnswer<Body>['body'] }
    }
  const checkout = caller<BillingPage>(createCheckout(deps))

  const check = caller<SubscriptionState>(createCheck(deps))

  async function letAnswersAge(user: string, interval: string): Promise<void> {
    await db.asOwner(
      `update public.subscriptions
       set fetched_at = fetched_at - $2::interval, checked_at = checked_at - $2::interval where user_id = $1`,
      [user, interval],
    )
  }

  async function press(pageUrl: string, action: string): Promise<string | null> {
    const answer = await fetch(pageUrl, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    })
    await answer.body?.cancel()
    return answer.headers.get('location')
  }

  return {
    db,
    standIn,
    deps,
    stripe: stripeFromEnv(env),
    webhookUrl,
    logged,
    asked,
    setDatabaseDown(isDown) {
      down = isDown
    },
    createCheckout: checkout,
    createPixCheckout: caller(createPixCheckout(deps)),
    customerPortal: caller(createPortal(deps)),
    async checkSubscription(user) {
      await letAnswersAge(user, '1 hour')
      return check(user)
    },
    checkAgain: check,
    withdraw: caller(createWithdraw(deps)),
    async createUser() {
      const user = await db.createUser()
      await db.asService(
        `update public.user_profiles set trial_expires_at = now() - interval '1 second' where user_id = $1`,
        [user],
      )
      return user
    },
    press,
    async subscribe(user, secondsAgo = 0) {
      standIn.advance(-secondsAgo)
      const { body } = await checkout(user)
      const id = body.url.split('/').at(-1) ?? ''
      const subscription = standIn.account.paySession(id)
      standIn.advance(secondsAgo)
      await standIn.delivery.settled()
      return subscription.id
    },
    async plan(user) {
      const [row] = await db.asUser<{ stored: string; seen: string }>(
        user,
        `select subscription_status as stored,
                public.can_make_request(user_id) ->> 'subscription_status' as seen
         from public.user_profiles`,
      )
      return row?.stored === row?.seen ? (row?.stored ?? '') : `${row?.stored} / ${row?.seen}`
    },
    async close() {
      standIn.close()
      await Promise.all([stripeServer.close(), webhookServer.close()])
      await db.close()
    },
  }
}

/** The one thing that the store needs of supabase-js: calls of functions with the service key. */
function rpcClient(db: TestDatabase, isDown: () => boolean): SupabaseClient<Database> {
  const rpc = async (name: string, args: Record<string, unknown>) => {
    if (isDown()) return { data: null, error: { message: 'connection refused' } }
    const names = Object.keys(args)
    const list = names.map((arg, index) => `${arg} => $${index + 1}`).join()
    try {
      const [row] = await db.asService<{ data: unknown }>(
        `select public.${name}(${list}) as data`,
        names.map((arg) => jsonText(args[arg])),
      )
      return { data: row?.data ?? null, error: null }
    } catch (error) {
      return { data: null, error: { message: String(error) } }
    }
  }
  return { rpc } as unknown as SupabaseClient<Database>
}

function jsonText(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
