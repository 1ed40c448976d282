import type { Stripe } from 'stripe'
import { idOf, newId } from './objects.ts'

export type Payment = {
  intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  invoicePayment: Stripe.InvoicePayment
}

/** What is to be paid, by whom. */
type Bill = {
  amount: number
  currency: string
  customer: string | null
  email: string | null
}

/** One attempt to pay an invoice by card: the three objects that Stripe makes of it. */
export function newPayment(created: number, invoice: Stripe.Invoice, succeeds: boolean): Payment {
  const bill = {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: typeof invoice.customer === 'string' ? invoice.customer : null,
    email: invoice.customer_email,
  }
  const intent = newIntent(
    created,
    bill,
    'card',
    succeeds ? 'succeeded' : 'requires_payment_method',
  )
  const charge = newCharge(created, bill, intent.id, succeeds)
  intent.latest_charge = charge.id
  const invoicePayment: Stripe.InvoicePayment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: succeeds ? bill.amount : null,
    amount_requested: bill.amount,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: succeeds ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: succeeds ? created : null },
  }
  return { intent, charge, invoicePayment }
}

/** The payment of a checkout session by Pix, whose code is on the screen and not paid yet. */
export function newPixIntent(
  created: number,
  session: Stripe.Checkout.Session,
  metadata: Stripe.Metadata,
): Stripe.PaymentIntent {
  const bill = {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'brl',
    customer: idOf(session.customer),
    email: session.customer_details?.email ?? null,
  }
  return { ...newIntent(created, bill, 'pix', 'requires_action'), metadata }
}

/** The bank says that it was paid. */
export function newPixCharge(
  created: number,
  { id, amount, currency, customer, metadata }: Stripe.PaymentIntent,
): Stripe.Charge {
  const bill = { amount, currency, customer: idOf(customer), email: null }
  return { ...newCharge(created, bill, id, true), metadata }
}

function newIntent(
  created: number,
  { amount, currency, customer }: Bill,
  method: 'card' | 'pix',
  status: Stripe.PaymentIntent.Status,
): Stripe.PaymentIntent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description: method === 'card' ? 'Subscription creation' : null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [method],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: method === 'card' ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

function newCharge(
  created: number,
  { amount, currency, customer, email }: Bill,
  intent: string,
  succeeds: boolean,
): Stripe.Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: succeeds ? amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: succeeds,
    created,
    currency,
    customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: succeeds ? null : 'card_declined',
    failure_message: succeeds ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: succeeds,
    payment_intent: intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: succeeds ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

export function newRefund(
  created: number,
  charge: Stripe.Charge,
  amount: number,
  reason: string | null,
): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

export function newDispute(created: number, charge: Stripe.Charge): Stripe.Dispute {
  return {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: created + 7 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}
