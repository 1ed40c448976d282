import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addAccount, authRequests, sessionOf, type Account } from '../msw/gotrue'
import { address, renderApp } from '../render-app'

function fragment(account: Account, type: string): string {
  const { access_token, refresh_token } = sessionOf(account)
  return `#${new URLSearchParams({ access_token, refresh_token, type, expires_in: '3600', token_type: 'bearer' })}`
}

const expired =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'

describe('the link of the confirmation mail', () => {
  it('logs in, says so, and leaves no token in the address', async () => {
    renderApp(`/auth${fragment(addAccount(), 'signup')}`)
    expect(window.location.hash).toBe('')
    expect(screen.queryByRole('heading', { name: 'Fazer Login' })).not.toBeInTheDocument()
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(window.location.href).not.toMatch(/token/)
  })

  it('tells that it has expired', async () => {
    renderApp(`/auth${expired}`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Este link expirou ou já foi usado.')
    expect(screen.getByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(window.location.hash).toBe('')
  })

  it('is not taken from a stranger: tokens that the server refuses lead to the login', async () => {
    const stranger = { ...addAccount(), id: crypto.randomUUID() }
    renderApp(`/auth${fragment(stranger, 'signup')}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sua sessão expirou. Faça login novamente.',
    )
  })
})

describe('the query of the login page', () => {
  it('confirmed=true says so and shows the login, on any of its addresses', async () => {
    renderApp('/cadastro?confirmed=true')
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
  })

  it.each(['error', 'error_description', 'message'])(
    'shows %s as text, never as HTML',
    async (key) => {
      renderApp(`/auth?${new URLSearchParams({ [key]: '<img src=x onerror=alert(1)> Falhou' })}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(
        '<img src=x onerror=alert(1)> Falhou',
      )
    },
  )
})

describe('the link of the recovery mail', () => {
  it('leads to a new password, and that to the login', async () => {
    const account = addAccount()
    const { user } = renderApp(`/auth/callback${fragment(account, 'recovery')}`)
    expect(await screen.findByRole('heading', { name: 'Definir Nova Senha' })).toBeInTheDocument()
    expect(address()).toBe('/auth?type=recovery')

    const password = screen.getByLabelText('Senha')
    const confirmation = screen.getByLabelText('Confirmar senha')
    const save = screen.getByRole('button', { name: 'Salvar nova senha' })
    await user.type(password, '12345')
    await user.click(save)
    expect(password).toHaveAccessibleDescription(/^A senha deve ter pelo menos 6 caracteres/)

    await user.type(password, '6')
    await user.type(confirmation, '1234567')
    await user.click(save)
    expect(confirmation).toHaveAccessibleDescription('As senhas não coincidem')
    expect(authRequests).toEqual([])

    await user.type(confirmation, '{Backspace}')
    await user.click(save)
    expect(await screen.findByText(/Senha atualizada com sucesso!/)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(address()).toBe('/auth')
    expect(screen.getByLabelText('E-mail')).toHaveValue('')
    expect(screen.getByLabelText('Senha')).toHaveValue('')
    expect(account.password).toBe('123456')
  })

  it('says when the password could not be changed, and why', async () => {
    const account = addAccount()
    const { user } = renderApp('/auth?type=recovery', { signedIn: account })
    await user.type(await screen.findByLabelText('Senha'), account.password)
    await user.type(screen.getByLabelText('Confirmar senha'), `${account.password}{Enter}`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível atualizar a senha. Tente novamente.')
    expect(alert).toHaveTextContent('A nova senha precisa ser diferente da atual.')
  })

  it.each([`/auth/callback${expired}`, '/auth?type=recovery'])(
    'expired (%s) says so and offers a new one',
    async (path) => {
      renderApp(path)
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'O link de recuperação expirou. Solicite um novo.',
      )
      expect(screen.getByRole('heading', { name: 'Recuperar senha' })).toBeInTheDocument()
    },
  )
})

describe('the callback without a link', () => {
  it('goes on with a session', async () => {
    renderApp('/auth/callback', { signedIn: true })
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
  })

  it('goes to the login without one', async () => {
    renderApp('/auth/callback')
    expect(await screen.findByText('Sua sessão expirou. Faça login novamente.')).toBeInTheDocument()
    expect(address()).toBe('/auth')
  })
})
