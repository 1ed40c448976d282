import { Stripe } from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endBilling } from '../../functions/_shared/stripe/end-billing.ts'
import { signatureHeader } from './delivery.ts'
import { openPaymentBench, type PaymentBench, SITE, WEBHOOK_SECRET } from './payment-bench.ts'

const DAY = 86_400

let bench: PaymentBench

beforeAll(async () => {
  bench = await openPaymentBench()
})

afterEach(() => {
  Object.assign(bench.standIn.switches, { copies: 1, hold: false, lose: [], fail: null })
  bench.setDatabaseDown(false)
})

afterAll(() => bench.close())

async function customerOf(user: string): Promise<string> {
  return (await bench.deps.store.find({ userId: user }))!.customer
}

/** Subscriptions at Stripe by status. */
async function subscriptions(user: string): Promise<Record<string, number>> {
  const { data } = await bench.stripe.subscriptions.list({
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
  const { data } = await bench.stripe.charges.list({ customer: await customerOf(user) })
  return {
    paid: data.filter(({ paid }) => paid).reduce((sum, { amount }) => sum + amount, 0),
    refunded: data.reduce((sum, { amount_refunded: amount }) => sum + amount, 0),
  }
}

async function events(): Promise<number> {
  const [row] = await bench.db.asService<{ n: number }>(
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
  const answer = await fetch(bench.webhookUrl, {
    method: 'POST',
    headers: signature === null ? {} : { 'stripe-signature': signature },
    body: payload,
  })
  return { status: answer.status, body: await answer.json() }
}

describe('subscribing', () => {
  it('leads from the checkout page to an active plan, and from then on to the portal', async () => {
    const user = await bench.createUser()
    const { body } = await bench.createCheckout(user)
    expect(body.url).toContain('/dev/stripe/pages/checkout/cs_test_')
    expect(await bench.press(body.url, 'pay')).toBe(
      `${SITE}/dashboard?checkout=success&session_id=${sessionId(body.url)}`,
    )
    expect(await bench.plan(user)).toBe('active')
    expect(await bench.checkSubscription(user)).toMatchObject({
      status: 200,
      body: { subscribed: true, subscription_status: 'active', cancel_at_period_end: false },
    })
    expect((await bench.createCheckout(user)).body.url).toContain('/dev/stripe/pages/portal/bps_')
    expect((await bench.customerPortal(user)).body.url).toContain('/dev/stripe/pages/portal/bps_')
  })

  it('asks Stripe for what the offer says: monthly, in reais, in Portuguese, for this user', async () => {
    const user = await bench.createUser()
    const { body } = await bench.createCheckout(user)
    const session = await bench.stripe.checkout.sessions.retrieve(sessionId(body.url), {
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
    const paid = bench.standIn.account.paySession(session.id)
    expect(paid.metadata).toEqual({ user_id: user })
  })

  it('can be broken off and resumed on the same page', async () => {
    const user = await bench.createUser()
    const first = (await bench.createCheckout(user)).body.url
    expect(await bench.press(first, 'cancel')).toBe(`${SITE}/checkout?checkout=cancelled`)
    expect(await bench.press(first, 'decline')).toBeNull()
    expect((await bench.createCheckout(user)).body.url).toBe(first)
    expect(await bench.plan(user)).toBe('expired')
  })

  it('gets a new page once the old one has expired', async () => {
    const user = await bench.createUser()
    const first = (await bench.createCheckout(user)).body.url
    await bench.stripe.checkout.sessions.expire(sessionId(first))
    const second = (await bench.createCheckout(user)).body.url
    expect(second).not.toBe(first)
    expect((await bench.createCheckout(user)).body.url).toBe(second)
  })

  it('closes a page with an earlier price, so that only one can be paid', async () => {
    const user = await bench.createUser()
    const first = (await bench.createCheckout(user)).body.url
    bench.standIn.account.session(sessionId(first)).metadata = { price_id: 'price_of_last_year' }
    const second = (await bench.createCheckout(user)).body.url
    expect(second).not.toBe(first)
    expect((await bench.stripe.checkout.sessions.retrieve(sessionId(first))).status).toBe('expired')
  })

  it('again after the subscription has ended is possible', async () => {
    const user = await bench.createUser()
    const first = await bench.subscribe(user)
    await bench.stripe.subscriptions.cancel(first)
    await bench.standIn.delivery.settled()
    expect(await bench.plan(user)).toBe('expired')
    const second = await bench.subscribe(user)
    expect(second).not.toBe(first)
    expect(await bench.plan(user)).toBe('active')
    expect(await subscriptions(user)).toEqual({ active: 1, canceled: 1 })
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })

  it('works for someone whose customer was deleted at Stripe', async () => {
    const user = await bench.createUser()
    await bench.createCheckout(user)
    const gone = await customerOf(user)
    await bench.stripe.customers.del(gone)
    expect((await bench.checkSubscription(user)).body).toMatchObject({ subscribed: false })
    await bench.subscribe(user)
    expect(await customerOf(user)).not.toBe(gone)
    expect(await bench.plan(user)).toBe('active')
  })

  it('never takes a plan away because the key belongs to another account', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    await bench.db.asService(
      'update public.subscriptions set stripe_customer_id = $2 where user_id = $1',
      [user, `cus_of_another_account_${user}`],
    )
    expect(await bench.checkSubscription(user)).toMatchObject({
      status: 503,
      body: { code: 'payment_unavailable' },
    })
    expect(await bench.plan(user)).toBe('active')
  })

  it('sends today’s e-mail address to Stripe and finds nobody by it', async () => {
    const user = await bench.createUser()
    await bench.stripe.customers.create({ email: `${user}@exemplo.com.br` })
    await bench.createCheckout(user)
    const customer = await customerOf(user)
    await bench.stripe.customers.update(customer, { email: 'antigo@exemplo.com.br' })
    await bench.createCheckout(user)
    expect(await bench.stripe.customers.retrieve(customer)).toMatchObject({
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
    const user = await bench.createUser()
    bench.standIn.switches.lose = ['*']
    await bench.subscribe(user)
    const before = await events()
    const event = bench.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    expect(await postEvent(event, how)).toEqual({
      status: 400,
      body: { error: 'A assinatura deste evento não confere.', code: 'invalid_event' },
    })
    expect(await events()).toBe(before)
    expect(await bench.plan(user)).toBe('expired')
    expect((await postEvent(event, { age: 290 })).status).toBe(200)
    expect(await bench.plan(user)).toBe('active')
  })

  it('refuses a body that is too large, and another method', async () => {
    expect((await postEvent({ id: 'evt', padding: 'x'.repeat(1_000_001) })).status).toBe(400)
    expect((await fetch(bench.webhookUrl)).status).toBe(405)
  })
})

describe('fault 24: the same event ten times', () => {
  it('has one effect', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.copies = 10
    const before = await events()
    await bench.subscribe(user)
    expect(await bench.plan(user)).toBe('active')
    // customer.subscription.created, invoice.paid, checkout.session.completed
    expect((await events()) - before).toBe(3)
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it('asks Stripe once', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.lose = ['*']
    await bench.subscribe(user)
    const event = bench.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    expect((await postEvent(event)).status).toBe(200)
    bench.standIn.switches.fail = { status: 500, times: 100 }
    for (let i = 0; i < 9; i += 1) expect((await postEvent(event)).status).toBe(200)
    expect(bench.standIn.switches.fail.times).toBe(100)
  })
})

describe("fault 25: 'deleted', then an older 'updated'", () => {
  it('stays ended', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    bench.standIn.switches.hold = true
    bench.standIn.account.cancelAtPeriodEnd(subscription, true)
    bench.standIn.account.cancel(subscription)
    bench.standIn.switches.hold = false
    await bench.standIn.delivery.release('reversed')
    expect(bench.standIn.delivery.log.slice(-2).map(({ type, status }) => [type, status])).toEqual([
      ['customer.subscription.deleted', 200],
      ['customer.subscription.updated', 200],
    ])
    expect(await bench.plan(user)).toBe('expired')
  })

  it('ends well in any order of a whole life', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.hold = true
    const subscription = await bench.subscribe(user)
    bench.standIn.account.endPeriod(subscription, false)
    bench.standIn.account.endPeriod(subscription, true)
    bench.standIn.switches.hold = false
    await bench.standIn.delivery.release('reversed')
    expect(await bench.plan(user)).toBe('active')
  })
})

describe('fault 26: the event is lost', () => {
  it('and check-subscription grants on the success page', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.lose = ['*']
    await bench.subscribe(user)
    expect(await bench.plan(user)).toBe('expired')
    expect((await bench.checkSubscription(user)).body).toMatchObject({
      subscribed: true,
      subscription_status: 'active',
    })
    expect(await bench.plan(user)).toBe('active')
  })

  it('and so is the one of a refund, which check-subscription finds', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    bench.standIn.switches.lose = ['*']
    bench.standIn.account.refundSubscription(subscription)
    expect((await bench.checkSubscription(user)).body).toMatchObject({ subscribed: false })
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
  })
})

describe('fault 27: the database is down during the event', () => {
  it('answers 5xx, and the retry works', async () => {
    const user = await bench.createUser()
    bench.setDatabaseDown(false)
    const { body } = await bench.createCheckout(user)
    bench.setDatabaseDown(true)
    bench.standIn.account.paySession(sessionId(body.url))
    await bench.standIn.delivery.settled()
    const refused = bench.standIn.delivery.log.filter(({ status }) => status === 500)
    expect(refused.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['customer.subscription.created', 'checkout.session.completed']),
    )
    bench.setDatabaseDown(false)
    expect(await bench.plan(user)).toBe('expired')
    await bench.standIn.delivery.retry()
    expect(await bench.plan(user)).toBe('active')
  })

  it('answers 5xx when Stripe cannot be asked, and the retry works', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.lose = ['*']
    await bench.subscribe(user)
    const event = bench.standIn.makeEvent('invoice.paid', { customer: await customerOf(user) })
    bench.standIn.switches.fail = { status: 429, times: 3 }
    expect((await postEvent(event)).status).toBe(503)
    expect(await bench.plan(user)).toBe('expired')
    bench.standIn.switches.fail = null
    expect((await postEvent(event)).status).toBe(200)
    expect(await bench.plan(user)).toBe('active')
  })

  it('rides out a short failure of Stripe by itself', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.fail = { status: 500, times: 2 }
    expect((await bench.createCheckout(user)).status).toBe(200)
  })

  it('tells a person about a long one in Portuguese, without a technical word', async () => {
    const user = await bench.createUser()
    bench.standIn.switches.fail = { status: 429, times: 3 }
    expect(await bench.createCheckout(user)).toEqual({
      status: 503,
      body: {
        error:
          'O serviço de pagamento não respondeu como deveria. Tente novamente em alguns minutos.',
        code: 'payment_unavailable',
      },
    })
    expect(bench.logged.join()).toContain('"stripeCode":"rate_limit"')
  })
})

