import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Stripe } from 'stripe'

/** An event as it is sent: the library's own type is a union of several hundred. */
export type WireEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: object; previous_attributes?: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

type StoredAnswer = { request: string; status: number; body: string }

/** Everything the stand-in remembers, by id, in the order of creation. All of it is JSON. */
export type State = {
  customer: Record<string, Stripe.Customer | Stripe.DeletedCustomer>
  price: Record<string, Stripe.Price>
  session: Record<string, Stripe.Checkout.Session>
  portalSession: Record<string, Stripe.BillingPortal.Session>
  subscription: Record<string, Stripe.Subscription>
  invoice: Record<string, Stripe.Invoice>
  invoicePayment: Record<string, Stripe.InvoicePayment>
  paymentIntent: Record<string, Stripe.PaymentIntent>
  charge: Record<string, Stripe.Charge>
  refund: Record<string, Stripe.Refund>
  dispute: Record<string, Stripe.Dispute>
  event: Record<string, WireEvent>
  /** Answers by idempotency key. */
  answers: Record<string, StoredAnswer>
  /** What a checkout session will make of its subscription; not part of the session's wire form. */
  order: Record<string, { price: string; metadata: Record<string, string> }>
}

export type Kind = Exclude<keyof State, 'answers' | 'order'>

function emptyState(): State {
  return {
    customer: {},
    price: {},
    session: {},
    portalSession: {},
    subscription: {},
    invoice: {},
    invoicePayment: {},
    paymentIntent: {},
    charge: {},
    refund: {},
    dispute: {},
    event: {},
    answers: {},
    order: {},
  }
}

/** What a former run left in the file; an empty state where there is none or it cannot be read. */
export function loadState(file: string | undefined): State {
  if (file === undefined) return emptyState()
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>) }
  } catch {
    return emptyState()
  }
}

/** Events and answers of which no more than the latest are kept in the file. */
const KEPT = 500

export function saveState(file: string, state: State): void {
  for (const records of [state.answers, state.event]) {
    for (const key of Object.keys(records).slice(0, -KEPT)) delete records[key]
  }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

const PREFIXES: Readonly<Record<string, Kind>> = {
  cus: 'customer',
  price: 'price',
  cs: 'session',
  bps: 'portalSession',
  sub: 'subscription',
  in: 'invoice',
  inpay: 'invoicePayment',
  pi: 'paymentIntent',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  evt: 'event',
}

/** Any object by its id, whatever it is. */
export function findById(state: State, id: string): object | undefined {
  const kind = PREFIXES[id.slice(0, id.indexOf('_'))]
  return kind && state[kind][id]
}
