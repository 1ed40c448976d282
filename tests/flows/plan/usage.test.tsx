import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ACTIVE_STATE, EXPIRED_STATE, setPlan, TRIAL_STATE } from '../../msw/billing'
import { addAccount } from '../../msw/gotrue'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

const NOW = new Date('2026-11-20T12:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

const card = (title: string) => screen.findByRole('region', { name: title })

describe('the card of a trial', () => {
  it('tells what is left and for how long', async () => {
    setPlan(TRIAL_STATE, {
      requests_remaining: 7,
      requests_used: 3,
      period_ends_at: '2026-11-25T09:00:00.000Z',
    })
    renderApp('/dashboard', { signedIn: true })
    const trial = await card('Teste Gratuito Ativo')
    expect(trial).toHaveTextContent(/Restam 5\sdias de teste\.\s*Restam 7 de 10\sesboços\./)
    const bar = within(trial).getByRole('progressbar', { name: 'Esboços que restam no teste' })
    expect(bar).toHaveAttribute('value', '7')
    expect(bar).toHaveAttribute('max', '10')
    expect(bar).toHaveAttribute('aria-valuetext', 'Restam 7 de 10 esboços')
    expect(within(trial).queryByRole('link')).not.toBeInTheDocument()
  })

  it.each([
    ['2026-11-27T12:00:00.000Z', 'Restam 7 dias de teste.'],
    ['2026-11-21T12:00:00.000Z', 'Resta 1 dia de teste.'],
    ['2026-11-20T12:00:00.000Z', 'O teste termina hoje.'],
  ])('that ends at %s says %j', async (period_ends_at, text) => {
    setPlan(TRIAL_STATE, { period_ends_at })
    renderApp('/dashboard', { signedIn: true })
    expect(await card('Teste Gratuito Ativo')).toHaveTextContent(text)
  })

  it('takes the end from the profile where the check does not tell it', async () => {
    const marta = addAccount()
    rowsOf('user_profiles').push({
      user_id: marta.id,
      subscription_status: 'trial',
      trial_expires_at: '2026-11-23T12:00:00.000Z',
    })
    setPlan(TRIAL_STATE, { period_ends_at: undefined })
    renderApp('/dashboard', { signedIn: marta })
    const trial = await card('Teste Gratuito Ativo')
    await waitFor(() => expect(trial).toHaveTextContent('Restam 3 dias de teste.'))
  })

  it.each([11, 5, 4])('does not warn with %i left', async (requests_remaining) => {
    setPlan(TRIAL_STATE, { requests_remaining })
    renderApp('/dashboard', { signedIn: true })
    const trial = await card('Teste Gratuito Ativo')
    expect(trial).toHaveTextContent(`Restam ${requests_remaining} de 10 esboços.`)
    expect(within(trial).queryByRole('link')).not.toBeInTheDocument()
  })

  it.each([
    [3, 'Restam 3 de 10 esboços.'],
    [1, 'Resta 1 de 10 esboços.'],
  ])('warns with %i left, and leads to the plans', async (requests_remaining, text) => {
    setPlan(TRIAL_STATE, { requests_remaining, requests_used: 10 - requests_remaining })
    const { user } = renderApp('/dashboard', { signedIn: true })
    const trial = await card('Teste Gratuito Ativo')
    expect(trial).toHaveTextContent(text)
    expect(trial).toHaveTextContent('Se quiser continuar depois do teste, conheça o plano.')
    await user.click(within(trial).getByRole('link', { name: 'conheça o plano' }))
    await waitFor(() => expect(address()).toBe('/planos'))
  })
})

describe('the card of a trial that is over', () => {
  it.each([
    [
      'by its days',
      EXPIRED_STATE,
      {},
      'Seu período de 7 dias de teste gratuito expirou. O que você já gerou continua guardado no histórico.',
    ],
    [
      'by its outlines',
      TRIAL_STATE,
      {
        can_request: false,
        requests_remaining: 0,
        reason: 'Você utilizou suas 10 requisições gratuitas do período de teste.',
      },
      'Você utilizou suas 10 requisições gratuitas do período de teste. O que você já gerou continua guardado no histórico.',
    ],
  ])('%s leads to the subscription', async (_, state, usage, text) => {
    setPlan(state, usage)
    const { user } = renderApp('/dashboard', { signedIn: true })
    const over = await card('Teste Gratuito Expirado')
    expect(over).toHaveTextContent(text)
    expect(within(over).queryByRole('progressbar')).not.toBeInTheDocument()
    await user.click(within(over).getByRole('link', { name: 'Assinar Plano' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    await screen.findByText('O que está incluído')
  })
})

describe('the card of a subscriber', () => {
  it('tells what is left and when it renews, by the clock of São Paulo', async () => {
    setPlan(ACTIVE_STATE, { requests_remaining: 14, period_ends_at: '2026-12-01T03:00:00.000Z' })
    renderApp('/dashboard', { signedIn: true })
    const active = await card('Plano Ativo')
    expect(active).toHaveTextContent(
      'Restam 14 de 20 esboços. A contagem recomeça em 1º de dezembro.',
    )
    expect(within(active).queryByRole('progressbar')).not.toBeInTheDocument()
    expect(within(active).queryByRole('link')).not.toBeInTheDocument()
  })

  const FEW =
    'Os esboços do seu mês estão acabando. Se puder, guarde os que restam para os próximos encontros.'
  const NONE =
    'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.'

  it.each([11, 6])('does not warn with %i left', async (requests_remaining) => {
    setPlan(ACTIVE_STATE, { requests_remaining })
    renderApp('/dashboard', { signedIn: true })
    const active = await card('Plano Ativo')
    expect(active).toHaveTextContent(`Restam ${requests_remaining} de 20 esboços.`)
    expect(active).not.toHaveTextContent(FEW)
    expect(active).not.toHaveTextContent(NONE)
  })

  it.each([
    [5, 'Restam 5 de 20 esboços.'],
    [1, 'Resta 1 de 20 esboços.'],
  ])('warns with %i left', async (requests_remaining, text) => {
    setPlan(ACTIVE_STATE, { requests_remaining })
    renderApp('/dashboard', { signedIn: true })
    const active = await card('Plano Ativo')
    expect(active).toHaveTextContent(text)
    expect(active).toHaveTextContent(FEW)
    expect(active).not.toHaveTextContent(NONE)
  })

  it('says that nothing is left, and when there will be more', async () => {
    setPlan(ACTIVE_STATE, { requests_remaining: 0, can_request: false })
    renderApp('/dashboard', { signedIn: true })
    const active = await card('Plano Ativo')
    expect(active).toHaveTextContent(NONE)
    expect(active).toHaveTextContent('A contagem recomeça em 1º de dezembro.')
    expect(active).not.toHaveTextContent(FEW)
    expect(active).not.toHaveTextContent('Restam')
  })
})

describe('without a card', () => {
  it('a subscription that ended shows none', async () => {
    setPlan(EXPIRED_STATE, {
      trial_expired: false,
      reason: 'Sua assinatura terminou. Assine novamente para criar novos esboços.',
    })
    renderApp('/dashboard', { signedIn: true })
    expect(await screen.findAllByText('Expirado')).not.toHaveLength(0)
    expect(screen.queryByText(/Sua assinatura terminou/)).not.toBeInTheDocument()
    expect(screen.queryByText('Teste Gratuito Expirado')).not.toBeInTheDocument()
  })

  it('an answer that makes no sense is ignored with a warning', async () => {
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args[0]))
    answerRpc('can_make_request', () => ({
      can_request: true,
      reason: '',
      requests_remaining: '7',
      subscription_status: 'trial',
    }))
    renderApp('/dashboard', { signedIn: true })
    await waitFor(() => expect(heard).toContain('usage_check_ignored'))
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
    expect(screen.queryByText('Teste Gratuito Ativo')).not.toBeInTheDocument()
  })

  it('a check that fails is only logged', async () => {
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args[0]))
    server.use(
      http.post('*/rest/v1/rpc/can_make_request', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    renderApp('/dashboard', { signedIn: true })
    await waitFor(() => expect(heard).toContain('usage_check_failed'))
    expect(
      await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' }),
    ).toBeInTheDocument()
  })
})

it('stands above the form for a new outline too', async () => {
  setPlan(TRIAL_STATE, { requests_remaining: 3, requests_used: 7 })
  renderApp('/criar-esboco', { signedIn: true })
  expect(await card('Teste Gratuito Ativo')).toHaveTextContent('Restam 3 de 10 esboços.')
  await screen.findByLabelText('URL do vídeo do YouTube')
})

it('an account that has expired still reads its history', async () => {
  setPlan(EXPIRED_STATE)
  rowsOf('generated_outlines').push({
    id: crypto.randomUUID(),
    user_id: 'marta',
    request_id: null,
    title: 'A paz que fica de guarda',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    outline_type: 'celula',
    duration: 60,
    group_profile: null,
    additional_info: null,
    start_time: null,
    end_time: null,
    generated_content: '# A paz\n\nTexto guardado.',
    created_at: '2026-11-10T15:00:00.000Z',
  })
  const { user } = renderApp('/dashboard', { signedIn: true })
  await card('Teste Gratuito Expirado')
  await user.click(await screen.findByRole('button', { name: /Ver Esboço/ }))
  expect(await screen.findByText('Texto guardado.')).toBeInTheDocument()
})