describe('fault 28: what we do not know', () => {
  it.each(['payment_method.attached', 'something.of_next_year'])(
    'an event %s is taken with 200 and grants nothing',
    async (type) => {
      const user = await bench.createUser()
      bench.standIn.switches.lose = ['*']
      await bench.subscribe(user)
      const before = await events()
      const event = bench.standIn.makeEvent(type, { customer: await customerOf(user) })
      expect((await postEvent(event)).status).toBe(200)
      expect(await events()).toBe(before)
      expect(await bench.plan(user)).toBe('expired')
    },
  )

  it('a customer of someone else is taken with 200 and grants nothing', async () => {
    const before = await events()
    const event = bench.standIn.makeEvent('invoice.paid', { customer: 'cus_of_another_product' })
    expect((await postEvent(event)).status).toBe(200)
    expect(await events()).toBe(before)
  })

  it('a status is stored, grants nothing, and leaves no room for a second subscription', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    bench.standIn.account.subscription(subscription).status = 'a_status_of_next_year'
    const event = bench.standIn.makeEvent('customer.subscription.updated', {
      customer: await customerOf(user),
    })
    expect((await postEvent(event)).status).toBe(200)
    expect(await bench.plan(user)).toBe('expired')
    expect((await bench.createCheckout(user)).body.url).toContain('/pages/portal/')
  })
})

