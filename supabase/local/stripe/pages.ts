import type { Stripe } from 'stripe'
import type { StripeAccount } from './account/account.ts'
import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'
import { buttons, htmlPage, link, longDate, money, redirect } from './page-html.ts'
import type { State } from './state.ts'

export type PagesContext = {
  state: State
  account: StripeAccount
  /** Waits for the events of a payment, a few seconds at most, as Stripe does before it sends people back. */
  eventsArrived: () => Promise<void>
}

/** The pages of the provider: `/checkout/<session>` and `/portal/<session>`. */
export async function answerPage(
  request: Request,
  path: string,
  context: PagesContext,
): Promise<Response> {
  const [, kind, id = ''] = path.split('/')
  const session = kind === 'checkout' ? context.state.session[id] : undefined
  if (session) return checkoutPage(request, session, context)
  const portal = kind === 'portal' ? context.state.portalSession[id] : undefined
  if (portal) return portalPage(request, portal, context)
  return htmlPage(
    'Página não encontrada',
    '<p>Este endereço não existe ou já não vale mais. Volte ao site e comece de novo.</p>',
    404,
  )
}

async function actionOf(request: Request): Promise<string | null> {
  if (request.method !== 'POST') return null
  return new URLSearchParams(await request.text()).get('action')
}

