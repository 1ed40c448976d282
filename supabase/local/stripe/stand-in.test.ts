import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeFromEnv } from '../../functions/_shared/stripe/client.ts'
import { addMonth } from './billing-objects.ts'
import { parseForm } from './form.ts'
import { type Listening, listen } from './listen.ts'
import { createStripeStandIn, type StripeStandIn } from './stand-in.ts'

const SECRET = 'whsec_test'
const PRICE = 'price_esboca_mensal'

type Received = { type: string; signature: string; payload: string }

let received: Received[] = []
let answerStatus = 200
let standIn: StripeStandIn
let stripe: Stripe
let server: Listening
let receiver: Listening

beforeAll(async () => {
  receiver = await listen(async (request) => {
    const payload = await request.text()
    const { type } = JSON.parse(payload) as { type: string }
    received.push({ type, payload, signature: request.headers.get('stripe-signature') ?? '' })
    return new Response(null, { status: answerStatus })
  })
  standIn = createStripeStandIn({
    webhookSecret: SECRET,
    webhookUrl: receiver.url,
    mountPath: '/dev/stripe',
  })
  server = await listen(standIn.fetch)
  stripe = clientFor('sk_test_contract')
})

afterAll(async () => {
  standIn.close()
  await Promise.all([server.close(), receiver.close()])
})

function clientFor(key: string): Stripe {
  return stripeFromEnv({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: `${server.url}/dev/stripe` })
}

async function openSession(customer?: string): Promise<Stripe.Checkout.Session> {
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer ?? (await stripe.customers.create({ email: 'ana@exemplo.com.br' })).id,
    line_items: [{ price: PRICE, quantity: 1 }],
    success_url: 'http://localhost:5173/dashboard?checkout=success&s={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:5173/checkout',
    subscription_data: { metadata: { user_id: 'u1' } },
  })
}

async function subscribe(): Promise<Stripe.Subscription> {
  const session = await openSession()
  const { id } = standIn.account.paySession(session.id)
  await standIn.delivery.settled()
  return stripe.subscriptions.retrieve(id)
}

function failureOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: unknown) => error as Stripe.errors.StripeError,
  )
}

async function textOf(url: string, action?: string): Promise<string> {
  const init = action === undefined ? {} : { method: 'POST', body: new URLSearchParams({ action }) }
  return (await fetch(url, init)).text()
}

describe('the form encoding', () => {
  it('nests objects and arrays', () => {
    expect(
      parseForm(
        'a=1&line_items[0][price]=p&line_items[1][price]=q&m[x]=%C3%A9&expand[]=i&expand[]=j',
      ),
    ).toEqual({
      a: '1',
      line_items: [{ price: 'p' }, { price: 'q' }],
      m: { x: 'é' },
      expand: ['i', 'j'],
    })
  })
})

