import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endBilling } from '../../functions/_shared/stripe/end-billing.ts'
import { openPaymentSetup, type PaymentSetup, SITE } from './payment.test-support.ts'

const DAY = 86_400

let setup: PaymentSetup

beforeAll(async () => {
  setup = await openPaymentSetup()
})

afterEach(() => {
  Object.assign(setup.standIn.switches, { copies: 1, hold: false, lose: [], fail: null })
})

afterAll(() => setup.close())

const sessionId = (url: string) => url.split('/').at(-1)!

/** The page of a month by Pix with its code on the screen; the id of its session. */
async function showCode(user: string): Promise<string> {
  const { body } = await setup.createPixCheckout(user)
  await setup.press(body.url, 'code')
  return sessionId(body.url)
}

async function payMonth(user: string, daysAgo = 0): Promise<string> {
  setup.standIn.advance(-daysAgo * DAY)
  const id = await showCode(user)
  setup.standIn.account.endPix(id, true)
  setup.standIn.advance(daysAgo * DAY)
  await setup.standIn.delivery.settled()
  return id
}

async function months(user: string): Promise<number[]> {
  const rows = await setup.db.asService<{ days: number }>(
    `select round(extract(epoch from ends_at - now()) / 86400)::int as days
     from public.pix_months where user_id = $1 order by ends_at`,
    [user],
  )
  return rows.map(({ days }) => days)
}

/** Centavos that a user paid and got back. */
async function money(user: string): Promise<[number, number]> {
  const { customer } = (await setup.deps.store.find({ userId: user }))!
  const { data } = await setup.stripe.charges.list({ customer })
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  return [
    sum(data.map(({ amount }) => amount)),
    sum(data.map(({ amount_refunded: amount }) => amount)),
  ]
}

