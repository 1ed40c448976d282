import type { Stripe } from 'stripe'
import type { StripeAccount } from './account/account.ts'
import { ApiError, missing } from './api-error.ts'
import { type FormObject, objectField, textField, textList, textMap } from './form.ts'
import { page } from './lists.ts'
import { newCustomer, newPortalSession, newPriceOnce, newSession } from './objects.ts'
import type { Kind, State } from './state.ts'

export type RouteContext = {
  state: State
  account: StripeAccount
  now: () => number
  /** The address of the stand-in's pages, as the caller reaches it. */
  pagesUrl: string
}

type Call = RouteContext & {
  /** The variable part of the path. */
  id: string
  params: FormObject
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  /** Parameters it knows; Stripe refuses others. */
  params: readonly string[]
  answer: (call: Call) => object
}

const LIST = ['limit', 'starting_after', 'ending_before']

export const ROUTES: readonly Route[] = [
  post('customers', ['email', 'name', 'metadata', 'preferred_locales'], createCustomer),
  post('customers/:id', ['email', 'name', 'metadata', 'preferred_locales'], updateCustomer),
  {
    method: 'DELETE',
    path: pattern('customers/:id'),
    params: [],
    answer: ({ account, id }) => account.deleteCustomer(id),
  },
  get('customers/:id', 'customer'),
  list('customers', 'customer', ['email']),

  post(
    'checkout/sessions',
    [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'allowed_payment_method_types',
      'locale',
      'success_url',
      'cancel_url',
      'metadata',
      'subscription_data',
      'payment_method_types',
      'payment_method_options',
      'payment_intent_data',
    ],
    createSession,
  ),
  post('checkout/sessions/:id/expire', [], ({ account, id }) => account.expireSession(id)),
  get('checkout/sessions/:id', 'session'),
  list('checkout/sessions', 'session', ['customer', 'status', 'subscription', 'payment_intent']),

  post('subscriptions/:id', ['cancel_at_period_end', 'metadata'], ({ account, id, params }) => {
    const wanted = textField(params, 'cancel_at_period_end')
    if (wanted !== undefined) account.cancelAtPeriodEnd(id, wanted === 'true')
    return account.subscription(id)
  }),
  {
    method: 'DELETE',
    path: pattern('subscriptions/:id'),
    params: ['invoice_now', 'prorate', 'cancellation_details'],
    answer: ({ account, id }) => account.cancel(id),
  },
  get('subscriptions/:id', 'subscription'),
  {
    ...list('subscriptions', 'subscription', ['customer', 'status', 'price']),
    answer: listSubscriptions,
  },

  post('billing_portal/sessions', ['customer', 'return_url', 'locale'], createPortalSession),

  get('invoices/:id', 'invoice'),
  list('invoices', 'invoice', ['customer', 'status', 'subscription']),
  list('invoice_payments', 'invoicePayment', ['invoice', 'status']),
  get('payment_intents/:id', 'paymentIntent'),
  list('payment_intents', 'paymentIntent', ['customer']),
  get('charges/:id', 'charge'),
  list('charges', 'charge', ['customer', 'payment_intent']),
  post('refunds', ['payment_intent', 'charge', 'amount', 'reason', 'metadata'], createRefund),
  get('refunds/:id', 'refund'),
  list('refunds', 'refund', ['charge', 'payment_intent']),
  get('disputes/:id', 'dispute'),
  {
    method: 'GET',
    path: pattern('account'),
    params: [],
    answer: () => ({
      id: 'acct_standin',
      object: 'account',
      capabilities: { card_payments: 'active', pix_payments: 'active' },
    }),
  },
  get('prices/:id', 'price'),
  list('prices', 'price', ['active', 'product']),
  get('events/:id', 'event'),
  list('events', 'event', ['type']),
]

function pattern(path: string): RegExp {
  return new RegExp(`^/v1/${path.replace(':id', '(?<id>[^/]+)')}$`)
}

function post(path: string, params: readonly string[], answer: Route['answer']): Route {
  return { method: 'POST', path: pattern(path), params, answer }
}

function get(path: string, kind: Kind): Route {
  return {
    method: 'GET',
    path: pattern(path),
    params: [],
    answer({ state, id }) {
      const found = state[kind][id]
      if (!found) throw missing(kind, id)
      return found
    },
  }
}

/** A list with filters that compare a field of the objects with what was asked for. */
function list(path: string, kind: Kind, filters: readonly string[]): Route {
  return {
    method: 'GET',
    path: pattern(path),
    params: [...LIST, ...filters],
    answer({ state, params, account }) {
      const customer = textField(params, 'customer')
      if (customer !== undefined) account.customer(customer)
      const items = Object.values(state[kind]).filter(
        (item) =>
          !('deleted' in item) &&
          filters.every((filter) => {
            const wanted = textField(params, filter)
            return wanted === undefined || fieldOf(item, filter) === wanted
          }),
      )
      return page(items, params, `/v1/${path}`)
    },
  }
}

