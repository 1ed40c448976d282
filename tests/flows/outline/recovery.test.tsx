import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { moveClock } from '../../clock'
import { addAccount, refuseAuth, type Account } from '../../msw/gotrue'
import { saveOutline } from '../../msw/outline-history'
import { commit, commitUnsaved, INPUT, keepPending, ledgerRow } from '../../msw/outline-ledger'
import { answerWebhook, eventStream, openStream, refusal, success } from '../../msw/outline-webhook'
import { rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { openFilledForm, openForm } from '../../open-form'
import { address, fill, renderApp } from '../../render-app'

const REQUEST = '6f1f9cf0-1111-4222-8333-444455556666'
const RESUMED = /^Você pediu este esboço há pouco\./
const UNDER_WAY =
  'Um esboço está sendo preparado. Assim que ficar pronto, ele aparece no histórico.'

let account: Account

beforeEach(() => {
  account = addAccount()
})

const openEmpty = () => openForm(account)
const openFilled = () => openFilledForm({ outlineType: 'sermao' }, account)

async function fillForm(user: UserEvent) {
  await fill(
    user,
    screen.getByLabelText('URL do vídeo do YouTube'),
    'https://www.youtube.com/watch?v=demo-paz-01',
  )
  await user.click(screen.getByRole('combobox', { name: 'Tipo de esboço' }))
  await user.click(await screen.findByRole('option', { name: 'Sermão' }))
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))

/** The console may say these, and nothing else. */
function expectWarnings(...patterns: RegExp[]) {
  const heard: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args.join(' ')))
  return () => {
    expect(heard.length).toBeGreaterThan(0)
    for (const line of heard) expect(patterns.some((pattern) => pattern.test(line))).toBe(true)
  }
}

function refuseSaving() {
  server.use(
    http.post('*/rest/v1/generated_outlines', () =>
      HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
    ),
  )
}

