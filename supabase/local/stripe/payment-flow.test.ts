import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endBilling } from '../../functions/_shared/stripe/end-billing.ts'
import { signatureHeader } from './delivery.ts'
import {
  openPaymentSetup,
  type PaymentSetup,
  SITE,
  WEBHOOK_SECRET,
} from './payment.test-support.ts'

const DAY = 86_400

let setup: PaymentSetup

beforeAll(async () => {
  setup = await openPaymentSetup()
})

afterEach(() => {
  Object.assign(setup.standIn.switches, { copies: 1, hold: false, lose: [], fail: null })
  setup.setDatabaseDown(false)
})

afterAll(() => setup.close())

async function customerOf(user: string): Promise<string> {
  return (await setup.deps.store.find({ userId: user }))!.customer
}

/** Subscriptions at Stripe by status. */
async function subscriptions(user: string): Promise<Record<string, number>> {
  const { data } = await setup.stripe.subscriptions.list({
    customer: await customerOf(user),
    status: 'all',
  })
  return countBy(data.map(({ status }) => status))
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Centavos that a user paid and got back. */
async function money(user: string): Promise<{ paid: number; refunded: number }> {
  const { data } = await setup.stripe.charges.list({ customer: await customerOf(user) })
  return {
    paid: data.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0),
    refunded: data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0),
  }
}

async function events(): Promise<number> {
  const [row] = await setup.db.asService<{ n: number }>(
    'select count(*)::int as n from public.stripe_events',
  )
  return row!.n
}

function sessionId(url: string): string {
  return url.split('/').at(-1)!
}

/** Posts an event as Stripe would, or as someone else would. */
async function postEvent(
  event: object,
  {
    secret = WEBHOOK_SECRET,
    age = 0,
    header,
  }: { secret?: string; age?: number; header?: string | null } = {},
): Promise<{ status: number; body: unknown }> {
  const payload = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1000) - age
  const signature = header === undefined ? signatureHeader(payload, secret, seconds) : header
  const answer = await fetch(setup.webhookUrl, {
    method: 'POST',
    headers: signature === null ? {} : { 'stripe-signature': signature },
    body: payload,
  })
  return { status: answer.status, body: await answer.json() }
}

