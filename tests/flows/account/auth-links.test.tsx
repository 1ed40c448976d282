import { cleanup, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { HttpResponse, http } from 'msw'
import { addAccount, addEmailLink, authRequests, sessionOf, type Account } from '../../msw/gotrue'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

function fragment(account: Account, type: string): string {
  const { access_token, refresh_token } = sessionOf(account)
  return `#${new URLSearchParams({ access_token, refresh_token, type, expires_in: '3600', token_type: 'bearer' })}`
}

const expired =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'

/** The press that every link with tokens waits for. */
async function enter(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Sim, entrar nesta conta' }))
}

const storedUser = () => {
  const stored = Object.entries(localStorage).find(([key]) => /^sb-.+-auth-token$/.test(key))?.[1]
  return stored ? (JSON.parse(String(stored)) as { user: { email: string } }).user.email : null
}

describe('a link with tokens, which anybody can make (fault 46)', () => {
  const thief = () => addAccount({ email: 'ladrao@example.com', name: 'Outro' })

  it.each(['/', '/dashboard', '/criar-esboco', '/auth', '/auth/callback', '/conta'])(
    'on %s changes nothing while somebody is logged in',
    async (path) => {
      const ana = addAccount({ email: 'ana@example.com', name: 'Ana' })
      const { user } = renderApp(`${path}${fragment(thief(), 'signup')}`, { signedIn: ana })
      const title = await screen.findByRole('heading', { name: 'Este link é de outra conta' })
      await waitFor(() => expect(title).toHaveFocus())
      expect(
        screen.getByText(
          'Você continua na conta ana@example.com; nada mudou. Este link é da conta ladrao@example.com.',
        ),
      ).toBeInTheDocument()
      expect(storedUser()).toBe('ana@example.com')
      expect(window.location.href).not.toMatch(/token/)
      await user.click(screen.getByRole('button', { name: 'Continuar na minha conta' }))
      await waitFor(() => expect(address()).toBe('/criar-esboco'))
      expect(storedUser()).toBe('ana@example.com')
      expect(screen.getByRole('button', { name: 'Ana' })).toBeInTheDocument()
    },
  )

  it.each(['signup', 'recovery', 'email_change'])(
    'of type %s names the account and enters it at a press, never before',
    async (type) => {
      const { user } = renderApp(`/${fragment(thief(), type)}`)
      expect(
        await screen.findByText(
          'Este link abre a conta ladrao@example.com. Continue só se ela for sua.',
        ),
      ).toBeInTheDocument()
      expect(storedUser()).toBeNull()
      await enter(user)
      await waitFor(() => expect(storedUser()).toBe('ladrao@example.com'))
      await waitFor(() =>
        expect(address()).toBe(type === 'recovery' ? '/auth?type=recovery' : '/criar-esboco'),
      )
    },
  )

  it('is left alone by whoever does not know the account', async () => {
    const { user } = renderApp(`/${fragment(thief(), 'signup')}`)
    await user.click(await screen.findByRole('button', { name: 'Não é a minha conta' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(storedUser()).toBeNull()
  })

  it('with a name on it that is not its own is known by what the server says', async () => {
    const [, claims = ''] = sessionOf(thief()).access_token.split('.')
    const forged = { ...JSON.parse(atob(claims)), email: 'ana@example.com' } as object
    const token = `e30.${Buffer.from(JSON.stringify(forged)).toString('base64url')}.c2ln`
    renderApp(`/#access_token=${token}&refresh_token=x&email=ana@example.com`)
    expect(await screen.findByText(/abre a conta ladrao@example\.com/)).toBeInTheDocument()
  })
})

describe('the link of the confirmation mail', () => {
  it('logs in at one press, says so, and leaves no token in the address', async () => {
    const { user } = renderApp(`/auth${fragment(addAccount(), 'signup')}`)
    expect(window.location.hash).toBe('')
    expect(screen.queryByRole('heading', { name: 'Fazer Login' })).not.toBeInTheDocument()
    await enter(user)
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(window.location.href).not.toMatch(/token/)
  })

  it('tells that it has expired', async () => {
    renderApp(`/auth${expired}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este link de confirmação expirou ou já foi usado.',
    )
    expect(screen.getByRole('button', { name: 'Reenviar e-mail' })).toBeInTheDocument()
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

describe('a link of our own e-mails', () => {
  it('confirms a sign-up by one press, and by nothing before it', async () => {
    const account = addAccount({ confirmed: false })
    const { user } = renderApp(`/auth${addEmailLink(account, 'signup')}`)
    expect(address()).toBe('/auth')
    const confirm = await screen.findByRole('button', { name: 'Confirmar meu e-mail' })
    expect(screen.queryByLabelText('Senha')).not.toBeInTheDocument()
    expect(authRequests).toEqual([])
    expect(account.confirmed).toBe(false)

    await user.click(confirm)
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(authRequests).toMatchObject([
      { path: '/auth/v1/verify', query: '', body: { type: 'signup' } },
    ])
  })

  /** What a sign-up on this device leaves. */
  const awaits = (value: string, minutesAgo = 5) =>
    localStorage.setItem(
      'esboca:awaited-address',
      JSON.stringify({ value, at: Date.now() - minutesAgo * 60_000 }),
    )

  it('needs no press on the device that signed up with its address, once', async () => {
    const account = addAccount({ confirmed: false })
    awaits(' Marta@example.com')
    renderApp(`/auth${addEmailLink(account, 'signup')}`)
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(localStorage.getItem('esboca:awaited-address')).toBeNull()
  })

  it.each([
    ['another address was typed there', () => awaits('outra@example.com')],
    ['somebody else is logged in there', () => awaits('marta@example.com')],
  ])('enters nothing without a press where %s', async (what, prepare) => {
    prepare()
    const signedIn = what.startsWith('somebody') ? addAccount({ email: 'ana@example.com' }) : false
    const { user } = renderApp(`/auth${addEmailLink(addAccount({ confirmed: false }), 'signup')}`, {
      signedIn,
    })
    expect(await screen.findByText(/marta@example\.com/)).toBeInTheDocument()
    expect(storedUser()).toBe(signedIn ? 'ana@example.com' : null)
    await user.click(screen.getByRole('button', { name: /ntrar/ }))
    await waitFor(() => expect(storedUser()).toBe('marta@example.com'))
  })

  it.each([
    ['signup', () => awaits('marta@example.com', 25 * 60), 'Confirmar meu e-mail'],
    ['recovery', () => awaits('marta@example.com'), 'Criar nova senha'],
  ])(
    'of type %s asks for the press after a day, and of another kind always',
    async (type, prepare, name) => {
      prepare()
      renderApp(`/auth${addEmailLink(addAccount({ confirmed: false }), type)}`)
      expect(await screen.findByRole('button', { name })).toBeInTheDocument()
      expect(authRequests).toEqual([])
    },
  )

  it('asks for the press where the connection fails without one', async () => {
    awaits('marta@example.com')
    server.use(http.post('*/auth/v1/verify', () => HttpResponse.error(), { once: true }))
    const { user } = renderApp(`/auth${addEmailLink(addAccount({ confirmed: false }), 'signup')}`)
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
  })

  it('leads to a new password', async () => {
    const account = addAccount()
    const { user } = renderApp(`/auth/callback${addEmailLink(account, 'recovery')}`)
    expect(address()).toBe('/auth/callback')
    await user.click(await screen.findByRole('button', { name: 'Criar nova senha' }))
    expect(await screen.findByRole('heading', { name: 'Definir Nova Senha' })).toBeInTheDocument()
    expect(address()).toBe('/auth?type=recovery')
  })

  it('changes nobody who is logged in, but at a second press', async () => {
    const bia = addAccount({ email: 'bia@example.com', name: 'Bia' })
    const { user } = renderApp(`/auth${addEmailLink(bia, 'signup')}`, {
      signedIn: addAccount({ email: 'ana@example.com', name: 'Ana' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }))
    await screen.findByRole('heading', { name: 'Este link é de outra conta' })
    expect(storedUser()).toBe('ana@example.com')
    await user.click(screen.getByRole('button', { name: 'Sair e entrar na outra' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(storedUser()).toBe('bia@example.com')
    expect(screen.getByRole('button', { name: 'Bia' })).toBeInTheDocument()
    expect(screen.queryByText('Ana')).not.toBeInTheDocument()
  })

  it.each(['signup', 'email', 'recovery', 'email_change'])(
    'of type %s is nowhere in the address, the history or what the page tells others',
    async (type) => {
      const query = addEmailLink(addAccount(), type)
      renderApp(`/auth${query}`)
      const token = new URLSearchParams(query).get('token_hash') ?? 'none'
      expect(window.location.href).not.toContain(token)
      await screen.findByRole('heading', { level: 1 })
      expect(JSON.stringify(window.history.state)).not.toContain(token)
      expect(document.documentElement.outerHTML).not.toContain(token)
      expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(token)
      await waitFor(() =>
        expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
          'content',
          'no-referrer',
        ),
      )
    },
  )

  it('in the fragment, or on the home page, is opened just the same', async () => {
    const account = addAccount()
    const query = addEmailLink(account, 'recovery')
    renderApp(`/?utm_source=mail${query.replace('?', '#')}`)
    expect(await screen.findByRole('button', { name: 'Criar nova senha' })).toBeInTheDocument()
    expect(address()).toBe('/auth?utm_source=mail')
    expect(window.location.hash).toBe('')
  })

  it('that was used or has expired says so and sends another confirmation', async () => {
    const { user } = renderApp('/auth?token_hash=used&type=signup')
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este link de confirmação expirou ou já foi usado.',
    )
    const resend = screen.getByRole('button', { name: 'Reenviar e-mail' })
    await user.click(resend)
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')

    await user.type(screen.getByLabelText('E-mail'), 'marta@example.com{Enter}')
    expect(await screen.findByText('Email reenviado!')).toBeInTheDocument()
    expect(authRequests.at(-1)).toMatchObject({
      path: '/auth/v1/resend',
      body: { type: 'signup', email: 'marta@example.com' },
    })
    expect(await screen.findByText('marta@example.com')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Já confirmei - Fazer login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('that was used leads whoever has confirmed to the login', async () => {
    const { user } = renderApp('/auth?token_hash=used&type=signup')
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }))
    await user.click(await screen.findByRole('button', { name: 'Já confirmei - Fazer login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each(['/auth/callback', '/auth'])(
    'to a new password that has expired (%s) says so and offers another',
    async (path) => {
      const { user } = renderApp(`${path}?token_hash=used&type=recovery`)
      await user.click(await screen.findByRole('button', { name: 'Criar nova senha' }))
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'O link de recuperação expirou. Solicite um novo.',
      )
      expect(screen.getByRole('heading', { name: 'Recuperar senha' })).toBeInTheDocument()
      await user.click(screen.getByRole('button', { name: 'Voltar para o login' }))
      expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    },
  )

  it('stays good where the connection fails', async () => {
    const { user } = renderApp(`/auth${addEmailLink(addAccount({ confirmed: false }), 'signup')}`)
    server.use(http.post('*/auth/v1/verify', () => HttpResponse.error(), { once: true }))
    const confirm = await screen.findByRole('button', { name: 'Confirmar meu e-mail' })
    await user.click(confirm)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível abrir o link. Tente novamente.')
    expect(alert).toHaveTextContent('O Esboça não respondeu.')
    await user.click(screen.getByRole('button', { name: 'Confirmar meu e-mail' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
  })

  it('of an unknown kind does nothing', async () => {
    renderApp('/auth?token_hash=abc&type=sms')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este link de confirmação expirou ou já foi usado.',
    )
    expect(authRequests).toEqual([])
  })
})

describe('the links of a change of address', () => {
  it('wait for each other', async () => {
    const account = addAccount({ newEmail: 'nova@example.com' })
    const first = addEmailLink(account, 'email_change', 1)
    const second = addEmailLink(account, 'email_change')
    const { user } = renderApp(`/auth${first}`)
    await user.click(await screen.findByRole('button', { name: 'Confirmar a troca' }))
    const title = await screen.findByRole('heading', { name: 'Falta o outro endereço' })
    await waitFor(() => expect(title).toHaveFocus())
    expect(account.email).toBe('marta@example.com')

    cleanup()
    const again = renderApp(`/auth${second}`)
    await again.user.click(await screen.findByRole('button', { name: 'Confirmar a troca' }))
    expect(await screen.findByText('E-mail alterado com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/conta'))
    expect(await screen.findByText('nova@example.com')).toBeInTheDocument()
  })

  it('say when they have expired', async () => {
    const { user } = renderApp('/auth?token_hash=used&type=email_change', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Confirmar a troca' }))
    expect(
      await screen.findByText(
        'Este link expirou ou já foi usado. Se o e-mail ainda não mudou, peça a troca de novo em “Minha conta”.',
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/conta'))
  })
})

describe('the query of the login page', () => {
  it('confirmed=true says so and shows the login, on any of its addresses', async () => {
    renderApp('/cadastro?confirmed=true')
    expect(await screen.findByText('E-mail confirmado com sucesso!')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
  })

  it.each(
    ['error', 'error_description', 'message'].flatMap((key) =>
      [
        '<img src=x onerror=alert(1)> Falhou',
        'Sua conta foi bloqueada. Ligue para 0800 000 000.',
        'x'.repeat(10_000),
      ].map((text) => [key, text] as const),
    ),
  )('with %s shows no word that somebody else has put there: %.40s', async (key, text) => {
    renderApp(`/auth?${new URLSearchParams({ [key]: text })}`)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O link não pôde ser aberto. Faça login ou peça outro link.',
    )
    expect(document.body.textContent).not.toContain(text)
  })

  it('shows no word that somebody else has put into the fragment either', async () => {
    renderApp('/#error=access_denied&error_description=Ligue+para+0800+000+000')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'O link não pôde ser aberto. Faça login ou peça outro link.',
    )
  })

  it.each([
    ['error=access_denied&error_code=otp_expired', /^Este link de confirmação expirou ou já/],
    ['message=session_expired', 'Sua sessão expirou. Faça login novamente.'],
    ['message=Sua sessão expirou. Faça login novamente.', /^Sua sessão expirou\./],
    ['error_description=Email not confirmed', /^Confirme seu e-mail para entrar\./],
    ['error_code=over_email_send_rate_limit&error=server_error', /^Foram muitas tentativas/],
    ['type=recovery&error=x', /^O link de recuperação expirou\./],
  ])('tells what we know: %s', async (query, text) => {
    renderApp(`/auth?${query}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })
})

describe('the link of the recovery mail', () => {
  it('leads to a new password, and that to the login', async () => {
    const account = addAccount()
    const { user } = renderApp(`/auth/callback${fragment(account, 'recovery')}`)
    await enter(user)
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

  it.each(['/auth/callback', '/auth?message=Oi', '/auth?error_description=Oi'])(
    '%s: whoever then logs in is done with it',
    async (path) => {
      const account = addAccount()
      const { user } = renderApp(path)
      expect(await screen.findByRole('alert')).toBeInTheDocument()
      await user.type(screen.getByLabelText('E-mail'), account.email)
      await user.type(screen.getByLabelText('Senha'), account.password)
      await user.click(screen.getByRole('button', { name: 'Entrar' }))
      expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument()
      await waitFor(() => expect(address()).toBe('/criar-esboco'))
    },
  )

  it.each(['/auth/callback', '/'])(
    '%s believes a link that is not for a password',
    async (path) => {
      const stranger = { ...addAccount(), id: crypto.randomUUID() }
      renderApp(`${path}${fragment(stranger, 'signup')}`)
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Sua sessão expirou. Faça login novamente.',
      )
    },
  )
})
