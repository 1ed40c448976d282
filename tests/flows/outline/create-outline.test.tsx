import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  answerWebhook,
  eventStream,
  openStream,
  OUTLINE,
  recordCalls,
  refusal,
  success,
} from '../../msw/outline-webhook'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { openFilledForm, openForm } from '../../open-form'
import { address, fill, renderApp } from '../../render-app'

afterEach(() => {
  vi.unstubAllEnvs()
  server.events.removeAllListeners()
})

async function chooseType(user: UserEvent, name: string) {
  await user.click(screen.getByRole('combobox', { name: 'Tipo de esboço' }))
  await user.click(await screen.findByRole('option', { name }))
}

async function fillForm(user: UserEvent) {
  await fill(
    user,
    screen.getByLabelText('URL do vídeo do YouTube'),
    'https://www.youtube.com/watch?v=demo-paz-01',
  )
  await chooseType(user, 'Célula/Pequeno Grupo')
}

/** The list that follows a heading of the waiting. */
const listBelow = (heading: HTMLElement) =>
  heading.parentElement!.parentElement!.querySelector<HTMLElement>('ul')!

const submitButton = () => screen.getByRole('button', { name: 'Gerar Esboço' })

/** The console may say this once. */
function expectWarning(pattern: RegExp) {
  const heard: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation(
    (...args: unknown[]) => void heard.push(args.join(' ')),
  )
  return () => expect(heard).toEqual([expect.stringMatching(pattern)])
}