describe('subscribing', () => {
  it('leads from the checkout page to an active plan, and from then on to the portal', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createCheckout(user)
    expect(body.url).toContain('/dev/stripe/pages/checkout/cs_test_')
    expect(await setup.press(body.url, 'pay')).toBe(
      `${SITE}/dashboard?checkout=success&session_id=${sessionId(body.url)}`,
    )
    expect(await setup.plan(user)).toBe('active')
    expect(await setup.checkSubscription(user)).toMatchObject({
      status: 200,
      body: { subscribed: true, subscription_status: 'active', cancel_at_period_end: false },
    })
    expect((await setup.createCheckout(user)).body.url).toContain('/dev/stripe/pages/portal/bps_')
    expect((await setup.customerPortal(user)).body.url).toContain('/dev/stripe/pages/portal/bps_')
  })

  it('asks Stripe for what the offer says: monthly, in reais, in Portuguese, for this user', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createCheckout(user)
    const session = await setup.stripe.checkout.sessions.retrieve(sessionId(body.url), {
      expand: ['line_items', 'customer'],
    })
    expect(session).toMatchObject({
      mode: 'subscription',
      amount_total: 1990,
      currency: 'brl',
      locale: 'pt-BR',
      client_reference_id: user,
      success_url:
        'http://localhost:5173/dashboard?checkout=success&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:5173/checkout?checkout=cancelled',
      customer: { email: `${user}@exemplo.com.br`, metadata: { user_id: user } },
      // whatever the dashboard offers: a boleto could not be refunded
      allowed_payment_method_types: ['card'],
    })
    expect(session.line_items?.data[0]?.price?.recurring?.interval).toBe('month')
    const paid = setup.standIn.account.paySession(session.id)
    expect(paid.metadata).toEqual({ user_id: user })
  })

  it('can be broken off and resumed on the same page', async () => {
    const user = await setup.createUser()
    const first = (await setup.createCheckout(user)).body.url
    expect(await setup.press(first, 'cancel')).toBe(`${SITE}/checkout?checkout=cancelled`)
    expect(await setup.press(first, 'decline')).toBeNull()
    expect((await setup.createCheckout(user)).body.url).toBe(first)
    expect(await setup.plan(user)).toBe('expired')
  })

  it('gets a new page once the old one has expired', async () => {
    const user = await setup.createUser()
    const first = (await setup.createCheckout(user)).body.url
    await setup.stripe.checkout.sessions.expire(sessionId(first))
    const second = (await setup.createCheckout(user)).body.url
    expect(second).not.toBe(first)
    expect((await setup.createCheckout(user)).body.url).toBe(second)
  })

  it('closes a page with an earlier price, so that only one can be paid', async () => {
    const user = await setup.createUser()
    const first = (await setup.createCheckout(user)).body.url
    setup.standIn.account.session(sessionId(first)).metadata = { price_id: 'price_of_last_year' }
    const second = (await setup.createCheckout(user)).body.url
    expect(second).not.toBe(first)
    expect((await setup.stripe.checkout.sessions.retrieve(sessionId(first))).status).toBe('expired')
  })

  it('again after the subscription has ended is possible', async () => {
    const user = await setup.createUser()
    const first = await setup.subscribe(user)
    await setup.stripe.subscriptions.cancel(first)
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('expired')
    const second = await setup.subscribe(user)
    expect(second).not.toBe(first)
    expect(await setup.plan(user)).toBe('active')
    expect(await subscriptions(user)).toEqual({ active: 1, canceled: 1 })
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })

  it('works for someone whose customer was deleted at Stripe', async () => {
    const user = await setup.createUser()
    await setup.createCheckout(user)
    const gone = await customerOf(user)
    await setup.stripe.customers.del(gone)
    expect((await setup.checkSubscription(user)).body).toMatchObject({ subscribed: false })
    await setup.subscribe(user)
    expect(await customerOf(user)).not.toBe(gone)
    expect(await setup.plan(user)).toBe('active')
  })

  it('never takes a plan away because the key belongs to another account', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    await setup.db.asService(
      'update public.subscriptions set stripe_customer_id = $2 where user_id = $1',
      [user, `cus_of_another_account_${user}`],
    )
    expect(await setup.checkSubscription(user)).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable' },
    })
    expect(await setup.plan(user)).toBe('active')
  })

  it('sends today’s e-mail address to Stripe and finds nobody by it', async () => {
    const user = await setup.createUser()
    await setup.stripe.customers.create({ email: `${user}@exemplo.com.br` })
    await setup.createCheckout(user)
    const customer = await customerOf(user)
    await setup.stripe.customers.update(customer, { email: 'antigo@exemplo.com.br' })
    await setup.createCheckout(user)
    expect(await setup.stripe.customers.retrieve(customer)).toMatchObject({
      email: `${user}@exemplo.com.br`,
      metadata: { user_id: user },
    })
  })
})

describe('fault 23: a payment event with a bad, missing or old signature', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['without a signature', { header: null }],
    ['with a header of nonsense', { header: 'nonsense' }],
    [
      'signed for another text',
      { header: signatureHeader('{}', WEBHOOK_SECRET, Date.now() / 1000) },
    ],
    ['older than five minutes', { age: 301 }],
  ])('%s is refused with 400 and writes nothing', async (_, how) => {
    const user = await setup.createUser()
    setup.standIn.switches.lose = ['*']
    await setup.subscribe(user)
    const before = await events()
    const event = setup.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    expect(await postEvent(event, how)).toEqual({
      status: 400,
      body: { error: 'A assinatura deste evento não confere.', code: 'invalid_event' },
    })
    expect(await events()).toBe(before)
    expect(await setup.plan(user)).toBe('expired')
    expect((await postEvent(event, { age: 290 })).status).toBe(200)
    expect(await setup.plan(user)).toBe('active')
  })

  it('refuses a body that is too large, and another method', async () => {
    expect((await postEvent({ id: 'evt', padding: 'x'.repeat(1_000_001) })).status).toBe(400)
    expect((await fetch(setup.webhookUrl)).status).toBe(405)
  })
})