describe('what the library reads', () => {
  it('a paid session: subscription, invoice, payment and charge in the shapes of the version', async () => {
    const session = await openSession()
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      amount_total: 1990,
    })
    standIn.account.paySession(session.id)
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] })
    const subscription = paid.subscription as Stripe.Subscription
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
    expect(subscription).toMatchObject({ status: 'active', metadata: { user_id: 'u1' } })
    // Periods are the items' since 2025-03-31.
    const [item] = subscription.items.data
    expect(item!.current_period_end).toBe(addMonth(item!.current_period_start))
    expect('current_period_end' in subscription).toBe(false)

    const { data: invoices } = await stripe.invoices.list({
      subscription: subscription.id,
      status: 'paid',
    })
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({
      billing_reason: 'subscription_create',
      amount_paid: 1990,
      parent: { subscription_details: { subscription: subscription.id } },
    })
    const invoice = await stripe.invoices.retrieve(invoices[0]!.id, { expand: ['payments'] })
    const intent = await stripe.paymentIntents.retrieve(
      invoice.payments!.data[0]!.payment.payment_intent as string,
      { expand: ['latest_charge'] },
    )
    expect(intent.latest_charge).toMatchObject({ object: 'charge', paid: true, refunded: false })
  })

  it('a price with its decimal amount', async () => {
    const price = await stripe.prices.retrieve(PRICE)
    expect(price).toMatchObject({ currency: 'brl', unit_amount: 1990 })
    expect(price.unit_amount_decimal?.toString()).toBe('1990')
  })

  it('what was not asked for stays an id, and what does not exist cannot be expanded', async () => {
    const { id, latest_invoice: invoice } = await subscribe()
    expect(invoice).toMatch(/^in_/)
    const expanded = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.payments'],
    })
    expect(expanded.latest_invoice).toMatchObject({ payments: { data: [{ status: 'paid' }] } })
    const expand = (field: string) =>
      failureOf(stripe.subscriptions.retrieve(id, { expand: [field] }))
    expect((await expand('nonsense')).message).toBe('This property cannot be expanded (nonsense).')
    expect((await expand('latest_invoice.payments.data.payment.payment_intent')).message).toBe(
      'You cannot expand more than 4 levels.',
    )
  })

  it('lists page by page, the newest first', async () => {
    const customer = await stripe.customers.create({})
    const made: string[] = []
    for (let i = 0; i < 5; i += 1) made.push((await openSession(customer.id)).id)
    const first = await stripe.checkout.sessions.list({ customer: customer.id, limit: 2 })
    expect(first.has_more).toBe(true)
    const all = await stripe.checkout.sessions
      .list({ customer: customer.id, limit: 2 })
      .autoPagingToArray({ limit: 100 })
    expect(all.map(({ id }) => id)).toEqual(made.toReversed())
    await stripe.checkout.sessions.expire(made[0]!)
    const open = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' })
    expect(open.data).toHaveLength(4)
  })

  it('subscriptions without the ended ones, unless they are asked for', async () => {
    const { id, customer } = await subscribe()
    await stripe.subscriptions.cancel(id)
    const of = { customer: customer as string }
    expect((await stripe.subscriptions.list(of)).data).toEqual([])
    expect((await stripe.subscriptions.list({ ...of, status: 'all' })).data).toHaveLength(1)
  })

  it('a customer who was deleted, and their subscription ended', async () => {
    const { id, customer } = await subscribe()
    await stripe.customers.del(customer as string)
    expect(await stripe.customers.retrieve(customer as string)).toMatchObject({ deleted: true })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled')
    expect(await failureOf(openSession(customer as string))).toMatchObject({
      code: 'resource_missing',
    })
  })

  it('sessions that nobody paid expire after a day', async () => {
    const { id } = await openSession()
    standIn.advance(86_401)
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
    standIn.advance(-86_401)
  })
})