describe('fault 29: two tabs at checkout', () => {
  it('get one customer and one page', async () => {
    const user = await bench.createUser()
    const answers = await Promise.all(Array.from({ length: 6 }, () => bench.createCheckout(user)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    const { data } = await bench.stripe.customers.list({ limit: 100 })
    expect(data.filter(({ metadata }) => metadata.user_id === user)).toHaveLength(1)
  })

  it('cannot pay the one page twice', async () => {
    const user = await bench.createUser()
    const { body } = await bench.createCheckout(user)
    await Promise.all([bench.press(body.url, 'pay'), bench.press(body.url, 'pay')])
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it.each(['in order', 'held back and reversed', 'lost'])(
    'that pay two pages all the same keep one subscription and get the other payment back (events %s)',
    async (how) => {
      const user = await bench.createUser()
      const { body } = await bench.createCheckout(user)
      // A page that our function would not have opened: made past it.
      const second = await bench.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: await customerOf(user),
        line_items: [{ price: 'price_esboca_mensal', quantity: 1 }],
        success_url: `${SITE}/dashboard?checkout=success`,
      })
      const { switches, account, delivery } = bench.standIn
      switches.hold = how === 'held back and reversed'
      switches.lose = how === 'lost' ? ['*'] : []
      bench.standIn.advance(-60)
      const kept = account.paySession(sessionId(body.url))
      bench.standIn.advance(60)
      account.paySession(second.id)
      switches.hold = false
      await delivery.settled()
      await delivery.release('reversed')
      await Promise.all([bench.checkSubscription(user), bench.checkSubscription(user)])
      await delivery.settled()

      expect(await subscriptions(user)).toEqual({ active: 1, canceled: 1 })
      expect((await bench.stripe.subscriptions.retrieve(kept.id)).status).toBe('active')
      expect(await money(user)).toEqual({ paid: 3980, refunded: 1990 })
      expect(await bench.plan(user)).toBe('active')
    },
  )

  it('give nothing back for months that were used', async () => {
    const user = await bench.createUser()
    const older = await bench.subscribe(user, 20 * DAY)
    const { account } = bench.standIn
    account.endPeriod(older, false)
    const second = await bench.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await customerOf(user),
      line_items: [{ price: 'price_esboca_mensal', quantity: 1 }],
      success_url: `${SITE}/dashboard?checkout=success`,
    })
    const kept = account.paySession(second.id)
    await bench.standIn.delivery.settled()
    expect((await bench.stripe.subscriptions.retrieve(older)).status).toBe('canceled')
    expect((await bench.stripe.subscriptions.retrieve(kept.id)).status).toBe('active')
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })
})

