import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { answerBilling } from '../../msw/answer-billing'
import { ACTIVE_STATE, EXPIRED_STATE, setPlan, TRIAL_STATE } from '../../msw/billing'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

const PAGE = 'https://pay.example/c/1'

/** A tab that the browser lets open. */
function allowTab() {
  const replace = vi.fn<(url: string) => void>()
  const close = vi.fn<() => void>()
  const tab = {
    document: document.implementation.createHTMLDocument(),
    location: { replace },
    closed: false,
    close,
  }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { replace, close }
}

function blockTabs() {
  vi.spyOn(window, 'open').mockReturnValue(null)
}

/** The console may say this. */
function hearWarnings() {
  const heard: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
  return heard
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const FEATURES = [
  '20 esboços por mês',
  'Ajuda de inteligência artificial',
  'Tudo ajustado ao seu grupo',
  'Arquivo em Word',
  'Texto pronto para o WhatsApp',
  'Perguntas para discussão, já prontas',
  'Textos bíblicos relacionados',
]

const features = () =>
  within(screen.getByRole('region', { name: 'O que está incluído' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

describe('the checkout', () => {
  it('asks for a login first', async () => {
    renderApp('/checkout')
    await title('Fazer Login')
    expect(address()).toBe('/auth?next=%2Fcheckout')
  })
})

describe('the offer', () => {
  it('tells everything before anybody pays', async () => {
    renderApp('/checkout', { signedIn: true })
    await title('Assinar Plano')
    expect(features()).toEqual(FEATURES)
    const summary = within(screen.getByRole('region', { name: 'Sua assinatura' }))
    expect(summary.getByText('marta@example.com')).toBeInTheDocument()
    expect(summary.getByText('Total').parentElement).toHaveTextContent('TotalR$ 19,90por mês')
    expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Renova automaticamente todo mês até ser cancelada.',
      'Você pode cancelar a qualquer momento em “Gerenciar Plano”; o acesso vai até o fim do período já pago.',
      'Você tem 7 dias para desistir com reembolso integral (art. 49 do CDC), aqui mesmo nesta página.',
    ])
    expect(summary.getByRole('link', { name: 'Termos de Uso' })).toHaveAttribute(
      'href',
      '/termos-de-uso',
    )
    expect(
      screen.getByText('O que você usou no teste não é descontado dos 20 esboços do mês.'),
    ).toBeInTheDocument()
    expect(screen.queryByText('Nada foi cobrado')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Assinatura | Esboça'))
  })

  it('opens the payment in a new tab, without a body and with the session', async () => {
    const { replace } = allowTab()
    const asked = answerBilling('create-checkout', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(await screen.findByText('A página abriu em outra aba')).toBeInTheDocument()
    expect(replace.mock.calls).toEqual([[PAGE]])
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer ey/)
    expect(await asked[0]?.text()).toBe('')
    expect(screen.getByRole('link', { name: 'Não abriu? Abrir a página' })).toHaveAttribute(
      'href',
      PAGE,
    )
  })

  it('opens the tab in the press itself, before the answer', async () => {
    allowTab()
    const { promise, resolve } = Promise.withResolvers<void>()
    answerBilling('create-checkout', async () => {
      await promise
      return HttpResponse.json({ url: PAGE })
    })
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(window.open).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Abrindo…' })).toBeDisabled()
    resolve()
    expect(await screen.findByText('A página abriu em outra aba')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Assinar Plano' })).toBeEnabled()
  })

  it('has a link where the browser blocks the tab', async () => {
    blockTabs()
    answerBilling('create-checkout', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    const text = await screen.findByText('Seu navegador não deixou abrir a outra aba')
    expect(text.parentElement).toHaveAttribute('role', 'status')
    const link = screen.getByRole('link', { name: 'Abrir a página de pagamento' })
    expect(link).toHaveAttribute('href', PAGE)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each([
    ['no url', {}],
    ['an empty one', { url: '' }],
    ['one that is no web address', { url: 'javascript:alert(1)' }],
  ])('says that there is no page to open: %s', async (_, answer) => {
    const heard = hearWarnings()
    const { close, replace } = allowTab()
    answerBilling('create-checkout', () => HttpResponse.json(answer))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(await screen.findByText('URL de checkout não foi retornada')).toBeInTheDocument()
    expect(close).toHaveBeenCalledOnce()
    expect(replace).not.toHaveBeenCalled()
    expect(heard).toEqual(['billing_page_not_opened unexpected: no url'])
  })

  it.each([
    [
      'by the function',
      { error: 'Você precisa estar logado para fazer uma assinatura', code: 'unauthenticated' },
    ],
    ['by the gateway', { code: 401, message: 'Invalid JWT' }],
  ])('asks for a login where the session is refused %s', async (_, body) => {
    hearWarnings()
    allowTab()
    answerBilling('create-checkout', () => HttpResponse.json(body, { status: 401 }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(
      await screen.findByText('Você precisa estar logado para fazer uma assinatura'),
    ).toBeInTheDocument()
  })

  it.each([
    [
      { error: 'x', code: 'not_configured' },
      200,
      'O pagamento ainda não está configurado. Escreva para nós em “Contato”.',
    ],
    [
      { error: 'x', code: 'payment_unavailable' },
      503,
      'O serviço de pagamento não respondeu como deveria. Tente novamente em alguns minutos.',
    ],
    [
      { error: 'x', code: 'internal' },
      500,
      'Ocorreu um erro inesperado. Tente novamente em alguns minutos.',
    ],
    [{ error: 'Volte amanhã.' }, 200, 'Volte amanhã.'],
    ['<html>', 502, 'Ocorreu um erro inesperado'],
  ])('tells what went wrong: %j with %i', async (body, status, text) => {
    hearWarnings()
    const { close } = allowTab()
    answerBilling('create-checkout', () => HttpResponse.json(body, { status }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(close).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Assinar Plano' })).toBeEnabled()
  })

  it('tells that the connection is gone', async () => {
    hearWarnings()
    allowTab()
    answerBilling('create-checkout', () => HttpResponse.error())
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Assinar Plano' }))
    expect(
      await screen.findByText('O Esboça não respondeu. Tente novamente em alguns instantes.'),
    ).toBeInTheDocument()
  })

  it('takes an unfinished payment calmly', async () => {
    renderApp('/checkout?checkout=cancelled', { signedIn: true })
    await title('Assinar Plano')
    expect(screen.getByText('Nada foi cobrado')).toBeInTheDocument()
    expect(
      screen.getByText(
        'Você saiu antes de pagar, e está tudo bem. Se quiser, é só assinar quando for a hora.',
      ),
    ).toBeInTheDocument()
  })

  it('gives way to the plan when the person comes back from the other tab', async () => {
    renderApp('/checkout', { signedIn: true })
    await title('Assinar Plano')
    setPlan(ACTIVE_STATE)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await title('Plano Ativo')
    expect(screen.queryByText('Nada foi cobrado')).not.toBeInTheDocument()
  })

  it('is shown where the plan cannot be read, and says so', async () => {
    hearWarnings()
    server.use(
      http.post('*/rest/v1/rpc/can_make_request', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
      http.get('*/rest/v1/user_profiles', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    const { user } = renderApp('/checkout', { signedIn: true })
    await title('Assinar Plano')
    expect(screen.getByText('Não conseguimos ver a situação do seu plano.')).toBeInTheDocument()
    server.resetHandlers()
    setPlan(ACTIVE_STATE)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await title('Plano Ativo')
  })
})

describe('after the end', () => {
  it.each([
    ['expired', EXPIRED_STATE, {}],
    [
      'trial_expired',
      TRIAL_STATE,
      {
        trial_expired: true,
        can_request: false,
        reason: 'Seu período de 7 dias de teste gratuito expirou.',
      },
    ],
  ])('of the trial (%s) the offer stands, and nothing is lost', async (_, state, usage) => {
    setPlan(state, usage)
    renderApp('/checkout', { signedIn: true })
    const heading = await title('Período de Teste Expirado')
    expect(heading.parentElement).toHaveTextContent(
      'Seu período de 7 dias de teste gratuito expirou. O que você já gerou continua guardado. Ver meus esboços',
    )
    expect(screen.getByRole('link', { name: 'Ver meus esboços' })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(screen.getByRole('button', { name: 'Assinar Plano' })).toBeEnabled()
    expect(features()).toEqual(FEATURES)
    expect(screen.queryByText(/O que você usou no teste/)).not.toBeInTheDocument()
  })

  it('of a subscription it can be taken up again', async () => {
    setPlan(EXPIRED_STATE, {
      trial_expired: false,
      reason: 'Sua assinatura terminou. Assine novamente para criar novos esboços.',
    })
    renderApp('/checkout', { signedIn: true })
    const heading = await title('Período de Teste Expirado')
    expect(heading.parentElement).toHaveTextContent('Sua assinatura terminou.')
  })
})

describe('the plan of a subscriber', () => {
  const facts = () =>
    within(screen.getByRole('region', { name: 'Sua assinatura' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])

  it('is shown with its next renewal', async () => {
    setPlan(ACTIVE_STATE)
    renderApp('/checkout', { signedIn: true })
    await title('Plano Ativo')
    await screen.findByText('20 de dezembro de 2026')
    expect(facts()).toEqual([
      ['Plano', 'Esboça Pro'],
      ['Valor', 'R$\u00a019,90 por mês'],
      ['Conta', 'marta@example.com'],
      ['Próxima renovação', '20 de dezembro de 2026'],
    ])
    expect(features()).toEqual(FEATURES)
    expect(screen.queryByRole('button', { name: 'Desistir da assinatura' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Assinar Plano' })).not.toBeInTheDocument()
  })

  it('is shown with its end where it will not renew', async () => {
    setPlan({
      ...ACTIVE_STATE,
      cancel_at_period_end: true,
      // still the last day of November in São Paulo
      current_period_end: '2026-12-01T02:59:59.000Z',
    })
    renderApp('/checkout', { signedIn: true })
    await title('Plano Ativo')
    await screen.findByText('Termina em')
    expect(facts().at(-1)).toEqual(['Termina em', '30 de novembro de 2026'])
    expect(
      screen.getByText(
        'Você tem tudo até 30 de novembro de 2026. Obrigado por caminhar com a gente.',
      ),
    ).toBeVisible()
    expect(
      screen.getByText(
        'A renovação está cancelada: nada mais será cobrado, e o acesso continua até esse dia.',
      ),
    ).toBeInTheDocument()
  })

  it('is shown where the payment provider does not answer', async () => {
    hearWarnings()
    setPlan(ACTIVE_STATE)
    answerBilling('check-subscription', () => HttpResponse.json({}, { status: 503 }))
    renderApp('/checkout', { signedIn: true })
    await title('Plano Ativo')
    await waitFor(() => expect(facts()).toHaveLength(3))
    expect(screen.getByRole('button', { name: 'Gerenciar Plano' })).toBeEnabled()
  })

  it('is managed in a new tab', async () => {
    setPlan(ACTIVE_STATE)
    const { replace } = allowTab()
    const asked = answerBilling('customer-portal', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Gerenciar Plano' }))
    expect(await screen.findByText('A página abriu em outra aba')).toBeInTheDocument()
    expect(replace.mock.calls).toEqual([[PAGE]])
    expect(await asked[0]?.text()).toBe('')
  })

  it('is managed by a link where the browser blocks the tab', async () => {
    setPlan(ACTIVE_STATE)
    blockTabs()
    answerBilling('customer-portal', () => HttpResponse.json({ url: PAGE }))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Gerenciar Plano' }))
    expect(
      await screen.findByRole('link', { name: 'Abrir a página da assinatura' }),
    ).toHaveAttribute('href', PAGE)
  })

  it.each([
    [{}, 'URL do portal não foi retornada'],
    [{ error: 'x', code: 'no_customer' }, 'Você ainda não tem uma assinatura para gerenciar.'],
  ])('says why it cannot be managed: %j', async (answer, text) => {
    setPlan(ACTIVE_STATE)
    hearWarnings()
    allowTab()
    answerBilling('customer-portal', () => HttpResponse.json(answer))
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Gerenciar Plano' }))
    expect(await screen.findByText(text)).toBeInTheDocument()
  })
})

describe('the right of withdrawal', () => {
  // the midnight that ends the 27th of November in São Paulo
  const PAID_TODAY = { ...ACTIVE_STATE, withdraw_until: '2026-11-28T03:00:00.000Z' }

  async function openDialog() {
    setPlan(PAID_TODAY)
    const { user } = renderApp('/checkout', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Desistir da assinatura' }))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Desistir da assinatura?' }) }
  }

  it('is told with its last day', async () => {
    setPlan(PAID_TODAY)
    renderApp('/checkout', { signedIn: true })
    expect(
      await screen.findByText(
        'Mudou de ideia? Até 27 de novembro de 2026 você pode desistir e receber de volta tudo o que pagou (art. 49 do CDC).',
      ),
    ).toBeInTheDocument()
  })

  it('is explained and asked about once more', async () => {
    const asked = answerBilling('withdraw-subscription', () => HttpResponse.json(TRIAL_STATE))
    const { user, dialog } = await openDialog()
    expect(dialog).toHaveTextContent('Devolvemos o valor integral, pelo mesmo meio de pagamento.')
    expect(dialog).toHaveTextContent(
      'O plano termina agora. Os esboços que você já gerou continuam guardados no histórico.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Manter a assinatura' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Desistir da assinatura' })).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('ends the plan at once, and says that the money comes back', async () => {
    const asked = answerBilling('withdraw-subscription', () => {
      setPlan(EXPIRED_STATE, { trial_expired: false, reason: 'Sua assinatura terminou.' })
      return HttpResponse.json(EXPIRED_STATE)
    })
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Desistir e receber o reembolso' }))
    await title('Período de Teste Expirado')
    expect(screen.getByText('Desistência registrada')).toBeInTheDocument()
    expect(
      screen.getByText(
        'A assinatura terminou e o valor integral está a caminho, pelo mesmo meio de pagamento. Obrigado por ter experimentado.',
      ),
    ).toBeInTheDocument()
    expect(asked).toHaveLength(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('that came too late is told in the dialog', async () => {
    hearWarnings()
    answerBilling('withdraw-subscription', () =>
      HttpResponse.json({ error: 'x', code: 'withdrawal_over' }),
    )
    const { user, dialog } = await openDialog()
    await user.click(within(dialog).getByRole('button', { name: 'Desistir e receber o reembolso' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'O prazo de 7 dias para desistir com reembolso já terminou. Você ainda pode cancelar a renovação quando quiser em “Gerenciar Plano”.',
    )
    expect(
      screen.getByRole('heading', { level: 1, hidden: true, name: 'Plano Ativo' }),
    ).toBeInTheDocument()
  })
})