describe('errors', () => {
  it.each([
    ['an unknown id', () => stripe.customers.retrieve('cus_nobody'), 404, 'resource_missing'],
    ['an unknown path', () => stripe.coupons.retrieve('x'), 404, undefined],
    [
      'an unknown parameter',
      () => stripe.customers.create({ phone: '1' }),
      400,
      'parameter_unknown',
    ],
    [
      'a missing parameter',
      () => stripe.checkout.sessions.create({ mode: 'subscription' }),
      404,
      'resource_missing',
    ],
  ])('%s', async (_, call, statusCode, code) => {
    expect(await failureOf(call())).toMatchObject({ statusCode, code })
  })

  it('a live key and another version are refused', async () => {
    expect(await failureOf(clientFor('sk_live_x').customers.list())).toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    )
    const answer = await fetch(`${server.url}/dev/stripe/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_x', 'stripe-version': '2020-08-27' },
    })
    expect(answer.status).toBe(400)
  })

  it('a payment goes back once, and never more of it than there was', async () => {
    const { customer } = await subscribe()
    const [charge] = (await stripe.charges.list({ customer: customer as string })).data
    const id = charge!.id
    expect(await failureOf(stripe.refunds.create({ charge: id, amount: 5000 }))).toMatchObject({
      param: 'amount',
    })
    expect(await stripe.refunds.create({ charge: id })).toMatchObject({ amount: 1990 })
    expect(await failureOf(stripe.refunds.create({ charge: id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await stripe.charges.retrieve(id, { expand: ['refunds'] })).toMatchObject({
      refunded: true,
      refunds: { data: [{ amount: 1990 }] },
    })
  })

  it('an ended subscription cannot be cancelled or changed', async () => {
    const { id } = await subscribe()
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
    expect(await failureOf(stripe.subscriptions.cancel(id))).toMatchObject({
      code: 'resource_missing',
    })
    expect(
      await failureOf(stripe.subscriptions.update(id, { cancel_at_period_end: false })),
    ).toMatchObject({ statusCode: 400 })
  })

  it('on demand: 429, and 500 that the library outlasts', async () => {
    standIn.switches.fail = { status: 429, times: 1, path: '/v1/prices' }
    expect(await failureOf(stripe.prices.retrieve(PRICE))).toBeInstanceOf(
      Stripe.errors.StripeRateLimitError,
    )
    standIn.switches.fail = { status: 500, times: 1 }
    expect(await stripe.prices.retrieve(PRICE)).toMatchObject({ id: PRICE })
  })
})

describe('idempotency keys', () => {
  it('give the first answer again, and refuse other parameters', async () => {
    const create = (name: string) => stripe.customers.create({ name }, { idempotencyKey: 'k1' })
    const first = await create('Ana')
    const second = await create('Ana')
    expect(second.id).toBe(first.id)
    expect(await failureOf(create('Bia'))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })
})

describe('events', () => {
  it('are signed so that the library accepts them, and nothing else', async () => {
    received = []
    await subscribe()
    expect(received.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
    ])
    const { payload, signature } = received.at(-1)!
    expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
    const event = await Stripe.webhooks.constructEventAsync(payload, signature, SECRET)
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      api_version: '2026-10-28.endive',
    })
    expect(event.data.object).toMatchObject({ object: 'checkout.session', status: 'complete' })
    expect(await stripe.events.retrieve(event.id)).toMatchObject({ id: event.id })
    await expect(
      Stripe.webhooks.constructEventAsync(`${payload} `, signature, SECRET),
    ).rejects.toThrow('No signatures found')
  })

  it('can come twice, late, in reverse, or not at all', async () => {
    const { id } = await subscribe()
    const { account, switches, delivery } = standIn
    received = []
    switches.copies = 2
    account.cancelAtPeriodEnd(id, true)
    await delivery.settled()
    expect(received).toHaveLength(2)

    received = []
    Object.assign(switches, { copies: 1, hold: true })
    account.cancelAtPeriodEnd(id, false)
    account.cancel(id)
    await delivery.settled()
    expect(received).toEqual([])
    switches.hold = false
    await delivery.release('reversed')
    expect(received.map(({ type }) => type)).toEqual([
      'customer.subscription.deleted',
      'customer.subscription.updated',
    ])

    received = []
    switches.lose = ['checkout.session.completed']
    await subscribe()
    expect(received.map(({ type }) => type)).not.toContain('checkout.session.completed')
    switches.lose = []
  })

  it('that are not taken are sent again', async () => {
    const { id } = await subscribe()
    received = []
    answerStatus = 500
    standIn.account.cancel(id)
    await standIn.delivery.settled()
    answerStatus = 200
    await standIn.delivery.retry()
    expect(received.map(({ type }) => type)).toEqual([
      'customer.subscription.deleted',
      'customer.subscription.deleted',
    ])
    await standIn.delivery.retry()
    expect(received).toHaveLength(2)
  })
})

describe('time', () => {
  it('a renewal bills the next month', async () => {
    const { id } = await subscribe()
    standIn.account.endPeriod(id, true)
    const { data } = await stripe.invoices.list({ subscription: id })
    expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
      'subscription_cycle',
      'subscription_create',
    ])
  })

  it('a failed one goes from past_due to canceled, or back to active', async () => {
    const { id } = await subscribe()
    expect(standIn.account.endPeriod(id, false).status).toBe('past_due')
    expect(standIn.account.endPeriod(id, true).status).toBe('active')
    expect(standIn.account.endPeriod(id, false).status).toBe('past_due')
    expect(standIn.account.endPeriod(id, false)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
  })

  it.each([
    ['2027-01-31T12:00:00Z', '2027-02-28T12:00:00Z'],
    ['2026-12-15T12:00:00Z', '2027-01-15T12:00:00Z'],
    ['2028-01-30T00:00:00Z', '2028-02-29T00:00:00Z'],
  ])('a month after %s is %s', (from, to) => {
    expect(addMonth(Date.parse(from) / 1000)).toBe(Date.parse(to) / 1000)
  })
})

describe('the pages', () => {
  it('the checkout looks like what it is and asks for no card', async () => {
    const session = await openSession()
    const html = await textOf(session.url!)
    expect(html).toContain('<title>Pagamento simulado</title>')
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain('Nenhum dinheiro é cobrado e nenhum cartão é pedido.')
    for (const label of ['Pagar R$ 19,90', 'Pagamento recusado', 'Cancelar e voltar']) {
      expect(html).toContain(`>${label}</button>`)
    }
    expect(html).not.toContain('<input')
    expect(await textOf(session.url!, 'decline')).toContain('O pagamento foi recusado.')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  it('paying leads back, with the session in the address', async () => {
    const session = await openSession()
    const answer = await fetch(session.url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `http://localhost:5173/dashboard?checkout=success&s=${session.id}`,
    )
    expect(await textOf(session.url!)).toContain('Este pagamento já foi concluído.')
  })

  it('the portal shows the subscription and works its buttons', async () => {
    const { customer } = await subscribe()
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customer as string,
      return_url: 'http://localhost:5173/checkout',
    })
    const html = await textOf(url)
    expect(html).toContain('<title>Portal de assinatura simulado</title>')
    for (const label of [
      'Cancelar ao fim do período',
      'Cancelar agora',
      'Reativar',
      'Simular renovação',
      'Simular falha na renovação',
      'Voltar',
    ]) {
      expect(html).toContain(`>${label}</button>`)
    }
    expect(html).toContain('Próxima cobrança em')
    expect(await textOf(url, 'cancel_at_period_end')).toContain('Ela não será renovada.')
    expect(await textOf(url, 'reactivate')).toContain('Próxima cobrança em')
    expect(await textOf(url, 'fail_renewal')).toContain('O pagamento da renovação falhou')
    expect(await textOf(url, 'renew')).toContain('Próxima cobrança em')
    expect(await textOf(url, 'cancel_now')).toContain('Assinatura encerrada.')
  })

  it('an address that does not exist says so', async () => {
    expect(await textOf(`${server.url}/dev/stripe/pages/checkout/cs_test_nothing`)).toContain(
      'Página não encontrada',
    )
    expect((await fetch(`${server.url}/elsewhere`)).status).toBe(404)
  })

  it('what people typed is text, never HTML', async () => {
    const customer = await stripe.customers.create({ email: '<b>"a"@exemplo.com.br' })
    const html = await textOf((await openSession(customer.id)).url!)
    expect(html).toContain('&lt;b&gt;&quot;a&quot;@exemplo.com.br')
  })
})