describe('fault 24: the same event ten times', () => {
  it('has one effect', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.copies = 10
    const before = await events()
    await setup.subscribe(user)
    expect(await setup.plan(user)).toBe('active')
    // customer.subscription.created, invoice.paid, checkout.session.completed
    expect((await events()) - before).toBe(3)
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it('asks Stripe once', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.lose = ['*']
    await setup.subscribe(user)
    const event = setup.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    expect((await postEvent(event)).status).toBe(200)
    setup.standIn.switches.fail = { status: 500, times: 100 }
    for (let i = 0; i < 9; i += 1) expect((await postEvent(event)).status).toBe(200)
    expect(setup.standIn.switches.fail.times).toBe(100)
  })
})

describe("fault 25: 'deleted', then an older 'updated'", () => {
  it('stays ended', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    setup.standIn.switches.hold = true
    setup.standIn.account.cancelAtPeriodEnd(subscription, true)
    setup.standIn.account.cancel(subscription)
    setup.standIn.switches.hold = false
    await setup.standIn.delivery.release('reversed')
    expect(setup.standIn.delivery.log.slice(-2).map(({ type, status }) => [type, status])).toEqual([
      ['customer.subscription.deleted', 200],
      ['customer.subscription.updated', 200],
    ])
    expect(await setup.plan(user)).toBe('expired')
  })

  it('ends well in any order of a whole life', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.hold = true
    const subscription = await setup.subscribe(user)
    setup.standIn.account.endPeriod(subscription, false)
    setup.standIn.account.endPeriod(subscription, true)
    setup.standIn.switches.hold = false
    await setup.standIn.delivery.release('reversed')
    expect(await setup.plan(user)).toBe('active')
  })
})

describe('fault 26: the event is lost', () => {
  it('and check-subscription grants on the success page', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.lose = ['*']
    await setup.subscribe(user)
    expect(await setup.plan(user)).toBe('expired')
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: true,
      subscription_status: 'active',
    })
    expect(await setup.plan(user)).toBe('active')
  })

  it('and so is the one of a refund, which check-subscription finds', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    setup.standIn.switches.lose = ['*']
    setup.standIn.account.refundSubscription(subscription)
    expect((await setup.checkSubscription(user)).body).toMatchObject({ subscribed: false })
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
  })
})

describe('fault 27: the database is down during the event', () => {
  it('answers 5xx, and the retry works', async () => {
    const user = await setup.createUser()
    setup.setDatabaseDown(false)
    const { body } = await setup.createCheckout(user)
    setup.setDatabaseDown(true)
    setup.standIn.account.paySession(sessionId(body.url))
    await setup.standIn.delivery.settled()
    const refused = setup.standIn.delivery.log.filter(({ status }) => status === 500)
    expect(refused.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'checkout.session.completed']),
    )
    setup.setDatabaseDown(false)
    expect(await setup.plan(user)).toBe('expired')
    await setup.standIn.delivery.retry()
    expect(await setup.plan(user)).toBe('active')
  })

  it('answers 5xx when Stripe cannot be asked, and the retry works', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.lose = ['*']
    await setup.subscribe(user)
    const event = setup.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    setup.standIn.switches.fail = { status: 429, times: 3 }
    expect((await postEvent(event)).status).toBe(503)
    expect(await setup.plan(user)).toBe('expired')
    setup.standIn.switches.fail = null
    expect((await postEvent(event)).status).toBe(200)
    expect(await setup.plan(user)).toBe('active')
  })

  it('rides out a short failure of Stripe by itself', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.fail = { status: 500, times: 2 }
    expect((await setup.createCheckout(user)).status).toBe(200)
  })

  it('tells a person about a long one in Portuguese, without a technical word', async () => {
    const user = await setup.createUser()
    setup.standIn.switches.fail = { status: 429, times: 3 }
    expect(await setup.createCheckout(user)).toEqual({
      status: 503,
      body: {
        error:
          'O serviço de pagamento não respondeu como deveria. Tente novamente em alguns minutos.',
        code: 'payment_unavailable',
      },
    })
    expect(setup.logged.join()).toContain('"stripeCode":"rate_limit"')
  })
})

