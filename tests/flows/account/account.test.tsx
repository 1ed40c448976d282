import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addAccount, authRequests, type Account } from '../../msw/gotrue'
import { keepPending } from '../../msw/outline-ledger'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

let account: Account

beforeEach(() => {
  account = addAccount()
  rowsOf('user_profiles').push({
    user_id: account.id,
    email: account.email,
    name: account.name,
    subscription_status: 'trial',
    trial_expires_at: '2030-01-01T12:00:00.000Z',
    created_at: '2026-11-20T12:00:00.000Z',
  })
})

function openAccount() {
  return renderApp('/conta', { signedIn: account })
}

/** One of the matters of the page. */
async function section(name: string) {
  return within(await screen.findByRole('region', { name }))
}

/** The same, with its form open. */
async function openSection(user: UserEvent, name: string, button: string) {
  const found = await section(name)
  await user.click(found.getByRole('button', { name: button }))
  return found
}

describe('the account page', () => {
  it('asks for a login', async () => {
    renderApp('/conta')
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fconta'))
  })

  it('is reached from both menus', async () => {
    const { user } = renderApp('/criar-esboco', { signedIn: account })
    const desktop = within(screen.getByRole('navigation', { name: 'Principal' }))
    await user.click(await desktop.findByRole('button', { name: /^Marta Ribeiro/ }))
    // in the row of a wide header, and in the menu of the account
    const groups = desktop.getAllByRole('link', { name: 'Meus grupos' })
    expect(groups.map((link) => link.getAttribute('href'))).toEqual(['/grupos', '/grupos'])
    await user.click(desktop.getByRole('link', { name: 'Minha conta' }))
    await waitFor(() => expect(address()).toBe('/conta'))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Minha conta' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Abrir menu' }))
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
    expect(menu.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('aria-current', 'page')
    await user.click(menu.getByRole('link', { name: 'Meus grupos' }))
    await waitFor(() => expect(address()).toBe('/grupos'))
  })
})

describe('the name', () => {
  it('is changed in the profile, in the login and at once in the header', async () => {
    const { user } = openAccount()
    const names = await openSection(user, 'Nome', 'Trocar nome')
    const name = names.getByLabelText('Seu nome')
    expect(name).toHaveFocus()
    expect(name).toHaveValue('Marta Ribeiro')
    await user.clear(name)
    await user.type(name, '  Marta Lima {Enter}')
    expect(await screen.findByText('Nome atualizado')).toBeInTheDocument()
    expect(rowsOf('user_profiles')[0]).toMatchObject({ name: 'Marta Lima' })
    expect(authRequests.at(-1)).toMatchObject({
      path: '/auth/v1/user',
      body: { data: { name: 'Marta Lima' } },
    })
    expect(await names.findByText('Marta Lima')).toBeVisible()
    expect(names.getByRole('button', { name: 'Trocar nome' })).toHaveFocus()
    const header = within(screen.getByRole('navigation', { name: 'Principal' }))
    expect(await header.findByRole('button', { name: /^Marta Lima/ })).toBeInTheDocument()
  })

  it('cannot be empty', async () => {
    const { user } = openAccount()
    const names = await openSection(user, 'Nome', 'Trocar nome')
    await user.clear(names.getByLabelText('Seu nome'))
    await user.click(names.getByRole('button', { name: 'Salvar nome' }))
    expect(names.getByLabelText('Seu nome')).toHaveAccessibleDescription('Informe seu nome.')
    expect(rowsOf('user_profiles')[0]).toMatchObject({ name: 'Marta Ribeiro' })
  })

  it('that could not be changed is said to be so', async () => {
    const { user } = openAccount()
    const names = await openSection(user, 'Nome', 'Trocar nome')
    server.use(
      http.patch('*/rest/v1/user_profiles', () =>
        HttpResponse.json({ code: '57014', message: 'timeout' }, { status: 500 }),
      ),
    )
    await user.type(names.getByLabelText('Seu nome'), ' Lima{Enter}')
    expect(await names.findByRole('alert')).toHaveTextContent(
      'Não foi possível atualizar o nome. Tente novamente.',
    )
    expect(authRequests).toEqual([])
  })
})

