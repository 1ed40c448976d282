import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccount, authRequests, refuseAuth } from '../../msw/gotrue'
import { server } from '../../msw/server'
import { address, fill, renderApp } from '../../render-app'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_TURNSTILE_SITE_KEY', '0x4AAA_teste'))

type Options = {
  sitekey: string
  callback: (token: string) => void
  'expired-callback': () => void
  'before-interactive-callback': () => void
  'error-callback': (code: string) => boolean
}

/** What Cloudflare's script would put into the page: each widget waits until the test verifies it. */
let widgets: { place: HTMLElement; options: Options; resets: number; removed: boolean }[]

const turnstile = {
  render(place: HTMLElement, options: Options) {
    widgets.push({ place, options, resets: 0, removed: false })
    return String(widgets.length - 1)
  },
  reset(id: string) {
    widgets[Number(id)]!.resets += 1
  },
  remove(id: string) {
    widgets[Number(id)]!.removed = true
  },
}

const script = () =>
  document.querySelector<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]')

/** Comes once; the pages of later tests have it already. */
const scriptLoads = async () => {
  await waitFor(() => expect(script()).not.toBeNull())
  ;(window as { turnstile?: unknown }).turnstile = turnstile
  script()?.dispatchEvent(new Event('load'))
}

/** The widget that is shown now. */
const widget = async () => {
  await waitFor(() => expect(widgets.filter(({ removed }) => !removed)).toHaveLength(1))
  return widgets.find(({ removed }) => !removed)!
}

const captchaTokens = () =>
  authRequests
    .filter(({ body }) => 'gotrue_meta_security' in body)
    .map(({ path, body }) => [
      path,
      (body['gotrue_meta_security'] as { captcha_token?: string }).captcha_token,
    ])

beforeEach(() => {
  widgets = []
})

async function typeLogin(path = '/login', render = renderApp) {
  const { user } = render(path)
  await fill(user, await screen.findByLabelText('E-mail'), 'marta@example.com')
  await fill(user, screen.getByLabelText('Senha'), 'graça e paz')
  return user
}

describe('with a key of Turnstile', () => {
  it('login, sign-up, recovery and the confirmation each send a token of their own', async () => {
    addAccount()
    const user = await typeLogin('/cadastro')
    await fill(user, screen.getByLabelText('Seu nome'), 'Marta')
    await user.clear(screen.getByLabelText('E-mail'))
    await fill(user, screen.getByLabelText('E-mail'), 'nova@example.com')
    await scriptLoads()
    const signUp = await widget()
    expect(signUp.options.sitekey).toBe('0x4AAA_teste')
    signUp.options.callback('um')
    await user.click(screen.getByRole('button', { name: 'Criar Conta e Começar Teste Grátis' }))

    await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    expect(signUp).toMatchObject({ resets: 1, removed: true })
    ;(await widget()).options.callback('dois')
    await user.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
    await screen.findByText('Email reenviado!')

    await user.click(screen.getByRole('button', { name: 'Já confirmei - Fazer login' }))
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    await screen.findByRole('heading', { name: 'Recuperar senha' })
    ;(await widget()).options.callback('três')
    await user.click(screen.getByRole('button', { name: 'Enviar link de recuperação' }))
    await screen.findByRole('heading', { name: 'E-mail de recuperação enviado' })

    await user.click(screen.getByRole('button', { name: 'Voltar para o login' }))
    const login = await widget()
    await user.clear(await screen.findByLabelText('E-mail'))
    await fill(user, screen.getByLabelText('E-mail'), 'marta@example.com')
    login.options.callback('quatro')
    await user.type(screen.getByLabelText('Senha'), 'graça e paz{Enter}')
    await waitFor(() => expect(address()).toBe('/criar-esboco'))

    expect(captchaTokens()).toEqual([
      ['/auth/v1/signup', 'um'],
      ['/auth/v1/resend', 'dois'],
      ['/auth/v1/recover', 'três'],
      ['/auth/v1/token', 'quatro'],
    ])
    // fetched once for all of them
    expect(document.querySelectorAll('script[src*="challenges"]')).toHaveLength(1)
  })

  it('whoever is faster than the check waits for it', async () => {
    addAccount()
    const user = await typeLogin()
    await scriptLoads()
    const { options } = await widget()
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByRole('button', { name: 'Entrando…' })).toBeInTheDocument()
    expect(authRequests).toEqual([])
    options.callback('depois')
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(captchaTokens()).toEqual([['/auth/v1/token', 'depois']])
  })

  it('whoever is asked something hears that it comes first', async () => {
    addAccount()
    const user = await typeLogin()
    await scriptLoads()
    const { options } = await widget()
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByRole('button', { name: 'Entrando…' })
    options['before-interactive-callback']()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Espere a verificação de segurança terminar e toque de novo no botão.',
    )
    expect(authRequests).toEqual([])
  })

  it('a token that has expired is not sent', async () => {
    addAccount()
    const user = await typeLogin()
    await scriptLoads()
    const { options } = await widget()
    options.callback('velho')
    options['expired-callback']()
    options.callback('novo')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(captchaTokens()).toEqual([['/auth/v1/token', 'novo']]))
  })

  it('a token that the server refuses is told, and the next try has another', async () => {
    addAccount()
    const user = await typeLogin()
    await scriptLoads()
    const shown = await widget()
    shown.options.callback('gasto')
    server.use(
      refuseAuth('token', {
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (timeout-or-duplicate)',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A verificação de segurança não foi aceita. Espere ela terminar e tente de novo.',
    )
    expect(shown.resets).toBe(1)
    server.resetHandlers()
    shown.options.callback('outro')
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
  })

  it('the privacy page names who checks', async () => {
    renderApp('/politica-de-privacidade')
    expect(await screen.findByText('Cloudflare Turnstile:')).toBeInTheDocument()
  })

  it('says so where the check breaks off, and sends nothing', async () => {
    const user = await typeLogin()
    await scriptLoads()
    const { options } = await widget()
    expect(options['error-callback']('110200')).toBe(true)
    await expectNothingSent(user)
  })
})

describe('on a fresh page', () => {
  beforeEach(() => {
    script()?.remove()
    vi.resetModules()
  })

  it('says so where the script does not come, and sends nothing', async () => {
    const fresh = await import('../../render-app')
    const user = await typeLogin('/login', fresh.renderApp)
    await waitFor(() => expect(script()).not.toBeNull())
    script()?.dispatchEvent(new Event('error'))
    await expectNothingSent(user)
  })

  it('loads nothing of it where nobody logs in', async () => {
    const fresh = await import('../../render-app')
    fresh.renderApp('/contato')
    await screen.findByLabelText('Assunto')
    expect(script()).toBeNull()
  })
})

async function expectNothingSent(user: UserEvent) {
  const text =
    'A verificação de segurança não carregou. Confira a conexão, desligue o bloqueador de anúncios e recarregue a página.'
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2))
  for (const alert of screen.getAllByRole('alert')) expect(alert).toHaveTextContent(text)
  expect(authRequests).toEqual([])
}