describe('fault 28: what we do not know', () => {
  it.each(['payment_method.attached', 'something.of_next_year'])(
    'an event %s is taken with 200 and grants nothing',
    async (type) => {
      const user = await setup.createUser()
      setup.standIn.switches.lose = ['*']
      await setup.subscribe(user)
      const before = await events()
      const event = setup.standIn.makeEvent(type, { customer: await customerOf(user) })
      expect((await postEvent(event)).status).toBe(200)
      expect(await events()).toBe(before)
      expect(await setup.plan(user)).toBe('expired')
    },
  )

  it('a customer of someone else is taken with 200 and grants nothing', async () => {
    const before = await events()
    const event = setup.standIn.makeEvent('invoice.paid', { customer: 'cus_of_another_product' })
    expect((await postEvent(event)).status).toBe(200)
    expect(await events()).toBe(before)
  })

  it('a status is stored, grants nothing, and leaves no room for a second subscription', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    setup.standIn.account.subscription(subscription).status = 'a_status_of_next_year'
    const event = setup.standIn.makeEvent('customer.subscription.updated', {
      customer: await customerOf(user),
    })
    expect((await postEvent(event)).status).toBe(200)
    expect(await setup.plan(user)).toBe('expired')
    expect((await setup.createCheckout(user)).body.url).toContain('/pages/portal/')
  })
})

describe('fault 29: two tabs at checkout', () => {
  it('get one customer and one page', async () => {
    const user = await setup.createUser()
    const answers = await Promise.all(Array.from({ length: 6 }, () => setup.createCheckout(user)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    const { data } = await setup.stripe.customers.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata.user_id === user)).toHaveLength(1)
  })

  it('cannot pay the one page twice', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createCheckout(user)
    await Promise.all([setup.press(body.url, 'pay'), setup.press(body.url, 'pay')])
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it.each(['in order', 'held back and reversed', 'lost'])(
    'that pay two pages all the same keep one subscription and get the other payment back (events %s)',
    async (how) => {
      const user = await setup.createUser()
      const { body } = await setup.createCheckout(user)
      // A page that our function would not have opened: made past it.
      const second = await setup.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: await customerOf(user),
        line_items: [{ price: 'price_esboca_mensal', quantity: 1 }],
        success_url: `${SITE}/dashboard?checkout=success`,
      })
      const { switches, account, delivery } = setup.standIn
      switches.hold = how === 'held back and reversed'
      switches.lose = how === 'lost' ? ['*'] : []
      setup.standIn.advance(-60)
      const kept = account.paySession(sessionId(body.url))
      setup.standIn.advance(60)
      account.paySession(second.id)
      switches.hold = false
      await delivery.settled()
      await delivery.release('reversed')
      await Promise.all([setup.checkSubscription(user), setup.checkSubscription(user)])
      await delivery.settled()

      expect(await subscriptions(user)).toEqual({ active: 1, canceled: 1 })
      expect((await setup.stripe.subscriptions.retrieve(kept.id)).status).toBe('active')
      expect(await money(user)).toEqual({ paid: 3980, refunded: 1990 })
      expect(await setup.plan(user)).toBe('active')
    },
  )

  it('give nothing back for months that were used', async () => {
    const user = await setup.createUser()
    const older = await setup.subscribe(user, 20 * DAY)
    const { account } = setup.standIn
    account.endPeriod(older, false)
    const second = await setup.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await customerOf(user),
      line_items: [{ price: 'price_esboca_mensal', quantity: 1 }],
      success_url: `${SITE}/dashboard?checkout=success`,
    })
    const kept = account.paySession(second.id)
    await setup.standIn.delivery.settled()
    expect((await setup.stripe.subscriptions.retrieve(older)).status).toBe('canceled')
    expect((await setup.stripe.subscriptions.retrieve(kept.id)).status).toBe('active')
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })
})

describe('fault 30: the renewal fails', () => {
  it('gives a grace of seven days and then ends; outlines stay readable', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user, 40 * DAY)
    await setup.db.asUser(
      user,
      `insert into public.generated_outlines (title, youtube_url, outline_type, duration, generated_content)
       values ('Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`,
    )
    setup.standIn.advance(-6 * DAY)
    setup.standIn.account.endPeriod(subscription, false)
    setup.standIn.advance(6 * DAY)
    await setup.standIn.delivery.settled()
    expect((await setup.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due')
    expect(await setup.plan(user)).toBe('active')

    const [item] = setup.standIn.account.subscription(subscription).items.data
    item!.current_period_start -= 2 * DAY
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: false,
      subscription_status: 'expired',
    })
    expect(await setup.plan(user)).toBe('expired')

    setup.standIn.account.endPeriod(subscription, false)
    await setup.standIn.delivery.settled()
    expect((await setup.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
    expect(await setup.plan(user)).toBe('expired')
    expect(await setup.db.asUser(user, 'select title from public.generated_outlines')).toEqual([
      { title: 'Graça' },
    ])
  })

  it('and is made up for by a later payment', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    setup.standIn.account.endPeriod(subscription, false)
    setup.standIn.account.endPeriod(subscription, true)
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('active')
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })
})