it('tells the plan, with the way to it', async () => {
  answerRpc('can_make_request', () => ({
    can_request: true,
    reason: '',
    requests_remaining: 8,
    subscription_status: 'trial',
    requests_used: 2,
  }))
  openAccount()
  const plan = await section('Teste Gratuito Ativo')
  expect(plan.getByText(/^Restam 8 de 10 esboços\./)).toBeVisible()
  expect(plan.getByRole('link', { name: 'Ver o plano e o preço' })).toHaveAttribute(
    'href',
    '/planos',
  )
})

it('is left from its own page', async () => {
  const { user } = openAccount()
  await user.click(await screen.findByRole('button', { name: 'Sair da conta' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(await screen.findByText('Você saiu da sua conta.')).toBeInTheDocument()
})

it('keeps a form closed until it is asked for, and closes it unsaved', async () => {
  const { user } = openAccount()
  const emails = await section('E-mail')
  expect(emails.getByLabelText('Novo e-mail')).not.toBeVisible()
  await user.click(emails.getByRole('button', { name: 'Trocar e-mail' }))
  expect(emails.getByLabelText('Novo e-mail')).toHaveFocus()
  await user.click(emails.getByRole('button', { name: 'Cancelar' }))
  expect(emails.getByLabelText('Novo e-mail')).not.toBeVisible()
  expect(emails.getByRole('button', { name: 'Trocar e-mail' })).toHaveFocus()
})

describe('the e-mail', () => {
  it('is shown, and changes by confirmation at both addresses', async () => {
    const { user } = openAccount()
    const emails = await openSection(user, 'E-mail', 'Trocar e-mail')
    expect(emails.getByText('marta@example.com')).toBeInTheDocument()
    await user.type(emails.getByLabelText('Novo e-mail'), 'Nova@Example.com{Enter}')
    const current = emails.getByLabelText('Senha atual')
    expect(current).toHaveAccessibleDescription('Informe sua senha atual.')
    await user.type(current, 'outra{Enter}')
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(
        'A senha não confere. Digite de novo a sua senha atual.',
      ),
    )
    expect(authRequests).toEqual([])
    await user.clear(current)
    await user.type(current, `${account.password}{Enter}`)
    expect(
      await emails.findByText(
        'Enviamos um link para o endereço atual e outro para nova@example.com. Para concluir a troca, abra os dois.',
      ),
    ).toBeInTheDocument()
    expect(authRequests.at(-1)).toMatchObject({
      path: '/auth/v1/user',
      query: '?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fauth',
      body: { email: 'nova@example.com' },
    })
    expect(emails.getByText('marta@example.com')).toBeInTheDocument()
    expect(emails.getByLabelText('Novo e-mail')).toHaveValue('')
  })

  it('that is on its way to another is told', async () => {
    account.newEmail = 'nova@example.com'
    openAccount()
    const emails = await section('E-mail')
    expect(
      emails.getByText(
        'A troca para nova@example.com ainda não terminou. Para concluir, abra os dois links: o que enviamos ao endereço atual e o que enviamos ao novo.',
      ),
    ).toBeInTheDocument()
  })

  it.each([
    ['', 'Informe o novo e-mail.'],
    ['nova', 'Email inválido'],
    ['MARTA@example.com', 'Este já é o e-mail da sua conta.'],
  ])('%j is refused before anything is sent', async (typed, text) => {
    const { user } = openAccount()
    const emails = await openSection(user, 'E-mail', 'Trocar e-mail')
    const field = emails.getByLabelText('Novo e-mail')
    if (typed) await user.type(field, typed)
    await user.click(emails.getByRole('button', { name: 'Trocar e-mail' }))
    expect(field).toHaveAccessibleDescription(text)
    expect(field).toHaveFocus()
    expect(authRequests).toEqual([])
  })

  it('of somebody else is refused, without a word of whose it is', async () => {
    addAccount({ email: 'ana@example.com' })
    const { user } = openAccount()
    const emails = await openSection(user, 'E-mail', 'Trocar e-mail')
    await user.type(emails.getByLabelText('Novo e-mail'), 'ana@example.com')
    await user.type(emails.getByLabelText('Senha atual'), `${account.password}{Enter}`)
    await emails.findByText(
      'Não foi possível pedir a troca para este e-mail. Confira se está certo ou use outro.',
    )
    expect(emails.queryByText(/cadastrado/)).not.toBeInTheDocument()
    expect(emails.getByLabelText('Novo e-mail')).toBeInvalid()
  })
})

describe('the usual type', () => {
  const choose = async (user: UserEvent, name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Seu tipo preferido' }))
    await user.click(await screen.findByRole('option', { name }))
  }

  it('is none until one is chosen, is what the form begins with, and can be none again', async () => {
    const { user } = openAccount()
    const type = await screen.findByRole('combobox', { name: 'Seu tipo preferido' })
    await waitFor(() => expect(type).toHaveTextContent('Nenhum: escolho a cada esboço'))
    await choose(user, 'Estudo Bíblico')
    expect(await screen.findByText('Tipo preferido atualizado')).toBeInTheDocument()
    expect(rowsOf('user_profiles')[0]).toMatchObject({ usual_type: 'estudo' })
    await waitFor(() => expect(type).toHaveTextContent('Estudo Bíblico'))

    await user.click(screen.getAllByRole('link', { name: 'Criar Esboço' })[0]!)
    expect(await screen.findByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent(
      'Estudo Bíblico',
    )
    // nothing was typed: there is no draft of it
    expect(localStorage.getItem('esboca:draft')).toBeNull()

    await user.click(screen.getAllByRole('link', { name: 'Minha conta', hidden: true })[0]!)
    await choose(user, 'Nenhum: escolho a cada esboço')
    await waitFor(() => expect(rowsOf('user_profiles')[0]).toMatchObject({ usual_type: null }))
  })

  it('stays as it was where it cannot be saved', async () => {
    rowsOf('user_profiles')[0]!.usual_type = 'sermao'
    server.use(http.patch('*/rest/v1/user_profiles', () => HttpResponse.error()))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { user } = openAccount()
    const type = await screen.findByRole('combobox', { name: 'Seu tipo preferido' })
    await waitFor(() => expect(type).toHaveTextContent('Sermão'))
    await choose(user, 'Devocional')
    expect(
      await screen.findByText('Não foi possível salvar o tipo. Tente novamente.'),
    ).toBeInTheDocument()
    expect(type).toHaveTextContent('Sermão')
  })
})

describe('the password', () => {
  it('is changed by typing a new one twice', async () => {
    const { user } = openAccount()
    const passwords = await openSection(user, 'Senha', 'Trocar senha')
    const password = passwords.getByLabelText('Nova senha')
    const confirmation = passwords.getByLabelText('Confirmar senha')
    const current = passwords.getByLabelText('Senha atual')
    expect(password).toHaveAttribute('autocomplete', 'new-password')
    expect(current).toHaveAttribute('autocomplete', 'current-password')
    await user.type(password, '1{Enter}')
    expect(current).toHaveAccessibleDescription('Informe sua senha atual.')
    await user.type(current, 'outra')
    await user.clear(password)
    await user.type(password, '12345{Enter}')
    expect(password).toHaveAccessibleDescription(/^A senha deve ter pelo menos 6 caracteres/)
    await user.type(password, '6')
    await user.type(confirmation, '654321{Enter}')
    expect(confirmation).toHaveAccessibleDescription('As senhas não coincidem')
    expect(authRequests).toEqual([])

    await user.clear(confirmation)
    await user.type(confirmation, '123456{Enter}')
    await waitFor(() =>
      expect(current).toHaveAccessibleDescription(
        'A senha não confere. Digite de novo a sua senha atual.',
      ),
    )
    expect(authRequests).toEqual([])
    expect(account.password).toBe('graça e paz')

    await user.clear(current)
    await user.type(current, 'graça e paz{Enter}')
    expect(await screen.findByText('Senha atualizada com sucesso!')).toBeInTheDocument()
    expect(account.password).toBe('123456')
    expect(authRequests.at(-1)?.body).toMatchObject({
      password: '123456',
      // for a project that asks for it itself
      current_password: 'graça e paz',
    })
    expect(passwords.getByRole('button', { name: 'Trocar senha' })).toHaveFocus()
    expect(current).toHaveValue('')
    expect(password).toHaveValue('')
    expect(confirmation).toHaveValue('')
    expect(address()).toBe('/conta')
  })

  it('that is the same says so', async () => {
    const { user } = openAccount()
    const passwords = await openSection(user, 'Senha', 'Trocar senha')
    await user.type(passwords.getByLabelText('Senha atual'), account.password)
    await user.type(passwords.getByLabelText('Nova senha'), account.password)
    await user.type(passwords.getByLabelText('Confirmar senha'), `${account.password}{Enter}`)
    const alert = await passwords.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível atualizar a senha. Tente novamente.')
    expect(alert).toHaveTextContent('A nova senha precisa ser diferente da atual.')
  })
})

describe('the export', () => {
  function catchFile() {
    const saved: { name: string; content: Blob }[] = []
    const contents = new Map<string, Blob>()
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        contents.set(`blob:${contents.size}`, content)
        return `blob:${contents.size - 1}`
      },
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content: contents.get(this.href) ?? new Blob() })
    })
    return saved
  }

  it('holds everything, page by page, and nothing of how the server counts', async () => {
    for (let index = 0; index < 230; index += 1) {
      rowsOf('generated_outlines').push({
        id: String(index).padStart(4, '0'),
        user_id: account.id,
        title: `Esboço ${index}`,
        generated_content: '# Graça',
      })
    }
    rowsOf('generation_requests').push({ id: '1', charged_at: '2026-11-20', state: 'committed' })
    rowsOf('subscriptions').push({ user_id: account.id, status: 'active' })
    const asked: URL[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/rest/v1/')) asked.push(new URL(request.url))
    })
    const saved = catchFile()
    const { user } = openAccount()
    const data = await section('Seus dados')
    await user.click(data.getByRole('button', { name: 'Baixar meus dados' }))
    expect(await screen.findByText('Seus dados foram baixados')).toBeInTheDocument()

    const today = new Date()
    const day = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`
    expect(saved).toHaveLength(1)
    expect(saved[0]?.name).toBe(`esboca-meus-dados-${day}.json`)
    expect(saved[0]?.content.type).toBe('application/json')
    const file = JSON.parse((await saved[0]?.content.text()) ?? '') as Record<string, unknown>
    expect(file).toMatchObject({
      conta: { id: account.id, email: 'marta@example.com', nome: 'Marta Ribeiro' },
      perfil: [{ name: 'Marta Ribeiro' }],
      pedidos: [{ state: 'committed' }],
      assinatura: [{ status: 'active' }],
    })
    const titles = (file.esbocos as { title: string }[]).map(({ title }) => title)
    expect(new Set(titles).size).toBe(230)
    expect(titles).toHaveLength(230)

    const ledger = asked.find(({ pathname }) => pathname.endsWith('/generation_requests'))
    expect(ledger?.searchParams.get('select')).toBe('charged_at,plan,state,error_code,result')
    server.events.removeAllListeners()
  })

  it('is a page to be read, too', async () => {
    rowsOf('generated_outlines').push({
      id: 'e1',
      user_id: account.id,
      title: 'A paz que guarda',
      generated_content: '# A paz\n\n## Desafio (5 min)\n\nOrar **juntos**',
    })
    const saved = catchFile()
    const { user } = openAccount()
    const data = await section('Seus dados')
    const button = data.getByRole('button', { name: 'Baixar para ler' })
    expect(button).toHaveAccessibleDescription(
      'Uma página para ler no celular ou no computador e imprimir. Abre sem internet.',
    )
    await user.click(button)
    await screen.findByText('Seus dados foram baixados')
    expect(saved[0]?.name).toMatch(/^esboca-meus-dados-\d{4}-\d\d-\d\d\.html$/)
    const page = new DOMParser().parseFromString(
      (await saved[0]?.content.text()) ?? '',
      saved[0]?.content.type as 'text/html',
    )
    const said = (of: string) => page.querySelector(of)?.textContent
    expect(said('article h3')).toBe('A paz que guarda')
    expect(said('article')).toMatch(/Desafio \(5 min\)\s+Orar juntos/)
    expect(said('#conta')).toContain('marta@example.com')
  })

  it('is all or nothing', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(
      http.get('*/rest/v1/subscriptions', () =>
        HttpResponse.json({ code: '57014', message: 'timeout' }, { status: 500 }),
      ),
    )
    const saved = catchFile()
    const { user } = openAccount()
    const data = await section('Seus dados')
    await user.click(data.getByRole('button', { name: 'Baixar meus dados' }))
    expect(
      await screen.findByText('Não foi possível reunir os seus dados. Tente novamente.'),
    ).toBeInTheDocument()
    expect(saved).toEqual([])
  })
})

describe('the deletion', () => {
  function answerDeletion(answer: () => Response) {
    const asked: { body: unknown; authorization: string | null }[] = []
    server.use(
      http.post('*/functions/v1/delete-account', async ({ request }) => {
        asked.push({
          body: await request.json(),
          authorization: request.headers.get('authorization'),
        })
        return answer()
      }),
    )
    return asked
  }

  async function openDialog() {
    const { user } = openAccount()
    const part = await section('Excluir conta')
    await user.click(part.getByRole('button', { name: 'Excluir minha conta' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Excluir a sua conta?' }))
    return { user, dialog }
  }

  it('says what happens, and does it once EXCLUIR is typed', async () => {
    localStorage.setItem('esboca:consent', 'denied')
    const asked = answerDeletion(() => HttpResponse.json({ success: true }))
    const { user, dialog } = await openDialog()
    expect(dialog.getByText(/Se você tem uma assinatura, ela é cancelada na hora/)).toBeVisible()
    expect(dialog.getByText(/não haverá outro teste gratuito/)).toBeVisible()
    expect(dialog.getByText('Não pode ser desfeito, nem por nós.')).toBeVisible()

    keepPending(account.id, 'r', { unsaved: '# A paz para casais' })
    localStorage.setItem('esboca:meeting', '{}')
    const field = dialog.getByLabelText('Para confirmar, digite EXCLUIR')
    await user.type(field, 'excluir')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    expect(field).toHaveAccessibleDescription('Digite EXCLUIR, em letras maiúsculas.')
    expect(asked).toEqual([])

    await user.clear(field)
    await user.type(field, 'EXCLUIR')
    const current = dialog.getByLabelText('Senha atual')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    expect(current).toHaveAccessibleDescription('Informe sua senha atual.')
    expect(asked).toEqual([])
    await user.type(current, 'graça e paz')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    expect(await screen.findByText('Sua conta foi excluída.')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toEqual([])
    expect(asked).toMatchObject([{ body: { confirmation: 'EXCLUIR', password: 'graça e paz' } }])
    expect(asked[0]?.authorization).toMatch(/^Bearer .+\..+\..+/)
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['esboca:consent']))
  })

  it.each([
    {
      code: 'wrong_password',
      error: 'A senha não confere. Digite de novo a sua senha atual.',
      status: 403,
    },
    { code: 'too_many_tries', error: 'A senha foi digitada errada muitas vezes.', status: 429 },
  ])('does nothing, and says it beside the password: $code', async ({ code, error, status }) => {
    answerDeletion(() => HttpResponse.json({ success: false, code, error }, { status }))
    const { user, dialog } = await openDialog()
    const current = dialog.getByLabelText('Senha atual')
    await user.type(current, 'outra')
    await user.type(dialog.getByLabelText('Para confirmar, digite EXCLUIR'), 'EXCLUIR')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    await waitFor(() => expect(current).toHaveAccessibleDescription(error))
    expect(address()).toBe('/conta')
  })

  it('tells when the subscription could not be cancelled; nothing is lost', async () => {
    const error =
      'Não conseguimos cancelar a sua assinatura agora, por isso nada foi excluído. Tente novamente em alguns minutos; se continuar assim, escreva para nós.'
    answerDeletion(() =>
      HttpResponse.json(
        { success: false, error, code: 'subscription_not_cancelled' },
        { status: 503 },
      ),
    )
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('Senha atual'), 'graça e paz')
    await user.type(dialog.getByLabelText('Para confirmar, digite EXCLUIR'), 'EXCLUIR')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível excluir a conta. Tente novamente.')
    expect(alert).toHaveTextContent(error)
    expect(address()).toBe('/conta')
    await user.click(dialog.getByRole('button', { name: 'Manter a conta' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeInTheDocument()
  })

  it.each([
    ['without a connection', () => HttpResponse.error(), 'O Esboça não respondeu.'],
    ['by something that is no answer', () => new HttpResponse('<html>', { status: 502 }), 'conta.'],
  ])('that failed %s says so', async (_, answer, advice) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answerDeletion(answer)
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('Senha atual'), 'graça e paz')
    await user.type(dialog.getByLabelText('Para confirmar, digite EXCLUIR'), 'EXCLUIR')
    await user.click(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    const alert = await dialog.findByRole('alert')
    expect(alert).toHaveTextContent('Não foi possível excluir a conta. Tente novamente.')
    expect(alert).toHaveTextContent(advice)
    expect(address()).toBe('/conta')
  })
})
