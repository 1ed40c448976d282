import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { moveClock } from '../../clock'
import { ACTIVE_STATE, setPlan } from '../../msw/billing'
import { addAccount, refuseAuth } from '../../msw/gotrue'
import { answerWebhook, success } from '../../msw/outline-webhook'
import { server } from '../../msw/server'
import { openFilledForm } from '../../open-form'
import { address, fill, renderApp } from '../../render-app'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TESTE'))

/** What Google was told, page views aside; empties it. */
function counted() {
  const layer = (window as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? []
  return layer
    .splice(0)
    .map((entry) => Array.from(entry))
    .filter(([kind, name]) => kind === 'event' && name !== 'page_view')
    .map(([, name, details]) => [name, details])
}

function agree(statistics: boolean) {
  localStorage.setItem('esboca:consent', JSON.stringify({ statistics, decidedAt: Date.now() }))
}

beforeEach(() => {
  counted()
  agree(true)
})

async function logIn(path = '/login') {
  const { user } = renderApp(path)
  await fill(user, await screen.findByLabelText('E-mail'), 'marta@example.com')
  await fill(user, screen.getByLabelText('Senha'), 'graça e paz')
  await user.keyboard('{Enter}')
}

async function signUp() {
  const { user } = renderApp('/cadastro')
  await fill(user, await screen.findByLabelText('Seu nome'), 'Marta')
  await fill(user, screen.getByLabelText('E-mail'), 'marta@example.com')
  await fill(user, screen.getByLabelText('Senha'), 'graça e paz')
  await user.keyboard('{Enter}')
}

describe('what is counted (ROUTE-9)', () => {
  it('a login, once it worked', async () => {
    addAccount()
    await logIn()
    await screen.findByText('Login realizado com sucesso!')
    expect(counted()).toEqual([['login', { method: 'email' }]])
  })

  it('no login that was refused', async () => {
    await logIn()
    await screen.findByText('Email ou senha incorretos')
    expect(counted()).toEqual([])
  })

  it('a sign-up, whether or not the e-mail is still to be confirmed', async () => {
    await signUp()
    await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    expect(counted()).toEqual([['sign_up', { method: 'email' }]])
  })

  it('no sign-up that was refused, or with an address that has an account', async () => {
    server.use(refuseAuth('signup', { message: 'Invalid email' }))
    await signUp()
    await screen.findByText('Email inválido')
    expect(counted()).toEqual([])
  })

  it('a purchase in reais, once, when the payment is confirmed', async () => {
    setPlan(ACTIVE_STATE)
    const forward = moveClock()
    renderApp('/dashboard?checkout=success&session_id=cs_test_1', { signedIn: true })
    await screen.findAllByText('Marta Ribeiro')
    await forward(2)
    await screen.findByText('Pagamento confirmado')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(counted()).toEqual([
      ['purchase', { transaction_id: 'cs_test_1', value: 19.9, currency: 'BRL' }],
    ])
  })

  it('no purchase for an address typed by hand', async () => {
    setPlan(ACTIVE_STATE)
    const forward = moveClock()
    renderApp('/dashboard?checkout=success', { signedIn: true })
    await screen.findAllByText('Marta Ribeiro')
    await forward(2)
    await screen.findByText('Pagamento confirmado')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(counted()).toEqual([])
  })

  it('no purchase while it is waited for, and one when it comes', async () => {
    const forward = moveClock()
    const { user } = renderApp('/dashboard?checkout=success&session_id=cs_test_1', {
      signedIn: true,
    })
    await screen.findAllByText('Marta Ribeiro')
    await forward(2)
    await screen.findByText('Estamos confirmando o pagamento')
    expect(counted()).toEqual([])

    setPlan(ACTIVE_STATE)
    document.dispatchEvent(new Event('visibilitychange'))
    await screen.findByText('Pagamento confirmado')
    expect(counted()).toHaveLength(1)
    await user.click(screen.getAllByRole('link', { name: 'Criar Esboço' })[0]!)
    expect(counted()).toEqual([])
  })

  it.each([
    ['hero', 'Comece Gratuitamente'],
    ['showcase', 'Fazer um para o meu grupo'],
    ['pricing', 'Começar teste grátis'],
    ['closing', 'Criar meu primeiro esboço'],
  ])('a call to action with its place: %s', async (place, name) => {
    const { user } = renderApp('/')
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(address()).toBe('/cadastro'))
    expect(counted()).toEqual([['cta_click', { place }]])
  })

  it('an outline, with its type and minutes', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm({ outlineType: 'devocional' })
    await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))
    await screen.findByText('Esboço Gerado!')
    expect(counted()).toEqual([['generate_outline', { outline_type: 'devocional', minutes: 60 }]])
  })

  it('nothing of somebody who said no', async () => {
    agree(false)
    addAccount()
    await logIn()
    await screen.findByText('Login realizado com sucesso!')
    expect(counted()).toEqual([])
  })
})
