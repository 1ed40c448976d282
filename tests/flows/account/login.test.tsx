import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addAccount, authRequests, refuseAuth } from '../../msw/gotrue'
import { server } from '../../msw/server'
import { address, fill, renderApp } from '../../render-app'

async function logIn(user: UserEvent, email = 'marta@example.com', password = 'graça e paz') {
  await screen.findByRole('heading', { name: 'Fazer Login' })
  await fill(user, screen.getByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Senha'), `${password}{Enter}`)
}

describe('login', () => {
  it.each(['/auth', '/login'])('on %s leads to the form for a new outline', async (path) => {
    addAccount()
    const { user } = renderApp(path)
    await logIn(user)
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Criar Esboço' }),
    ).toBeInTheDocument()
  })

  it('asks no CAPTCHA where the build has no key of it', async () => {
    addAccount()
    const { user } = renderApp('/login')
    await logIn(user)
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(authRequests[0]?.body['gotrue_meta_security']).toEqual({})
    expect(document.querySelector('script[src*="challenges.cloudflare.com"]')).toBeNull()
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'that is to lead to %s leads home',
    async (next) => {
      addAccount()
      const { user } = renderApp(`/login?${new URLSearchParams({ next })}`)
      await logIn(user)
      await waitFor(() => expect(address()).toBe('/'))
      expect(window.location.origin).toBe('http://localhost:3000')
    },
  )

  it('of an unconfirmed account opens the confirm screen and shows no error', async () => {
    addAccount({ confirmed: false })
    const { user } = renderApp('/login')
    await logIn(user)
    expect(await screen.findByRole('heading', { name: 'Confirme seu e-mail' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Ocorreu um erro inesperado')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Já confirmei - Fazer login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
  })

  it('knows the unconfirmed account by the older wording too', async () => {
    server.use(refuseAuth('token', { message: 'Email not confirmed' }))
    const { user } = renderApp('/login')
    await logIn(user)
    expect(await screen.findByRole('heading', { name: 'Confirme seu e-mail' })).toBeInTheDocument()
  })

  it.each([
    [{ message: 'Invalid login credentials' }, 'Email ou senha incorretos'],
    [
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
      'Email ou senha incorretos',
    ],
    [{ message: 'Something else' }, 'Ocorreu um erro inesperado'],
  ])('answers %j with an announced error', async (refusal, text) => {
    server.use(refuseAuth('token', refusal))
    const { user } = renderApp('/login')
    await logIn(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(address()).toBe('/login')
  })

  it('asks for both fields and sends nothing', async () => {
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Entrar' }))
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('A senha é obrigatória')
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(authRequests).toEqual([])
  })

  it('changes to sign-up and back, keeping the typed e-mail', async () => {
    const { user } = renderApp('/login?next=%2Fdashboard')
    await screen.findByRole('heading', { name: 'Fazer Login' })
    expect(document.title).toBe('Fazer Login | Esboça')
    await user.click(screen.getByRole('link', { name: 'Criar uma conta' }))
    expect(await screen.findByRole('heading', { name: 'Criar Conta' })).toBeInTheDocument()
    expect(address()).toBe('/cadastro?next=%2Fdashboard')
    await waitFor(() => expect(document.title).toBe('Criar Conta | Esboça'))
    await user.click(screen.getByRole('link', { name: 'Fazer login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
  })

  it('lets password managers work', async () => {
    renderApp('/login')
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'current-password')
  })
})

describe('a forgotten password', () => {
  it('is recovered by e-mail', async () => {
    const { user } = renderApp('/login')
    await user.type(await screen.findByLabelText('E-mail'), 'marta@example.com')
    await user.click(screen.getByRole('button', { name: 'Esqueci minha senha' }))
    expect(await screen.findByRole('heading', { name: 'Recuperar senha' })).toHaveFocus()
    expect(screen.getByLabelText('E-mail')).toHaveValue('marta@example.com')
    await user.click(screen.getByRole('button', { name: 'Enviar link de recuperação' }))

    await screen.findByRole('heading', { name: 'E-mail de recuperação enviado' })
    expect(authRequests[0]).toMatchObject({
      path: '/auth/v1/recover',
      query: '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fauth%2Fcallback',
      body: { email: 'marta@example.com' },
    })
    await user.click(screen.getByRole('button', { name: 'Voltar para o login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
  })

  it('tells how long to wait before another e-mail', async () => {
    server.use(
      refuseAuth('recover', {
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 1 seconds.',
      }),
    )
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    await user.type(screen.getByLabelText('E-mail'), 'marta@example.com{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'Não foi possível enviar o email de recuperação. Tente novamente.',
    )
    expect(alert).toHaveTextContent('Aguarde 1 segundo para pedir outro e-mail.')
    expect(
      screen.getByRole('button', { name: 'Enviar link de recuperação (1 s)' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await user.click(await screen.findByRole('button', { name: 'Enviar link de recuperação' }))
    await screen.findByRole('heading', { name: 'E-mail de recuperação enviado' })
  })

  it('says when the e-mail could not be sent', async () => {
    server.use(refuseAuth('recover', { status: 500, message: 'Error sending recovery email' }))
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    await user.type(screen.getByLabelText('E-mail'), 'marta@example.com{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível enviar o email de recuperação. Tente novamente.',
    )
  })
})
