import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../msw/server'
import { fill, renderApp } from '../../render-app'

const FUNCTION = '*/functions/v1/send-contact-email'
const FIELDS = ['Nome', 'Sobrenome', 'E-mail', 'Assunto', 'Mensagem']
const FAILED = 'Erro ao enviar mensagem - Tente novamente mais tarde.'

const form = () => within(screen.getByRole('main'))
const field = (label: string) => form().getByRole('textbox', { name: label })

/** Lets `respond` answer the function, and returns what it was sent, newest last. */
function answerContact(respond: () => Response | Promise<Response>) {
  const sent: { body: Record<string, unknown>; headers: Headers }[] = []
  server.use(
    http.post(FUNCTION, async ({ request }) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        headers: request.headers,
      })
      return respond()
    }),
  )
  return sent
}

async function open(): Promise<UserEvent> {
  const { user } = renderApp('/contato')
  await screen.findByRole('heading', { level: 1, name: 'Contato' })
  return user
}

async function fillIn(user: UserEvent) {
  await fill(user, field('Nome'), ' Ana ')
  await fill(user, field('Sobrenome'), 'Souza')
  await fill(user, field('E-mail'), 'ana@exemplo.com.br')
  await user.type(field('Assunto'), 'Dúvida')
  await user.type(field('Mensagem'), 'Olá,{Enter}tudo bem?')
}

const submit = (user: UserEvent) =>
  user.click(form().getByRole('button', { name: 'Enviar mensagem' }))

describe('the contact form', () => {
  it('sends the five fields with the publishable key alone, and is empty afterwards', async () => {
    const sent = answerContact(() => HttpResponse.json({ success: true }))
    const user = await open()
    await fillIn(user)
    await submit(user)

    expect(await screen.findByText('Mensagem enviada!')).toBeInTheDocument()
    expect(
      screen.getByText('A resposta vai para ana@exemplo.com.br, em até 5 dias úteis.'),
    ).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'ana@exemplo.com.br',
      subject: 'Dúvida',
      message: 'Olá,\ntudo bem?',
      homepage: '',
    })
    expect(sent[0]?.headers.get('apikey')).toBe('anon-key-of-the-tests')
    expect(sent[0]?.headers.get('authorization')).toBeNull()
    for (const label of FIELDS) expect(field(label)).toHaveValue('')
  })

  it('says beside each field what is missing, and sends nothing', async () => {
    const sent = answerContact(() => HttpResponse.json({ success: true }))
    const user = await open()
    await submit(user)
    expect(field('Nome')).toHaveFocus()
    expect(field('Nome')).toHaveAccessibleDescription('Informe o seu nome.')
    expect(field('Sobrenome')).toHaveAccessibleDescription('Informe o seu sobrenome.')
    expect(field('E-mail')).toHaveAccessibleDescription('Informe o seu e-mail.')
    expect(field('Assunto')).toHaveAccessibleDescription('Informe o assunto.')
    expect(field('Mensagem')).toHaveAccessibleDescription('Escreva a sua mensagem.')
    for (const label of FIELDS) {
      expect(field(label)).toBeRequired()
      expect(field(label)).toBeInvalid()
    }

    await fillIn(user)
    expect(field('Nome')).toBeValid()
    await user.clear(field('E-mail'))
    await user.type(field('E-mail'), 'ana@exemplo')
    await submit(user)
    expect(field('E-mail')).toHaveFocus()
    expect(field('E-mail')).toHaveAccessibleDescription(
      'Confira o e-mail: ele precisa ter a forma nome@exemplo.com.br.',
    )
    expect(sent).toEqual([])
  })

  it.each([
    [
      'nothing that can be read',
      () => new HttpResponse('oops', { status: 500 }),
      'Erro ao enviar mensagem - Tente novamente mais tarde.',
    ],
    [
      'too many messages',
      () =>
        HttpResponse.json(
          { success: false, code: 'rate_limited', error: 'Recebemos muitas mensagens.' },
          { status: 429 },
        ),
      'Recebemos muitas mensagens.',
    ],
    [
      'a refusal with status 200',
      () => HttpResponse.json({ success: false, error: 'Agora não.' }),
      'Agora não.',
    ],
  ])('keeps what was typed when the answer is %s', async (_, respond, reason) => {
    answerContact(respond)
    const user = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(screen.getByText(reason)).toBeInTheDocument()
    expect(field('Mensagem')).toHaveValue('Olá,\ntudo bem?')
    expect(
      form().getByText(/O que você escreveu continua aqui\. Se preferir, envie para o nosso/),
    ).toBeVisible()
    expect(form().getByRole('button', { name: 'Enviar mensagem' })).toHaveFocus()
  })

  it('points to the field that the server would not take', async () => {
    answerContact(() =>
      HttpResponse.json(
        {
          success: false,
          code: 'invalid_input',
          error: 'Algum campo não está certo.',
          field: 'subject',
        },
        { status: 400 },
      ),
    )
    const user = await open()
    await fillIn(user)
    await submit(user)
    await waitFor(() => expect(field('Assunto')).toHaveFocus())
    expect(field('Assunto')).toHaveAccessibleDescription(
      'Confira o que está escrito aqui e envie de novo.',
    )
  })

  it('says so when there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const sent = answerContact(() => HttpResponse.json({ success: true }))
    const user = await open()
    await fillIn(user)
    await submit(user)
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(screen.getByText(/Você está sem conexão com a internet/)).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('is sent once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<Response>()
    const sent = answerContact(() => answer.promise)
    const user = await open()
    await fillIn(user)
    await submit(user)
    expect(form().getByRole('button', { name: 'Enviando…' })).toBeDisabled()
    fireEvent.submit(field('Nome').closest('form')!)
    await waitFor(() => expect(sent).toHaveLength(1))
    answer.resolve(HttpResponse.json({ success: true }))
    expect(await screen.findByText('Mensagem enviada!')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  })

  it('hands over what a bot writes into the field that people do not meet', async () => {
    const sent = answerContact(() => HttpResponse.json({ success: true }))
    const user = await open()
    const trap = document.querySelector<HTMLInputElement>('input[name=homepage]')!
    expect(form().getAllByRole('textbox')).toHaveLength(FIELDS.length)
    expect(trap.tabIndex).toBe(-1)
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
    await fillIn(user)
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await submit(user)
    await waitFor(() => expect(sent[0]?.body.homepage).toBe('https://spam.example'))
  })
})

it('knows who is logged in', async () => {
  renderApp('/contato', { signedIn: true })
  await waitFor(() => expect(screen.getByLabelText('E-mail')).not.toHaveValue(''))
})
