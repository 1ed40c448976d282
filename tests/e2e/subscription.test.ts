/** The whole life of an account, on a phone: trial, limit, payment, Pro, cancellation, end, and a change of mind. */
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { choose, expectAccessible, openPage } from './browser.ts'
import { asOperator, askWebhook, newLeader, newOutline, press, type Session } from './leader.ts'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** As many outlines of the trial as this are in the ledger, without being made. */
async function spend(session: Session, outlines: number): Promise<void> {
  const charged = new Date().toISOString()
  const rows = Array.from({ length: outlines }, () => ({
    user_id: session.user.id,
    idempotency_key: crypto.randomUUID(),
    input_hash: '-',
    plan: 'trial',
    state: 'committed',
    charged_at: charged,
    lease_until: charged,
  }))
  await asOperator('generation_requests', 'POST', rows)
}

/** What only time does otherwise: moves the end of the trial to yesterday. */
function endTrial({ user }: Session): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  return asOperator(`user_profiles?user_id=eq.${user.id}`, 'PATCH', { trial_expires_at: yesterday })
}

/** Presses a button that opens the provider's page in another tab. */
async function openTab(context: BrowserContext, page: Page, name: string): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press(page, name)])
  await tab.waitForURL('**/dev/stripe/pages/**')
  return tab
}

async function pay(context: BrowserContext, page: Page): Promise<void> {
  const payment = await openTab(context, page, 'Assinar Plano')
  await press(payment, 'Pagar R$ 19,90')
  await payment.waitForURL('**/dashboard?checkout=success&session_id=cs_test_*')
  await payment.getByText('Pagamento confirmado').waitFor()
  await payment.waitForURL('**/dashboard')
  await payment.close()
}

/** The badge beside the name, in the menu. */
async function badge(page: Page): Promise<string> {
  await press(page, 'Abrir menu')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const shown = menu.getByText(/^(Pro|\d+ restantes|Expirado)$/)
  await shown.waitFor()
  const text = await shown.innerText()
  await press(page, 'Fechar menu')
  return text
}

/** How many refunds the provider has told of so far. */
async function refunds(): Promise<number> {
  const answer = await fetch(`${inject('origin')}/dev/stripe/control`)
  const { deliveries } = (await answer.json()) as { deliveries: { type: string }[] }
  return deliveries.filter(({ type }) => type === 'charge.refunded').length
}

