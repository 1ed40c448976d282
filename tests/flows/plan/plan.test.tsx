import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { moveClock } from '../../clock'
import { answerBilling } from '../../msw/answer-billing'
import { ACTIVE_STATE, EXPIRED_STATE, setPlan, TRIAL_STATE } from '../../msw/billing'
import { rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

const desktop = () => within(screen.getByRole('navigation', { name: 'Principal' }))
const userMenu = () => desktop().findByRole('button', { name: 'Marta Ribeiro' })

describe('the badge beside the name', () => {
  it.each([
    [ACTIVE_STATE, {}, 'Pro'],
    [TRIAL_STATE, { requests_remaining: 10 }, '10 restantes'],
    [TRIAL_STATE, { requests_remaining: 1 }, '1 restantes'],
    [TRIAL_STATE, { requests_remaining: 0, can_request: false }, '0 restantes'],
    [TRIAL_STATE, { trial_expired: true, can_request: false }, 'Expirado'],
    [EXPIRED_STATE, {}, 'Expirado'],
    [EXPIRED_STATE, { trial_expired: false }, 'Expirado'],
  ])('for %j with %j is %j', async (state, usage, text) => {
    setPlan(state, usage)
    renderApp('/', { signedIn: true })
    const menu = await userMenu()
    await waitFor(() => expect(menu).toHaveAccessibleDescription(text))
    expect(menu).toHaveAccessibleName('Marta Ribeiro')
    expect(desktop().getByText(text)).toBeInTheDocument()
  })

  it('stands in the mobile menu too', async () => {
    setPlan(ACTIVE_STATE)
    const { user } = renderApp('/', { signedIn: true })
    await userMenu()
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    expect(menu.getByText('Logado como')).toBeVisible()
    expect(await menu.findByText('Pro')).toBeVisible()
    await user.click(await menu.findByRole('link', { name: 'Gerenciar Plano' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    await screen.findByRole('heading', { level: 1, name: 'Plano Ativo' })
  })
})

describe('the user menu', () => {
  it.each([
    [TRIAL_STATE, 'Assinar Plano'],
    [EXPIRED_STATE, 'Assinar Plano'],
    [ACTIVE_STATE, 'Gerenciar Plano'],
  ])('for %j leads to the plan as %j', async (state, text) => {
    setPlan(state)
    const { user } = renderApp('/contato', { signedIn: true })
    const toggle = await userMenu()
    await waitFor(() => expect(toggle).toHaveAccessibleDescription(/./))
    await user.click(toggle)
    const list = toggle.parentElement?.querySelector('ul')
    if (!list) throw new Error('no menu')
    const menu = within(list)
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(menu.getByRole('link', { name: 'Criar Esboço' })).toHaveAttribute(
      'href',
      '/criar-esboco',
    )
    expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible()
    await user.click(menu.getByRole('link', { name: text }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    await screen.findByText('O que está incluído')
  })
})

describe('the pricing card', () => {
  const card = async () =>
    within(await screen.findByRole('region', { name: 'Um plano, sem surpresa' }))

  it('sends a visitor to sign-up, and lists what the plan includes', async () => {
    renderApp('/planos')
    const pricing = await card()
    expect(pricing.getByRole('link', { name: 'Começar teste grátis' })).toHaveAttribute(
      'href',
      '/cadastro',
    )
    expect(pricing.getByText('R$ 19,90')).toBeInTheDocument()
    const [promises, included] = pricing
      .getAllByRole('list')
      .map((list) => [...list.children].map((item) => item.textContent))
    expect(promises).toEqual([
      '7 dias de teste grátis',
      'Sem cartão para começar',
      'Cancele quando quiser',
      'Pagamento com cartão, pela Stripe',
    ])
    expect(pricing.getByText('por mês')).toBeInTheDocument()
    expect(included).toEqual([
      '20 esboços por mês',
      'Ajuda de inteligência artificial',
      'Tudo ajustado ao seu grupo',
      'Arquivo em Word',
      'Texto pronto para o WhatsApp',
      'Perguntas para discussão, já prontas',
      'Textos bíblicos relacionados',
    ])
  })

  it('sends a user to the checkout', async () => {
    const { user } = renderApp('/planos', { signedIn: true })
    const pricing = await card()
    await user.click(await pricing.findByRole('link', { name: 'Assinar Plano' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    await screen.findByText('O que está incluído')
  })

  it('is done with a subscriber', async () => {
    setPlan(ACTIVE_STATE)
    renderApp('/planos', { signedIn: true })
    const pricing = await card()
    expect(await pricing.findByRole('button', { name: 'Plano Ativo' })).toBeDisabled()
    expect(pricing.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('a visitor', () => {
  it('asks nothing of the backend', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(request.url))
    renderApp('/planos')
    await screen.findByRole('link', { name: 'Começar teste grátis' })
    await new Promise((resolve) => setTimeout(resolve, 200))
    server.events.removeAllListeners()
    expect(asked).toEqual([])
  })
})

describe('the re-check', () => {
  it('brings a change of plan to the screen at once', async () => {
    renderApp('/dashboard', { signedIn: true })
    await screen.findByText('Teste Gratuito Ativo')
    expect(await userMenu()).toHaveAccessibleDescription('10 restantes')

    setPlan(ACTIVE_STATE, { requests_remaining: 20 })
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { name: 'Plano Ativo' })).toBeInTheDocument()
    await waitFor(async () => expect(await userMenu()).toHaveAccessibleDescription('Pro'))
  })

  it('that fails is only logged', async () => {
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
    answerBilling('check-subscription', () =>
      HttpResponse.json({ error: 'x', code: 'payment_unavailable' }, { status: 503 }),
    )
    renderApp('/dashboard', { signedIn: true })
    await screen.findByText('Teste Gratuito Ativo')
    await waitFor(() =>
      expect(heard).toEqual([
        'subscription_check_failed billing.payment_unavailable: check-subscription',
      ]),
    )
    expect(screen.queryByText(/serviço de pagamento/)).not.toBeInTheDocument()
  })
})

describe('coming back from a payment', () => {
  it('is told that it is confirmed, once', async () => {
    setPlan(ACTIVE_STATE)
    const forward = moveClock()
    renderApp('/dashboard?checkout=success&busca=paz', { signedIn: true })
    await userMenu()
    await forward(2)
    expect(await screen.findByText('Pagamento confirmado')).toBeInTheDocument()
    expect(screen.getByText('Seu plano está ativo. Bons encontros!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/dashboard?busca=paz'))
    expect(screen.getAllByText('Pagamento confirmado')).toHaveLength(1)
  })

  it('is told to wait where the confirmation is late, and told when it comes', async () => {
    const forward = moveClock()
    renderApp('/dashboard?checkout=success', { signedIn: true })
    await userMenu()
    await forward(2)
    expect(await screen.findByText('Estamos confirmando o pagamento')).toBeInTheDocument()
    expect(screen.queryByText('Pagamento confirmado')).not.toBeInTheDocument()
    expect(address()).toBe('/dashboard?checkout=success')

    setPlan(ACTIVE_STATE)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Pagamento confirmado')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })

  it('says nothing to a visitor', async () => {
    renderApp('/?checkout=success')
    await screen.findByRole('link', { name: 'Comece Gratuitamente' })
    expect(rowsOf('user_profiles')).toEqual([])
    expect(address()).toBe('/?checkout=success')
  })
})
