/** What the account page says, word for word. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { holdRequests } from '../../msw/hold'
import { server } from '../../msw/server'
import { renderApp } from '../../render-app'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the words of', () => {
  it('the page', async () => {
    renderApp('/conta', { signedIn: true })
    const title = await screen.findByRole('heading', { level: 1, name: 'Minha conta' })
    expect(title.parentElement).toHaveTextContent(
      'Minha contaVeja o seu plano, troque a senha e leve o que é seu.',
    )
    await waitFor(() =>
      expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
        'content',
        'Seu nome, e-mail e senha no Esboça, e tudo o que é seu.',
      ),
    )
    expect((await section('Nome')).getByText('Marta Ribeiro')).toBeVisible()
    expect((await section('E-mail')).getByText('marta@example.com')).toBeVisible()
    expect((await section('Senha')).getByLabelText('Nova senha')).toHaveAccessibleDescription(
      'Pelo menos 6 caracteres.',
    )
    expect(
      (await section('Seus dados')).getByText(
        'Baixe um arquivo com tudo o que guardamos sobre você: perfil, esboços, grupos, links, registro de uso, assinatura, meses pagos por Pix e avisos pedidos.',
      ),
    ).toBeVisible()
    expect(
      (await section('Excluir conta')).getByText(
        'Apaga a conta e tudo o que está nela. Não pode ser desfeito.',
      ),
    ).toBeVisible()
  })

  it('an e-mail change that could not be asked for', async () => {
    server.use(
      http.put('*/auth/v1/user', () =>
        HttpResponse.json({ message: 'Error sending email change email' }, { status: 500 }),
      ),
    )
    const { user } = renderApp('/conta', { signedIn: true })
    const emails = await section('E-mail')
    await user.click(emails.getByRole('button', { name: 'Trocar e-mail' }))
    await user.type(emails.getByLabelText('Novo e-mail'), 'nova@example.com')
    await user.type(emails.getByLabelText('Senha atual'), 'graça e paz{Enter}')
    expect(await emails.findByRole('alert')).toHaveTextContent(
      'Não foi possível pedir a troca do e-mail. Tente novamente.',
    )
  })

  it('what takes a moment', async () => {
    const { user } = renderApp('/conta', { signedIn: true })
    const data = await section('Seus dados')
    const names = await section('Nome')
    const emails = await section('E-mail')
    const releases = [
      '*/auth/v1/user',
      '*/rest/v1/user_profiles',
      '*/rest/v1/generated_outlines',
    ].map(holdRequests)
    await user.click(data.getByRole('button', { name: 'Baixar meus dados' }))
    expect(await data.findByRole('button', { name: 'Reunindo seus dados…' })).toBeDisabled()
    await user.click(names.getByRole('button', { name: 'Trocar nome' }))
    await user.click(names.getByRole('button', { name: 'Salvar nome' }))
    expect(await names.findByRole('button', { name: 'Salvando…' })).toBeDisabled()
    await user.click(emails.getByRole('button', { name: 'Trocar e-mail' }))
    await user.type(emails.getByLabelText('Novo e-mail'), 'nova@example.com')
    await user.type(emails.getByLabelText('Senha atual'), 'graça e paz{Enter}')
    expect(await emails.findByRole('button', { name: 'Enviando…' })).toBeDisabled()
    for (const release of releases) release()
    expect(await emails.findByText(/^Enviamos um link para o endereço atual/)).toBeVisible()
  })

  it('the deletion', async () => {
    const { user } = renderApp('/conta', { signedIn: true })
    const part = await section('Excluir conta')
    await user.click(part.getByRole('button', { name: 'Excluir minha conta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir a sua conta?' }))
    expect(dialog.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      expect.stringMatching(
        /^Tudo o que guardamos sobre você é apagado: perfil, .+\. Se quiser guardar algo, baixe os seus dados antes\.$/,
      ),
      'Se você tem uma assinatura, ela é cancelada na hora e nada mais é cobrado. Excluir a conta não devolve o que já foi pago: se você assinou há menos de 7 dias, peça antes o reembolso em “Gerenciar Plano”.',
      'Se um dia você voltar com o mesmo e-mail, não haverá outro teste gratuito.',
      'Não pode ser desfeito, nem por nós.',
    ])
    server.use(
      http.post('*/functions/v1/delete-account', () => HttpResponse.json({ success: true })),
    )
    const release = holdRequests('*/functions/v1/delete-account')
    await user.type(dialog.getByLabelText('Para confirmar, digite EXCLUIR'), 'EXCLUIR')
    await user.type(dialog.getByLabelText('Senha atual'), 'graça e paz')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    expect(await dialog.findByRole('button', { name: 'Excluindo…' })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Manter a conta' })).toBeDisabled()
    release()
    expect(await screen.findByText('Sua conta foi excluída.')).toBeInTheDocument()
  })
})