describe('a month by Pix', () => {
  it('is asked for as the offer says: once, in reais, at the price of the plan', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createPixCheckout(user)
    const session = await setup.stripe.checkout.sessions.retrieve(sessionId(body.url), {
      expand: ['line_items'],
    })
    expect(session).toMatchObject({
      mode: 'payment',
      amount_total: 1990,
      currency: 'brl',
      payment_method_types: ['pix'],
      client_reference_id: user,
      metadata: { kind: 'pix_month' },
      success_url: `${SITE}/dashboard?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    })
    expect(session.line_items?.data[0]?.price).toMatchObject({ type: 'one_time', recurring: null })
  })

  it('gives access when the bank says that it was paid, and not before', async () => {
    const user = await setup.createUser()
    const { body } = await setup.createPixCheckout(user)
    expect(await setup.plan(user)).toBe('expired')
    await setup.press(body.url, 'code')
    expect(await setup.plan(user)).toBe('expired')
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: false,
      pix_attempt: 'waiting',
    })
    expect(await setup.press(body.url, 'bank_pays')).toContain(`${SITE}/dashboard?checkout=success`)
    expect(await setup.plan(user)).toBe('active')
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: true,
      paid_by: 'pix',
      cancel_at_period_end: true,
      pix_attempt: null,
      pix_offered: true,
    })
    expect(await months(user)).toEqual([30])
  })

  it.each([
    [
      'expired on the screen',
      'failed',
      async (user: string) => {
        setup.standIn.account.endPix(await showCode(user), false)
      },
    ],
    [
      'was never shown',
      'expired',
      async (user: string) => {
        const { body } = await setup.createPixCheckout(user)
        setup.standIn.account.expireSession(sessionId(body.url))
      },
    ],
  ])('whose code %s gives nothing, and says so', async (_, attempt, end) => {
    const user = await setup.createUser()
    await end(user)
    await setup.standIn.delivery.settled()
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: false,
      pix_attempt: attempt,
      pix_offered: true,
    })
    expect(await months(user)).toEqual([])
    await payMonth(user)
    expect((await setup.checkSubscription(user)).body).toMatchObject({ pix_attempt: null })
    expect(await months(user)).toEqual([30])
  })

  it('is one month, whatever order its events come in and however often', async () => {
    const user = await setup.createUser()
    Object.assign(setup.standIn.switches, { hold: true, copies: 3 })
    const id = await showCode(user)
    setup.standIn.account.endPix(id, true)
    await setup.standIn.delivery.release('reversed')
    await setup.standIn.delivery.settled()
    expect(await months(user)).toEqual([30])
  })

  it('is found by the app where every event was lost', async () => {
    const user = await setup.createUser()
    const id = await showCode(user)
    setup.standIn.switches.lose = ['charge.succeeded', 'checkout.session.async_payment_succeeded']
    setup.standIn.account.endPix(id, true)
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('expired')
    await setup.checkSubscription(user)
    expect(await setup.plan(user)).toBe('active')
  })

  it('ends by itself', async () => {
    const user = await setup.createUser()
    await payMonth(user, 31)
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      subscribed: false,
      subscription_status: 'expired',
    })
    await payMonth(user)
    expect(await months(user)).toEqual([-1, 30])
  })
})

describe('a further month', () => {
  it('extends the one that runs, and never doubles it', async () => {
    const user = await setup.createUser()
    await payMonth(user, 10)
    await payMonth(user)
    await setup.checkSubscription(user)
    expect(await months(user)).toEqual([20, 50])
    expect(await money(user)).toEqual([2 * 1990, 0])
  })

  it('asked for in two tabs is one page', async () => {
    const user = await setup.createUser()
    const pages = await Promise.all([setup.createPixCheckout(user), setup.createPixCheckout(user)])
    expect(new Set(pages.map(({ body }) => body.url)).size).toBe(1)
  })
})

describe('beside a subscription', () => {
  it('is not offered: who has one is led to the portal', async () => {
    const user = await setup.createUser()
    await setup.subscribe(user)
    expect((await setup.checkSubscription(user)).body).toMatchObject({
      paid_by: 'subscription',
      pix_offered: false,
    })
    expect((await setup.createPixCheckout(user)).body.url).toContain('/pages/portal/')
  })

  it('is paid to its end before a subscription takes its days a second time', async () => {
    const user = await setup.createUser()
    await payMonth(user, 10)
    expect((await setup.createCheckout(user)).body).toMatchObject({
      code: 'pix_running',
      error:
        'Seu mês por Pix ainda está valendo. Quando ele terminar, você pode assinar com cartão.',
    })
    await payMonth(user)
    const other = await setup.createUser()
    await payMonth(other, 31)
    expect((await setup.createCheckout(other)).body.url).toContain('/pages/checkout/')
  })

  it('leaves no second page open that could be paid', async () => {
    const user = await setup.createUser()
    const pix = await setup.createPixCheckout(user)
    const card = await setup.createCheckout(user)
    const statusOf = async (url: string) =>
      (await setup.stripe.checkout.sessions.retrieve(sessionId(url))).status
    expect([await statusOf(pix.body.url), await statusOf(card.body.url)]).toEqual([
      'expired',
      'open',
    ])
    await setup.createPixCheckout(user)
    expect(await statusOf(card.body.url)).toBe('expired')
  })

  it('that began while the code was on the screen, it is given back when it is paid', async () => {
    const user = await setup.createUser()
    const id = await showCode(user)
    await setup.subscribe(user)
    setup.standIn.advance(60)
    setup.standIn.account.endPix(id, true)
    await setup.standIn.delivery.settled()
    setup.standIn.advance(-60)
    expect(await money(user)).toEqual([2 * 1990, 1990])
    expect(await months(user)).toEqual([])
    expect((await setup.checkSubscription(user)).body).toMatchObject({ paid_by: 'subscription' })
  })
})

describe('withdrawing from it', () => {
  it('within seven days gives the money back and ends it at once', async () => {
    const user = await setup.createUser()
    await payMonth(user, 6)
    expect((await setup.checkSubscription(user)).body.withdraw_until).not.toBeNull()
    expect((await setup.withdraw(user)).body).toMatchObject({
      subscribed: false,
      paid_by: null,
      withdraw_until: null,
    })
    expect(await money(user)).toEqual([1990, 1990])
    expect(await setup.plan(user)).toBe('expired')
    expect((await setup.withdraw(user)).body).toMatchObject({ subscribed: false })
    expect(await money(user)).toEqual([1990, 1990])
  })

  it('after them is over', async () => {
    const user = await setup.createUser()
    await payMonth(user, 10)
    expect((await setup.withdraw(user)).body).toMatchObject({ code: 'withdrawal_over' })
    expect(await money(user)).toEqual([1990, 0])
  })

  it('gives back the month of this week and leaves the one before', async () => {
    const user = await setup.createUser()
    await payMonth(user, 20)
    await payMonth(user, 1)
    expect((await setup.withdraw(user)).body).toMatchObject({ subscribed: true, paid_by: 'pix' })
    expect(await money(user)).toEqual([2 * 1990, 1990])
    expect(await months(user)).toEqual([10])
  })

  it('by the operator, in Stripe’s dashboard, ends it too', async () => {
    const user = await setup.createUser()
    const session = await setup.stripe.checkout.sessions.retrieve(await payMonth(user))
    await setup.stripe.refunds.create({ payment_intent: session.payment_intent as string })
    await setup.standIn.delivery.settled()
    expect(await setup.plan(user)).toBe('expired')
  })
})

it('goes with the account: no page is left that could be paid', async () => {
  const user = await setup.createUser()
  const { body } = await setup.createPixCheckout(user)
  await endBilling(setup.deps, user)
  const session = await setup.stripe.checkout.sessions.retrieve(sessionId(body.url))
  expect(session.status).toBe('expired')
})