describe('a filled form', () => {
  it('becomes an outline on the screen and in the history', async () => {
    const asked = answerWebhook(() => success())
    const user = await openForm()
    await fillForm(user)
    await fill(user, screen.getByLabelText('Perfil do grupo'), '  casais jovens ')
    await user.click(screen.getByRole('button', { name: '5 minutos a menos' }))
    await user.click(submitButton())

    expect(await screen.findByText('Esboço Gerado!')).toBeInTheDocument()
    expect(screen.getByText('Seu esboço foi gerado com sucesso!')).toBeInTheDocument()
    const result = screen.getByRole('region', { name: 'Seu Esboço Gerado' })
    expect(
      await within(result).findByRole('heading', { name: 'A paz que fica de guarda' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Seu Esboço Gerado' })).toHaveFocus()

    const [saved] = rowsOf('generated_outlines')
    expect(asked[0]?.body).toEqual({
      url: 'https://www.youtube.com/watch?v=demo-paz-01',
      outlineType: 'celula',
      duration: 55,
      groupProfile: 'casais jovens',
      additionalInfo: '',
      startTime: null,
      endTime: null,
      userEmail: 'marta@example.com',
      userId: saved?.user_id,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
    expect(rowsOf('generated_outlines')).toHaveLength(1)
    expect(saved).toMatchObject({
      request_id: asked[0]?.body.requestId,
      title: `Esboço de Célula/Pequeno Grupo - ${new Intl.DateTimeFormat('pt-BR').format()}`,
      youtube_url: 'https://www.youtube.com/watch?v=demo-paz-01',
      outline_type: 'celula',
      duration: 55,
      group_profile: 'casais jovens',
      additional_info: null,
      start_time: null,
      end_time: null,
      generated_content: OUTLINE,
    })
  })

  it('stands on the page as it was edited since, without taking the focus from the form', async () => {
    answerWebhook(() => success())
    const user = await openForm()
    await fillForm(user)
    await user.click(submitButton())
    await user.click(await screen.findByRole('link', { name: 'Editar e conduzir' }))
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await user.type(screen.getByRole('textbox', { name: 'Título do esboço' }), ' em casa')
    await user.click(screen.getByRole('button', { name: 'Concluir' }))
    await waitFor(() =>
      expect(rowsOf('generated_outlines')[0]?.generated_content).toContain('de guarda em casa'),
    )
    const [toForm] = screen.getAllByRole('link', { name: 'Criar Esboço' })
    if (!toForm) throw new Error('no link to the form')
    await user.click(toForm)
    const result = await screen.findByRole('region', { name: 'Seu Esboço Gerado' })
    expect(
      await within(result).findByRole('heading', { name: 'A paz que fica de guarda em casa' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Seu Esboço Gerado' })).not.toHaveFocus()
  })

  it('goes its way in the agreed order', async () => {
    answerWebhook(() => success())
    const user = await openForm()
    await screen.findByText('Restam 10 de 10 esboços.', { exact: false })
    await fillForm(user)
    const calls = recordCalls()
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(calls).toEqual([
      'POST /rest/v1/rpc/can_make_request',
      'POST /functions/v1/generate-outline',
      'POST /rest/v1/generated_outlines',
      'POST /rest/v1/rpc/track_request_usage',
      'POST /rest/v1/rpc/can_make_request',
    ])
  })

  it('sends the pasted transcript and the times in seconds', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
    await user.type(screen.getByLabelText('Tempo de início'), '1230')
    await user.type(screen.getByLabelText('Tempo de fim'), '45:00')
    expect(screen.getByText('Vamos usar o vídeo de 12:30 até 45:00.')).toBeInTheDocument()
    await user.click(screen.getByLabelText('Transcrição do vídeo (opcional)'))
    await user.paste('A graça e a paz, irmãos.')
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({
      startTime: 750,
      endTime: 2700,
      transcript: 'A graça e a paz, irmãos.',
    })
  })

  it('shows the stages of an event stream', async () => {
    const stream = openStream()
    const asked = answerWebhook(() => stream.response)
    const user = await openFilledForm()
    await user.click(submitButton())
    const busy = await screen.findByRole('button', { name: 'Gerando Esboço...' })
    expect(busy).toBeDisabled()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toBeDisabled()
    expect(screen.getByText(/^Em geral, de 15 a 45 segundos/)).toBeInTheDocument()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.headers.get('accept')).toBe('text/event-stream, application/json')

    await stream.send('progress', { stage: 'transcript' })
    expect(await screen.findByText('Etapa 1 de 4: Lendo a transcrição')).toBeInTheDocument()
    await stream.send('progress', { stage: 'writing' })
    expect(await screen.findByText('Etapa 3 de 4: Escrevendo o esboço')).toBeInTheDocument()
    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'))
    expect(steps.map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
      ['Lendo a transcrição(concluída)', null],
      ['Encontrando os textos bíblicos(concluída)', null],
      ['Escrevendo o esboço(em andamento)', 'step'],
      ['Relendo e conferindo o esboço', null],
    ])

    await stream.send('result', { success: true, outline: '# Do fluxo', error: null })
    await stream.close()
    expect(await screen.findByRole('heading', { name: 'Do fluxo' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
    expect(screen.queryByText('Preparando o seu esboço')).not.toBeInTheDocument()
  })

  it('shows sections as they are ready, told once, and the verified outline in their place', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const stream = openStream()
    answerWebhook(() => stream.response)
    const user = await openFilledForm()
    await user.click(submitButton())
    await stream.send('progress', { stage: 'writing' })
    await screen.findByText('Etapa 3 de 4: Escrevendo o esboço')
    expect(screen.queryByText('O que já está pronto')).not.toBeInTheDocument()

    const early = (index: number, markdown: unknown, count: number | null = null) =>
      stream.send('section', { index, count, markdown })
    await early(1, '## Quebra-gelo\n\nConte uma noite sem sono.\n')
    await early(2, '## Resumo da mensagem\n\nA paz <img src=x onerror=alert(1)> guarda.\n')
    const area = await screen.findByRole('region', { name: 'O que já está pronto' })
    expect(await within(area).findByText('Conte uma noite sem sono.')).toBeInTheDocument()
    expect(await within(area).findByText(/A paz/)).toBeInTheDocument()
    expect(area.querySelector('img')).toBeNull()
    const heard = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(heard).toContain('As primeiras partes já podem ser lidas abaixo.')
    expect(heard.join()).not.toContain('Conte uma noite')
    expect(area.closest('[aria-live], output')).toBeNull()

    // what makes no sense is left out
    await early(-1, '## Antes')
    await early(99, '## Longe')
    await early(3, { not: 'text' })
    await early(3, 'x'.repeat(20_001))
    await early(1, '## Quebra-gelo\n\nConte outra noite.\n')
    expect(await within(area).findByText('Conte outra noite.')).toBeInTheDocument()
    expect(area).not.toHaveTextContent(/Antes|Longe|xxx|Conte uma noite/)
    expect(rowsOf('generated_outlines')).toEqual([])

    fireEvent.scroll(window)
    await early(0, '# A paz\n', 3)
    await stream.send('result', { success: true, outline: OUTLINE, error: null })
    await stream.close()
    const result = await screen.findByRole('region', { name: 'Seu Esboço Gerado' })
    expect(result).toHaveTextContent('Quebra-gelo 10 min')
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.queryByText('O que já está pronto')).not.toBeInTheDocument()
    expect(screen.queryByText('Conte outra noite.')).not.toBeInTheDocument()
    await waitFor(() => expect(rowsOf('generated_outlines')).toHaveLength(1))
    expect(JSON.stringify(rowsOf('generated_outlines'))).not.toContain('Conte outra noite')
  })

  it('says that it is read over as soon as all of its parts are written', async () => {
    const stream = openStream()
    answerWebhook(() => stream.response)
    const user = await openFilledForm({ duration: 40 })
    await user.click(submitButton())
    await stream.send('progress', { stage: 'writing' })
    await screen.findByText('Etapa 3 de 4: Escrevendo o esboço')
    const bars = within(await screen.findByText('Como o seu esboço vai ficar').then(listBelow))
    const titles = bars.getAllByRole('listitem').map((part) => part.firstElementChild?.nextSibling)
    for (const [index, title] of titles.entries()) {
      expect(screen.queryByText(/^Etapa 4 de 4/)).not.toBeInTheDocument()
      const markdown = `## ${title?.textContent}\n\nTexto ${index}.\n`
      await stream.send('section', { index: index + 1, count: null, markdown })
      await screen.findByText(`Partes prontas: ${index + 1} de ${titles.length}`)
    }
    expect(
      await screen.findByText('Etapa 4 de 4: Relendo e conferindo o esboço'),
    ).toBeInTheDocument()
    // nothing else says that it is still being written
    expect(screen.getByRole('heading', { name: /^Quase pronto/ })).toHaveFocus()
    expect(screen.queryByText('Preparando o seu esboço')).not.toBeInTheDocument()
    await stream.send('result', { success: true, outline: OUTLINE, error: null })
    await stream.close()
    await screen.findByText('Esboço Gerado!')
  })

  it('takes the sections back when the whole could not be made', async () => {
    const stream = openStream()
    answerWebhook(() => stream.response)
    const user = await openFilledForm()
    await user.click(submitButton())
    await stream.send('section', { index: 1, count: null, markdown: '## Quebra-gelo\n\nConte.\n' })
    expect(await screen.findByText('Conte.')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: /^Preparando o seu esboço/ })).toHaveFocus()
    // and by nothing else
    expect(screen.getAllByText('Preparando o seu esboço')).toHaveLength(1)
    const error = 'O serviço que escreve o esboço demorou demais.'
    await stream.send('result', { success: false, outline: null, error, code: 'model_timeout' })
    await stream.close()
    expect(await screen.findByText(error)).toBeInTheDocument()
    expect(screen.queryByText('Conte.')).not.toBeInTheDocument()
    expect(rowsOf('generated_outlines')).toEqual([])
    expect(JSON.stringify(localStorage)).not.toContain('Conte.')
  })

  it('takes plain text for an outline', async () => {
    answerWebhook(() => new Response('## Esboço da paz\n\n- um\n- dois'))
    const user = await openFilledForm()
    await user.click(submitButton())
    expect(await screen.findByRole('heading', { name: 'Esboço da paz' })).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })
})

describe('the page, step by step', () => {
  it('shows beside the form the parts of the sheet and their minutes, as an example before there is a type', async () => {
    const user = await openForm()
    const sheet = within(await screen.findByRole('region', { name: /^Um exemplo de 60\smin$/ }))
    const parts = () => sheet.getAllByRole('listitem').map(({ textContent }) => textContent)
    const minutes = () => parts().map((part) => Number(/(\d+)\smin$/.exec(part)?.[1]))
    const together = () => minutes().reduce((sum, each) => sum + each, 0)
    expect(parts()).toContainEqual(expect.stringMatching(/^Perguntas para discussão\d+\smin$/))
    expect(sheet.getByText('As partes mudam com o tipo de esboço.')).toBeInTheDocument()
    expect(sheet.getByRole('figure')).toHaveTextContent(
      'Uma pergunta de um esboço prontoSe o seu filho aparecesse hoje na estrada, qual seria a sua primeira frase?',
    )
    expect(together()).toBe(60)
    await chooseType(user, 'Estudo Bíblico')
    expect(sheet.queryByRole('figure')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '5 minutos a menos' }))
    expect(sheet.getByText('Estudo Bíblico · 55 min')).toBeInTheDocument()
    expect(together()).toBe(55)
    expect(parts()[1]).toMatch(/^Observação do texto\d+\smin$/)
  })

  it('has one picture of the sheet, beside the form, and then one line of the form above the sheet', async () => {
    answerWebhook(() => success())
    const user = await openForm()
    const sheet = await screen.findByRole('region', { name: /^Um exemplo de 60\smin$/ })
    expect(sheet).toContainElement(screen.getByText('Desafio'))
    await fillForm(user)
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    const folded = await screen.findByText('60 min · Célula/Pequeno Grupo')
    expect(folded.parentElement).toHaveTextContent(/^A paz que fica de guarda/)
    expect(screen.queryByRole('button', { name: 'Gerar Esboço' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Alterar' }))
    expect(submitButton()).toBeEnabled()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(screen.queryByText(/^60 min ·/)).not.toBeInTheDocument()
  })

  it('begins another sheet where the link to it is pressed beside one', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm({ groupProfile: 'casais' })
    await user.click(submitButton())
    await screen.findByRole('region', { name: 'Seu Esboço Gerado' })
    await waitFor(() => expect(rowsOf('generated_outlines')).toHaveLength(1))
    await screen.findByText('Salvo no seu histórico')
    const top = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await user.click(screen.getAllByRole('link', { name: 'Criar Esboço' })[0]!)
    expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue('')
    expect(screen.getByLabelText('Perfil do grupo')).toHaveValue('')
    expect(screen.queryByRole('region', { name: 'Seu Esboço Gerado' })).not.toBeInTheDocument()
    expect(top).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
    expect(screen.getByRole('main')).toHaveFocus()
    expect(rowsOf('generated_outlines')).toHaveLength(1)
  })

  it('keeps what is typed where the link to it is pressed on the form', async () => {
    const user = await openFilledForm({ groupProfile: 'casais' })
    await user.click(screen.getAllByRole('link', { name: 'Criar Esboço' })[0]!)
    expect(screen.getByLabelText('Perfil do grupo')).toHaveValue('casais')
  })

  it('folds away what most do without, until it is asked for or has to be looked at', async () => {
    answerWebhook(() => refusal('captions_blocked', 'Cole a transcrição.'))
    const user = await openForm()
    expect(screen.getByLabelText('Informações adicionais')).not.toBeVisible()
    await user.click(screen.getByText('Informações, série, transcrição ou trecho do vídeo'))
    expect(screen.getByLabelText('Informações adicionais')).toBeVisible()
    await user.click(screen.getByText('Mais opções'))
    expect(screen.getByLabelText('Informações adicionais')).not.toBeVisible()
    await fillForm(user)
    await user.click(submitButton())
    await waitFor(() =>
      expect(screen.getByLabelText('Transcrição do vídeo (opcional)')).toHaveFocus(),
    )
    expect(screen.getByLabelText('Transcrição do vídeo (opcional)')).toBeVisible()
  })
})

describe('a form that is not ready', () => {
  it('says beside its button what is missing, until nothing is', async () => {
    const user = await openForm()
    expect(submitButton()).toHaveAccessibleDescription('Falta colar o link e escolher o tipo.')
    await fill(
      user,
      screen.getByLabelText('URL do vídeo do YouTube'),
      'https://youtu.be/demo-paz-01',
    )
    expect(submitButton()).toHaveAccessibleDescription('Falta escolher o tipo.')
    await chooseType(user, 'Sermão')
    expect(submitButton()).toHaveAccessibleDescription('Usa 1 dos 10\u00a0esboços que restam.')
    await user.clear(screen.getByLabelText('URL do vídeo do YouTube'))
    expect(submitButton()).toHaveAccessibleDescription('Falta colar o link.')
  })

  it('asks for the URL, and puts the cursor there', async () => {
    const asked = answerWebhook(() => success())
    const user = await openForm()
    await user.click(submitButton())
    expect(
      await screen.findByText('Por favor, insira a URL do vídeo do YouTube.'),
    ).toBeInTheDocument()
    const field = screen.getByLabelText('URL do vídeo do YouTube')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Cole aqui o link do vídeo.')
    await user.type(field, 'h')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(asked).toEqual([])
  })

  it('asks for the type, and puts the cursor there', async () => {
    const asked = answerWebhook(() => success())
    const user = await openForm()
    await fill(
      user,
      screen.getByLabelText('URL do vídeo do YouTube'),
      'https://youtu.be/demo-paz-01',
    )
    await user.click(submitButton())
    expect(await screen.findByText('Por favor, selecione o tipo de esboço.')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('tells a wrong link as its field is left, and leads back to it first', async () => {
    const asked = answerWebhook(() => success())
    const user = await openForm()
    const field = screen.getByLabelText('URL do vídeo do YouTube')
    await user.type(field, 'culto da igreja')
    expect(field).toHaveAccessibleDescription(/^YouTube: “Compartilhar” e “Copiar link”\./)
    await user.tab()
    const wrong = 'Cole o link de um vídeo do YouTube.'
    expect(field).toHaveAccessibleDescription(wrong)
    await user.click(submitButton())
    expect(await screen.findByText(/^Escolha um dos/)).toBeInTheDocument()
    expect(field).toHaveFocus()

    await chooseType(user, 'Sermão')
    await user.click(submitButton())
    expect(field).toHaveFocus()
    const toasts = screen.getByRole('region', { name: /Avisos/ })
    await waitFor(() => expect(within(toasts).queryByRole('listitem')).toBeNull())
    await user.clear(field)
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(asked).toEqual([])
  })

  it.each([
    ['1', '', 'Formato inválido. Use MM:SS (ex: 2:30)'],
    ['2:75', '', 'Segundos devem ser menores que 60'],
    ['10:00', '09:00', 'Tempo de fim deve ser maior que o tempo de início'],
  ])('cannot be sent with the times %s to %s', async (start, end, error) => {
    const user = await openFilledForm()
    await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
    await user.type(screen.getByLabelText('Tempo de início'), start)
    if (end) await user.type(screen.getByLabelText('Tempo de fim'), end)
    await user.tab()
    expect(screen.getByText(error)).toBeInTheDocument()
    expect(submitButton()).toBeDisabled()
    await user.clear(screen.getByLabelText('Tempo de início'))
    expect(screen.queryByText(error)).not.toBeInTheDocument()
    expect(submitButton()).toBeEnabled()
  })

  it('says so when it is sent all the same', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
    await user.type(screen.getByLabelText('Tempo de início'), '2:7')
    await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
    const form = submitButton().closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    expect(await screen.findByText('Erro nos tempos')).toBeInTheDocument()
    expect(
      screen.getByText('Por favor, corrija os erros nos campos de tempo antes de continuar.'),
    ).toBeInTheDocument()
    expect(screen.getByLabelText('Tempo de início')).toHaveFocus()
    expect(screen.getByLabelText('Tempo de início')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('takes its message back when the field is mended, and not before', async () => {
    const user = await openForm()
    await user.click(screen.getByLabelText('URL do vídeo do YouTube'))
    await user.paste('https://www.youtube.com/watch?v=demo-paz-01')
    await user.click(submitButton())
    const said = await screen.findByText('Por favor, selecione o tipo de esboço.')
    await user.click(screen.getByRole('button', { name: '5 minutos a menos' }))
    expect(said).toBeInTheDocument()
    await chooseType(user, 'Sermão')
    await waitFor(() => expect(said).not.toBeInTheDocument())
  })

  it('lets a start without an end pass', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
    await user.type(screen.getByLabelText('Tempo de início'), '2:30')
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({ startTime: 150, endTime: null })
  })
})

describe('the allowance', () => {
  it.each([
    ['trial', '10 requisições', 'Você utilizou suas 10 requisições gratuitas do período de teste.'],
    [
      'active',
      'limite mensal',
      'Você atingiu o limite mensal de 20 requisições. Aguarde o próximo mês para continuar.',
    ],
  ])('stops a %s that is told %j', async (subscription_status, reason, text) => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    answerRpc('can_make_request', () => ({
      can_request: false,
      reason,
      requests_remaining: 0,
      subscription_status,
    }))
    await user.click(submitButton())
    expect(await screen.findByText('Limite atingido')).toBeInTheDocument()
    const toasts = screen.getByRole('region', { name: /Avisos/ })
    expect(within(toasts).getByText(text)).toBeInTheDocument()
    expect(asked).toEqual([])
    // whoever pays already can only wait
    const offers = within(toasts).queryAllByRole('button', { name: 'Assinar Plano' })
    expect(offers).toHaveLength(subscription_status === 'active' ? 0 : 1)
    if (!offers[0]) return
    await user.click(offers[0])
    await waitFor(() => expect(address()).toBe('/checkout'))
  })

  it('may also be found used up by the server', async () => {
    answerWebhook(() => refusal('limit_reached', 'Limite de 10 requisições'))
    const user = await openFilledForm()
    await user.click(submitButton())
    expect(await screen.findByText('Limite atingido')).toBeInTheDocument()
    expect(
      screen.getByText('Você utilizou suas 10 requisições gratuitas do período de teste.'),
    ).toBeInTheDocument()
  })

  it('that cannot be checked stops the form', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    server.use(
      http.post('*/rest/v1/rpc/can_make_request', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    await user.click(submitButton())
    expect(await screen.findByText('Erro ao verificar limite de requisições')).toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('that makes no sense is ignored with a warning: the server decides', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    answerRpc('can_make_request', () => ({ can_request: 'sim' }))
    const heard: unknown[] = []
    vi.spyOn(console, 'warn').mockImplementation((...args) => void heard.push(args[0]))
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(heard).toContain('usage_check_ignored')
  })
})

describe('a refusal', () => {
  it.each([
    [refusal('model_failed', 'O serviço não respondeu.'), 'O serviço não respondeu.'],
    [refusal(null, null), 'Ocorreu um erro ao gerar o esboço. Por favor, tente novamente.'],
    [new Response('ok'), 'Resposta inválida do servidor'],
    [
      new Response('<html>', { status: 502 }),
      'O Esboça não respondeu como esperado (erro 502). Tente novamente em alguns instantes.',
    ],
  ])('is told, and the form is kept (%#)', async (response, text) => {
    answerWebhook(() => response.clone())
    const user = await openFilledForm()
    await user.click(submitButton())
    expect(await screen.findByText('Erro ao gerar esboço')).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(submitButton()).toBeEnabled()
    expect(rowsOf('generated_outlines')).toEqual([])
  })

  it('for want of captions opens the transcript field, with advice', async () => {
    answerWebhook(() => refusal('captions_missing', 'Este vídeo não tem legendas.'))
    const user = await openForm()
    const field = screen.getByLabelText('Transcrição do vídeo (opcional)')
    expect(field).toHaveAttribute('rows', '1')
    await fillForm(user)
    await user.click(submitButton())
    expect(await screen.findByText('Este vídeo não tem legendas.')).toBeInTheDocument()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('rows', '7')
    expect(field).toHaveAccessibleDescription(
      /^Não deu para usar as legendas deste vídeo\. Cole aqui a transcrição e gere o esboço de novo\. Só é preciso/,
    )

    const steps = screen.getByText('Como copiar a transcrição, passo a passo')
    expect(steps.closest('details')).not.toHaveAttribute('open')
    await user.click(steps)
    const phone = screen.getByRole('region', { name: 'No celular' })
    expect(within(phone).getAllByRole('listitem')).toHaveLength(5)
    expect(within(phone).getByText('Site para computador')).toBeInTheDocument()

    const asked = answerWebhook(() => success())
    await user.click(field)
    await user.paste('A graça e a paz, irmãos.')
    expect(field).not.toHaveAttribute('aria-invalid')
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body.transcript).toBe('A graça e a paz, irmãos.')
  })

  it('of the link leads back to it', async () => {
    answerWebhook(() => refusal('invalid_url', 'Este não parece ser um link de vídeo.'))
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('Este não parece ser um link de vídeo.')
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveFocus()
  })

  it('of the times unfolds them', async () => {
    answerWebhook(() => refusal('clip_empty', 'Não há fala entre o tempo de início e o de fim.'))
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('Não há fala entre o tempo de início e o de fim.')
    expect(screen.getByLabelText('Tempo de fim')).toHaveFocus()
    expect(submitButton()).toBeEnabled()
  })
})

describe('a connection', () => {
  it('that is not there costs nothing and keeps the form', async () => {
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    await screen.findByText('Restam 10 de 10 esboços.', { exact: false })
    const calls = recordCalls()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(submitButton())
    expect(
      await screen.findByText(
        'Você está sem conexão com a internet. Nada foi descontado e o que você preencheu continua aqui. Quando a conexão voltar, tente novamente.',
      ),
    ).toBeInTheDocument()
    expect(calls).toEqual([])
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(asked).toEqual([])
  })

  it.each([
    ['before the answer', () => Response.error(), 'O Esboça não respondeu.'],
    [
      'in the middle of it',
      () => eventStream('event: progress\ndata: {"stage":"writing"}\n\n: \n\nevent: res'),
      'A conexão caiu antes de o esboço chegar.',
    ],
  ])('lost %s: the next try asks for the same outline', async (_, lost, text) => {
    const first = answerWebhook(() => lost())
    const user = await openFilledForm()
    await user.click(submitButton())
    const told = within(await screen.findByRole('alert'))
    expect(told.getByText(text, { exact: false })).toBeInTheDocument()
    // it stays where the form is, with what to do next
    expect(told.getByRole('button', { name: 'Gerar de novo' })).toBeVisible()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )

    const second = answerWebhook(() => success())
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(second[0]?.body.requestId).toBe(first[0]?.body.requestId)

    // seen now, so that the same once more is a new wish
    const third = answerWebhook(() => success())
    await user.click(screen.getByRole('button', { name: 'Alterar' }))
    await user.click(submitButton())
    await waitFor(() => expect(third).toHaveLength(1))
    expect(third[0]?.body.requestId).not.toBe(first[0]?.body.requestId)
    await waitFor(() => expect(rowsOf('generated_outlines')).toHaveLength(2))
    await screen.findByRole('button', { name: 'Alterar' })
  })

  it('lost, then other input: that is another outline', async () => {
    const first = answerWebhook(() => Response.error())
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('O Esboça não respondeu.', { exact: false })
    const second = answerWebhook(() => success())
    await user.click(screen.getByRole('button', { name: '5 minutos a mais' }))
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(second[0]?.body.requestId).not.toBe(first[0]?.body.requestId)
  })

  it('takes a new key when the server says that the old one was used otherwise', async () => {
    const text = 'Este pedido já foi usado com outros dados. Tente gerar novamente.'
    const first = answerWebhook(() =>
      HttpResponse.json({ success: false, error: text, code: 'key_reused' }, { status: 409 }),
    )
    const user = await openFilledForm()
    await user.click(submitButton())
    expect(await screen.findByText(`${text} (erro 409)`)).toBeInTheDocument()
    const second = answerWebhook(() => success())
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(second[0]?.body.requestId).not.toBe(first[0]?.body.requestId)
  })
})

describe('an outline that was made', () => {
  it('stays when it cannot be saved', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    server.use(
      http.post('*/rest/v1/generated_outlines', () =>
        HttpResponse.json({ code: '42501', message: 'denied' }, { status: 403 }),
      ),
    )
    const expectHeard = expectWarning(/^outline_not_saved .*42501/)
    await user.click(submitButton())
    expect(await screen.findByText('Aviso')).toBeInTheDocument()
    expect(
      screen.getByText('Esboço gerado com sucesso, mas não foi possível salvá-lo no histórico.'),
    ).toBeInTheDocument()
    expect(
      await screen.findByRole('heading', { name: 'A paz que fica de guarda' }),
    ).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
    expectHeard()
  })

  it('stays when the history is full, and it is said what to do (45)', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    server.use(
      http.post('*/rest/v1/generated_outlines', () =>
        HttpResponse.json({ code: '23514', message: 'history_full' }, { status: 400 }),
      ),
    )
    const expectHeard = expectWarning(/^outline_not_saved .*history.full/)
    await user.click(submitButton())
    expect(
      await screen.findByText(
        'Esboço gerado com sucesso, mas não foi possível salvá-lo no histórico. Seu histórico está cheio. Exclua esboços de que não precisa mais: depois disso, o novo é salvo sozinho.',
      ),
    ).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
    expectHeard()
  })

  it('stays until the next one is there', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    await user.click(screen.getByRole('button', { name: 'Alterar' }))
    await waitFor(() => expect(submitButton()).toBeEnabled())
    answerWebhook(() => refusal('model_failed', 'O serviço não respondeu.'))
    await user.click(submitButton())
    await screen.findByText('O serviço não respondeu.')
    expect(screen.getByRole('heading', { name: 'A paz que fica de guarda' })).toBeInTheDocument()
    expect(screen.queryByText('Preparando o seu esboço')).not.toBeInTheDocument()
  })

  it('counts as saved when another tab was first', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    server.use(
      http.post('*/rest/v1/generated_outlines', () =>
        HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
      ),
    )
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(screen.queryByText('Aviso')).not.toBeInTheDocument()
  })

  it('is shown although its use cannot be registered', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    server.use(
      http.post('*/rest/v1/rpc/track_request_usage', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    const expectHeard = expectWarning(/^usage_not_registered .*XX000/)
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(screen.queryByText('Erro ao gerar esboço')).not.toBeInTheDocument()
    expectHeard()
  })

  it('is finished and saved when its maker has gone to another page', async () => {
    const stream = openStream()
    const asked = answerWebhook(() => stream.response)
    const user = await openFilledForm()
    await user.click(submitButton())
    await waitFor(() => expect(asked).toHaveLength(1))
    const [link] = screen.getAllByRole('link', { name: 'Dashboard' })
    if (!link) throw new Error('no way to the dashboard')
    await user.click(link)
    await user.click(await screen.findByRole('button', { name: 'Sair da página' }))
    await screen.findByRole('heading', { name: 'Nenhum esboço encontrado' })
    expect(
      await screen.findByText(
        'Um esboço está sendo preparado. Assim que ficar pronto, ele aparece no histórico.',
      ),
    ).toBeInTheDocument()
    await stream.send('result', { success: true, outline: '# Do fluxo', error: null })
    await stream.close()
    expect(await screen.findByText('Esboço Gerado!')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Ver Esboço' })).toBeInTheDocument()
  })
})

describe("the session's token", () => {
  it('goes to our own server', async () => {
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public-key')
    const asked = answerWebhook(() => success())
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    const stored = localStorage.getItem('sb-localhost-auth-token') ?? ''
    const { access_token } = JSON.parse(stored) as { access_token: string }
    expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${access_token}`)
    expect(asked[0]?.headers.get('apikey')).toBe('public-key')
  })

  it('never goes to another', async () => {
    const url = 'https://automacao.example.com/webhook/esboco'
    vi.stubEnv('VITE_OUTLINE_WEBHOOK_URL', url)
    const asked = answerWebhook(() => success(), url)
    const user = await openFilledForm()
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.has('authorization')).toBe(false)
    expect(asked[0]?.headers.has('apikey')).toBe(false)
    expect(JSON.stringify(asked[0]?.body)).not.toContain('ey')
    expect(asked[0]?.body.userEmail).toBe('marta@example.com')
  })
})

describe('the example videos', () => {
  const VIDEO = {
    videoId: 'demo-paz-01',
    title: 'A paz que fica de guarda',
    preacher: 'Pr. Josué Almendra',
    durationSeconds: 1939,
    summary: 'Sobre ansiedade e oração.',
    url: 'https://www.youtube.com/watch?v=demo-paz-01',
  }

  it('fill the link while the embedded backend runs', async () => {
    vi.stubEnv('VITE_LOCAL_BACKEND', 'true')
    server.use(http.get('*/dev/demo-videos.json', () => HttpResponse.json([VIDEO])))
    const user = await openForm()
    await user.click(screen.getByRole('button', { name: 'Usar um vídeo de exemplo' }))
    const pick = await screen.findByRole('button', { name: /^A paz que fica de guarda/ })
    expect(pick).toHaveTextContent('Pr. Josué Almendra · 32 minutosSobre ansiedade e oração.')
    await user.click(pick)
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(screen.getByRole('button', { name: 'Trocar vídeo' })).toHaveFocus()
    await user.click(
      await screen.findByRole('button', { name: 'Usar um vídeo de exemplo', expanded: false }),
    )
    expect(
      await screen.findByRole('button', { name: /^A paz que fica de guarda/ }),
    ).toHaveAttribute('aria-pressed', 'true')
  })

  it('say so when they cannot be listed', async () => {
    vi.stubEnv('VITE_LOCAL_BACKEND', 'true')
    server.use(http.get('*/dev/demo-videos.json', () => new HttpResponse(null, { status: 404 })))
    const user = await openForm()
    await user.click(screen.getByRole('button', { name: 'Usar um vídeo de exemplo' }))
    expect(
      await screen.findByText('Não foi possível carregar os vídeos de exemplo.'),
    ).toBeInTheDocument()
  })

  it('are not offered elsewhere', async () => {
    await openForm()
    expect(
      screen.queryByRole('button', { name: 'Usar um vídeo de exemplo' }),
    ).not.toBeInTheDocument()
  })
})

describe('a link that another app has shared', () => {
  const SHARED = `/criar-esboco?${new URLSearchParams({ text: 'https://youtu.be/dQw4w9WgXcQ?si=x' })}`

  it('is in the form, and not in the address; nothing is generated', async () => {
    const asked = answerWebhook(() => success())
    renderApp(SHARED, { signedIn: true })
    await waitFor(() =>
      expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
        'https://youtu.be/dQw4w9WgXcQ?si=x',
      ),
    )
    expect(address()).toBe('/criar-esboco')
    expect(asked).toEqual([])
  })

  it('waits for an answer where another outline was begun', async () => {
    const { user } = renderApp('/criar-esboco', { signedIn: true })
    await fill(
      user,
      await screen.findByLabelText('URL do vídeo do YouTube'),
      'https://youtu.be/demo-filho1',
    )
    window.history.pushState(null, '', SHARED)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(await screen.findByText('Você já tinha começado outro esboço')).toBeInTheDocument()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://youtu.be/demo-filho1',
    )
    await user.click(screen.getByRole('button', { name: 'Usar o link novo' }))
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://youtu.be/dQw4w9WgXcQ?si=x',
    )
  })
})

describe('the link of the video', () => {
  it('is pasted with one press, and tells where the message begins', async () => {
    const user = await openForm()
    await navigator.clipboard.writeText('https://youtu.be/demo-paz-01?t=12m34s')
    await user.click(screen.getByRole('button', { name: 'Colar link' }))
    await waitFor(() =>
      expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue(
        'https://youtu.be/demo-paz-01?t=12m34s',
      ),
    )
    await user.click(
      screen.getByRole('button', { name: 'Começar a mensagem em 12:34, como no link' }),
    )
    expect(screen.getByText('A mensagem começa em 12:34')).toBeVisible()
    expect(screen.getByLabelText('Tempo de início')).toHaveValue('12:34')
    expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(screen.getByLabelText('Tempo de início')).toHaveValue('')
    expect(screen.getByRole('button', { name: /^Começar a mensagem/ })).toHaveFocus()
  })

  it('is taken out of a message that was sent on, whichever way it is pasted', async () => {
    const user = await openForm()
    const message = 'Olha o culto de domingo! https://youtu.be/demo-paz-01 Deus abençoe'
    const field = screen.getByLabelText('URL do vídeo do YouTube')
    await user.click(field)
    await user.paste(message)
    expect(field).toHaveValue('https://youtu.be/demo-paz-01')

    await user.clear(field)
    await navigator.clipboard.writeText(message)
    await user.click(screen.getByRole('button', { name: 'Colar link' }))
    await waitFor(() => expect(field).toHaveValue('https://youtu.be/demo-paz-01'))
  })

  it('is found at the end of a message that is longer than its field', async () => {
    const user = await openForm()
    const field = screen.getByLabelText('URL do vídeo do YouTube')
    await user.click(field)
    await user.paste(`${'Paz do Senhor! '.repeat(60)}O culto (https://youtu.be/demo-paz-01).`)
    expect(field).toHaveValue('https://youtu.be/demo-paz-01')
    await user.clear(field)
    await user.paste('a'.repeat(600))
    expect(field).toHaveValue('a'.repeat(500))
  })

  it.each(['https://www.youtube.com/@igreja', 'https://youtube.com/playlist?list=PL1'])(
    'is told at once to be of no video: %s',
    async (link) => {
      const user = await openForm()
      const field = screen.getByLabelText('URL do vídeo do YouTube')
      await user.click(field)
      await user.paste(link)
      expect(field).toHaveFocus()
      expect(field).toHaveAccessibleDescription(
        'Este link é de um canal ou de uma lista. Abra o vídeo e copie o link dele.',
      )
      await user.click(screen.getByRole('button', { name: 'Trocar link' }))
      expect(field).not.toHaveAttribute('aria-invalid')
    },
  )

  it('is pasted by hand where the clipboard cannot be read', async () => {
    const user = await openForm()
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no'))
    await user.click(screen.getByRole('button', { name: 'Colar link' }))
    expect(
      await screen.findByText(
        'Não deu para ler o que você copiou. Cole no campo: no celular, segure o dedo nele e escolha “Colar”.',
      ),
    ).toBeInTheDocument()
  })
})

describe('a file with the words', () => {
  const upload = async (user: UserEvent, file: File) => {
    await user.click(screen.getByLabelText('Transcrição do vídeo (opcional)'))
    expect(
      screen.getByRole('button', { name: 'Escolher um arquivo (.srt, .vtt ou .txt)' }),
    ).toBeEnabled()
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file input')
    await user.upload(input, file)
  }

  it('is read into the field of the transcript', async () => {
    const user = await openForm()
    await upload(user, new File(['A paz seja com vocês.'], 'mensagem.txt', { type: 'text/plain' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Transcrição do vídeo (opcional)')).toHaveValue(
        'A paz seja com vocês.',
      ),
    )
  })

  it('that holds no text is refused with what to choose', async () => {
    const user = await openForm()
    await upload(user, new File(['\0\0'], 'culto.srt'))
    expect(
      await screen.findByText(
        'Não deu para ler este arquivo. Escolha um de texto ou de legendas: .srt, .vtt ou .txt.',
      ),
    ).toBeInTheDocument()
  })
})

describe('a link that was there before the account', () => {
  it('arrives with a type that stays, though the next outline is not the first', async () => {
    localStorage.setItem(
      'esboca:waiting-link',
      JSON.stringify({ value: 'https://youtu.be/demo-paz-01', at: Date.now() }),
    )
    const asked = answerWebhook(() => {
      answerRpc('can_make_request', () => ({
        can_request: true,
        reason: '',
        requests_remaining: 9,
        subscription_status: 'trial',
        requests_used: 1,
      }))
      return success()
    })
    const user = await openForm()
    const type = screen.getByRole('combobox', { name: 'Tipo de esboço' })
    await waitFor(() => expect(type).toHaveTextContent('Célula/Pequeno Grupo'))
    await user.click(submitButton())
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({ outlineType: 'celula' })
    expect(localStorage.getItem('esboca:waiting-link')).toBeNull()
    expect(await screen.findByText('60 min · Célula/Pequeno Grupo')).toBeInTheDocument()
  })
})

describe('a link that was kept before the account', () => {
  const OTHER = 'https://youtu.be/demo-filho1'
  const TITLE = 'Você já tinha começado outro esboço'
  const url = () => screen.getByLabelText('URL do vídeo do YouTube')
  const keepLink = (value: string) =>
    localStorage.setItem('esboca:waiting-link', JSON.stringify({ value, at: Date.now() }))

  it('is no news once another one was put in its place', async () => {
    keepLink('https://youtu.be/demo-paz-01')
    const user = await openForm()
    await waitFor(() => expect(url()).toHaveValue('https://youtu.be/demo-paz-01'))
    await user.clear(url())
    await fill(user, url(), OTHER)
    expect(localStorage.getItem('esboca:waiting-link')).toBeNull()
  })

  it('is asked about beside another one, until that one is what an outline is asked for', async () => {
    const answer = Promise.withResolvers<Response>()
    answerWebhook(() => answer.promise)
    const user = await openFilledForm()
    keepLink(OTHER)
    window.history.pushState(null, '', '/criar-esboco?x')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(await screen.findByText(TITLE)).toBeInTheDocument()
    await user.click(submitButton())
    expect(await screen.findByRole('button', { name: 'Gerando Esboço...' })).toBeDisabled()
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
    expect(localStorage.getItem('esboca:waiting-link')).toBeNull()
    answer.resolve(success())
    await screen.findByText('Esboço Gerado!')
  })

  it('is no news where it was pasted by hand too', async () => {
    const user = await openFilledForm()
    keepLink(OTHER)
    window.history.pushState(null, '', '/criar-esboco?x')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByText(TITLE)
    await user.clear(url())
    await fill(user, url(), OTHER)
    expect(screen.queryByText(TITLE)).not.toBeInTheDocument()
  })
})

describe('the usual profiles', () => {
  it('fill the profile in one tap, and replace no words of one’s own', async () => {
    const user = await openForm()
    const profile = screen.getByLabelText('Perfil do grupo')
    await user.click(await screen.findByRole('radio', { name: 'Adolescentes' }))
    expect(profile).toHaveValue('Adolescentes, de 13 a 17 anos')
    await user.click(screen.getByRole('radio', { name: 'Jovens' }))
    expect(profile).toHaveValue('Jovens, de 18 a 29 anos')
    await user.click(screen.getByRole('radio', { name: 'Mulheres' }))
    expect(profile).toHaveValue('Mulheres, de 25 a 60 anos')
    await user.click(screen.getByRole('radio', { name: 'Homens' }))
    expect(profile).toHaveValue('Homens, de 25 a 60 anos')
    await fill(user, profile, ', em luto')
    // nothing above the field moves it while it is typed in
    expect(screen.getByRole('radio', { name: 'Adolescentes' })).toBeDisabled()
    await user.clear(profile)
    expect(screen.getByRole('radio', { name: 'Adolescentes' })).toBeEnabled()
  })

  it('stand in the one line of the form above the sheet', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm()
    await user.clear(screen.getByLabelText('Perfil do grupo'))
    await user.click(await screen.findByRole('radio', { name: 'Senhoras' }))
    await user.click(submitButton())
    expect(await screen.findByText('60 min · Senhoras')).toBeInTheDocument()
    await screen.findByText('Esboço Gerado!')
  })
})

describe('what a link leads to', () => {
  /** What the function is asked, and what it answers. */
  function answerPreview(answer: (videoId: unknown) => Response): unknown[] {
    const asked: unknown[] = []
    server.use(
      http.post('*/functions/v1/video-preview', async ({ request }) => {
        const body = (await request.json()) as { videoId: unknown }
        asked.push(body)
        return answer(body.videoId)
      }),
    )
    return asked
  }

  const typeLink = async (user: UserEvent, link: string) =>
    fill(user, screen.getByLabelText('URL do vídeo do YouTube'), link)

  it('is shown and said at once, and the function is told the video alone', async () => {
    const asked = answerPreview(() =>
      HttpResponse.json({
        preview: { title: 'A mesa posta – Salmo 23', channel: 'Igreja da Vila', minutes: 42 },
      }),
    )
    const user = await openForm()
    await typeLink(user, 'https://youtu.be/demo-paz-01?si=rastro')
    expect(await screen.findByText('Vídeo encontrado · 42 min')).toBeInTheDocument()
    const seen = screen.getByText('A mesa posta', { selector: 'output *' }).closest('output')
    expect(seen).toHaveTextContent('Vídeo encontrado · 42 minA mesa postaSalmo 23 · Igreja da Vila')
    expect(asked).toEqual([{ videoId: 'demo-paz-01' }])
    await user.click(screen.getByRole('button', { name: 'Trocar vídeo' }))
    expect(screen.queryByText('Vídeo encontrado · 42 min')).not.toBeInTheDocument()
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveValue('')
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toHaveFocus()
  })

  const STILL = 'data:image/jpeg;base64,/9j/4AAQ'
  const NAMES = { title: 'A mesa posta', channel: null, minutes: null }

  it('has its still beside it, which says nothing more', async () => {
    answerPreview(() => HttpResponse.json({ preview: { ...NAMES, still: STILL } }))
    const user = await openForm()
    await typeLink(user, 'https://youtu.be/demo-paz-01')
    const title = await screen.findByText('A mesa posta', { selector: 'output *' })
    const still = within(title.closest('output')!).getByRole('presentation', { hidden: true })
    expect(still).toHaveAttribute('src', STILL)
    // its first bytes may have promised too much
    fireEvent.error(still)
    expect(still).not.toBeVisible()
  })

  it.each([
    'https://i.ytimg.com/vi/demo-paz-01/mqdefault.jpg',
    'data:image/svg+xml;base64,PHN2Zz4=',
    7,
  ])('is shown without a still that is %j', async (still) => {
    answerPreview(() => HttpResponse.json({ preview: { ...NAMES, still } }))
    const user = await openForm()
    await typeLink(user, 'https://youtu.be/demo-paz-01')
    const title = await screen.findByText('A mesa posta', { selector: 'output *' })
    expect(
      within(title.closest('output')!).queryByRole('presentation', { hidden: true }),
    ).not.toBeInTheDocument()
  })

  it('leads on to the type where the link came whole, and to nothing while it is typed', async () => {
    const user = await openForm()
    const field = screen.getByLabelText('URL do vídeo do YouTube')
    await user.type(field, 'https://youtu.be/demo-paz-01')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.paste('Veja: https://youtu.be/demo-paz-01')
    expect(field).toHaveValue('https://youtu.be/demo-paz-01')
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveFocus()
  })

  it('is as much as is known', async () => {
    answerPreview(() =>
      HttpResponse.json({ preview: { title: 'A mesa posta', channel: null, minutes: null } }),
    )
    const user = await openForm()
    await typeLink(user, 'https://youtu.be/demo-paz-01')
    const title = await screen.findByText('A mesa posta', { selector: 'output *' })
    expect(title.closest('output')).toHaveTextContent('Vídeo encontradoA mesa posta')
  })

  it.each([
    ['knows nothing', () => HttpResponse.json({ preview: null })],
    ['fails', () => HttpResponse.json({ error: 'x', code: 'internal' }, { status: 500 })],
    ['is not there', () => new HttpResponse('<html>', { status: 404 })],
    ['cannot be reached', () => HttpResponse.error()],
  ])('is not known where the function %s, which is said quietly', async (_what, answer) => {
    const asked = answerPreview(answer)
    answerWebhook(() => success())
    const user = await openFilledForm()
    await waitFor(() => expect(asked).toHaveLength(1))
    const said = await screen.findByText(
      'Não deu para ver que vídeo é este. Se o link estiver certo, pode continuar.',
    )
    expect(said.tagName).toBe('OUTPUT')
    expect(screen.getByLabelText('URL do vídeo do YouTube')).toBeValid()
    await user.click(submitButton())
    expect(await screen.findByText('Esboço Gerado!')).toBeInTheDocument()
    expect(screen.queryByText(/Vídeo encontrado/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