describe('the control address', () => {
  it('sets switches and lets time happen', async () => {
    const { id } = await subscribe()
    const control = async (command: object) => {
      const answer = await fetch(`${server.url}/dev/stripe/control`, {
        method: 'POST',
        body: JSON.stringify(command),
      })
      return (await answer.json()) as { switches: { copies: number }; deliveries: object[] }
    }
    expect((await control({ switches: { copies: 3 } })).switches.copies).toBe(3)
    await control({ switches: { copies: 1 }, failRenewal: id })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    await control({ renew: id })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
  })
})

describe('the state file', () => {
  it('keeps a subscription over a restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'stripe-stand-in-'))
    const options = { webhookSecret: SECRET, stateFile: path.join(folder, 'data', 'stripe.json') }
    const post = (target: StripeStandIn, call: string, body: string) =>
      target.fetch(
        new Request(`http://localhost/v1/${call}`, {
          method: 'POST',
          headers: {
            authorization: 'Bearer sk_test_x',
            'stripe-version': '2026-10-28.endive',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body,
        }),
      )
    const before = createStripeStandIn(options)
    const { id: customer } = (await (await post(before, 'customers', '')).json()) as { id: string }
    const created = await post(
      before,
      'checkout/sessions',
      `mode=subscription&customer=${customer}&success_url=x&line_items[0][price]=${PRICE}`,
    )
    const { id: session } = (await created.json()) as { id: string }
    const paid = before.account.paySession(session)
    before.close()

    const after = createStripeStandIn(options)
    expect(after.account.subscription(paid.id).status).toBe('active')
    expect(after.account.cancel(paid.id).status).toBe('canceled')
    after.close()
    await rm(folder, { recursive: true })
  })
})
