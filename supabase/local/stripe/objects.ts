import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

/** A new id of Stripe's look: `sub_1a2b…`. */
export function newId(prefix: string, characters = 24): string {
  return `${prefix}_${randomBytes(characters).toString('hex').slice(0, characters)}`
}

/** Sub-lists as they appear inside objects. */
export function listOf<Item>(data: Item[], url: string): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: false, url }
}

/** The id of a field that holds one; '' for none. Nothing is stored expanded. */
export function idOf(value: string | { id: string } | null | undefined): string {
  return (typeof value === 'string' ? value : value?.id) ?? ''
}

/** Decimals travel as text; the library makes its own objects of them. */
export function decimal(amount: number): Stripe.Decimal {
  return String(amount) as unknown as Stripe.Decimal
}

export function newCustomer(
  created: number,
  {
    email,
    name,
    metadata,
  }: { email: string | null; name: string | null; metadata: Stripe.Metadata },
): Stripe.Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: ['pt-BR'],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
}

/** What is paid once. */
export function newPriceOnce(amount: number, created: number): Stripe.Price {
  return { ...newPrice(newId('price'), amount, created), recurring: null, type: 'one_time' }
}

/** A monthly price in centavos of real. */
export function newPrice(id: string, amount: number, created: number): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'brl',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_standin',
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: decimal(amount),
  }
}

const DAY = 24 * 60 * 60

export type SessionParams = {
  mode: 'subscription' | 'payment'
  customer: Stripe.Customer
  price: Stripe.Price
  successUrl: string
  cancelUrl: string | null
  paymentMethods: string[]
  clientReferenceId: string | null
  locale: string | null
  metadata: Stripe.Metadata
}

/** An open session, to subscribe by card or to pay once by Pix; `pageUrl` makes its address from its id. */
export function newSession(
  created: number,
  {
    mode,
    customer,
    price,
    successUrl,
    cancelUrl,
    paymentMethods,
    clientReferenceId,
    locale,
    metadata,
  }: SessionParams,
  pageUrl: (id: string) => string,
): Stripe.Checkout.Session {
  const id = newId('cs_test', 58)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: paymentMethods.length > 0 ? paymentMethods : null,
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: cancelUrl,
    client_reference_id: clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    customer_email: null,
    discounts: [],
    expires_at: created + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale,
    managed_payments: { enabled: false },
    metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options:
      mode === 'subscription' ? { card: { request_three_d_secure: 'automatic' } } : {},
    payment_method_types: mode === 'subscription' ? ['card'] : ['pix'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: pageUrl(id),
    wallet_options: null,
  }
}

export function newPortalSession(
  created: number,
  params: { customer: string; returnUrl: string | null; locale: string | null },
  pageUrl: (id: string) => string,
): Stripe.BillingPortal.Session {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    created,
    customer: params.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale,
    on_behalf_of: null,
    return_url: params.returnUrl,
    url: pageUrl(id),
  }
}
