import { MEETING_TYPES } from '@contract/meeting/meeting-types'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { EXPIRED_STATE, setPlan } from '../../msw/billing'
import { addAccount } from '../../msw/gotrue'
import { holdRequests } from '../../msw/hold'
import { answerSearch, saveOutline } from '../../msw/outline-history'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

function saveThree() {
  saveOutline({ title: 'A oração da noite', created_at: '2026-11-18T15:00:00.000Z' })
  saveOutline({
    title: 'O filho que volta',
    outline_type: 'sermao',
    duration: 45,
    generated_content: '# O pai corre\n\n## Oração (5 min)\n\n1. Um\n2. Dois',
    created_at: '2026-11-20T15:00:00.000Z',
  })
  saveOutline({ title: 'Perdão', outline_type: 'estudo', created_at: '2026-11-19T15:00:00.000Z' })
}

const titles = () =>
  within(screen.getByRole('region', { name: 'Histórico de Esboços' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('the dashboard', () => {
  it('leads to a new outline and tells the allowance', async () => {
    const { user } = renderApp('/dashboard', { signedIn: true })
    expect(await screen.findByText('Teste Gratuito Ativo')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Criar Novo Esboço' })).toBeInTheDocument()
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
    // the sample has the parts and the minutes of a sheet that can be read
    const parts = within(screen.getByRole('region', { name: 'Histórico de Esboços' })).getAllByRole(
      'listitem',
    )
    const minutes = parts.map(({ textContent }) => Number(/(\d+)\smin$/.exec(textContent)?.[1]))
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(40)
    await user.click(screen.getByRole('button', { name: 'Ler este exemplo' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Casais jovens, 25 a 35 anos' }))
    for (const { textContent } of parts) {
      const [, part = '', time = ''] = /^(.+?)(\d+)\smin$/.exec(textContent) ?? []
      expect(
        sheet.getByRole('heading', { name: new RegExp(`^${part}\\D*${time}\\smin`) }),
      ).toBeVisible()
    }
    await user.click(sheet.getByRole('button', { name: 'Fechar' }))
    await user.click(screen.getByRole('link', { name: 'Gerar Novo Esboço' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    await screen.findByLabelText('URL do vídeo do YouTube')
  })

  it.each([
    ['Marta Ribeiro', 'Oi, Marta!'],
    ['', 'Oi!'],
  ])('greets whoever is called %j', async (name, greeting) => {
    renderApp('/dashboard', { signedIn: addAccount({ id: 'user', name }) })
    expect(await screen.findByRole('heading', { level: 1, name: greeting })).toBeVisible()
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
  })

  it('begins an outline with the link itself', async () => {
    const { user } = renderApp('/dashboard', { signedIn: true })
    const link = await screen.findByLabelText('Link do vídeo da mensagem')
    await user.type(link, 'https://example.com/culto')
    await user.click(screen.getByRole('link', { name: 'Gerar Novo Esboço' }))
    expect(screen.getByText('Cole o link de um vídeo do YouTube.')).toBeInTheDocument()
    expect(address()).toBe('/dashboard')
    await user.clear(link)
    await user.type(link, 'https://youtu.be/demo-paz-01{Enter}')
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://youtu.be/demo-paz-01',
    )
  })

  it('takes the link from the clipboard, or says how to paste it', async () => {
    const { user } = renderApp('/dashboard', { signedIn: true })
    await screen.findByLabelText('Link do vídeo da mensagem')
    // another test may have left something in it
    await navigator.clipboard.writeText('')
    await user.click(screen.getByRole('button', { name: 'Colar link' }))
    expect(
      await screen.findByText(/no celular, segure o dedo nele e escolha “Colar”/),
    ).toBeInTheDocument()
    await navigator.clipboard.writeText('https://youtu.be/demo-paz-01')
    await user.click(screen.getByRole('button', { name: 'Colar link' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://youtu.be/demo-paz-01',
    )
  })

  it('looks alike with outlines and without, and leads to the groups', async () => {
    saveOutline()
    renderApp('/dashboard', { signedIn: true })
    await screen.findByText('1 esboço')
    expect(screen.getByLabelText('Link do vídeo da mensagem')).toBeInTheDocument()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Meus grupos' })).toHaveAttribute('href', '/grupos')
  })

  it('leads straight into the meeting, and only once', async () => {
    saveOutline({ title: 'Perdão e paz' })
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(await screen.findByRole('link', { name: 'Modo encontro' }))
    await user.click(
      within(await screen.findByRole('dialog', { name: /^Modo encontro: / })).getByRole('button', {
        name: 'Sair do modo encontro',
      }),
    )
    expect(screen.getByRole('button', { name: 'Modo encontro' })).toBeInTheDocument()
    expect(window.history.state).not.toHaveProperty('usr.opens')
  })

  it('tells that the trial is over', async () => {
    answerRpc('can_make_request', () => ({
      can_request: false,
      reason: 'Seu período de 7 dias de teste gratuito expirou.',
      requests_remaining: 0,
      subscription_status: 'expired',
      trial_expired: true,
    }))
    renderApp('/dashboard', { signedIn: true })
    expect(await screen.findByText('Teste Gratuito Expirado')).toBeInTheDocument()
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
  })
})

describe('the history', () => {
  it('shows all outlines, newest first', async () => {
    saveThree()
    renderApp('/dashboard', { signedIn: true })
    await screen.findByRole('heading', { name: 'Perdão' })
    expect(titles()).toEqual(['O filho que volta', 'Perdão', 'A oração da noite'])
    const card = screen.getAllByRole('listitem').find((item) => item.querySelector('h3'))
    if (!card) throw new Error('no card')
    expect(within(card).getByText('Sermão')).toBeInTheDocument()
    expect(within(card).getByText('45 min', { exact: false })).toBeInTheDocument()
    expect(within(card).getByText('20/11/2026')).toBeInTheDocument()
    expect(within(card).getByRole('link', { name: 'Ver Vídeo' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    )
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('tells the sermon, its passage and the group, and opens the reader with one tap', async () => {
    rowsOf('groups').push({ id: 'g1', name: 'Senhoras de quarta', used_at: '2026-11-20' })
    const id = saveOutline({
      title: 'Esboço de Sermão - 20/11/2026',
      heading: 'A paz que fica – Filipenses 4:4-9',
      group_id: 'g1',
    })
    saveOutline({ title: 'Outro', group_profile: 'Casais jovens' })
    const { user } = renderApp('/dashboard', { signedIn: true })
    expect(await screen.findByRole('heading', { name: 'A paz que fica' })).toBeVisible()
    expect(
      screen.getByRole('button', {
        name: 'Editar título',
        description: 'A paz que fica Esboço de Sermão - 20/11/2026',
      }),
    ).toBeVisible()
    expect(screen.getByText('Filipenses 4:4-9')).toBeVisible()
    expect(await screen.findByText('Senhoras de quarta')).toBeVisible()
    expect(screen.getByText('Casais jovens')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'A paz que fica' }))
    await waitFor(() => expect(address()).toBe(`/esboco/${id}`))
  })

  it('tells that it is being read anew while the list of before is shown', async () => {
    saveThree()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await screen.findByText('3 esboços')
    await user.click(screen.getByRole('link', { name: 'Gerar Novo Esboço' }))
    await screen.findByLabelText('URL do vídeo do YouTube')
    const release = holdRequests('*/rest/v1/generated_outlines')
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0]!)
    const news = await screen.findByText('Atualizando…')
    expect(news).toHaveRole('status')
    expect(screen.getByText('3 esboços')).toBeVisible()
    release()
    await waitFor(() => expect(news).toBeEmptyDOMElement())
  })

  it('is searched without regard to case and accents', async () => {
    saveThree()
    const asked = answerSearch()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.type(await screen.findByLabelText('Buscar nos esboços'), 'ORACAO')
    await waitFor(() => expect(titles()).toEqual(['O filho que volta', 'A oração da noite']))
    expect(asked.at(-1)).toBe('oracao')
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('is searched by whom an outline was made for', async () => {
    saveThree()
    rowsOf('generated_outlines')[2]!.group_profile = 'Mães com filhos pequenos'
    answerSearch()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.type(await screen.findByLabelText('Buscar nos esboços'), 'maes')
    await waitFor(() => expect(titles()).toEqual(['Perdão']))
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('is filtered by type, and says when nothing is left', async () => {
    saveThree()
    answerSearch()
    const { user } = renderApp('/dashboard', { signedIn: true })
    const filter = await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
    expect(filter).toHaveTextContent('Todos os tipos')
    await user.click(filter)
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Todos os tipos',
      ...Object.values(MEETING_TYPES).map(({ label }) => label),
    ])
    await user.click(screen.getByRole('option', { name: 'Estudo Bíblico' }))
    await waitFor(() => expect(titles()).toEqual(['Perdão']))
    expect(screen.getByRole('button', { name: 'Filtrar (1)' })).toBeInTheDocument()

    await user.type(screen.getByLabelText('Buscar nos esboços'), 'inexistente')
    expect(await screen.findByRole('heading', { name: 'Nenhum resultado' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Limpar busca e filtro' }))
    await waitFor(() => expect(titles()).toHaveLength(3))
    expect(screen.getByLabelText('Buscar nos esboços')).toHaveFocus()
  })

  it('finds titles while the texts are still being searched, or cannot be', async () => {
    saveThree()
    const { promise, resolve } = Promise.withResolvers<Response>()
    // each pause in the typing asks, and an answer can be read once
    const answer = async () => (await promise).clone()
    server.use(http.post('*/rest/v1/rpc/search_outlines', answer))
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.type(await screen.findByLabelText('Buscar nos esboços'), 'oração')
    await waitFor(() => expect(titles()).toEqual(['A oração da noite']))
    expect(screen.getByText('Procurando…')).toBeInTheDocument()
    expect(screen.queryByText('Nenhum resultado')).not.toBeInTheDocument()

    resolve(HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }))
    expect(
      await screen.findByText(
        'Procuramos só nos títulos: não foi possível procurar no texto dos esboços.',
      ),
    ).toBeInTheDocument()
    server.resetHandlers()
    answerSearch()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(titles()).toEqual(['O filho que volta', 'A oração da noite']))
    expect(screen.getByText('2 esboços')).toBeInTheDocument()
  })

  it('reads no text before an outline is opened, and all pages', async () => {
    for (let number = 1; number <= 61; number += 1) {
      saveOutline({
        title: `Encontro ${number}`,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
      })
    }
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('generated_outlines')) asked.push(new URL(request.url).search)
    })
    renderApp('/dashboard', { signedIn: true })
    expect(await screen.findByText('61 esboços')).toBeInTheDocument()
    expect(titles().at(-1)).toBe('Encontro 1')
    expect(asked).toHaveLength(2)
    expect(asked.join()).not.toContain('generated_content')
    expect(asked.join()).not.toContain('*')
    server.events.removeAllListeners()
  })

  it('opens an outline to read', async () => {
    saveThree()
    const { user } = renderApp('/dashboard', { signedIn: true })
    const [open] = await screen.findAllByRole('button', { name: 'Ver Esboço' })
    if (!open) throw new Error('nothing to open')
    expect(open).toHaveAccessibleDescription('O filho que volta')
    await user.click(open)
    const dialog = await screen.findByRole('dialog', { name: 'O filho que volta' })
    expect(dialog).toHaveAccessibleDescription('Sermão45 min · 20/11/2026')
    expect(
      await within(dialog).findByRole('heading', { name: 'O pai corre', level: 3 }),
    ).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Ver Vídeo' })).toBeVisible()
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Um', 'Dois'])
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('names an outline once where it is read, with its passage', async () => {
    saveOutline({
      title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
      heading: 'O pai corre – Lucas 15:11-32',
      generated_content: '# O pai corre – Lucas 15:11-32\n\n**A ideia central:** Ele corre.\n',
    })
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Ver Esboço' }))
    const dialog = await screen.findByRole('dialog', { name: 'O pai corre' })
    expect(dialog).toHaveAccessibleDescription(/^Lucas 15:11-32/)
    const [, below] = await within(dialog).findAllByRole('heading', { name: /^O pai corre/ })
    expect(below?.parentElement).toHaveClass('sr-only')
  })

  it('says when an outline cannot be opened', async () => {
    saveThree()
    server.use(
      http.get('*/rest/v1/generated_outlines', ({ request }) =>
        request.url.includes('generated_content')
          ? HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 })
          : undefined,
      ),
    )
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(
      (await screen.findAllByRole('button', { name: 'Ver Esboço' }))[0] as HTMLElement,
    )
    const dialog = await screen.findByRole('dialog', { name: 'O filho que volta' })
    expect(await within(dialog).findByText('Não foi possível abrir o esboço.')).toBeVisible()
    server.resetHandlers()
    await user.click(within(dialog).getByRole('button', { name: 'Tentar de novo' }))
    expect(await within(dialog).findByRole('heading', { name: 'O pai corre' })).toBeVisible()
  })

  it('makes no link of what is no address', async () => {
    saveOutline({ youtube_url: 'javascript:alert(1)' })
    renderApp('/dashboard', { signedIn: true })
    await screen.findByRole('button', { name: 'Ver Esboço' })
    expect(screen.queryByRole('link', { name: 'Ver Vídeo' })).not.toBeInTheDocument()
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('that cannot be loaded says so and can be tried again', async () => {
    server.use(
      http.get('*/rest/v1/generated_outlines', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    const { user } = renderApp('/dashboard', { signedIn: true })
    expect(
      await screen.findByText('Não foi possível carregar o histórico de esboços.'),
    ).toBeInTheDocument()
    server.resetHandlers()
    saveOutline({ title: 'De volta' })
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('heading', { name: 'De volta' })).toBeInTheDocument()
    expect(
      screen.queryByText('Não foi possível carregar o histórico de esboços.'),
    ).not.toBeInTheDocument()
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })
})

/** The console may say this once. */
function expectWarning(pattern: RegExp) {
  const heard: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
  return () => expect(heard).toEqual([expect.stringMatching(pattern)])
}

function refuse(method: 'patch' | 'post' | 'delete', options: { once?: boolean } = {}) {
  const down = () => HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 })
  server.use(http[method]('*/rest/v1/generated_outlines', down, options))
}

describe('a title', () => {
  async function edit() {
    saveOutline({ title: 'Perdão' })
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Editar título' }))
    const field = screen.getByRole('textbox', { name: 'Título do esboço' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('Perdão')
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
    return { user, field }
  }

  const saved = () => rowsOf('generated_outlines')[0]?.title

  it('is saved with Enter, trimmed', async () => {
    const { user, field } = await edit()
    await user.clear(field)
    await user.type(field, '  O perdão que liberta {Enter}')
    expect(screen.getByRole('heading', { name: 'O perdão que liberta' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Editar título' })).toHaveFocus()
    expect(await screen.findByText('Título atualizado')).toBeInTheDocument()
    expect(saved()).toBe('O perdão que liberta')
  })

  it('is saved when the field is left', async () => {
    const { user, field } = await edit()
    await user.type(field, ' e paz')
    await user.click(screen.getByLabelText('Buscar nos esboços'))
    expect(await screen.findByText('Título atualizado')).toBeInTheDocument()
    expect(saved()).toBe('Perdão e paz')
    expect(screen.getByLabelText('Buscar nos esboços')).toHaveFocus()
  })

  it.each([
    ['given up with Escape', 'Outro{Escape}'],
    ['blank', '   {Enter}'],
    ['the same', 'Perdão {Enter}'],
  ])('that is %s is not saved', async (_, keys) => {
    const { user, field } = await edit()
    const calls: string[] = []
    server.events.on('request:start', ({ request }) => void calls.push(request.method))
    await user.clear(field)
    await user.type(field, keys)
    expect(screen.getByRole('heading', { name: 'Perdão' })).toBeInTheDocument()
    expect(calls).not.toContain('PATCH')
    expect(screen.queryByText('Título atualizado')).not.toBeInTheDocument()
    server.events.removeAllListeners()
  })

  it('that cannot be saved goes back to what it was', async () => {
    const { user, field } = await edit()
    refuse('patch')
    const expectHeard = expectWarning(/^title_not_saved .*XX000/)
    await user.clear(field)
    await user.type(field, 'Outro{Enter}')
    expect(await screen.findByText('Não foi possível atualizar o título.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Perdão' })).toBeInTheDocument()
    expectHeard()
  })

  it('is the one on the page of the outline too, which was open before', async () => {
    const id = saveOutline({ title: 'Perdão' })
    const { user } = renderApp(`/esboco/${id}`, { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Perdão' })
    await user.click(screen.getByRole('link', { name: 'Seus esboços' }))
    await user.click(await screen.findByRole('button', { name: 'Editar título' }))
    await user.type(screen.getByRole('textbox', { name: 'Título do esboço' }), ' e paz{Enter}')
    await screen.findByText('Título atualizado')
    await user.click(screen.getByRole('button', { name: 'Ver Esboço' }))
    const page = await screen.findByRole('link', { name: 'Abrir o esboço' })
    // the page says what it knows, and has not asked again
    const release = holdRequests('*/rest/v1/generated_outlines')
    await user.click(page)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Perdão e paz')
    release()
  })

  it('of an outline that is gone cannot be saved either', async () => {
    const { user, field } = await edit()
    rowsOf('generated_outlines').length = 0
    const expectHeard = expectWarning(/^title_not_saved .*PGRST116/)
    await user.clear(field)
    await user.type(field, 'Outro{Enter}')
    expect(await screen.findByText('Não foi possível atualizar o título.')).toBeInTheDocument()
    expectHeard()
  })
})

describe('deleting', () => {
  async function remove() {
    saveThree()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
    const [button] = await screen.findAllByRole('button', { name: 'Excluir esboço' })
    if (!button) throw new Error('nothing to delete')
    expect(button).toHaveAccessibleDescription('O filho que volta')
    await user.click(button)
    expect(rowsOf('generated_outlines')).toHaveLength(3)
    await confirm(user)
    return user
  }

  async function confirm(user: UserEvent) {
    const dialog = await screen.findByRole('dialog', { name: 'Excluir este esboço?' })
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  }

  it('asks first, names it with its group and its day, and a tap beside loses nothing', async () => {
    saveThree()
    rowsOf('generated_outlines')[1]!.group_profile = 'Casais jovens'
    const { user } = renderApp('/dashboard', { signedIn: true })
    const [button] = await screen.findAllByRole('button', { name: 'Excluir esboço' })
    if (!button) throw new Error('nothing to delete')
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Excluir este esboço?' })
    expect(dialog).toHaveAccessibleDescription(
      /^“O filho que volta” \(Casais jovens · 20\/11\/2026\) sai do seu histórico\./,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(titles()).toHaveLength(3)
    expect(rowsOf('generated_outlines')).toHaveLength(3)
    expect(button).toHaveFocus()
  })

  it('takes the outline away at once, on the server too', async () => {
    await remove()
    expect(await screen.findByText('Esboço excluído')).toBeInTheDocument()
    expect(titles()).toEqual(['Perdão', 'A oração da noite'])
    expect(rowsOf('generated_outlines')).toHaveLength(2)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Histórico de Esboços' })).toHaveFocus(),
    )
  })

  it('is undone: the outline is back as it was, where it was', async () => {
    const user = await remove()
    await screen.findByText('Esboço excluído')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByRole('heading', { name: 'O filho que volta' })
    expect(await screen.findByText('Esboço recuperado')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Esboço excluído')).toBeNull())
    expect(document.activeElement).toHaveAccessibleDescription('O filho que volta')
    expect(titles()).toEqual(['O filho que volta', 'Perdão', 'A oração da noite'])
    expect(rowsOf('generated_outlines').at(-1)).toMatchObject({
      title: 'O filho que volta',
      duration: 45,
      generated_content: '# O pai corre\n\n## Oração (5 min)\n\n1. Um\n2. Dois',
      created_at: '2026-11-20T15:00:00.000Z',
    })
  })

  it('can be undone a second time where the first one fails', async () => {
    const user = await remove()
    await screen.findByText('Esboço excluído')
    const expectHeard = expectWarning(/^outline_not_restored XX000/)
    refuse('post', { once: true })
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Não foi possível desfazer a exclusão.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('heading', { name: 'O filho que volta' })
    expect(rowsOf('generated_outlines')).toHaveLength(3)
    expectHeard()
  })

  it('that fails brings the outline back', async () => {
    refuse('delete')
    const expectHeard = expectWarning(/^outline_not_deleted .*XX000/)
    await remove()
    expect(await screen.findByText('Não foi possível excluir o esboço.')).toBeInTheDocument()
    await screen.findByRole('heading', { name: 'O filho que volta' })
    expect(titles()).toEqual(['O filho que volta', 'Perdão', 'A oração da noite'])
    expectHeard()
  })

  it('offers nothing to undo where another tab has deleted it', async () => {
    saveOutline()
    const { user } = renderApp('/dashboard', { signedIn: true })
    const button = await screen.findByRole('button', { name: 'Excluir esboço' })
    rowsOf('generated_outlines').length = 0
    await user.click(button)
    await confirm(user)
    expect(await screen.findByText('Esboço excluído')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  it('the last one shows the empty history', async () => {
    saveOutline()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Excluir esboço' }))
    await confirm(user)
    expect(await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })).toBeVisible()
    await screen.findByText('Esboço excluído')
    expect(rowsOf('generated_outlines')).toEqual([])
  })
})

describe('someone whose plan is over', () => {
  it('reads what they have made', async () => {
    setPlan(EXPIRED_STATE)
    saveThree()
    const { user } = renderApp('/dashboard', { signedIn: true })
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
    await user.click(
      (await screen.findAllByRole('button', { name: 'Ver Esboço' }))[0] as HTMLElement,
    )
    const dialog = await screen.findByRole('dialog', { name: 'O filho que volta' })
    expect(await within(dialog).findByRole('heading', { name: 'O pai corre' })).toBeVisible()
  })
})

it('the address of the last outline goes on to the newest one', async () => {
  saveThree()
  renderApp('/esboco/ultimo', { signedIn: true })
  await waitFor(() => expect(address()).toMatch(/^\/esboco\/[\da-f-]{36}$/))
  expect(await screen.findByRole('heading', { name: 'O filho que volta' })).toBeInTheDocument()
})