describe('fault 30: the renewal fails', () => {
  it('gives a grace of seven days and then ends; outlines stay readable', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user, 40 * DAY)
    await bench.db.asUser(
      user,
      `insert into public.generated_outlines (title, youtube_url, outline_type, duration, generated_content)
       values ('Graça', 'https://youtu.be/demo-filho1', 'celula', 60, '# Graça')`,
    )
    bench.standIn.advance(-6 * DAY)
    bench.standIn.account.endPeriod(subscription, false)
    bench.standIn.advance(6 * DAY)
    await bench.standIn.delivery.settled()
    expect((await bench.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due')
    expect(await bench.plan(user)).toBe('active')

    const [item] = bench.standIn.account.subscription(subscription).items.data
    item!.current_period_start -= 2 * DAY
    expect((await bench.checkSubscription(user)).body).toMatchObject({
      subscribed: false,
      subscription_status: 'expired',
    })
    expect(await bench.plan(user)).toBe('expired')

    bench.standIn.account.endPeriod(subscription, false)
    await bench.standIn.delivery.settled()
    expect((await bench.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
    expect(await bench.plan(user)).toBe('expired')
    expect(await bench.db.asUser(user, 'select title from public.generated_outlines')).toEqual([
      { title: 'Graça' },
    ])
  })

  it('and is made up for by a later payment', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    bench.standIn.account.endPeriod(subscription, false)
    bench.standIn.account.endPeriod(subscription, true)
    await bench.standIn.delivery.settled()
    expect(await bench.plan(user)).toBe('active')
    expect(await money(user)).toEqual({ paid: 3980, refunded: 0 })
  })
})

describe('asking again', () => {
  /** How many lists Stripe gave out while this ran. */
  async function lists(run: () => Promise<unknown>): Promise<number> {
    const before = bench.asked.length
    await run()
    return bench.asked.slice(before).filter((path) => path.endsWith('/v1/subscriptions')).length
  }

  it('a hundred tabs at once ask Stripe once in three seconds, and are all told', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    // long after the page of Stripe's: within the hour a slow machine may rightly ask again after three seconds
    await bench.db.asOwner(
      `update public.subscriptions set fetched_at = fetched_at - interval '2 hours',
         sent_to_stripe_at = sent_to_stripe_at - interval '2 hours' where user_id = $1`,
      [user],
    )
    const begun = Date.now()
    const asked = await lists(async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => bench.checkAgain(user)))
      expect(answers.every(({ body }) => body.subscribed)).toBe(true)
    })
    // whoever asked may have been lost: on a slow machine the next three seconds ask again
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(1 + Math.floor((Date.now() - begun) / 3_000))
  })

  it('while the answer is fresh asks nobody, and is told what is stored', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    expect(await lists(() => bench.checkAgain(user))).toBe(0)
    expect((await bench.checkAgain(user)).body).toMatchObject({ subscribed: true })
    expect(await lists(() => bench.checkSubscription(user))).toBe(1)
  })

  it('after a page of Stripe’s asks again within seconds, so that a lost event is made up for (26)', async () => {
    const user = await bench.createUser()
    const { body } = await bench.createCheckout(user)
    bench.standIn.switches.lose = ['*']
    bench.standIn.account.paySession(sessionId(body.url))
    await bench.db.asOwner(
      `update public.subscriptions set fetched_at = fetched_at - interval '4 seconds' where user_id = $1`,
      [user],
    )
    expect((await bench.checkAgain(user)).body).toMatchObject({ subscribed: true })
    expect(await bench.plan(user)).toBe('active')
  })
})