describe('a leader who subscribes', () => {
  it('goes from the trial to its limit, to Pro, to the end of the plan, and back', async () => {
    const { page, context, problems } = await openPage()
    const session = await newLeader(page, 'lidia')
    await page.goto('/criar-esboco')
    await heading(page, 'Criar Esboço')
    expect(await badge(page)).toBe('10 restantes')

    // trial, and its limit
    await spend(session, 9)
    await page.goto('/dashboard')
    await page.getByText('Resta 1 de 10 esboços.').waitFor()
    await page.getByRole('link', { name: 'conheça o plano' }).waitFor()
    await expectAccessible(page, 'a trial that is nearly used up')
    await newOutline(session)
    expect(await askWebhook(session, { outlineType: 'devocional', duration: 20 })).toMatchObject({
      success: false,
      code: 'limit_reached',
      error: 'Você utilizou suas 10 requisições gratuitas do período de teste.',
    })
    await page.goto('/criar-esboco')
    await page.getByText('Teste Gratuito Expirado').waitFor()
    expect(await badge(page)).toBe('0 restantes')
    await page.getByLabel('URL do vídeo do YouTube').fill('https://youtu.be/demo-paz-01')
    await choose(page, 'Tipo de esboço', 'Devocional')
    await press(page, 'Gerar Esboço')
    const toast = page.getByRole('listitem').filter({ hasText: 'Limite atingido' })
    await toast
      .getByText('Você utilizou suas 10 requisições gratuitas do período de teste.')
      .waitFor()
    await expectAccessible(page, 'the limit', { within: toast })

    // the offer, and a browser that blocks the new tab
    await toast.getByRole('button', { name: 'Assinar Plano' }).click()
    await heading(page, 'Assinar Plano')
    await expectAccessible(page, 'the offer')
    await page.evaluate(() => {
      window.open = () => null
    })
    await press(page, 'Assinar Plano')
    await page.getByText('Seu navegador não deixou abrir a outra aba').waitFor()
    await expectAccessible(page, 'a tab that was blocked')

    // a payment that is refused, and one that is broken off
    const [payment] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Abrir a página de pagamento' }).click(),
    ])
    await heading(payment, 'Pagamento simulado')
    await payment.getByText('Nenhum dinheiro é cobrado e nenhum cartão é pedido.').waitFor()
    await expectAccessible(payment, 'the simulated payment')
    await press(payment, 'Pagamento recusado')
    await payment.getByRole('alert').waitFor()
    await expectAccessible(payment, 'a payment that was refused')
    await press(payment, 'Cancelar e voltar')
    await payment.waitForURL('**/checkout?checkout=cancelled')
    await payment.getByText('Nada foi cobrado').waitFor()
    await expectAccessible(payment, 'a payment that was broken off')

    // paid
    await pay(context, payment)
    await payment.goto('/dashboard')
    await payment.getByRole('heading', { name: 'Plano Ativo' }).waitFor()
    await payment.getByText(/^Restam 20 de 20\sesboços\. A contagem recomeça em /).waitFor()
    expect(await badge(payment)).toBe('Pro')
    await expectAccessible(payment, 'the dashboard of a subscriber')
    await payment.goto('/planos')
    expect(await payment.getByRole('button', { name: 'Plano Ativo' }).isDisabled()).toBe(true)
    await payment.close()

    // cancelled at the end of the period, and then that end
    await endTrial(session)
    await page.goto('/checkout')
    await heading(page, 'Plano Ativo')
    await page.getByText('Próxima renovação').waitFor()
    await expectAccessible(page, 'the plan of a subscriber')
    const portal = await openTab(context, page, 'Gerenciar Plano')
    await heading(portal, 'Portal de assinatura simulado')
    await expectAccessible(portal, 'the simulated portal')
    await press(portal, 'Cancelar ao fim do período')
    await portal.getByText(/Ela não será renovada\.$/).waitFor()
    await press(portal, 'Voltar')
    await portal.waitForURL('**/checkout')
    await heading(portal, 'Plano Ativo')
    await portal.getByText('Termina em').waitFor()
    await portal
      .getByText(
        'A renovação está cancelada: nada mais será cobrado, e o acesso continua até esse dia.',
      )
      .waitFor()
    await expectAccessible(portal, 'a plan that will not renew')
    const again = await openTab(context, portal, 'Gerenciar Plano')
    await press(again, 'Simular renovação')
    await again.getByText('Assinatura encerrada.').waitFor()
    await again.close()
    await portal.reload()
    await heading(portal, 'Período de Teste Expirado')
    await portal.getByText(/^Sua assinatura terminou\. Assine novamente para criar/).waitFor()
    expect(await badge(portal)).toBe('Expirado')
    await expectAccessible(portal, 'a plan that has ended')
    await portal.getByRole('link', { name: 'Ver meus esboços' }).click()
    const history = portal.getByRole('region', { name: 'Histórico de Esboços' })
    await history.getByText('1 esboço', { exact: true }).waitFor()
    await history
      .getByRole('button', { name: /Ver Esboço/ })
      .first()
      .click()
    await portal
      .getByRole('dialog')
      .getByRole('heading', { name: /^Quebra-gelo/ })
      .waitFor()
    await portal.close()

    // back, and within seven days the money too
    await page.reload()
    await heading(page, 'Período de Teste Expirado')
    await pay(context, page)
    await page.reload()
    await heading(page, 'Plano Ativo')
    const before = await refunds()
    await press(page, 'Desistir da assinatura')
    const withdrawal = page.getByRole('dialog', { name: 'Desistir da assinatura?' })
    await withdrawal.waitFor()
    await expectAccessible(page, 'the withdrawal', { within: withdrawal })
    expect(await refunds()).toBe(before)
    await press(page, 'Desistir e receber o reembolso')
    await page.getByText('Desistência registrada').waitFor()
    await heading(page, 'Período de Teste Expirado')
    await expect.poll(refunds).toBe(before + 1)

    expect(problems).toEqual([])
  })

  it('pays by Pix: lets a code expire, and pays the next one', async () => {
    const { page, context, problems } = await openPage()
    await newLeader(page, 'pietra')
    await page.goto('/checkout')
    await page.getByRole('region', { name: 'Prefere pagar por Pix?' }).waitFor()
    await expectAccessible(page, 'the offer of a month by Pix')
    const expired = await openTab(context, page, 'Pagar um mês por Pix')
    await press(expired, 'Mostrar o código Pix')
    await press(expired, 'Deixar o código vencer')
    await expired.getByText('Este código Pix venceu. Nada foi cobrado.').waitFor()
    await expired.close()
    await page.reload()
    await page.getByText('O Pix não foi pago').waitFor()

    const paid = await openTab(context, page, 'Pagar um mês por Pix')
    await press(paid, 'Mostrar o código Pix')
    await press(paid, 'Pagar o Pix')
    await paid.waitForURL('**/dashboard?checkout=success&session_id=cs_test_*')
    await paid.getByText('Pagamento confirmado').waitFor()
    await paid.close()
    await page.reload()
    await page.getByRole('region', { name: 'Seu mês por Pix' }).waitFor()
    await expectAccessible(page, 'a month by Pix')
    expect(await badge(page)).toBe('Pro')
    expect(problems).toEqual([])
  })
})
