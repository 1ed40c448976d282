import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { App } from '@/app/app'
import { moveClock } from '../../clock'
import { addAccount, authRequests, refuseAuth, sessionOf } from '../../msw/gotrue'
import { server } from '../../msw/server'
import { address, fill, renderApp } from '../../render-app'

const SUBMIT = 'Criar Conta e Começar Teste Grátis'

type Typed = { name?: string; email?: string; password?: string }

async function fillIn(user: UserEvent, { name, email, password }: Typed) {
  await screen.findByRole('heading', { name: 'Criar Conta' })
  if (name) await fill(user, screen.getByLabelText('Seu nome'), name)
  if (email) await fill(user, screen.getByLabelText('E-mail'), email)
  if (password) await fill(user, screen.getByLabelText('Senha'), password)
  await user.click(screen.getByRole('button', { name: SUBMIT }))
}

const marta = { name: 'Marta Ribeiro', email: 'marta@example.com', password: 'graça e paz' }

describe('sign-up', () => {
  it('asks to confirm the e-mail, sends it again, and leads to the login', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)

    const title = await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    expect(title).toHaveFocus()
    expect(screen.getByText(/marta@example\.com/)).toBeInTheDocument()
    expect(authRequests).toHaveLength(1)
    expect(authRequests[0]).toMatchObject({
      path: '/auth/v1/signup',
      query: '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fauth',
      body: {
        email: 'marta@example.com',
        password: 'graça e paz',
        data: { name: 'Marta Ribeiro', email: 'marta@example.com' },
      },
    })

    await user.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
    expect(await screen.findByText('Email reenviado!')).toBeInTheDocument()
    expect(authRequests[1]).toMatchObject({
      path: '/auth/v1/resend',
      query: '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fauth',
      body: { type: 'signup', email: 'marta@example.com' },
    })

    await user.click(screen.getByRole('button', { name: 'Já confirmei - Fazer login' }))
    expect(await screen.findByRole('heading', { name: 'Fazer Login' })).toBeInTheDocument()
    expect(screen.getByLabelText('E-mail')).toHaveValue('marta@example.com')
  })

  it('still waits for the confirmation when the page was loaded anew', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    cleanup()
    render(<App />)
    await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    expect(screen.getByText(/marta@example\.com/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
    expect(await screen.findByText('Email reenviado!')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Errei o e-mail: corrigir' }))
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marta Ribeiro')
    cleanup()
    render(<App />)
    await screen.findByRole('heading', { name: 'Criar Conta' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('')
  })

  it('asks about a mistyped address once its field is left', async () => {
    const { user } = renderApp('/cadastro')
    const field = await screen.findByLabelText('E-mail')
    await user.type(field, 'marta@gmial.com')
    expect(field).not.toHaveAccessibleDescription()
    await user.tab()
    expect(field).toHaveAccessibleDescription('Você quis dizer marta@gmail.com?')
    await fill(user, field, 'marta@gmail.com')
    expect(field).not.toHaveAccessibleDescription()
  })

  it('puts the address that was meant into its field at one press', async () => {
    const { user } = renderApp('/cadastro')
    const field = await screen.findByLabelText('E-mail')
    await user.type(field, 'marta@gmial.com')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Você quis dizer marta@gmail.com?' }))
    expect(field).toHaveValue('marta@gmail.com')
    expect(field).toHaveFocus()
    expect(field).not.toHaveAccessibleDescription()
  })

  it('lets a mistyped address be mended, and opens where its e-mails are read', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, { ...marta, email: 'marta@gmial.com' })
    await screen.findByText(/marta@gmial\.com/)
    expect(screen.queryByRole('link', { name: /^Abrir o/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Errei o e-mail: corrigir' }))
    expect(screen.getByRole('heading', { name: 'Criar Conta' })).toHaveFocus()
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marta Ribeiro')
    expect(screen.getByLabelText('E-mail')).toHaveValue('marta@gmial.com')
    expect(screen.getByRole('button', { name: /marta@gmail\.com/ })).toBeVisible()
    await user.clear(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), 'marta@gmail.com')
    await user.type(screen.getByLabelText('Senha'), 'graça e paz')
    await user.click(screen.getByRole('button', { name: 'Criar Conta e Começar Teste Grátis' }))
    expect(await screen.findByText(/marta@gmail\.com/)).toBeInTheDocument()
    expect(authRequests[1]).toMatchObject({
      path: '/auth/v1/signup',
      body: { email: 'marta@gmail.com', data: { name: 'Marta Ribeiro', email: 'marta@gmail.com' } },
    })
    expect(screen.getByRole('link', { name: 'Abrir o Gmail' })).toHaveAttribute(
      'href',
      'https://mail.google.com/mail/u/0/#inbox',
    )
  })

  it('tells when the e-mail could not be sent again, and how long to wait', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    server.use(
      refuseAuth('resend', {
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 42 seconds.',
      }),
    )
    const resend = await screen.findByRole('button', { name: 'Reenviar e-mail' })
    await user.click(resend)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível reenviar o email. Tente novamente.')
    expect(alert).toHaveTextContent('Aguarde 42 segundos para pedir outro e-mail.')
    expect(resend).toHaveAccessibleName(/^Reenviar e-mail \(4[012] s\)$/)
    expect(resend).toHaveAttribute('aria-disabled', 'true')
    expect(resend).toHaveFocus()

    const sent = authRequests.length
    await user.click(resend)
    expect(authRequests).toHaveLength(sent)
  })

  it('counts down on the button, and then sends', async () => {
    const forward = moveClock()
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    server.use(
      refuseAuth('resend', {
        status: 429,
        message: 'For security purposes, you can only request this after 2 seconds.',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    await screen.findByText('Aguarde 2 segundos para pedir outro e-mail.')
    await forward(1)
    await screen.findByRole('button', { name: 'Reenviar e-mail (1 s)' })
    await forward(1)
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    expect(await screen.findByText('Email reenviado!')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('tells when too many e-mails were sent in all', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    server.use(
      refuseAuth('resend', {
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'email rate limit exceeded',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível reenviar o email. Tente novamente.')
    expect(alert).toHaveTextContent('Aguarde alguns minutos e tente novamente.')
    expect(screen.getByRole('button', { name: 'Reenviar e-mail' })).toBeEnabled()
  })

  it('goes straight on where the server asks for no confirmation', async () => {
    const account = addAccount()
    server.use(http.post('*/auth/v1/signup', () => HttpResponse.json(sessionOf(account))))
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    expect(await screen.findByText('Conta criada com sucesso!')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
  })

  it('says what one agrees to, without losing what was typed', async () => {
    renderApp('/cadastro')
    const agreement = await screen.findByText(/^Ao criar a conta/)
    expect(agreement).toHaveTextContent(
      'Ao criar a conta, você concorda com os Termos de Uso e a Política de Privacidade.',
    )
    for (const [name, href] of [
      ['Termos de Uso', '/termos-de-uso'],
      ['Política de Privacidade', '/politica-de-privacidade'],
    ]) {
      const link = within(agreement).getByRole('link', { name })
      expect(link).toHaveAttribute('href', href)
      expect(link).toHaveAttribute('target', '_blank')
    }
  })

  it('falls back to the e-mail for a name of spaces', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, { ...marta, name: '   ' })
    await screen.findByRole('heading', { name: 'Confirme seu e-mail' })
    expect(authRequests[0]?.body.data).toEqual({ name: 'marta', email: 'marta@example.com' })
  })

  it('asks for everything that is missing, beside its field, and sends nothing', async () => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, {})
    const name = screen.getByLabelText('Seu nome')
    expect(name).toHaveAccessibleDescription('Informe seu nome.')
    expect(name).toBeInvalid()
    expect(name).toHaveFocus()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-mail.')
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription(/^A senha é obrigatória/)
    expect(authRequests).toEqual([])
  })

  it.each([
    [{ ...marta, email: 'marta' }, 'E-mail', 'Email inválido'],
    [{ ...marta, email: 'marta@igreja' }, 'E-mail', 'Email inválido'],
    [{ ...marta, password: '12345' }, 'Senha', 'A senha deve ter pelo menos 6 caracteres'],
  ])('refuses %j before anything is sent', async (typed, field, text) => {
    const { user } = renderApp('/cadastro')
    await fillIn(user, typed)
    expect(await screen.findByText(text)).toBeInTheDocument()
    // what the error says, no hint says again
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(text)
    expect(screen.getByLabelText(field)).toHaveFocus()
    expect(authRequests).toEqual([])
  })

  it('tells that the address is taken although the server hides it', async () => {
    addAccount({ email: marta.email })
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    await screen.findByText('Este email já está cadastrado. Faça login ou use outro email.')
    expect(screen.getByLabelText('E-mail')).toBeInvalid()
  })

  it.each([
    [
      { message: 'User already registered' },
      'Este email já está cadastrado. Faça login ou use outro email.',
    ],
    [
      { status: 422, code: 'user_already_exists', message: 'User already registered' },
      'Este email já está cadastrado. Faça login ou use outro email.',
    ],
    [
      { message: 'Password should be at least 6 characters' },
      'A senha deve ter pelo menos 6 caracteres',
    ],
    [
      { status: 422, code: 'weak_password', message: 'Password should be at least 6 characters.' },
      'A senha deve ter pelo menos 6 caracteres',
    ],
    [{ message: 'Invalid email' }, 'Email inválido'],
    [
      { code: 'email_address_invalid', message: 'Email address "marta@example.com" is invalid' },
      'Email inválido',
    ],
    [
      { code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
      'Email inválido',
    ],
    [{ message: 'Signup requires a valid password' }, 'A senha é obrigatória'],
    [
      { code: 'validation_failed', message: 'Signup requires a valid password' },
      'A senha é obrigatória',
    ],
    [{ status: 400, message: 'Database error saving new user' }, 'Ocorreu um erro inesperado'],
  ])('answers %j with its text', async (refusal, text) => {
    server.use(refuseAuth('signup', refusal))
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: SUBMIT })).toBeEnabled()
  })

  it('keeps what was typed and says what to do without a connection', async () => {
    server.use(http.post('*/auth/v1/signup', () => HttpResponse.error()))
    const { user } = renderApp('/cadastro')
    await fillIn(user, marta)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ocorreu um erro inesperado')
    expect(alert).toHaveTextContent('O Esboça não respondeu. Tente novamente em alguns instantes.')
    expect(screen.getByLabelText('Seu nome')).toHaveValue('Marta Ribeiro')
  })
})