describe('a page that is opened anew', () => {
  const KEPT = 'O seu último esboço está guardado.'

  /** By a phone that had dropped it, or by a reload. */
  const openedBy = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type }] as unknown as PerformanceEntryList)

  it('says where the sheet is that was just made', async () => {
    openedBy('reload')
    const id = saveOutline({ user_id: account.id, created_at: minutesAgo(3) })
    const user = await openEmpty()
    expect(await screen.findByText(KEPT)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Abrir' }))
    await waitFor(() => expect(address()).toBe(`/esboco/${id}`))
  })

  it('says so where a link of the app had led to it before it was reloaded', async () => {
    openedBy('reload')
    saveOutline({ user_id: account.id, created_at: minutesAgo(3) })
    renderApp('/criar-esboco', {
      signedIn: account,
      historyState: { usr: null, key: 'k3yofrouter', idx: 2 },
    })
    expect(await screen.findByText(KEPT)).toBeInTheDocument()
  })

  it('says nothing to whoever goes there by a link of the app', async () => {
    openedBy('reload')
    saveOutline({ user_id: account.id, created_at: minutesAgo(3) })
    const { user } = renderApp('/dashboard', { signedIn: account })
    await user.click(await screen.findByRole('link', { name: 'Gerar Novo Esboço' }))
    await screen.findByLabelText('URL do vídeo do YouTube')
    await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument())
  })

  it.each([
    ['of one that was made before', 'reload', 50],
    ['to whoever comes for another', 'navigate', 3],
  ])('says nothing %s', async (_, type, minutes) => {
    openedBy(type)
    saveOutline({ user_id: account.id, created_at: minutesAgo(minutes) })
    await openEmpty()
    await waitFor(() => expect(screen.queryByText(KEPT)).not.toBeInTheDocument())
  })
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('a page that was reloaded in mid-run', () => {
  it('waits, and shows the outline once', async () => {
    keepPending(account.id, REQUEST)
    const row = ledgerRow(REQUEST)
    const forward = moveClock()
    await openEmpty()
    expect(await screen.findByText(RESUMED)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Gerando Esboço...' })).toBeDisabled()
    await forward(7)
    expect(screen.getByText(RESUMED)).toBeInTheDocument()

    commit(row, '# De antes')
    await forward(4)
    expect(await screen.findByRole('heading', { name: 'De antes' })).toBeInTheDocument()
    expect(await screen.findByText('Esboço Gerado!')).toBeInTheDocument()
    expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Gerar Esboço' })).toBeEnabled()
    await forward(30)
    expect(rowsOf('generated_outlines')).toHaveLength(1)
    expect(localStorage.getItem('esboca:pending-outline')).toBeNull()
  })

  it('saves what the server could not write into the history', async () => {
    keepPending(account.id, REQUEST)
    commitUnsaved(ledgerRow(REQUEST), '# De antes')
    await openEmpty()
    await screen.findByText('Esboço Gerado!')
    expect(rowsOf('generated_outlines')).toEqual([
      expect.objectContaining({
        request_id: REQUEST,
        user_id: account.id,
        title: `Esboço de Célula/Pequeno Grupo - ${new Intl.DateTimeFormat('pt-BR').format()}`,
        youtube_url: INPUT.url,
        duration: 55,
        group_profile: 'casais jovens',
        additional_info: null,
        generated_content: '# De antes',
      }),
    ])
    expect(localStorage.getItem('esboca:pending-outline')).toBeNull()
  })

  it('finds what became ready meanwhile, also on the dashboard', async () => {
    keepPending(account.id, REQUEST)
    commit(ledgerRow(REQUEST), '# De antes')
    renderApp('/dashboard', { signedIn: account })
    expect(await screen.findByRole('button', { name: 'Ver Esboço' })).toBeInTheDocument()
    expect(await screen.findByText('Esboço Gerado!')).toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toHaveLength(1)
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('says nothing of what has been deleted since, and does not bring it back', async () => {
    keepPending(account.id, REQUEST)
    const row = ledgerRow(REQUEST)
    commit(row, '# De antes')
    row.result = null
    rowsOf('generated_outlines').length = 0
    await openEmpty()
    await waitFor(() => expect(localStorage.getItem('esboca:pending-outline')).toBeNull())
    expect(screen.getByRole('button', { name: 'Gerar Esboço' })).toBeEnabled()
    expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText('Esboço Gerado!')).not.toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toEqual([])
  })

  it('looks at once when it wakes up', async () => {
    keepPending(account.id, REQUEST)
    const row = ledgerRow(REQUEST)
    await openEmpty()
    await screen.findByText(RESUMED)
    commit(row, '# De antes')
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByRole('heading', { name: 'De antes' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })

  it('tells why there is no outline, with the form as it was typed', async () => {
    await fillForm(await openEmpty())
    cleanup()

    keepPending(account.id, REQUEST)
    ledgerRow(REQUEST, { state: 'refunded', error_code: 'captions_missing' })
    await openEmpty()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Erro ao gerar esboço')
    expect(alert).toHaveTextContent('Este vídeo não tem legendas.')
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent('Sermão')
    expect(screen.getByLabelText('Transcrição do vídeo (opcional)')).toHaveAccessibleDescription(
      /^Não deu para usar as legendas deste vídeo\./,
    )
    expect(screen.getByRole('button', { name: 'Gerar Esboço' })).toBeEnabled()
    expect(localStorage.getItem('esboca:pending-outline')).toBeNull()
  })

  it('tells on the dashboard too that there is no outline, with the way to the form', async () => {
    const row = ledgerRow(REQUEST)
    keepPending(account.id, REQUEST)
    const forward = moveClock()
    const { user } = renderApp('/dashboard', { signedIn: account })
    await screen.findByText(UNDER_WAY)
    row.lease_over = true
    await forward(4)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Nada foi descontado')
    expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument()
    await user.click(within(alert).getByRole('link', { name: 'Voltar ao formulário' }))
    await screen.findByLabelText('URL do vídeo do YouTube')
    expect(screen.getByRole('alert')).toHaveTextContent('Nada foi descontado')
  })

  it('offers in the message to make the outline again, with what was typed', async () => {
    keepPending(account.id, REQUEST)
    ledgerRow(REQUEST, { lease_over: true })
    const asked = answerWebhook(() => success())
    const user = await openFilled()
    const alert = await screen.findByRole('alert')
    const again = within(alert).getByRole('button', { name: 'Gerar de novo' })
    expect(again).toHaveFocus()
    await user.click(again)
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({ outlineType: 'sermao' })
    expect(alert).not.toBeInTheDocument()
  })

  it('leads from the message to the field that mends it', async () => {
    keepPending(account.id, REQUEST)
    ledgerRow(REQUEST, { state: 'refunded', error_code: 'captions_missing' })
    const user = await openFilled()
    await user.click(await screen.findByRole('button', { name: 'Ir para o campo' }))
    expect(screen.getByLabelText('Transcrição do vídeo (opcional)')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Gerar de novo' })).not.toBeInTheDocument()
  })

  it('says without a connection what is waited for, and goes on when it is back', async () => {
    keepPending(account.id, REQUEST)
    const row = ledgerRow(REQUEST)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const forward = moveClock()
    await openEmpty()
    expect(
      await screen.findByText(/^Você está sem conexão\. O seu pedido está guardado/),
    ).toBeVisible()
    await forward(10)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()

    commit(row, '# De antes')
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await forward(4)
    expect(await screen.findByRole('heading', { name: 'De antes' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })

  it('tells that the work was broken off', async () => {
    keepPending(account.id, REQUEST)
    ledgerRow(REQUEST, { lease_over: true })
    await openEmpty()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A preparação do esboço foi interrompida antes de terminar. Nada foi descontado, e o que você preencheu continua aqui: é só gerar de novo.',
    )
  })

  it.each([10, -10])(
    'believes the server on a device that is %i minutes ahead',
    async (minutes) => {
      const forward = moveClock()
      vi.setSystemTime(Date.now() + minutes * 60_000)
      keepPending(account.id, REQUEST)
      const row = ledgerRow(REQUEST)
      await openEmpty()
      expect(await screen.findByText(RESUMED)).toBeInTheDocument()
      await forward(7)
      expect(screen.getByText(RESUMED)).toBeInTheDocument()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()

      row.lease_over = true
      await forward(4)
      expect(await screen.findByRole('alert')).toHaveTextContent('Nada foi descontado')
    },
  )

  it('gives a request time to arrive, then tells that it never did', async () => {
    keepPending(account.id, REQUEST)
    const forward = moveClock()
    await openEmpty()
    await screen.findByText(RESUMED)
    await forward(15)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await forward(10)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'O seu pedido não chegou até nós. Nada foi descontado, e o que você preencheu continua aqui: é só gerar de novo.',
    )
    expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
  })

  it('says nothing more of a failure that was told before', async () => {
    keepPending(account.id, REQUEST, { told: true, askedAt: Date.now() - 60_000 })
    await openEmpty()
    await screen.findByText('Restam 10 de 10 esboços.', { exact: false })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(
      screen.queryByRole('heading', { name: 'Preparando o seu esboço' }),
    ).not.toBeInTheDocument()
  })

  it('shows nobody what another person has asked for', async () => {
    keepPending('someone else', REQUEST)
    await openEmpty()
    await screen.findByText('Restam 10 de 10 esboços.', { exact: false })
    expect(
      screen.queryByRole('heading', { name: 'Preparando o seu esboço' }),
    ).not.toBeInTheDocument()
  })

  it('with nothing pending shows nothing', async () => {
    renderApp('/dashboard', { signedIn: account })
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
    expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('another device', () => {
  it('waits for the outline and gets it, once and without a word', async () => {
    const row = ledgerRow(REQUEST)
    const forward = moveClock()
    renderApp('/dashboard', { signedIn: account })
    expect(await screen.findByText(UNDER_WAY)).toBeInTheDocument()
    commit(row, '# De outro aparelho')
    await forward(6)
    expect(await screen.findByRole('button', { name: 'Ver Esboço' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument())
    await forward(20)
    expect(rowsOf('generated_outlines')).toHaveLength(1)
    expect(screen.queryByText('Esboço Gerado!')).not.toBeInTheDocument()
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('waits for nothing that was broken off', async () => {
    ledgerRow(REQUEST, { lease_over: true })
    renderApp('/dashboard', { signedIn: account })
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
    await screen.findByText('Restam 10 de 10 esboços.', { exact: false })
    expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument()
  })
})

describe('an outline that could not be saved', () => {
  it('is not said to be missing any more once it is saved', async () => {
    const expectHeard = expectWarnings(/^outline_not_saved .*XX000/)
    answerWebhook(() => success())
    const user = await openFilled()
    const forward = moveClock()
    refuseSaving()
    await submit(user)
    expect(await screen.findByText('Aviso')).toBeInTheDocument()
    server.resetHandlers()
    act(() => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByText('O esboço que não tinha sido salvo já está no histórico.')
    // sooner than it would go by itself
    await forward(2)
    await forward(1)
    expect(screen.queryByText('Aviso')).not.toBeInTheDocument()
    expectHeard()
  })

  it('is saved a little later', async () => {
    const expectHeard = expectWarnings(/^outline_not_saved .*XX000/)
    answerWebhook(() => success())
    const user = await openFilled()
    const forward = moveClock()
    refuseSaving()
    await submit(user)
    expect(await screen.findByText('Aviso')).toBeInTheDocument()
    await forward(3)
    server.resetHandlers()
    for (let tries = 0; tries < 12 && rowsOf('generated_outlines').length === 0; tries += 1) {
      await forward(5)
    }
    expect(
      await screen.findByText('O esboço que não tinha sido salvo já está no histórico.'),
    ).toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toHaveLength(1)
    expect(localStorage.getItem('esboca:pending-outline')).toBeNull()
    expectHeard()
  })

  it('is saved at the next visit, from this device alone', async () => {
    keepPending(account.id, REQUEST, { unsaved: '# Guardado aqui' })
    renderApp('/dashboard', { signedIn: account })
    expect(await screen.findByRole('button', { name: 'Ver Esboço' })).toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toMatchObject([
      { request_id: REQUEST, generated_content: '# Guardado aqui' },
    ])
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })
})

describe('an answer that does not come', () => {
  it.each([
    ['is cut off', () => eventStream('event: progress\ndata: {"stage":"writing"}\n\n')],
    ['is no answer of ours', () => new Response('<html>', { status: 504 })],
    ['is lost altogether', () => Response.error()],
    ['says that the work goes on', () => refusal('in_progress', 'Aguarde mais um pouco.')],
  ])('%s: the work is waited for and no error is shown', async (_, answer) => {
    let row: Record<string, unknown> = {}
    answerWebhook(({ body }) => {
      row = ledgerRow(String(body.requestId))
      return answer()
    })
    const user = await openFilled()
    const forward = moveClock()
    await submit(user)
    await waitFor(() => expect(row.state).toBe('reserved'))
    await forward(5)
    expect(screen.getByRole('heading', { name: 'Preparando o seu esboço' })).toBeInTheDocument()
    commit(row, '# Mesmo assim')
    await forward(4)
    expect(await screen.findByRole('heading', { name: 'Mesmo assim' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
    expect(screen.queryByText('Erro ao gerar esboço')).not.toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toHaveLength(1)
  })

  it('nor a sign of life: after half a minute the work is looked for at the server', async () => {
    let row: Record<string, unknown> = {}
    const stream = openStream()
    answerWebhook(({ body }) => {
      row = ledgerRow(String(body.requestId))
      return stream.response
    })
    const user = await openFilled()
    const forward = moveClock()
    await submit(user)
    await waitFor(() => expect(row.state).toBe('reserved'))
    await stream.send('progress', { stage: 'writing' })
    expect(await screen.findByText('Etapa 3 de 4: Escrevendo o esboço')).toBeInTheDocument()
    await forward(30)
    expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
    await forward(10)
    expect(await screen.findByText(RESUMED)).toBeInTheDocument()
    commit(row, '# Mesmo assim')
    await forward(4)
    expect(await screen.findByRole('heading', { name: 'Mesmo assim' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })

  it('nor begins: the work is looked for at the server', async () => {
    let row: Record<string, unknown> = {}
    answerWebhook(({ body }) => {
      row = ledgerRow(String(body.requestId))
      return new Promise<Response>(() => {})
    })
    const user = await openFilled()
    const forward = moveClock()
    await submit(user)
    await waitFor(() => expect(row.state).toBe('reserved'))
    await forward(80)
    expect(screen.queryByText(RESUMED)).not.toBeInTheDocument()
    await forward(15)
    expect(await screen.findByText(RESUMED)).toBeInTheDocument()
  })

  it('because there will be none says why, and the form can be sent again', async () => {
    let row: Record<string, unknown> = {}
    answerWebhook(({ body }) => {
      row = ledgerRow(String(body.requestId))
      return Response.error()
    })
    const user = await openFilled()
    const forward = moveClock()
    await submit(user)
    await screen.findByText(RESUMED)
    Object.assign(row, { state: 'refunded', error_code: 'captions_missing' })
    await forward(4)
    expect(await screen.findByRole('alert')).toHaveTextContent('Este vídeo não tem legendas.')
    expect(screen.getByRole('button', { name: 'Gerar Esboço' })).toBeEnabled()
    expect(localStorage.getItem('esboca:pending-outline')).toBeNull()
    expect(rowsOf('generated_outlines')).toEqual([])
  })

  it('because others are being made is asked for again', async () => {
    let busy = true
    const asked = answerWebhook(() => (busy ? refusal('busy', 'Aguarde.') : success()))
    const user = await openFilled()
    const forward = moveClock()
    await submit(user)
    await waitFor(() => expect(asked).toHaveLength(1))
    busy = false
    await forward(5)
    await screen.findByText('Esboço Gerado!')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body.requestId).toBe(asked[0]?.body.requestId)
    expect(screen.queryByText('Aguarde.')).not.toBeInTheDocument()
  })

  it('and was told as a failure still comes when the connection is back', async () => {
    answerWebhook(() => Response.error())
    const user = await openFilled()
    await submit(user)
    await screen.findByText('O Esboça não respondeu.', { exact: false })
    const [pending] = JSON.parse(localStorage.getItem('esboca:pending-outline') ?? '[]') as {
      requestId: string
    }[]
    commit(ledgerRow(pending?.requestId ?? ''), '# Chegou')
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading', { name: 'Chegou' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })

  it('because the session ran out is asked for with a new one', async () => {
    const asked = answerWebhook(({ headers }) =>
      asked.length === 1 || !headers.get('authorization')
        ? HttpResponse.json({ success: false, code: 'unauthenticated' }, { status: 401 })
        : success(),
    )
    const user = await openFilled()
    await submit(user)
    await screen.findByText('Esboço Gerado!')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body.requestId).toBe(asked[0]?.body.requestId)
  })
})

describe('a session that was ended elsewhere', () => {
  it('leads to the login and back to the form, with what was typed', async () => {
    answerWebhook(() =>
      HttpResponse.json({ success: false, code: 'unauthenticated' }, { status: 401 }),
    )
    const user = await openEmpty()
    await fillForm(user)
    server.use(refuseAuth('token', { code: 'session_not_found', message: 'Session not found' }))
    await submit(user)
    await waitFor(() => expect(address()).toBe('/auth?next=%2Fcriar-esboco'))
    expect(await screen.findByText('Sua sessão expirou. Faça login novamente.')).toBeInTheDocument()
    expect(screen.queryByText(/erro 401/)).not.toBeInTheDocument()
    expect(localStorage.getItem('esboca:draft')).toContain('demo-paz-01')
  })
})

describe('two quick clicks', () => {
  it('ask once', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilled()
    await user.dblClick(screen.getByRole('button', { name: 'Gerar Esboço' }))
    await screen.findByText('Esboço Gerado!')
    expect(asked).toHaveLength(1)
    expect(rowsOf('generated_outlines')).toHaveLength(1)
  })
})

describe('what was typed', () => {
  it('is there after a reload, until an outline was made of it', async () => {
    const user = await openEmpty()
    await fillForm(user)
    await user.type(screen.getByLabelText('Perfil do grupo'), 'casais')
    await user.click(screen.getByRole('button', { name: '5 minutos a menos' }))
    cleanup()
    const again = await openEmpty()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent('Sermão')
    expect(screen.getByLabelText('Perfil do grupo')).toHaveValue('casais')
    expect(screen.getByText('55 min')).toBeInTheDocument()

    answerWebhook(() => success())
    await submit(again)
    await screen.findByText('Esboço Gerado!')
    cleanup()
    await openEmpty()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue('')
  })

  it('is there again once the form of a sheet was opened to be changed', async () => {
    answerWebhook(() => success())
    const user = await openFilled()
    await submit(user)
    await screen.findByText('Esboço Gerado!')
    await user.click(await screen.findByRole('button', { name: 'Alterar' }))
    cleanup()
    await openEmpty()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
  })

  it('is not shown to another person', async () => {
    const user = await openEmpty()
    await fillForm(user)
    cleanup()
    account = addAccount({ email: 'outra@example.com' })
    await openEmpty()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue('')
  })

  it('is sent although the device keeps nothing', async () => {
    const user = await openEmpty()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('exceeded', 'QuotaExceededError')
    })
    answerWebhook(() => success())
    await fillForm(user)
    await submit(user)
    await screen.findByText('Esboço Gerado!')
    expect(rowsOf('generated_outlines')).toHaveLength(1)
  })
})

describe('leaving while the outline is being made', () => {
  async function startWork() {
    const stream = openStream()
    answerWebhook(() => stream.response)
    const user = await openFilled()
    await submit(user)
    await screen.findByRole('heading', { name: 'Preparando o seu esboço' })
    return { user, stream }
  }

  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('by a link asks, and stays or goes', async () => {
    saveOutline()
    const { user, stream } = await startWork()
    const link = () => screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement
    await user.click(link())
    const dialog = await screen.findByRole('dialog', { name: 'Sair desta página?' })
    expect(dialog).toHaveTextContent(
      'O esboço ainda está sendo preparado. Se você sair, ele fica guardado no histórico quando estiver pronto.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Esperar aqui' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe('/criar-esboco')

    await user.click(link())
    await user.click(await screen.findByRole('button', { name: 'Sair da página' }))
    await screen.findByRole('heading', { name: 'Histórico de Esboços' })
    expect(address()).toBe('/dashboard')
    await stream.send('result', { success: true, outline: '# Do fluxo', error: null })
    await stream.close()
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Ver Esboço' })).toHaveLength(2),
    )
    await screen.findByText('Esboço Gerado!')
    await screen.findByRole('combobox', { name: 'Filtrar por tipo' })
  })

  it('by the browser asks too, and only then', async () => {
    await openEmpty()
    expect(leaves()).toBe(true)
    cleanup()
    const { stream } = await startWork()
    expect(leaves()).toBe(false)
    await stream.send('result', { success: true, outline: '# Do fluxo', error: null })
    await stream.close()
    await screen.findByText('Esboço Gerado!')
    await waitFor(() => expect(leaves()).toBe(true))
  })

  it('and coming back finds it at work, and then the outline', async () => {
    const { user, stream } = await startWork()
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Sair da página' }))
    await user.click(await screen.findByRole('link', { name: 'Gerar Novo Esboço' }))
    expect(
      await screen.findByRole('heading', { name: 'Preparando o seu esboço' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Gerando Esboço...' })).toBeDisabled()
    await stream.send('result', { success: true, outline: '# Do fluxo', error: null })
    await stream.close()
    expect(await screen.findByRole('heading', { name: 'Do fluxo' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
    expect(rowsOf('generated_outlines')).toHaveLength(1)
  })
})
