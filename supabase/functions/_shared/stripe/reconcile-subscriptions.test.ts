import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { type BillingRead, reconcileSubscriptions } from './reconcile-subscriptions.ts'

const START = 1_700_000_000
const END = START + 30 * 86_400

type Sketch = { id: string; status: string; created?: number; cancelAt?: number }

function subscription({ id, status, created = START, cancelAt }: Sketch): Stripe.Subscription {
  return {
    id,
    status,
    created,
    cancel_at: cancelAt ?? null,
    cancel_at_period_end: false,
    items: { data: [{ current_period_start: START, current_period_end: END }] },
  } as Stripe.Subscription
}

function invoice(of: string, created: number, periodEnd = END): Stripe.Invoice {
  return {
    id: `in_${of}_${created}`,
    amount_paid: 1990,
    created,
    parent: { subscription_details: { subscription: of } },
    status_transitions: { paid_at: created },
    lines: { data: [{ period: { end: periodEnd } }] },
    payments: { data: [{ payment: { payment_intent: `pi_${of}_${created}` } }] },
  } as unknown as Stripe.Invoice
}

function charge(of: string, created: number, changes: object = {}): Stripe.Charge {
  return {
    payment_intent: `pi_${of}_${created}`,
    paid: true,
    refunded: false,
    disputed: false,
    ...changes,
  } as Stripe.Charge
}

function reconcile(subscriptions: Sketch[], rest: Partial<BillingRead> = {}) {
  return reconcileSubscriptions({
    subscriptions: subscriptions.map(subscription),
    paidInvoices: [],
    charges: [],
    sessions: [],
    ...rest,
  })
}

describe('which subscription counts', () => {
  it.each([
    ['none', [], null],
    ['the only one', [{ id: 'a', status: 'past_due' }], 'a'],
    [
      'one that gives access before one that does not',
      [
        { id: 'a', status: 'past_due' },
        { id: 'b', status: 'active', created: START + 1 },
      ],
      'b',
    ],
    [
      'the older of two that are as good',
      [
        { id: 'a', status: 'active', created: START + 1 },
        { id: 'b', status: 'active' },
      ],
      'b',
    ],
    [
      'one that is alive before one that has ended',
      [
        { id: 'a', status: 'canceled', created: START + 1 },
        { id: 'b', status: 'incomplete' },
      ],
      'b',
    ],
    [
      'the latest of those that have ended',
      [
        { id: 'a', status: 'canceled' },
        { id: 'b', status: 'incomplete_expired', created: START + 1 },
      ],
      'b',
    ],
    [
      'a status we know before one that we do not',
      [
        { id: 'a', status: 'something_new' },
        { id: 'b', status: 'paused', created: START + 1 },
      ],
      'b',
    ],
  ])('%s', (_, sketches, id) => {
    expect(reconcile(sketches).subscription?.id ?? null).toBe(id)
  })
})

describe('which subscription ends', () => {
  it('none of one', () => {
    expect(reconcile([{ id: 'a', status: 'active' }]).endings).toEqual([])
  })

  it('every other one that is alive, with what it took for the current period', () => {
    const { endings } = reconcile(
      [
        { id: 'a', status: 'active' },
        { id: 'b', status: 'active', created: START + 1 },
        { id: 'c', status: 'incomplete', created: START + 2 },
        { id: 'd', status: 'canceled', created: START + 3 },
      ],
      {
        paidInvoices: [
          invoice('a', START),
          invoice('b', START - 86_400, START),
          invoice('b', START + 1),
        ],
        charges: [charge('a', START), charge('b', START - 86_400), charge('b', START + 1)],
      },
    )
    expect(endings).toEqual([
      { subscriptionId: 'b', refund: [`pi_b_${START + 1}`] },
      { subscriptionId: 'c', refund: [] },
    ])
  })

  it.each([
    ['the current payment refunded', { refunded: true }, true],
    ['a payment disputed', { disputed: true }, true],
    ['an attempt that failed and was refunded', { refunded: true, paid: false }, false],
  ])('with %s', (_, changes, ends) => {
    const { endings } = reconcile([{ id: 'a', status: 'active' }], {
      paidInvoices: [invoice('a', START)],
      charges: [charge('a', START, changes)],
    })
    expect(endings).toEqual(ends ? [{ subscriptionId: 'a', refund: [] }] : [])
  })

  it('not the second one, where the first was refunded', () => {
    const { endings, subscription: kept } = reconcile(
      [
        { id: 'a', status: 'active' },
        { id: 'b', status: 'active', created: START + 1 },
      ],
      {
        paidInvoices: [invoice('a', START), invoice('b', START + 1)],
        charges: [charge('a', START, { refunded: true }), charge('b', START + 1)],
      },
    )
    expect(kept?.id).toBe('b')
    expect(endings).toEqual([{ subscriptionId: 'a', refund: [] }])
  })
})

describe('the facts', () => {
  it('take the first payment, the item’s period, and a date of cancelling for the flag', () => {
    const { facts } = reconcile([{ id: 'a', status: 'active', cancelAt: END }], {
      paidInvoices: [invoice('a', START + 5), invoice('a', START)],
      charges: [charge('a', START), charge('a', START + 5)],
    })
    expect(facts).toEqual({
      id: 'a',
      status: 'active',
      current_period_start: '2023-11-14T22:13:20.000Z',
      current_period_end: '2023-12-14T22:13:20.000Z',
      cancel_at_period_end: true,
      first_paid_at: '2023-11-14T22:13:20.000Z',
    })
  })

  it('know no first payment once the money has gone back', () => {
    const { facts } = reconcile([{ id: 'a', status: 'canceled' }], {
      paidInvoices: [invoice('a', START)],
      charges: [charge('a', START, { refunded: true })],
    })
    expect(facts?.first_paid_at).toBeNull()
  })
})
