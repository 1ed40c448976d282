/** What the checkout says beside what checkout.test.tsx walks through, word for word. */
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { moveClock } from '../../clock'
import { answerBilling } from '../../msw/answer-billing'
import { ACTIVE_STATE, EXPIRED_STATE, setPlan } from '../../msw/billing'
import { renderApp } from '../../render-app'

const PAGE = 'https://pay.example/c/1'

/** What stands under the title of the page. */
async function lead(title: string) {
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  return heading.nextElementSibling?.textContent
}

/** A tab that the browser lets open; what is written into it meanwhile. */
function allowTab(): Document {
  const written = document.implementation.createHTMLDocument()
  const tab = { document: written, location: { replace: () => {} }, closed: false, close: () => {} }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return written
}

describe('the words of', () => {
  it('the offer', async () => {
    renderApp('/checkout', { signedIn: true })
    expect(await lead('Assinar Plano')).toBe('Um plano só, com tudo incluído. Sem fidelidade.')
    expect(screen.getByText(/^O pagamento é feito/)).toHaveTextContent(
      'O pagamento é feito em uma página segura, que abre em outra aba. Termos de Uso',
    )
    await waitFor(() =>
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
        'content',
        'O plano do Esboça: o que inclui, quanto custa e como gerenciar a sua assinatura.',
      ),
    )
  })

  it('the tab that opens, and of the page that waits for it', async () => {
    const tab = allowTab()
    answerBilling('create-checkout', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(tab.body.textContent).toBe('Abrindo a página de pagamento…')
    expect(
      await screen.findByText('Quando terminar, volte para cá: esta tela se atualiza sozinha.'),
    ).toBeVisible()
  })

  it('the tab that the browser blocked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    answerBilling('create-checkout', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(await screen.findByText('Toque no link para continuar.')).toBeVisible()
  })

  it('the end of a trial of which the server says no more', async () => {
    setPlan(EXPIRED_STATE, { reason: '' })
    renderApp('/checkout', { signedIn: true })
    expect(await lead('Período de Teste Expirado')).toBe(
      'Para criar novos esboços, assine o plano. O que você já gerou continua guardado. Ver meus esboços',
    )
  })

  it('the plan of a subscriber', async () => {
    setPlan(ACTIVE_STATE)
    const tab = allowTab()
    answerBilling('customer-portal', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    expect(await lead('Plano Ativo')).toBe('Obrigado por caminhar com a gente.')
    expect(
      screen.getByText(
        'Abre a página segura da Stripe em outra aba: lá você troca o cartão, vê recibos ou cancela a renovação.',
      ),
    ).toBeVisible()
    expect(
      screen.getByText(
        'A cobrança vem no dia em que você assinou; a contagem dos esboços recomeça no dia 1º de cada mês.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Gerenciar Plano' }))
    expect(tab.body.textContent).toBe('Abrindo a página da sua assinatura…')
    await screen.findByText('A página abriu em outra aba')
  })

  it('the withdrawal', async () => {
    setPlan({ ...ACTIVE_STATE, withdraw_until: '2026-11-28T03:00:00.000Z' })
    const { promise, resolve } = Promise.withResolvers<void>()
    answerBilling('withdraw-subscription', async () => {
      await promise
      setPlan(EXPIRED_STATE, { trial_expired: false })
      return HttpResponse.json(EXPIRED_STATE)
    })
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Desistir da assinatura' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Desistir da assinatura?' }))
    expect(
      dialog.getByText(
        'Devolvemos o valor integral, pelo mesmo meio de pagamento. O prazo para o dinheiro aparecer depende do seu banco: em geral, de 5 a 10 dias úteis.',
      ),
    ).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Desistir e receber o reembolso' }))
    expect(await dialog.findByRole('button', { name: 'Pedindo o reembolso…' })).toBeDisabled()
    resolve()
    await screen.findByText('Desistência registrada')
  })

  it('a payment whose confirmation is late', async () => {
    const forward = moveClock()
    renderApp('/dashboard?checkout=success', { signedIn: true })
    await screen.findAllByText('Marta Ribeiro')
    await forward(2)
    expect(
      await screen.findByText(
        'Assim que a confirmação chegar, o plano é liberado aqui, sem você fazer nada.',
      ),
    ).toBeVisible()
  })
})