describe('cancelling', () => {
  it('in the portal keeps access to the end of the period, and can be taken back', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    const { url } = (await bench.customerPortal(user)).body
    await bench.press(url, 'cancel_at_period_end')
    expect((await bench.checkSubscription(user)).body).toMatchObject({
      subscribed: true,
      cancel_at_period_end: true,
    })
    expect((await bench.createCheckout(user)).body.url).toContain('/pages/portal/')
    await bench.press(url, 'reactivate')
    expect((await bench.checkSubscription(user)).body).toMatchObject({
      cancel_at_period_end: false,
    })
    await bench.press(url, 'cancel_at_period_end')
    await bench.press(url, 'renew')
    expect(await bench.plan(user)).toBe('expired')
  })

  it.each(['refund', 'dispute'])('by a %s ends access at once', async (how) => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    if (how === 'refund') bench.standIn.account.refundSubscription(subscription)
    else bench.standIn.account.dispute(subscription)
    await bench.standIn.delivery.settled()
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
    expect(await bench.plan(user)).toBe('expired')
  })

  it('is not what a part of the money given back means', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    bench.standIn.account.refundSubscription(subscription, 500)
    await bench.standIn.delivery.settled()
    expect(await bench.plan(user)).toBe('active')
  })

  it('is not what the refund of an earlier month means', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user, 31 * DAY)
    const [charge] = (await bench.stripe.charges.list({ customer: await customerOf(user) })).data
    bench.standIn.account.endPeriod(subscription, true)
    await bench.stripe.refunds.create({ charge: charge!.id })
    await bench.standIn.delivery.settled()
    expect(await bench.plan(user)).toBe('active')
  })

  it('a dispute of an earlier month ends access too', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user, 31 * DAY)
    bench.standIn.account.dispute(subscription)
    bench.standIn.switches.lose = ['charge.dispute.created']
    await bench.standIn.delivery.settled()
    expect(await bench.plan(user)).toBe('expired')
  })
})