describe('asking again', () => {
  /** How many lists Stripe gave out while this ran. */
  async function lists(run: () => Promise<unknown>): Promise<number> {
    const before = setup.asked.length
    await run()
    return setup.asked.slice(before).filter((path) => path.endsWith('/v1/subscriptions')).length
  }

  it('a hundred tabs at once ask Stripe once in three seconds, and are all told', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    // long after the page of Stripe's: within the hour a slow machine may rightly ask again after three seconds
    await setup.db.asOwner(
      `update public.subscriptions set fetched_at = fetched_at - interval '2 hours',
         sent_to_stripe_at = sent_to_stripe_at - interval '2 hours' where user_id = $1`,
      [user],
    )
    const begun = Date.now()
    const asked = await lists(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => setup.checkAgain(user)))
      expect(answers.every(({ body }) => body.subscribed)).toBe(true)
    })
    // whoever asked may have been lost: on a slow machine the next three seconds ask again
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(1 + Math.floor((Date.now() - begun) / 3_000))
  })

  it('while the answer is fresh asks nobody, and is told what is stored', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    expect(await lists(() => setup.checkAgain(user))).toBe(0)
    expect((await setup.checkAgain(user)).body).toMatchObject({ subscribed: true })
    expect(await lists(() => setup.checkSubscription(user))).toBe(1)
  })

  it('after a page of Stripe’s asks again within seconds, so that a lost event is made up for (26)', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createCheckout(user)
    setup.standIn.switches.lose = ['*']
    setup.standIn.account.paySession(sessionId(body.url))
    await setup.db.asOwner(
      `update public.subscriptions set fetched_at = fetched_at - interval '4 seconds' where user_id = $1`,
      [user],
    )
    expect((await setup.checkAgain(user)).body).toMatchObject({ subscribed: true })
    expect(await setup.plan(user)).toBe('active')
  })
})

describe('cancelling', () => {
  it('in the portal keeps access to the end of the period, and can be taken back', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    const { url } = (await setup.customerPortal(user)).body
    await setup.press(url, 'cancel_at_period_end')
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: true,
      cancel_at_period_end: true,
    })
    expect((await setup.createCheckout(user)).body.url).toContain('/pages/portal/')
    await setup.press(url, 'reactivate')
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      cancel_at_period_end: false,
    })
    await setup.press(url, 'cancel_at_period_end')
    await setup.press(url, 'renew')
    expect(await setup.plan(user)).toBe('expired')
  })

  it.each(['refund', 'dispute'])('by a %s ends access at once', async (how) => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    if (how === 'refund') setup.standIn.account.refundSubscription(subscription)
    else setup.standIn.account.dispute(subscription)
    await setup.standIn.delivery.settled()
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
    expect(await setup.plan(user)).toBe('expired')
  })

  it('is not what a part of the money given back means', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    setup.standIn.account.refundSubscription(subscription, 500)
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('active')
  })

  it('is not what the refund of an earlier month means', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user, 31 * DAY)
    const [charge] = (await setup.stripe.charges.list({ customer: await customerOf(user) })).data
    setup.standIn.account.endPeriod(subscription, true)
    await setup.stripe.refunds.create({ charge: charge!.id })
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('active')
  })

  it('a dispute of an earlier month ends access too', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user, 31 * DAY)
    setup.standIn.account.dispute(subscription)
    setup.standIn.switches.lose = ['charge.dispute.created']
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('expired')
  })
})

