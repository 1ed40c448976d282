/** What every screen of authentication says, word for word, from its title to its last button. */
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { addAccount, addEmailLink, refuseAuth } from '../../msw/gotrue'
import { holdRequests } from '../../msw/hold'
import { server } from '../../msw/server'
import { address, fill, renderApp } from '../../render-app'

const titled = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The lines of the card under its title. */
async function card(title: string): Promise<string[]> {
  const section = (await titled(title)).closest('section')
  if (!section) throw new Error(`${title} is in no card`)
  const lines = section.querySelectorAll('h1, p, label, button, a')
  return [...lines]
    .filter((line) => !line.parentElement?.closest('p'))
    .map((line) => line.textContent.trim())
}

async function signUp(user: UserEvent) {
  await fill(user, await screen.findByLabelText('Seu nome'), 'Marta')
  await fill(user, screen.getByLabelText('E-mail'), 'marta@example.com')
  await user.type(screen.getByLabelText('Senha'), 'graça e paz{Enter}')
}

describe('the words of', () => {
  it('the login', async () => {
    addAccount()
    const { user } = renderApp('/login')
    expect(await card('Fazer Login')).toEqual([
      'Fazer Login',
      'Que bom ter você de volta.',
      'E-mail',
      'Senha',
      'Mostrar senha',
      'Esqueci minha senha',
      'Entrar',
      'Ainda não tem conta?Criar uma conta',
    ])
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password')

    const release = holdRequests('*/auth/v1/token')
    await fill(user, screen.getByLabelText('E-mail'), 'marta@example.com')
    await user.type(screen.getByLabelText('Senha'), 'graça e paz{Enter}')
    expect(await screen.findByRole('button', { name: 'Entrando…' })).toBeDisabled()
    release()
    expect(await screen.findByText('Login realizado com sucesso!')).toBeInTheDocument()
  })

  it('the sign-up, and of the wait for the confirmation', async () => {
    const { user } = renderApp('/cadastro')
    expect(await card('Criar Conta')).toEqual([
      'Criar Conta',
      '7 dias e 10 esboços grátis, sem cartão.',
      'Seu nome',
      'E-mail',
      'Senha',
      'Mostrar senha',
      'Criar Conta e Começar Teste Grátis',
      'Logo chega um e-mail para confirmar.',
      'Ao criar a conta, você concorda com os Termos de Uso e a Política de Privacidade.',
      'Já tem conta?Fazer login',
    ])
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Pelo menos 6 caracteres.')
    const release = holdRequests('*/auth/v1/signup')
    await signUp(user)
    expect(await screen.findByRole('button', { name: 'Criando conta…' })).toBeDisabled()
    release()

    expect(await card('Confirme seu e-mail')).toEqual([
      'Confirme seu e-mail',
      'Enviamos um link para marta@example.com',
      'Procure este e-mail na sua caixa de entrada:',
      // its sender and its subject, as supabase/config.toml has them
      'EsboçaConfirme seu e-mail no Esboça',
      'Toque no link dele, de preferência neste aparelho, para ativar sua conta.',
      'Abrir o Gmail',
      'Abrir o Outlook',
      'Não chegou? Procure também em “Spam” ou “Lixo eletrônico”.',
      'Reenviar e-mail',
      'Errei o e-mail: corrigir',
      'Já confirmei - Fazer login',
    ])
    const releaseResend = holdRequests('*/auth/v1/resend')
    await user.click(screen.getByRole('button', { name: 'Reenviar e-mail' }))
    expect(await screen.findByRole('button', { name: 'Reenviando…' })).toBeDisabled()
    releaseResend()
    expect(await screen.findByText('Email reenviado!')).toBeInTheDocument()
  })

  it('too many e-mails', async () => {
    const { user } = renderApp('/cadastro')
    await signUp(user)
    server.use(refuseAuth('resend', { status: 429, message: 'email rate limit exceeded' }))
    await user.click(await screen.findByRole('button', { name: 'Reenviar e-mail' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível reenviar o email. Tente novamente.')
    expect(alert).toHaveTextContent(
      'Foram muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.',
    )
  })

  it('a forgotten password', async () => {
    const { user } = renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    expect(await card('Recuperar senha')).toEqual([
      'Recuperar senha',
      'Informe o e-mail da sua conta e enviaremos um link para você criar uma nova senha.',
      'E-mail',
      'Enviar link de recuperação',
      'Voltar para o login',
    ])
    const release = holdRequests('*/auth/v1/recover')
    await user.type(screen.getByLabelText('E-mail'), 'marta@example.com{Enter}')
    expect(await screen.findByRole('button', { name: 'Enviando…' })).toBeDisabled()
    release()
    expect(await card('E-mail de recuperação enviado')).toEqual([
      'E-mail de recuperação enviado',
      'Se houver uma conta com marta@example.com, o link para criar uma nova senha chega em instantes. Procure também em “Spam” ou “Lixo eletrônico”.',
      'Voltar para o login',
    ])
  })

  it('a new password', async () => {
    const { user } = renderApp('/auth?type=recovery', { signedIn: true })
    expect(await card('Definir Nova Senha')).toEqual([
      'Definir Nova Senha',
      'Escolha uma senha que você não usa em outro lugar.',
      'Senha',
      'Mostrar senha',
      'Confirmar senha',
      'Mostrar senha',
      'Salvar nova senha',
    ])
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Pelo menos 6 caracteres.')
    await user.type(screen.getByLabelText('Senha'), 'outra senha')
    const release = holdRequests('*/auth/v1/user')
    await user.type(screen.getByLabelText('Confirmar senha'), 'outra senha{Enter}')
    expect(await screen.findByRole('button', { name: 'Salvando…' })).toBeDisabled()
    release()
    expect(
      await screen.findByText('Senha atualizada com sucesso! Entre com a nova senha.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/auth'))
  })

  it.each([
    [
      'signup',
      ['Confirme seu e-mail', 'Falta só um toque para ativar a sua conta.', 'Confirmar meu e-mail'],
    ],
    [
      'recovery',
      [
        'Recuperar senha',
        'Toque no botão e escolha a nova senha na próxima tela.',
        'Criar nova senha',
      ],
    ],
    [
      'email_change',
      [
        'Confirme a troca de e-mail',
        'A troca só vale depois de confirmada nos dois endereços, o atual e o novo.',
        'Confirmar a troca',
      ],
    ],
  ])('the link of an e-mail: %s', async (type, words) => {
    const [title = '', , action = ''] = words
    const { user } = renderApp(`/auth${addEmailLink(addAccount({ newEmail: 'n@x.com' }), type, 1)}`)
    expect(await card(title)).toEqual(words)
    const release = holdRequests('*/auth/v1/verify')
    await user.click(screen.getByRole('button', { name: action }))
    expect(await screen.findByRole('button', { name: 'Abrindo o link…' })).toBeDisabled()
    release()
    if (type !== 'email_change') return
    expect(await card('Falta o outro endereço')).toEqual([
      'Falta o outro endereço',
      'Este endereço está confirmado. Para concluir a troca, abra o link que enviamos para o outro.',
    ])
  })

  it('a confirmation that is of no use any more', async () => {
    const { user } = renderApp('/auth?token_hash=used&type=signup')
    await user.click(await screen.findByRole('button', { name: 'Confirmar meu e-mail' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Este link de confirmação expirou ou já foi usado.',
    )
    expect(await card('Confirme seu e-mail')).toEqual([
      'Confirme seu e-mail',
      'Se você já confirmou, é só fazer login. Se não, informe seu e-mail e enviaremos outro link.',
      'E-mail',
      'Reenviar e-mail',
      'Já confirmei - Fazer login',
    ])
  })
})