describe('withdrawing within seven days', () => {
  it('ends the subscription and gives everything back, once', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user, 6 * DAY)
    expect((await bench.checkSubscription(user)).body.withdraw_until).not.toBeNull()
    const answers = await Promise.all([bench.withdraw(user), bench.withdraw(user)])
    answers.push(await bench.withdraw(user))
    await bench.standIn.delivery.settled()
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
    expect(await bench.plan(user)).toBe('expired')
  })

  it('still works for a subscription that was cancelled without a refund', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user, DAY)
    bench.standIn.account.cancel(subscription)
    await bench.standIn.delivery.settled()
    expect((await bench.withdraw(user)).status).toBe(200)
    expect(await money(user)).toEqual({ paid: 1990, refunded: 1990 })
  })

  it('is finished by the next sync when it stops half way', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    bench.standIn.switches.lose = ['*']
    bench.standIn.switches.fail = { status: 500, times: 3, path: '/v1/subscriptions/' }
    expect((await bench.withdraw(user)).status).toBe(503)
    expect(await money(user)).toEqual({ paid: 1990, refunded: 1990 })
    expect((await bench.checkSubscription(user)).body.subscribed).toBe(false)
    expect(await subscriptions(user)).toEqual({ canceled: 1 })
  })

  it('is refused after that, and points to the portal', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user, 9 * DAY)
    expect(await bench.withdraw(user)).toEqual({
      status: 200,
      body: {
        error:
          'O prazo de 7 dias para desistir com reembolso já terminou. Você ainda pode cancelar a renovação quando quiser em "Gerenciar Plano".',
        code: 'withdrawal_over',
      },
    })
    expect(await subscriptions(user)).toEqual({ active: 1 })
    expect(await money(user)).toEqual({ paid: 1990, refunded: 0 })
  })

  it('counts from the first payment, not from a renewal', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user, 31 * DAY)
    bench.standIn.account.endPeriod(subscription, true)
    expect((await bench.withdraw(user)).body).toMatchObject({ code: 'withdrawal_over' })
  })

  it.each(['someone without a customer', 'someone who never paid'])(
    'has nothing to give to %s',
    async (who) => {
      const user = await bench.createUser()
      if (who === 'someone who never paid') await bench.createCheckout(user)
      expect(await bench.withdraw(user)).toEqual({
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
    const user = await bench.createUser()
    // what the tests before caused may still be on its way to Stripe
    await bench.standIn.delivery.settled()
    bench.standIn.switches.fail = { status: 500, times: 100 }
    expect(await bench.checkSubscription(user)).toMatchObject({
      status: 200,
      body: { subscribed: false, subscription_status: 'expired' },
    })
    expect(bench.standIn.switches.fail.times).toBe(100)
    expect(await bench.plan(user)).toBe('expired')
  })

  it('there is no portal', async () => {
    expect(await bench.customerPortal(await bench.createUser())).toEqual({
      status: 200,
      body: { error: 'Você ainda não tem uma assinatura para gerenciar.', code: 'no_customer' },
    })
  })
})

describe('fault 32: an account is deleted', () => {
  it('after its subscription was cancelled and its open pages closed', async () => {
    const user = await bench.createUser()
    const subscription = await bench.subscribe(user)
    await endBilling(bench.deps, user)
    await endBilling(bench.deps, user)
    expect((await bench.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled')
    const open = (await bench.createCheckout(await bench.createUser())).body.url
    expect(open).toContain('/pages/checkout/')
    await bench.db.asOwner('delete from auth.users where id = $1', [user])
    expect(
      await bench.db.asService('select 1 from public.subscriptions where user_id = $1', [user]),
    ).toEqual([])
  })

  it('closes a page that nobody can pay any more then', async () => {
    const user = await bench.createUser()
    const { url } = (await bench.createCheckout(user)).body
    await endBilling(bench.deps, user)
    expect(await bench.press(url, 'pay')).toBeNull()
    expect(bench.standIn.account.session(sessionId(url)).status).toBe('expired')
  })

  it('stays when Stripe does not answer', async () => {
    const user = await bench.createUser()
    await bench.subscribe(user)
    bench.standIn.switches.fail = { status: 429, times: 1 }
    await expect(endBilling(bench.deps, user)).rejects.toBeInstanceOf(Stripe.errors.StripeError)
  })

  it('without a customer needs no Stripe', async () => {
    bench.standIn.switches.fail = { status: 500, times: 100 }
    await endBilling(bench.deps, await bench.createUser())
    expect(bench.standIn.switches.fail.times).toBe(100)
  })
})