describe('withdrawing within seven days', () => {
  it('ends the subscription and gives everything back, once', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user, 6 * DAY)
    expect((await setup.checkSubscription(user)).body.withdraw_until).not.toBeNull()
    const answers = await Promise.all([setup.withdraw(user), setup.withdraw(user)])
    answers.push(await setup.withdraw(user))
    await setup.standIn.delivery.settled()
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 200,
        body: {
          subscribed: false,
          subscription_status: 'expired',
          current_period_end: null,
          cancel_at_period_end: false,
          withdraw_until: null,
          paid_by: null,
          pix_attempt: null,
          pix_offered: true,
        },
      })
    }
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 1990 })
    expect(await setup.plan(user)).toBe('expired')
  })

  it('still works for a subscription that was cancelled without a refund', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user, DAY)
    setup.standIn.account.cancel(subscription)
    await setup.standIn.delivery.settled()
    expect((await setup.withdraw(user)).status).toBe(200)
    expect(await money(user)).toEqual({ paid: 1990, refunded: 1990 })
  })

  it('is finished by the next sync when it stops half way', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    setup.standIn.switches.lose = ['*']
    setup.standIn.switches.fail = { status: 500, times: 3, path: '/v1/subscriptions/' }
    expect((await setup.withdraw(user)).status).toBe(503)
    expect(await money(user)).toEqual({ paid: 1990, refunded: 1990 })
    expect((await setup.checkSubscription(user)).body.subscribed).toBe(false)
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
  })

  it('is refused after that, and points to the portal', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user, 9 * DAY)
    expect(await setup.withdraw(user)).toEqual({
      status: 200,
      body: {
        error:
          'O prazo de 7 dias para desistir com reembolso já terminou. Você ainda pode cancelar a renovação quando quiser em “Gerenciar Plano”.',
        code: 'withdrawal_over',
      },
    })
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it('counts from the first payment, not from a renewal', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user, 31 * DAY)
    setup.standIn.account.endPeriod(subscription, true)
    expect((await setup.withdraw(user)).body).toMatchObject({ code: 'withdrawal_over' })
  })

  it.each(['someone without a customer', 'someone who never paid'])(
    'has nothing to give to %s',
    async (who) => {
      const user = await setup.createUser()
      if (who === 'someone who never paid') await setup.createCheckout(user)
      expect(await setup.withdraw(user)).toEqual({
        status: 200,
        body: {
          error: 'Não encontramos um pagamento seu que possa ser devolvido.',
          code: 'nothing_to_withdraw',
        },
      })
    },
  )
})

describe('without a customer', () => {
  it('Stripe is not asked, and a trial that ran out becomes expired', async () => {
    const user = await setup.createUser()
    // what the tests before caused may still be on its way to Stripe
    await setup.standIn.delivery.settled()
    setup.standIn.switches.fail = { status: 500, times: 100 }
    expect(await setup.checkSubscription(user)).toMatchObject({
      status: 200,
      body: { subscribed: false, subscription_status: 'expired' },
    })
    expect(setup.standIn.switches.fail.times).toBe(100)
    expect(await setup.plan(user)).toBe('expired')
  })

  it('there is no portal', async () => {
    expect(await setup.customerPortal(await setup.createUser())).toEqual({
      status: 200,
      body: { error: 'Você ainda não tem uma assinatura para gerenciar.', code: 'no_customer' },
    })
  })
})

describe('fault 32: an account is deleted', () => {
  it('after its subscription was cancelled and its open pages closed', async () => {
    const user = await setup.createUser()
    const subscription = await setup.subscribe(user)
    await endBilling(setup.deps, user)
    await endBilling(setup.deps, user)
    expect((await setup.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
    const open = (await setup.createCheckout(await setup.createUser())).body.url
    expect(open).toContain('/pages/checkout/')
    await setup.db.asOwner('delete from auth.users where id = $1', [user])
    expect(
      await setup.db.asService('select 1 from public.subscriptions where user_id = $1', [user]),
    ).toEqual([])
  })

  it('closes a page that nobody can pay any more then', async () => {
    const user = await setup.createUser()
    const { url } = (await setup.createCheckout(user)).body
    await endBilling(setup.deps, user)
    expect(await setup.press(url, 'pay')).toBeNull()
    expect(setup.standIn.account.session(sessionId(url)).status).toBe('expired')
  })

  it('stays when Stripe does not answer', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    setup.standIn.switches.fail = { status: 429, times: 1 }
    await expect(endBilling(setup.deps, user)).rejects.toBeInstanceOf(Stripe.errors.StripeError)
  })

  it('without a customer needs no Stripe', async () => {
    setup.standIn.switches.fail = { status: 500, times: 100 }
    await endBilling(setup.deps, await setup.createUser())
    expect(setup.standIn.switches.fail.times).toBe(100)
  })
})