function fieldOf(item: object, name: string): string {
  const fields = item as Record<string, unknown> & {
    parent?: { subscription_details?: { subscription?: string } | null } | null
  }
  // An invoice names its subscription in its parent.
  const value = fields[name] ?? fields.parent?.subscription_details?.[name as 'subscription']
  return typeof value === 'string' || typeof value === 'boolean' ? `${value}` : ''
}

/** Without a status Stripe leaves out what has ended; 'all' and 'ended' are not statuses themselves. */
function listSubscriptions({ state, params, account }: Call): object {
  const status = textField(params, 'status')
  const customer = textField(params, 'customer')
  if (customer !== undefined) account.customer(customer)
  const items = Object.values(state.subscription).filter((subscription) => {
    if (customer !== undefined && subscription.customer !== customer) return false
    if (status === undefined) return subscription.status !== 'canceled'
    if (status === 'ended') return subscription.status === 'canceled'
    return status === 'all' || subscription.status === status
  })
  return page(items, params, '/v1/subscriptions')
}

function createCustomer({ state, now, params }: Call): object {
  const created = newCustomer(now(), {
    email: textField(params, 'email') ?? null,
    name: textField(params, 'name') ?? null,
    metadata: textMap(params, 'metadata'),
  })
  state.customer[created.id] = created
  return created
}

function updateCustomer({ account, id, params }: Call): object {
  const target = account.customer(id)
  target.email = textField(params, 'email') ?? target.email
  target.name = textField(params, 'name') ?? target.name ?? null
  Object.assign(target.metadata, textMap(params, 'metadata'))
  return target
}

function createSession({ state, account, now, pagesUrl, params }: Call): object {
  const required = (name: string) => {
    const value = textField(params, name)
    if (value === undefined) {
      throw new ApiError(400, { code: 'parameter_missing', param: name }, `Missing: ${name}.`)
    }
    return value
  }
  const mode = required('mode')
  if (mode !== 'subscription' && mode !== 'payment') {
    throw new ApiError(400, { param: 'mode' }, 'The stand-in knows subscriptions and payments.')
  }
  const items = params['line_items']
  const first = Array.isArray(items) ? items[0] : undefined
  const item = typeof first === 'object' && !Array.isArray(first) ? first : {}
  if (mode === 'payment') refuseUnlessPix(params, objectField(item, 'price_data'))
  const price =
    mode === 'payment'
      ? priceOnce(state, now(), item)
      : recurringPrice(state, textField(item, 'price'))
  const created = newSession(
    now(),
    {
      mode,
      customer: account.customer(required('customer')),
      price,
      successUrl: required('success_url'),
      cancelUrl: textField(params, 'cancel_url') ?? null,
      paymentMethods: textList(params, 'allowed_payment_method_types'),
      clientReferenceId: textField(params, 'client_reference_id') ?? null,
      locale: textField(params, 'locale') ?? null,
      metadata: textMap(params, 'metadata'),
    },
    (id) => `${pagesUrl}/checkout/${id}`,
  )
  state.session[created.id] = created
  state.order[created.id] = {
    price: price.id,
    metadata: textMap(
      objectField(params, mode === 'payment' ? 'payment_intent_data' : 'subscription_data'),
      'metadata',
    ),
  }
  return created
}

function recurringPrice(state: State, id = ''): Stripe.Price {
  const price = state.price[id]
  if (!price) throw missing('price', id, 'line_items[0][price]')
  return price
}

function priceOnce(state: State, created: number, item: FormObject): Stripe.Price {
  const amount = Number(textField(objectField(item, 'price_data'), 'unit_amount'))
  const price = newPriceOnce(amount, created)
  state.price[price.id] = price
  return price
}

/** As Stripe's: Pix is paid once, in reais, for between a minute and two weeks. */
function refuseUnlessPix(params: FormObject, price: FormObject): void {
  const methods = textList(params, 'payment_method_types')
  const options = objectField(objectField(params, 'payment_method_options'), 'pix')
  const seconds = Number(textField(options, 'expires_after_seconds') ?? 14_400)
  if (
    String(methods) !== 'pix' ||
    textField(price, 'currency') !== 'brl' ||
    textField(objectField(price, 'product_data'), 'name') === undefined ||
    !(Number(textField(price, 'unit_amount')) > 0) ||
    !(seconds >= 60 && seconds <= 1_209_600)
  ) {
    throw new ApiError(400, { param: 'payment_method_types' }, 'This cannot be paid by Pix.')
  }
}

function createPortalSession({ state, account, now, pagesUrl, params }: Call): object {
  const created = newPortalSession(
    now(),
    {
      customer: account.customer(textField(params, 'customer') ?? '').id,
      returnUrl: textField(params, 'return_url') ?? null,
      locale: textField(params, 'locale') ?? null,
    },
    (id) => `${pagesUrl}/portal/${id}`,
  )
  state.portalSession[created.id] = created
  return created
}

function createRefund({ account, params }: Call): object {
  const amount = textField(params, 'amount')
  return account.refund(
    textField(params, 'payment_intent') ?? textField(params, 'charge') ?? '',
    amount === undefined ? null : Number(amount),
    textField(params, 'reason') ?? null,
  )
}

/** The paths named by `expand[]`. */
export function expandPaths(params: FormObject): string[] {
  return textList(params, 'expand')
}
