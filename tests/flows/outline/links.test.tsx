/** Giving an outline away by a link, and keeping one that was given. */
import { createHash } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '@/features/auth/sign-out'
import { addAccount } from '../../msw/gotrue'
import { saveOutline } from '../../msw/outline-history'
import { answerRpc, completeRows, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

const MARKDOWN = `# A paz que fica

## Perguntas para discussão (20 min)

1. O que mais tira o seu sono?

## Desafio (5 min)

Orar com alguém.
`

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'
const GROUP = /^http:\/\/localhost:\d+\/g\/#([\w-]{22})$/

let id: string

beforeEach(() => {
  id = saveOutline({ title: 'Quinta', generated_content: MARKDOWN })
  completeRows('outline_links', () => ({
    expires_at: '2099-12-24T12:00:00.000Z',
    revoked_at: null,
  }))
})

async function openDialog(name: string, markdown?: string) {
  if (markdown !== undefined) rowsOf('generated_outlines')[0]!.generated_content = markdown
  const { user } = renderApp(`/esboco/${id}`, { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Mais' }))
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  if (markdown === undefined) await dialog.findByRole('button', { name: /^Criar/ })
  return { user, dialog }
}

const whatsappOf = (link: HTMLElement) =>
  decodeURIComponent((link.getAttribute('href') ?? '').replace('https://wa.me/?text=', ''))

describe('the link for the group', () => {
  it('is made, copied, sent and ended; the server is told its hash alone', async () => {
    const { user, dialog } = await openDialog('Link para o grupo')
    expect(dialog.getByRole('radio', { name: '30 dias' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: '7 dias' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Mostrar o título do esboço' }))
    await user.click(dialog.getByRole('button', { name: 'Criar link' }))

    expect(await dialog.findByText(/^Criado em .+, vale até 24 de dezembro$/)).toBeVisible()
    const copy = dialog.getByRole('button', { name: 'Copiar link' })
    expect(copy).toHaveFocus()
    await user.click(copy)
    expect(await screen.findByText('Link copiado')).toBeInTheDocument()
    const url = await navigator.clipboard.readText()
    const [, token = ''] = GROUP.exec(url) ?? []
    expect(rowsOf('outline_links')).toMatchObject([
      {
        outline_id: id,
        kind: 'group',
        days: 7,
        shows_title: true,
        note: '',
        token_hash: createHash('sha256').update(token).digest('hex'),
      },
    ])
    expect(JSON.stringify(rowsOf('outline_links'))).not.toContain(token)
    expect(whatsappOf(dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' }))).toBe(
      `Folha do nosso encontro, “A paz que fica”:\n${url}`,
    )

    await user.click(dialog.getByRole('button', { name: 'Encerrar link' }))
    expect(
      await screen.findByText('Link encerrado. Quem abrir agora vê um aviso.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(dialog.queryByText(/, vale até/)).toBeNull())
    expect(rowsOf('outline_links')[0]?.revoked_at).not.toBeNull()
    expect(dialog.getByRole('button', { name: 'Criar link' })).toBeVisible()
  })

  it('can be ended, but not sent, from another device', async () => {
    const open = { outline_id: id, kind: 'group', note: '', revoked_at: null }
    const dates = { created_at: '2026-11-20T15:00:00Z', expires_at: '2099-01-01T15:00:00Z' }
    rowsOf('outline_links').push(
      { id: 'a', ...open, ...dates },
      { id: 'b', ...open, ...dates, expires_at: '2020-01-01T15:00:00Z' },
      { id: 'c', ...open, ...dates, kind: 'leaders' },
    )
    const { dialog } = await openDialog('Link para o grupo')
    expect(dialog.getAllByText(/, vale até/)).toHaveLength(1)
    expect(
      dialog.getByText(
        'O endereço só aparece no aparelho em que este link foi criado. Neste aqui, você pode criar outro.',
      ),
    ).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Copiar link' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Encerrar link' })).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Criar link' })).toBeVisible()
  })

  it('is not offered for an outline without anything for participants', async () => {
    const { dialog } = await openDialog('Link para o grupo', '# Só notas\n\nNada mais.')
    expect(
      await dialog.findByText(
        'Não achamos neste esboço perguntas nem textos bíblicos para pôr na folha do grupo.',
      ),
    ).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Criar link' })).toBeNull()
  })

  it('leaves the device with its leader', async () => {
    const { user, dialog } = await openDialog('Link para o grupo')
    await user.click(dialog.getByRole('button', { name: 'Criar link' }))
    await dialog.findByText(/, vale até/)
    expect(localStorage.getItem('esboca:links')).not.toBeNull()
    await signOut()
    await waitFor(() => expect(localStorage.getItem('esboca:links')).toBeNull())
  })

  it('that could not be made says so', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(
      http.post('*/rest/v1/outline_links', () =>
        HttpResponse.json({ code: '23514', message: 'links_full' }, { status: 400 }),
      ),
    )
    const { user, dialog } = await openDialog('Link para o grupo')
    await user.click(dialog.getByRole('button', { name: 'Criar link' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Você chegou ao máximo de 200 links.',
    )
  })
})

it('the link for leaders carries the note of the sender', async () => {
  const { user, dialog } = await openDialog('Compartilhar com líderes')
  await user.type(dialog.getByLabelText(/^Recado para quem recebe/), 'Revisado por Ana')
  await user.click(dialog.getByRole('button', { name: 'Criar link' }))
  await dialog.findByText('Revisado por Ana')
  expect(rowsOf('outline_links')).toMatchObject([{ kind: 'leaders', note: 'Revisado por Ana' }])
  expect(whatsappOf(dialog.getByRole('link', { name: 'Enviar pelo WhatsApp' }))).toMatch(
    /^Oi! Este esboço pode ajudar no encontro do seu grupo \(Revisado por Ana\):\nhttp:\/\/localhost:\d+\/receber#[\w-]{22}$/,
  )
})

describe('an outline that another leader shares', () => {
  const shared = {
    status: 'open',
    title: 'Jovens, 3ª semana',
    outline_type: 'celula',
    duration: 60,
    outline: MARKDOWN,
    note: 'Revisado por Ana',
    own_id: null,
  }
  let asked: unknown[]

  beforeEach(() => {
    asked = []
    answerRpc('preview_shared_outline', (parameters) => {
      asked.push(parameters)
      return shared
    })
  })

  it('is seen, kept and opened in one’s own history', async () => {
    answerRpc('keep_shared_outline', (parameters) => {
      asked.push(parameters)
      const title = 'Jovens, 3ª semana'
      const copy = saveOutline({
        title,
        generated_content: MARKDOWN,
        kept_note: 'Revisado por Ana',
      })
      return { status: 'kept', id: copy }
    })
    const { user } = renderApp(`/receber#${TOKEN}`, { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Jovens, 3ª semana' })
    expect(window.location.hash).toBe('')
    expect(screen.getByText('Revisado por Ana')).toBeVisible()
    expect(screen.getByText('O que mais tira o seu sono?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Guardar nos meus esboços' }))
    expect(await screen.findByText('Guardado nos seus esboços')).toBeInTheDocument()
    expect(await screen.findByText('Recebido de outro líder: Revisado por Ana')).toBeVisible()
    expect(address()).toMatch(/^\/esboco\//)
    expect(asked).toEqual([{ p_token: TOKEN }, { p_token: TOKEN }])
    expect(localStorage.getItem('esboca:received-link')).toBeNull()
  })

  it('waits for whoever is not logged in, and is there after the login', async () => {
    addAccount({ id: 'user' })
    const { user } = renderApp(`/receber#${TOKEN}`)
    await screen.findByRole('heading', { name: 'Um líder compartilhou um esboço com você' })
    expect(asked).toEqual([])
    expect(screen.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute(
      'href',
      '/cadastro?next=%2Freceber',
    )
    await user.click(screen.getByRole('link', { name: 'Entrar' }))
    await user.type(await screen.findByLabelText('E-mail'), 'marta@example.com')
    await user.type(screen.getByLabelText('Senha'), 'graça e paz{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Jovens, 3ª semana' })
    expect(asked).toEqual([{ p_token: TOKEN }])
  })

  it('is where a login without a wish leads to, as after a new account', async () => {
    localStorage.setItem(
      'esboca:received-link',
      JSON.stringify({ value: TOKEN, at: Date.now() - 60_000 }),
    )
    renderApp('/auth', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Jovens, 3ª semana' })
    expect(address()).toBe('/receber')
  })

  it('is forgotten after a day', async () => {
    localStorage.setItem(
      'esboca:received-link',
      JSON.stringify({ value: TOKEN, at: Date.now() - 25 * 60 * 60 * 1000 }),
    )
    renderApp('/receber', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Falta o link' })
    expect(
      screen.getByText('Abra de novo o link que o outro líder enviou para você.'),
    ).toBeVisible()
  })

  it('that one has already is opened there', async () => {
    answerRpc('preview_shared_outline', () => ({ ...shared, own_id: id }))
    const { user } = renderApp(`/receber#${TOKEN}`, { signedIn: true })
    await user.click(await screen.findByRole('link', { name: 'Abrir nos meus esboços' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Quinta' })).toBeVisible()
  })

  it('is headed by the sermon until somebody names it, and says it once', async () => {
    const title = 'Esboço de Célula/Pequeno Grupo - 22/11/2026'
    answerRpc('preview_shared_outline', () => ({
      ...shared,
      title,
      outline: MARKDOWN.replace(/^# .*/, '# A paz que fica – Filipenses 4:4-9'),
    }))
    renderApp(`/receber#${TOKEN}`, { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'A paz que fica' })
    expect(screen.getByText('Filipenses 4:4-9')).toBeVisible()
    expect(screen.getAllByRole('heading', { name: /A paz que fica/ })).toHaveLength(1)
    expect(screen.queryByText(title)).toBeNull()
  })

  it('that is gone says so', async () => {
    answerRpc('preview_shared_outline', () => ({ status: 'gone' }))
    renderApp(`/receber#${TOKEN}`, { signedIn: true })
    await screen.findByRole('heading', { name: 'Este link não está mais disponível' })
    expect(screen.getByText('Peça um novo a quem enviou.')).toBeVisible()
  })

  it('that has no room says so and stays', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(
      http.post('*/rest/v1/rpc/keep_shared_outline', () =>
        HttpResponse.json({ code: '23514', message: 'history_full' }, { status: 400 }),
      ),
    )
    const { user } = renderApp(`/receber#${TOKEN}`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Guardar nos meus esboços' }))
    expect(await screen.findByText(/^Seu histórico está cheio/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Guardar nos meus esboços' })).toBeEnabled()
  })
})
