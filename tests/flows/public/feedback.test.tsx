import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { recordCalls } from '../../msw/outline-webhook'
import { fill, renderApp } from '../../render-app'

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
  await user.click(main().getByRole('radio', { name: 'Uma história do meu grupo' }))
  await user.click(textbox('Mensagem'))
  await user.paste(message)
  await user.click(main().getByRole('button', { name: 'Enviar pelo meu e-mail' }))
}

/** The same in the e-mail, on the clipboard and on the contact page. */
const TEXT =
  'Avaliação: 4 estrelas\nAssunto: Uma história do meu grupo\n\nAs perguntas ajudaram muito.'

/** The test's browser has no mail program: what the page has it open, in its order. */
function openedLinks(): string[] {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  return opened
}

describe('the feedback form', () => {
  it('has the fields of the specification, and folds the optional ones away', async () => {
    const user = await open()
    for (const name of ['1 estrela', '2 estrelas', '3 estrelas', '4 estrelas', '5 estrelas']) {
      expect(within(rating()).getByRole('radio', { name })).not.toBeChecked()
    }
    expect(rating()).toBeRequired()
    const types = within(main().getByRole('radiogroup', { name: 'Sobre o que é?' })).getAllByRole(
      'radio',
    )
    expect(
      types.map((type) => [(type as HTMLInputElement).value, type.closest('label')?.textContent]),
    ).toEqual([
      ['geral', 'O Esboça em geral'],
      ['bug', 'Algo que não funcionou'],
      ['sugestao', 'Uma sugestão'],
      ['historia', 'Uma história do meu grupo'],
    ])
    expect(main().getByRole('radio', { name: 'O Esboça em geral' })).toBeChecked()
    expect(textbox('Mensagem')).toBeRequired()
    for (const label of ['Nome', 'E-mail', 'O que podemos melhorar?']) {
      expect(textbox(label)).not.toBeRequired()
      expect(textbox(label)).not.toBeVisible()
    }
    await user.click(main().getByText('melhorias, nome e e-mail · opcional'))
    expect(textbox('O que podemos melhorar?')).toBeVisible()
  })

  it('says on the letter whom it is from, as the form has it', async () => {
    const { user } = renderApp('/feedback', { signedIn: true })
    expect(await main().findByText('De: Marta Ribeiro')).toBeVisible()
    expect(main().getByText('Uma pessoa lê cada mensagem.')).toHaveClass('invisible')
    await user.clear(textbox('Nome'))
    expect(main().queryByText(/^De:/)).not.toBeInTheDocument()
    expect(main().getByText('Uma pessoa lê cada mensagem.')).not.toHaveClass('invisible')
  })

  it('asks for the stars and the message', async () => {
    const user = await open()
    await user.click(main().getByRole('button', { name: 'Enviar pelo meu e-mail' }))
    expect(main().getByRole('radio', { name: '1 estrela' })).toHaveFocus()
    expect(rating()).toHaveAccessibleDescription('Escolha de 1 a 5 estrelas.')
    expect(textbox('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem.')

    await user.click(main().getByRole('radio', { name: '5 estrelas' }))
    await user.click(main().getByRole('button', { name: 'Enviar pelo meu e-mail' }))
    expect(rating()).toBeValid()
    expect(textbox('Mensagem')).toHaveFocus()
    expect(screen.queryByText(/^Obrigado/)).not.toBeInTheDocument()
  })

  it('says how it arrives before anything is typed, sends nothing itself, opens an e-mail with the text, and thanks', async () => {
    const calls = recordCalls()
    const opened = openedLinks()
    const user = await open()
    expect(main().getByText(/^O botão abre o seu/)).toHaveTextContent(
      'O botão abre o seu e-mail com o texto pronto. Depois, é só enviar.',
    )
    // no line ends inside of it
    expect(main().getByText('e-mail', { selector: 'p > span' })).toHaveClass('whitespace-nowrap')
    await giveFeedback(user)

    expect(
      screen.getByRole('heading', { name: 'Obrigado! Falta tocar em enviar no seu e-mail' }),
    ).toHaveFocus()
    expect(opened).toHaveLength(1)
    const mail = new URL(opened[0] ?? '')
    expect(mail.protocol + mail.pathname).toBe('mailto:contato@exemplo.com.br')
    expect(mail.searchParams.get('subject')).toBe('Feedback: Uma história do meu grupo')
    expect(mail.searchParams.get('body')).toBe(TEXT.replaceAll('\n', '\r\n'))
    const again = main().getByRole<HTMLAnchorElement>('link', { name: 'Abrir o e-mail de novo' })
    expect(again.href).toBe(opened[0])
    // nothing is said to have arrived, nor that a program has opened
    expect(main().getByText(/^Se o seu aplicativo de e-mail abriu/)).toBeVisible()
    expect(main().getByText('O e-mail não abriu?')).toBeVisible()
    expect(calls).toEqual([])

    await user.click(main().getByRole('button', { name: 'Escrever outro' }))
    expect(textbox('Mensagem')).toHaveValue('')
  })

  it('offers the contact page before anything is opened, with what was written', async () => {
    const opened = openedLinks()
    const user = await open()
    await user.click(main().getByRole('radio', { name: '4 estrelas' }))
    await user.click(main().getByRole('radio', { name: 'Uma história do meu grupo' }))
    await user.type(textbox('Mensagem'), 'As perguntas ajudaram muito.')
    await user.click(main().getByRole('link', { name: 'Envie pela página de contato' }))
    await screen.findByRole('heading', { level: 1, name: 'Contato' })
    expect(textbox('Mensagem')).toHaveValue(TEXT)
    expect(opened).toEqual([])
  })

  it('goes to the contact page with the same text, where no e-mail opens', async () => {
    openedLinks()
    const user = await open()
    await giveFeedback(user)
    await user.click(main().getByRole('link', { name: 'Enviar pela página de contato' }))
    await screen.findByRole('heading', { level: 1, name: 'Contato' })
    expect(textbox('Assunto')).toHaveValue('Feedback: Uma história do meu grupo')
    expect(textbox('Mensagem')).toHaveValue(TEXT)
  })

  it('asks about an address that nobody could answer', async () => {
    const opened = openedLinks()
    const user = await open()
    await fill(user, textbox('E-mail'), 'davi@igreja')
    await giveFeedback(user)
    expect(textbox('E-mail')).toBeVisible()
    expect(textbox('E-mail')).toHaveFocus()
    expect(textbox('E-mail')).toHaveAccessibleDescription(
      'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.br.',
    )
    expect(opened).toEqual([])
  })

  it('copies the text, and says when that was not possible', async () => {
    openedLinks()
    const user = await open()
    await giveFeedback(user)
    const letter = within(main().getByRole('region', { name: 'O seu e-mail' }))
    expect(letter.getByText('Para contato@exemplo.com.br')).toBeVisible()
    expect(letter.getByText(/ajudaram muito/)).toHaveTextContent(TEXT.replaceAll(/\s+/g, ' '))
    await user.click(main().getByRole('button', { name: 'Copiar texto' }))
    expect(await screen.findByText('Copiado!')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(TEXT)

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    vi.mocked(console.warn).mockImplementation(() => {})
    await user.click(main().getByRole('button', { name: 'Copiar texto' }))
    expect(await screen.findByText('Não foi possível copiar o texto.')).toBeInTheDocument()
  })

  it('opens no e-mail for a text that is too long for one', async () => {
    const opened = openedLinks()
    const user = await open()
    await giveFeedback(user, 'ação '.repeat(500))
    expect(
      main().getByRole('heading', { name: 'Obrigado! Falta enviar o seu texto' }),
    ).toHaveFocus()
    expect(main().getByText(/O seu texto é longo demais para ir pronto no e-mail/)).toBeVisible()
    expect(main().queryByRole('link', { name: 'Abrir o e-mail de novo' })).toBeNull()
    expect(opened).toEqual([])
  })
})
