import type { SubscriptionState } from '@contract/calls/billing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answerBilling } from '../../msw/answer-billing'
import { ACTIVE_STATE, EXPIRED_STATE, setPlan, TRIAL_STATE } from '../../msw/billing'
import { address, renderApp } from '../../render-app'

const PAGE = 'https://pay.example/pix/1'

const OFFERED: SubscriptionState = { ...TRIAL_STATE, pix_offered: true }
const RUNNING: SubscriptionState = {
  ...ACTIVE_STATE,
  paid_by: 'pix',
  cancel_at_period_end: true,
  pix_offered: true,
}

const offer = () => screen.findByRole('region', { name: 'Prefere pagar por Pix?' })

describe('a month by Pix', () => {
  it('is offered beside the subscription, with what it gives and that it ends', async () => {
    setPlan(OFFERED)
    renderApp('/checkout', { signedIn: true })
    const pix = within(await offer())
    expect(pix.getByText('Um mês por Pix: R$ 19,90, uma vez só.')).toBeInTheDocument()
    expect(pix.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Vale 30 dias a partir do pagamento, com até 20 esboços.',
      'Não se renova: nada é cobrado de novo sem você pedir.',
      'Você também tem 7 dias para desistir, com reembolso integral.',
    ])
    expect(screen.getByRole('button', { name: 'Assinar Plano' })).toBeEnabled()
  })

  it.each([
    ['where the operator has none', TRIAL_STATE],
    ['to who has a subscription', ACTIVE_STATE],
  ])('is not offered %s', async (_, state) => {
    setPlan(state)
    renderApp('/checkout', { signedIn: true })
    await screen.findByText('marta@example.com')
    await screen.findByRole('button', { name: /Assinar Plano|Gerenciar Plano/ })
    expect(screen.queryByText(/Pix/)).not.toBeInTheDocument()
  })

  it('opens its page in a new tab, without a body', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    setPlan(OFFERED)
    const asked = answerBilling('create-pix-checkout', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(within(await offer()).getByRole('button', { name: 'Pagar um mês por Pix' }))
    expect(await screen.findByRole('link', { name: 'Abrir a página do Pix' })).toHaveAttribute(
      'href',
      PAGE,
    )
    expect(await asked[0]?.text()).toBe('')
  })

  it.each([
    ['waiting', 'Estamos esperando o Pix'],
    ['expired', 'O prazo do Pix passou'],
    ['failed', 'O Pix não foi pago'],
  ] as const)('that is %s is told', async (pix_attempt, title) => {
    setPlan({ ...OFFERED, ...EXPIRED_STATE, pix_offered: true, pix_attempt })
    renderApp('/checkout?checkout=cancelled', { signedIn: true })
    expect(await screen.findByText(title)).toBeInTheDocument()
    await offer()
    expect(screen.queryByText('Você saiu antes de pagar', { exact: false })).toBeNull()
  })
})

describe('while it runs', () => {
  it('the page says until when, and offers one more', async () => {
    setPlan(RUNNING)
    renderApp('/checkout', { signedIn: true })
    const summary = within(await screen.findByRole('region', { name: 'Seu mês por Pix' }))
    expect(
      summary.getAllByRole('term').map((term) => term.nextElementSibling?.textContent),
    ).toEqual([
      'Esboça Pro',
      'R$\u00a019,90 por Pix, uma vez',
      'marta@example.com',
      '20 de dezembro de 2026',
    ])
    expect(summary.getByText('Termina em')).toBeInTheDocument()
    expect(summary.getByRole('button', { name: 'Pagar mais um mês por Pix' })).toBeEnabled()
    expect(
      summary.getByText(
        'Seu mês não se renova sozinho. O próximo começa quando este terminar: mais 30 dias, com até 20 esboços. Para assinar com cartão, espere este terminar.',
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Gerenciar Plano' })).not.toBeInTheDocument()
  })

  it('can be withdrawn from, in words of its own', async () => {
    setPlan({ ...RUNNING, withdraw_until: '2026-11-28T03:00:00.000Z' })
    answerBilling('withdraw-subscription', () => {
      setPlan(EXPIRED_STATE)
      return HttpResponse.json(EXPIRED_STATE)
    })
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Desistir do mês por Pix' }))
    expect(
      screen.getByText(
        'Mudou de ideia? Até 27 de novembro de 2026 você pode desistir e receber de volta o que pagou por Pix nos últimos 7 dias (art. 49 do CDC).',
      ),
    ).toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog', { name: 'Desistir do mês por Pix?' }))
    expect(
      dialog.getByText(/^Devolvemos o valor integral por Pix, para a conta de onde ele saiu\./),
    ).toBeInTheDocument()
    expect(
      dialog.getByText(/^O mês que você pagou há menos de 7 dias termina agora\./),
    ).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Manter o plano' })).toBeEnabled()
    await user.click(dialog.getByRole('button', { name: 'Desistir e receber o reembolso' }))
    expect(await screen.findByText('Desistência registrada')).toBeInTheDocument()
    expect(
      screen.getByText(
        'O valor integral está a caminho da conta de onde o Pix saiu. Obrigado por ter experimentado.',
      ),
    ).toBeInTheDocument()
  })

  it('its last three days are told, with the way to one more', async () => {
    const soon = new Date(Date.now() + 2.5 * 24 * 3600 * 1000).toISOString()
    setPlan(RUNNING, { period_ends_at: soon, plan_ends_at: soon })
    const { user } = renderApp('/dashboard', { signedIn: true })
    const card = within(await screen.findByRole('region', { name: 'Plano Ativo' }))
    expect(card.getByText(/Seu mês por Pix vai até \d+º? de \p{L}+\./u)).toBeInTheDocument()
    expect(
      card.getByText(/^Seu mês por Pix está terminando, e ele não se renova sozinho\./),
    ).toBeInTheDocument()
    await user.click(card.getByRole('link', { name: 'Pagar mais um mês' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
  })
})
