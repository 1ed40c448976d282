import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { recordCalls } from '../msw/outline-webhook'
import { renderApp } from '../render-app'

const main = () => within(screen.getByRole('main'))
const textbox = (label: string) => main().getByRole('textbox', { name: label })
const rating = () => main().getByRole('radiogroup', { name: 'Avaliação' })

async function open(): Promise<UserEvent> {
  const { user } = renderApp('/feedback')
  await screen.findByRole('heading', { level: 1, name: 'Feedback' })
  return user
}

async function giveFeedback(user: UserEvent, message = 'As perguntas ajudaram muito.') {
  await user.click(main().getByRole('radio', { name: '4 estrelas' }))
  await user.click(main().getByRole('radio', { name: 'História' }))
  await user.click(textbox('Mensagem'))
  await user.paste(message)
  await user.click(main().getByRole('button', { name: 'Continuar' }))
}

describe('the feedback form', () => {
  it('has the fields of the specification, most of them optional', async () => {
    await open()
    for (const name of ['1 estrela', '2 estrelas', '3 estrelas', '4 estrelas', '5 estrelas']) {
      expect(within(rating()).getByRole('radio', { name })).not.toBeChecked()
    }
    expect(rating()).toBeRequired()
    const types = within(main().getByRole('radiogroup', { name: 'Tipo' })).getAllByRole('radio')
    expect(
      types.map((type) => [(type as HTMLInputElement).value, type.closest('label')?.textContent]),
    ).toEqual([
      ['geral', 'Geral'],
      ['bug', 'Algo não funcionou'],
      ['sugestao', 'Sugestão'],
      ['historia', 'História'],
    ])
    expect(main().getByRole('radio', { name: 'Geral' })).toBeChecked()
    expect(textbox('Mensagem')).toBeRequired()
    for (const label of ['Nome', 'E-mail', 'O que podemos melhorar?']) {
      expect(textbox(label)).not.toBeRequired()
    }
  })

  it('asks for the stars and the message', async () => {
    const user = await open()
    await user.click(main().getByRole('button', { name: 'Continuar' }))
    expect(main().getByRole('radio', { name: '1 estrela' })).toHaveFocus()
    expect(rating()).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas.')
    expect(textbox('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem.')

    await user.click(main().getByRole('radio', { name: '5 estrelas' }))
    await user.click(main().getByRole('button', { name: 'Continuar' }))
    expect(rating()).toBeValid()
    expect(textbox('Mensagem')).toHaveFocus()
    expect(screen.queryByText('Obrigado pelo seu feedback!')).not.toBeInTheDocument()
  })

  it('sends nothing, says what is left to do and then thanks, with the same text ready for an e-mail', async () => {
    const calls = recordCalls()
    const user = await open()
    await giveFeedback(user)

    expect(screen.getByRole('heading', { name: 'Falta um passo' })).toHaveFocus()
    expect(
      main().getByText(/Obrigado por escrever. O texto ainda está só nesta tela/),
    ).toBeVisible()
    const mail = new URL(
      main().getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' }).href,
    )
    expect(mail.protocol + mail.pathname).toBe('mailto:contato@exemplo.com.br')
    expect(mail.searchParams.get('subject')).toBe('Feedback: História')
    expect(mail.searchParams.get('body')).toBe(
      'Avaliação: 4 estrelas\r\nTipo: História\r\n\r\nAs perguntas ajudaram muito.',
    )
    expect(screen.queryByText('Obrigado pelo seu feedback!')).not.toBeInTheDocument()
    const link = main().getByRole('link', { name: 'Enviar por e-mail' })
    // the test's browser has no mail program to open
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(screen.getByRole('heading', { name: 'Obrigado pelo seu feedback!' })).toBeVisible()
    expect(calls).toEqual([])

    await user.click(main().getByRole('button', { name: 'Escrever outro' }))
    expect(textbox('Mensagem')).toHaveValue('')
  })

  it('copies the text, and says when that was not possible', async () => {
    const user = await open()
    await giveFeedback(user)
    await user.click(main().getByRole('button', { name: 'Copiar texto' }))
    expect(await screen.findByText('Copiado!')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      'Avaliação: 4 estrelas\nTipo: História\n\nAs perguntas ajudaram muito.',
    )

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    vi.mocked(console.warn).mockImplementation(() => {})
    await user.click(main().getByRole('button', { name: 'Copiar texto' }))
    expect(await screen.findByText('Não foi possível copiar o texto.')).toBeInTheDocument()
  })

  it('tells how to send a text that is too long for a link', async () => {
    const user = await open()
    await giveFeedback(user, 'ação '.repeat(500))
    expect(main().getByText(/O texto é longo para ir pronto no e-mail/)).toBeVisible()
    const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' })
    expect(new URL(link.href).searchParams.get('body')).toBeNull()
  })
})