async function checkoutPage(
  request: Request,
  session: Stripe.Checkout.Session,
  { account, eventsArrived }: PagesContext,
): Promise<Response> {
  const successUrl = (session.success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', session.id)
  const cancelUrl = session.cancel_url ?? '/'
  const action = await actionOf(request)

  if (action === 'cancel') return redirect(cancelUrl)
  if (session.mode === 'payment' && (await runPix(action, session, account))) {
    await eventsArrived()
    return redirect(action === 'bank_pays' ? successUrl : request.url)
  }
  if (session.mode === 'payment' && session.status === 'complete') {
    return pixCode(session, account.pixStatus(session.id), successUrl, cancelUrl)
  }
  if (action === 'pay' && session.status === 'open') {
    account.paySession(session.id)
    await eventsArrived()
    return redirect(successUrl)
  }
  if (session.status !== 'open') {
    const paid = session.status === 'complete'
    return htmlPage(
      'Pagamento simulado',
      paid
        ? `<p>Este pagamento já foi concluído.</p>${link(successUrl, 'Voltar ao site')}`
        : `<p>Esta página de pagamento não vale mais.</p>${link(cancelUrl, 'Voltar ao site')}`,
    )
  }
  if (session.mode === 'payment') return pixOffer(session)
  const amount = money(session.amount_total ?? 0)
  const email = session.customer_details?.email
  return htmlPage(
    'Pagamento simulado',
    `${action === 'decline' ? '<p class="alert" role="alert">O pagamento foi recusado. Nada foi cobrado; você pode tentar de novo.</p>' : ''}
<div class="card">
<p>Assinatura mensal</p>
<p class="price">${amount} <small>por mês</small></p>
${email ? `<p>Conta: ${escapeHtml(email)}</p>` : ''}
</div>
${buttons([
  { action: 'pay', label: `Pagar ${amount}`, kind: 'main' },
  { action: 'decline', label: 'Pagamento recusado' },
  { action: 'cancel', label: 'Cancelar e voltar' },
])}`,
  )
}

/** False where there was nothing to do. */
async function runPix(
  action: string | null,
  session: Stripe.Checkout.Session,
  account: StripeAccount,
): Promise<boolean> {
  if (action === 'code' && session.status === 'open') account.showPixCode(session.id)
  else if (action === 'bank_pays' && account.pixStatus(session.id) === 'requires_action')
    account.endPix(session.id, true)
  else if (action === 'bank_expires' && account.pixStatus(session.id) === 'requires_action')
    account.endPix(session.id, false)
  else return false
  return true
}

function pixCard(session: Stripe.Checkout.Session): string {
  const email = session.customer_details?.email
  return `<div class="card">
<p>Um pagamento por Pix</p>
<p class="price">${money(session.amount_total ?? 0)} <small>uma vez</small></p>
${email ? `<p>Conta: ${escapeHtml(email)}</p>` : ''}
</div>`
}

function pixOffer(session: Stripe.Checkout.Session): Response {
  return htmlPage(
    'Pagamento simulado',
    `${pixCard(session)}
${buttons([
  { action: 'code', label: 'Mostrar o código Pix', kind: 'main' },
  { action: 'cancel', label: 'Cancelar e voltar' },
])}`,
  )
}

/** As a bank's app would: pay the code, or let its time run out. */
function pixCode(
  session: Stripe.Checkout.Session,
  status: string,
  successUrl: string,
  cancelUrl: string,
): Response {
  if (status === 'succeeded') {
    return htmlPage(
      'Pagamento simulado',
      `<p>Este Pix já foi pago.</p>${link(successUrl, 'Voltar ao site')}`,
    )
  }
  if (status !== 'requires_action') {
    return htmlPage(
      'Pagamento simulado',
      `<p>Este código Pix venceu. Nada foi cobrado.</p>${link(cancelUrl, 'Voltar ao site')}`,
    )
  }
  return htmlPage(
    'Pix simulado',
    `${pixCard(session)}
<p role="status">O código está na tela. O banco responde assim:</p>
${buttons([
  { action: 'bank_pays', label: 'Pagar o Pix', kind: 'main' },
  { action: 'bank_expires', label: 'Deixar o código vencer' },
])}
${link(successUrl, 'Voltar ao site sem esperar o banco')}`,
  )
}

const PORTAL_ACTIONS: Record<string, (account: StripeAccount, id: string) => void> = {
  cancel_at_period_end: (account, id) => account.cancelAtPeriodEnd(id, true),
  cancel_now: (account, id) => account.cancel(id),
  reactivate: (account, id) => account.cancelAtPeriodEnd(id, false),
  renew: (account, id) => account.endPeriod(id, true),
  fail_renewal: (account, id) => account.endPeriod(id, false),
}

async function portalPage(
  request: Request,
  portal: Stripe.BillingPortal.Session,
  { account, eventsArrived }: PagesContext,
): Promise<Response> {
  const returnUrl = portal.return_url ?? '/'
  const action = await actionOf(request)
  if (action === 'back') return redirect(returnUrl)

  const all = account.subscriptionsOf(portal.customer)
  const subscription = all.find(({ status }) => status !== 'canceled') ?? all[0]
  const run = action === null ? undefined : PORTAL_ACTIONS[action]
  if (run && subscription && subscription.status !== 'canceled') {
    run(account, subscription.id)
    await eventsArrived()
    // A reload of the page must not do it again.
    return redirect(request.url)
  }

  const ended = !subscription || subscription.status === 'canceled'
  const ending = subscription?.cancel_at_period_end === true
  return htmlPage(
    'Portal de assinatura simulado',
    `<div class="card">${subscription ? describe(subscription) : '<p>Nenhuma assinatura até agora.</p>'}</div>
${buttons([
  {
    action: 'cancel_at_period_end',
    label: 'Cancelar ao fim do período',
    disabled: ended || ending,
  },
  { action: 'cancel_now', label: 'Cancelar agora', disabled: ended },
  { action: 'reactivate', label: 'Reativar', disabled: ended || !ending },
  { action: 'renew', label: 'Simular renovação', disabled: ended },
  { action: 'fail_renewal', label: 'Simular falha na renovação', disabled: ended },
  { action: 'back', label: 'Voltar', kind: 'main' },
])}`,
  )
}

function describe(subscription: Stripe.Subscription): string {
  const [item] = subscription.items.data
  const until = longDate(item?.current_period_end ?? subscription.created)
  return `<p class="price">${money(item?.price.unit_amount ?? 0)} <small>por mês</small></p>
<p role="status">${situation(subscription, until)}</p>`
}

function situation({ status, cancel_at_period_end: ending }: Stripe.Subscription, until: string) {
  if (status === 'canceled') return 'Assinatura encerrada.'
  if (status === 'past_due') return 'O pagamento da renovação falhou e será tentado de novo.'
  if (ending) return `Assinatura ativa até ${until}. Ela não será renovada.`
  return `Assinatura ativa. Próxima cobrança em ${until}.`
}
