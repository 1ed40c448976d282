import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { address, renderApp } from '../../render-app'

const ID = '7d1f2a56-0a3c-4f5e-9a53-6f2f1f0f9f11'
const REQUEST = '9b0d6c11-5f0e-4c39-8a38-4f1a2b3c4d5e'

const MARKDOWN = `# A paz que fica

## Quebra-gelo (10 min)

Leiam João 14:27 em voz alta.

## Resumo da mensagem (15 min)

> **Filipenses 4:13** — Posso todas as coisas em Cristo que me fortalece.

## Perguntas para discussão (20 min)

1. O que mais tira o seu sono?
2. Quem já orou por você?

## Desafio (5 min)

Orar com alguém.

## Créditos

- Bíblia Livre
`

beforeEach(() => {
  rowsOf('generated_outlines').push({
    id: ID,
    user_id: 'user',
    request_id: REQUEST,
    title: 'A paz para casais',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    outline_type: 'celula',
    duration: 50,
    group_profile: 'Casais jovens',
    additional_info: null,
    start_time: 150,
    end_time: 3000,
    generated_content: MARKDOWN,
    created_at: '2026-11-20T15:00:00.000Z',
  })
})

async function open(path = `/esboco/${ID}`) {
  const app = renderApp(path, { signedIn: true })
  await screen.findByRole('heading', { level: 1, name: 'A paz para casais' })
  return app
}

/** What the browser's history says of where one is. */
const mode = () => (history.state as { usr?: { mode?: string } } | null)?.usr?.mode

const saved = () => rowsOf('generated_outlines')[0]?.generated_content

describe('the page of an outline', () => {
  it('says on its cover for whom it is, and opens the text that it is about', async () => {
    Object.assign(rowsOf('generated_outlines')[0]!, {
      title: 'Esboço de Célula/Pequeno Grupo - 20/11/2026',
      group_id: null,
      generated_content: MARKDOWN.replace(/^# .+/, '# A paz para casais – João 14:27'),
    })
    const { user } = await open()
    expect(screen.getByText('Casais jovens')).toBeVisible()
    const cover = screen.getByRole('heading', { level: 1 }).parentElement!
    await user.click(await within(cover).findByRole('button', { name: 'João 14:27' }))
    expect(await within(cover).findByText(/minha paz eu vos dou/)).toBeInTheDocument()
  })

  it('shows it with its sections and a table of contents', async () => {
    await open()
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
    ).toEqual([
      'Quebra-gelo 10 min',
      'Resumo da mensagem 15 min',
      'Perguntas para discussão 20 min',
      'Desafio 5 min',
      'Créditos',
    ])
    const [contents] = screen.getAllByRole('navigation', { name: 'Neste esboço' })
    if (!contents) throw new Error('no contents')
    const link = within(contents).getByRole('link', { name: 'Perguntas para discussão20 min' })
    const target = document.querySelector(link.getAttribute('href') ?? '')
    expect(target).toHaveTextContent('O que mais tira o seu sono?')
  })

  it('says once what it is called where somebody called it as its sermon', async () => {
    rowsOf('generated_outlines')[0]!.title = 'A paz que fica'
    renderApp(`/esboco/${ID}`, { signedIn: true })
    expect(await screen.findAllByRole('heading', { name: 'A paz que fica' })).toHaveLength(1)
    await screen.findByRole('heading', { name: /^Quebra-gelo/ })
    expect(screen.getAllByText('A paz que fica', { selector: 'h1, h2, h2 *' })).toHaveLength(1)
  })

  it('is headed by the sermon and its group until somebody names it', async () => {
    const [row] = rowsOf('generated_outlines')
    if (row) row.title = 'Esboço de Célula/Pequeno Grupo - 20/11/2026'
    if (row) row.group_id = 'g1'
    rowsOf('groups').push({ id: 'g1', name: 'Casais de sábado', used_at: '2026-11-20' })
    renderApp(`/esboco/${ID}`, { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'A paz que fica' })
    expect(screen.getAllByText('A paz que fica')).toHaveLength(1)
    expect(screen.queryByText('Esboço de Célula/Pequeno Grupo - 20/11/2026')).toBeNull()
    await waitFor(() => expect(document.title).toMatch(/^A paz que fica/))
    expect(await screen.findByText('Casais de sábado')).toBeVisible()
  })

  it('gives the page its name, which is there before it', async () => {
    renderApp('/esboco/ultimo', { signedIn: true })
    expect(await screen.findByRole('main', { name: 'A paz para casais' })).toHaveFocus()
  })

  it('is found by the request that made it too', async () => {
    await open(`/esboco/${REQUEST}`)
    expect(screen.getByText('Orar com alguém.')).toBeInTheDocument()
  })

  it.each(['nada', '00000000-0000-4000-8000-000000000000'])(
    'says that there is none at /esboco/%s',
    async (id) => {
      renderApp(`/esboco/${id}`, { signedIn: true })
      await screen.findByRole('heading', { level: 1, name: 'Esboço não encontrado' })
      expect(screen.getByRole('link', { name: 'Seus esboços' })).toHaveAttribute(
        'href',
        '/dashboard',
      )
    },
  )

  it('says so where it cannot be loaded, and tries again', async () => {
    server.use(
      http.get('*/rest/v1/generated_outlines', () =>
        HttpResponse.json({ code: 'XX000', message: 'down' }, { status: 500 }),
      ),
    )
    const { user } = renderApp(`/esboco/${ID}`, { signedIn: true })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível abrir este esboço.',
    )
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByRole('heading', { level: 1, name: 'A paz para casais' })
  })

  it('asks for a login first', async () => {
    renderApp(`/esboco/${ID}`)
    await waitFor(() => expect(address()).toBe(`/auth?next=%2Fesboco%2F${ID}`))
    await screen.findByRole('heading', { name: 'Fazer Login' })
  })

  it('opens what more there is at its first door, and Esc leads back', async () => {
    const { user } = await open()
    const more = await screen.findByRole('button', { name: 'Mais' })
    await user.click(more)
    expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toContainElement(
      document.activeElement as HTMLElement,
    )
    await user.keyboard('{Escape}')
    expect(more).toHaveAttribute('aria-expanded', 'false')
    expect(more).toHaveFocus()
  })

  it('remembers the size of the type', async () => {
    const { user } = await open()
    // said once it changes: it was heard by whoever only opened the page
    expect(screen.queryByText(/^Letra em/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Letra maior' }))
    await user.click(screen.getByRole('button', { name: 'Letra maior' }))
    expect(screen.getByText('Letra em 150%')).toBeInTheDocument()
    expect(localStorage.getItem('esboca:type-size')).toBe('1.5')
  })
})

describe('a Bible reference', () => {
  it('opens its verses in place and closes with Esc', async () => {
    const { user } = await open()
    const reference = await screen.findByRole('button', { name: 'João 14:27' })
    expect(reference).toHaveAttribute('aria-expanded', 'false')
    await user.click(reference)
    const passage = screen.getByRole('region', { name: 'João 14:27' })
    await within(passage).findByText(/A paz eu vos deixo, minha paz eu vos dou/)
    expect(passage).toHaveTextContent('27')
    expect(passage).toHaveTextContent(
      'Bíblia Livre, de Diego Santos, Mario Sérgio e Marco Teles, com pequenos ajustes. CC BY 3.0 BR',
    )
    expect(reference).toHaveAttribute('aria-expanded', 'true')
    expect(reference).toHaveAttribute('aria-controls', passage.id)

    await user.click(within(passage).getByRole('button', { name: 'Ler o capítulo' }))
    const chapter = screen.getByRole('region', { name: 'João 14' })
    expect(chapter).toHaveTextContent('crede também em mim')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'João 14' })).not.toBeInTheDocument()
    expect(reference).toHaveFocus()
  })

  it('stays open behind a dialog, whose Esc it is', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'João 14:27' }))
    await screen.findByText(/A paz eu vos deixo/)
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'João 14:27' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'João 14:27' })).not.toBeInTheDocument()
  })

  it('whose words are there already opens with the chapter around them', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Filipenses 4:13' }))
    const chapter = await screen.findByRole('region', { name: 'Filipenses 4' })
    expect(chapter).toHaveTextContent('Alegrai-vos sempre no Senhor')
    await user.click(within(chapter).getByRole('button', { name: 'Só este trecho' }))
    expect(screen.getByRole('region', { name: 'Filipenses 4:13' })).not.toHaveTextContent(
      'Alegrai-vos',
    )
  })

  it('that cannot be fetched says so and can be tried again', async () => {
    const { user } = await open()
    const reference = await screen.findByRole('button', { name: 'João 14:27' })
    // a book that no other test has read
    server.use(http.get('*/bible/books/:file', () => HttpResponse.error()))
    await user.click(screen.getByText('Orar com alguém.'))
    const field = screen.getByRole('textbox', { name: 'Desafio, parágrafo 1' })
    await user.clear(field)
    await user.type(field, 'Abram em Rute 2:4.')
    await user.click(screen.getByRole('button', { name: 'Concluir' }))
    expect(reference).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Rute 2:4' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível abrir este texto. Na primeira vez, ele precisa de internet; depois fica guardado neste aparelho.',
    )
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await screen.findByText(/O SENHOR seja convosco/)
  })
})

describe('editing', () => {
  const QUESTION = 'O que mais tira o seu sono?'

  /** One tap. */
  async function tap(words = QUESTION) {
    const { user } = await open()
    await user.click(screen.getByText(words))
    return { user, field: screen.getByRole<HTMLTextAreaElement>('textbox') }
  }

  it('opens the line that is tapped, without marks, and saves what is typed', async () => {
    const { user, field } = await tap()
    expect(field).toHaveFocus()
    expect(field).toHaveValue(QUESTION)
    expect(field).toHaveAccessibleName('Pergunta 1')
    await user.clear(field)
    await user.type(field, 'O que *tira* o sono?')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(saved()).toBe(MARKDOWN.replace(QUESTION, String.raw`O que \*tira\* o sono?`)),
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('O que *tira* o sono?')).toBeVisible()
    expect(await screen.findByText('Salvo')).toBeInTheDocument()
  })

  it('shows the title as it is typed, where the sermon’s is the outline’s own', async () => {
    const [row] = rowsOf('generated_outlines')
    if (row) row.title = 'Esboço de Célula/Pequeno Grupo - 20/11/2026'
    const { user } = renderApp(`/esboco/${ID}`, { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'A paz que fica' })
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const title = screen.getByRole('textbox', { name: 'Título do esboço' })
    await user.clear(title)
    await user.type(title, 'A paz de guarda')
    expect(title).toHaveFocus()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A paz de guarda')
    await waitFor(() => expect(document.title).toMatch(/^A paz de guarda/))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(saved()).toMatch(/^# A paz de guarda$/m))
  })

  it('has the passage of the title apart from it: what is one is kept', async () => {
    rowsOf('generated_outlines')[0]!.generated_content = MARKDOWN.replace(
      '# A paz que fica',
      '# A paz que fica – João 14:27',
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    expect(screen.getByRole('textbox', { name: 'Título do esboço' })).toHaveValue('A paz que fica')
    const passage = screen.getByRole('textbox', { name: 'Texto bíblico do título' })
    expect(passage).toHaveValue('João 14:27')
    await user.type(passage, ',29')
    await waitFor(() => expect(saved()).toMatch(/^# A paz que fica – João 14:27,29$/m))
    await user.clear(passage)
    expect(saved()).toMatch(/^# A paz que fica – João 14:27,29$/m)
    await user.type(passage, 'Salmo{Escape}')
    expect(passage).toHaveValue('João 14:27,29')
    await user.type(screen.getByRole('textbox', { name: 'Título do esboço' }), ' de guarda{Tab}')
    await waitFor(() => expect(saved()).toMatch(/^# A paz que fica de guarda – João 14:27,29$/m))
    await user.clear(passage)
    await user.tab()
    await waitFor(() => expect(saved()).toMatch(/^# A paz que fica de guarda$/m))
    expect(screen.queryByRole('textbox', { name: 'Texto bíblico do título' })).toBeNull()
  })

  it('makes the next question with Enter, and takes it away with Backspace', async () => {
    const { user } = await tap()
    await user.keyboard('{End}{Enter}')
    const next = screen.getByRole('textbox', { name: 'Pergunta 2' })
    expect(next).toHaveFocus()
    expect(next).toHaveValue('')
    await user.keyboard('E quem ajuda?')
    await user.tab()
    await waitFor(() =>
      expect(saved()).toContain(`1. ${QUESTION}\n2. E quem ajuda?\n3. Quem já orou por você?`),
    )
    await user.click(screen.getByText('E quem ajuda?'))
    await user.clear(screen.getByRole('textbox'))
    await user.keyboard('{Backspace}')
    expect(screen.getByRole('textbox', { name: 'Pergunta 1' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
  })

  it('divides a question where the cursor is, and joins it again', async () => {
    const { user, field } = await tap()
    field.setSelectionRange(11, 11)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Pergunta 2' })).toHaveValue('tira o seu sono?')
    await user.keyboard('{Backspace}')
    expect(screen.getByRole('textbox', { name: 'Pergunta 1' })).toHaveValue(QUESTION)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
  })

  it('takes back with Ctrl+Z what Enter did, then what was typed before it, and says so', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pergunta 1' })
    await user.type(field, ' Conte.')
    field.setSelectionRange(11, 11)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Pergunta 2' })).toHaveFocus()
    await user.keyboard('{Control>}z{/Control}')
    const whole = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pergunta 1' })
    expect(whole).toHaveFocus()
    expect(whole).toHaveValue(`${QUESTION} Conte.`)
    expect(whole.selectionStart).toBe(10)
    const said = screen.getByText('Desfeito: Pergunta 1')
    expect(said.closest('output')).not.toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('textbox', { name: 'Pergunta 1' })).toHaveValue(QUESTION)
    // the same again is said again
    expect(screen.getByText('Desfeito: Pergunta 1')).not.toBe(said)
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Nada para desfazer ainda.')).toBeInTheDocument()
  })

  it('leaves a new line that has nothing in it with Ctrl+Z', async () => {
    const { user } = await tap()
    await user.keyboard('{End} Conte.{Enter}')
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Pergunta 2')
    await user.keyboard('{Control>}z{/Control}')
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pergunta 1' })
    expect(field).toHaveFocus()
    expect(field.selectionStart).toBe(field.value.length)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    expect(screen.getByRole('textbox', { name: 'Pergunta 1' })).toHaveValue(QUESTION)
  })

  it('says what was taken back, and where Escape leads', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const editor = screen.getByRole('group', { name: 'A paz para casais' })
    expect(editor).toHaveAccessibleDescription('A tecla Esc leva ao botão Concluir.')
    await user.type(within(editor).getByRole('textbox', { name: 'Pergunta 2' }), ' Engano.')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(screen.getByText('Desfeito: Pergunta 2')).toBeInTheDocument()
  })

  it('takes several lines that are pasted as several questions', async () => {
    const { user } = await tap()
    await user.keyboard('{End}')
    await user.paste(' Um.\nDois?\nTrês?')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(saved()).toContain(`1. ${QUESTION} Um.\n2. Dois?\n3. Três?\n4. Quem já`),
    )
  })

  it('opens every line with the button, for the keyboard', async () => {
    const { user } = await open()
    screen.getByRole('button', { name: 'Editar' }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('textbox')[0]).toHaveFocus()
    await user.keyboard('{Escape}')
    const done = screen.getByRole('button', { name: 'Concluir' })
    expect(done).toHaveFocus()
    const verse = screen
      .getAllByRole<HTMLTextAreaElement>('textbox')
      .find(({ value }) => value.startsWith('Filipenses'))
    if (!verse) throw new Error('no verse')
    // no line of it begins with the dash; saved it is as it was
    expect(verse.value).toContain('4:13\u00A0— Posso')
    await user.type(verse, ' Amém.')
    await user.tab()
    expect(screen.getByDisplayValue('Perguntas para discussão')).toHaveFocus()
    await waitFor(() =>
      expect(saved()).toBe(MARKDOWN.replace('me fortalece.', 'me fortalece. Amém.')),
    )
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual(
      [
        'Título do esboço',
        'Título da parte: Quebra-gelo',
        'Quebra-gelo, parágrafo 1',
        'Título da parte: Resumo da mensagem',
        'Resumo da mensagem, parágrafo 1',
        'Título da parte: Perguntas para discussão',
        'Pergunta 1',
        'Pergunta 2',
        'Título da parte: Desafio',
        'Desafio, parágrafo 1',
      ],
    )
    // who made what is no line to change
    expect(screen.queryByDisplayValue('Bíblia Livre')).toBeNull()
    // what is not edited with is out of the way; the page keeps its name
    expect(screen.queryByRole('button', { name: 'Modo encontro' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A paz para casais')
    await user.click(done)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus()
  })

  it('has the minutes of a part apart from its title, as a number that is typed over', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const minutes = screen.getByRole('spinbutton', { name: 'Minutos de Quebra-gelo' })
    expect(minutes).toHaveValue(10)
    await user.clear(minutes)
    await user.type(minutes, '15')
    await waitFor(() => expect(saved()).toBe(MARKDOWN.replace('(10 min)', '(15 min)')))
    expect(screen.getByText(/^55 min/)).toBeVisible()
    // what is no number of minutes is not kept
    await user.clear(minutes)
    await user.tab()
    expect(minutes).toHaveValue(15)

    const title = screen.getByRole('textbox', { name: 'Título da parte: Quebra-gelo' })
    await user.type(title, ' e café{Enter}Tragam uma foto.')
    await waitFor(() =>
      expect(saved()).toContain('## Quebra-gelo e café (15 min)\n\nTragam uma foto.'),
    )
    await user.clear(title)
    await user.type(title, 'Café (5 min)')
    await waitFor(() => expect(saved()).toContain('## Café (5 min)\n'))
  })

  it('says how a line is changed until one was', async () => {
    const hint = 'Clique no texto para mudar. Salvamos na hora.'
    const { user, field } = await tap()
    expect(screen.getByText(hint)).toBeInTheDocument()
    await user.type(field, ' Conte.')
    await waitFor(() => expect(saved()).toContain(`${QUESTION} Conte.`))
    // nothing moves under the finger
    expect(screen.getByText(hint)).toBeInTheDocument()
    cleanup()
    await open()
    expect(screen.queryByText(hint)).toBeNull()
  })

  it('says it in the bar as long as every line is a field, and begins calm for who pressed', async () => {
    localStorage.setItem('esboca:edited', '1')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    expect(screen.getByText('Clique no texto para mudar')).toBeInTheDocument()
    expect(screen.getByText('Toque e escreva')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('leads from its bar to a part, and to what opens no keyboard there', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    await user.click(screen.getByRole('button', { name: 'Partes' }))
    await user.click(screen.getByRole('button', { name: 'Desafio' }))
    expect(screen.queryByRole('button', { name: 'Desafio' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Opções da parte: Desafio' })).toHaveFocus()
  })

  it('leaves the fields with Esc from wherever the focus is, but for an open menu', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    await user.click(screen.getByRole('button', { name: 'Opções da parte: Desafio' }))
    await user.keyboard('{Escape}')
    expect(screen.queryAllByRole('textbox')).not.toHaveLength(0)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus()
  })

  it('keeps the bold words bold that a line begins with, as far as they are left', async () => {
    const { user } = await open()
    await user.click(screen.getByText(/Posso todas as coisas/))
    const bold = () =>
      document.querySelector('textarea')?.previousElementSibling?.querySelector('b')?.textContent
    expect(bold()).toBe('Filipenses\u00A04:13')
    screen.getByRole<HTMLTextAreaElement>('textbox').setSelectionRange(0, 10)
    await user.keyboard('Aos filipenses')
    expect(bold()).toBe('Aos filipenses\u00A04:13')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(saved()).toContain('**Aos filipenses 4:13**'))
  })

  it('goes back step by step', async () => {
    const { user, field } = await tap()
    await user.type(field, ' Engano.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(saved()).toContain('Engano.'))
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
  })

  it('takes back a line that is being typed: nothing moves under the finger that presses', async () => {
    const { user, field } = await tap()
    await user.type(field, ' Engano.')
    const undo = screen.getByRole('button', { name: 'Desfazer' })
    await user.pointer({ keys: '[MouseLeft>]', target: undo })
    expect(field).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Concluir' })).toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: undo })
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveFocus()
  })

  it('has the way back in its place from the beginning, and takes back what is being typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    const undo = screen.getByRole('button', { name: 'Desfazer' })
    await user.click(undo)
    expect(await screen.findByText('Nada para desfazer ainda.')).toBeInTheDocument()
    expect(saved()).toBe(MARKDOWN)
    await user.type(screen.getByDisplayValue(QUESTION), ' Engano.')
    await user.click(undo)
    expect(screen.getByDisplayValue(QUESTION)).toBeInTheDocument()
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    expect(undo).toHaveFocus()
  })

  it('says where it could not be saved, and saves when asked again', async () => {
    const { user, field } = await tap('Orar com alguém.')
    server.use(http.patch('*/rest/v1/generated_outlines', () => HttpResponse.error()))
    await user.type(field, ' Fim.')
    await user.tab()
    await screen.findByText('Não foi possível salvar. O texto continua guardado neste aparelho.')
    expect(saved()).toBe(MARKDOWN)
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Salvar agora' }))
    await waitFor(() => expect(saved()).toContain('Orar com alguém. Fim.'))
    expect(await screen.findByText('Salvo')).toBeInTheDocument()
  })

  describe('of a whole part', () => {
    const titles = () =>
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

    async function choose(part: string, choice: string) {
      const { user } = await open()
      await user.click(screen.getByRole('button', { name: `Opções da parte: ${part}` }))
      await user.click(screen.getByRole('button', { name: choice }))
      return user
    }

    it('moves it, and moves it back', async () => {
      const user = await choose('Desafio', 'Mover para cima')
      expect(titles()[2]).toBe('Desafio 5 min')
      const menu = screen.getByRole('button', { name: 'Opções da parte: Desafio' })
      expect(menu).toHaveFocus()
      await user.click(menu)
      await user.click(screen.getByRole('button', { name: 'Mover para baixo' }))
      await waitFor(() => expect(saved()).toBe(MARKDOWN))
    })

    it('never puts it below the credits, which stay', async () => {
      const { user } = await open()
      expect(screen.queryByRole('button', { name: 'Opções da parte: Créditos' })).toBeNull()
      await user.click(screen.getByRole('button', { name: 'Opções da parte: Desafio' }))
      expect(screen.queryByRole('button', { name: 'Mover para baixo' })).toBeNull()
    })

    it('removes it, and brings it back', async () => {
      const user = await choose('Quebra-gelo', 'Remover')
      await waitFor(() => expect(saved()).not.toContain('Quebra-gelo'))
      await screen.findByText('Parte removida: Quebra-gelo')
      const messages = screen.getByRole('region', { name: /Avisos|Notific/ })
      await user.click(within(messages).getByRole('button', { name: 'Desfazer' }))
      await waitFor(() => expect(saved()).toBe(MARKDOWN))
      expect(await screen.findByText('Parte recuperada')).toBeInTheDocument()
      await waitFor(() => expect(screen.queryByText('Parte removida: Quebra-gelo')).toBeNull())
      expect(screen.getByRole('button', { name: 'Opções da parte: Quebra-gelo' })).toHaveFocus()
    })

    it('says the minutes of what is left', async () => {
      const user = await choose('Quebra-gelo', 'Remover')
      expect(await screen.findByText(/^40 min/)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
      expect(await screen.findByText('40 minutos')).toBeVisible()
    })

    it('brings it back with Ctrl+Z, but from a field with something of its own to take back', async () => {
      const user = await choose('Desafio', 'Remover')
      await waitFor(() => expect(saved()).not.toContain('Desafio'))
      // the credits have no menu
      const before = screen.getByRole('button', {
        name: 'Opções da parte: Perguntas para discussão',
      })
      expect(before).toHaveFocus()
      await user.click(screen.getByText(QUESTION))
      await user.keyboard('!{Control>}z{/Control}')
      expect(screen.getByRole('textbox')).toHaveValue(`${QUESTION}!`)
      expect(saved()).not.toContain('Desafio')
      await user.keyboard('{Backspace}{Control>}z{/Control}')
      await waitFor(() => expect(saved()).toBe(MARKDOWN))
      expect(screen.getByRole('button', { name: 'Opções da parte: Desafio' })).toHaveFocus()
    })

    it('takes the message back, with its way back, once something else was changed', async () => {
      const user = await choose('Quebra-gelo', 'Remover')
      await screen.findByText('Parte removida: Quebra-gelo')
      await user.click(screen.getByText(QUESTION))
      await user.keyboard(' Conte.{Escape}')
      await waitFor(() => expect(screen.queryByText('Parte removida: Quebra-gelo')).toBeNull())
      expect(screen.getAllByRole('button', { name: 'Desfazer' })).toHaveLength(1)
    })

    it('opens its lines as fields, and begins in its first', async () => {
      const user = await choose('Perguntas para discussão', 'Editar o texto')
      expect(
        screen.getByRole('textbox', { name: 'Título da parte: Perguntas para discussão' }),
      ).toHaveFocus()
      await user.click(screen.getByRole('button', { name: 'Opções da parte: Desafio' }))
      expect(screen.queryByRole('button', { name: 'Editar o texto' })).toBeNull()
    })

    it('gives it another line', async () => {
      const user = await choose('Perguntas para discussão', 'Acrescentar uma linha')
      expect(screen.getByRole('textbox', { name: 'Pergunta 3' })).toHaveFocus()
      await user.keyboard('E agora?{Escape}')
      await waitFor(() => expect(saved()).toContain('2. Quem já orou por você?\n3. E agora?'))
    })
  })
})

describe('Back while all of it is edited', () => {
  it('ends that first, and saves what was typed', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    await user.type(screen.getByRole('textbox', { name: 'Pergunta 1' }), ' Diga.')
    await waitFor(() => expect(mode()).toBe('editing'))
    history.back()
    expect(await screen.findByRole('button', { name: 'Editar' })).toHaveFocus()
    expect(address()).toBe(`/esboco/${ID}`)
    await waitFor(() => expect(saved()).toContain('1. O que mais tira o seu sono? Diga.'))
  })

  it('is left alone where it was ended by its button, and by a link to a part', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Editar' }))
    await waitFor(() => expect(mode()).toBe('editing'))
    window.location.hash = '#parte-3'
    await waitFor(() => expect(mode()).toBe('editing'))
    expect(screen.getByRole('textbox', { name: 'Pergunta 1' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Concluir' }))
    await waitFor(() => expect(mode()).toBeUndefined())
    expect(window.location.hash).toBe('')
  })
})

it('reads on where a reload ended the editing', async () => {
  history.pushState(null, '', `/esboco/${ID}`)
  history.pushState(null, '', `/esboco/${ID}`)
  renderApp(`/esboco/${ID}`, { signedIn: true, historyState: { usr: { mode: 'editing' }, idx: 1 } })
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeVisible()
  await waitFor(() => expect(mode()).toBeUndefined())
})

it('deletes it where it is read, once asked, and leads to the history with the way back', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mais' }))
  await user.click(screen.getByRole('button', { name: 'Excluir esboço' }))
  const dialog = await screen.findByRole('dialog', { name: 'Excluir este esboço?' })
  expect(dialog).toHaveTextContent('A paz para casais')
  expect(rowsOf('generated_outlines')).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
  await screen.findByText('Esboço excluído')
  expect(address()).toBe('/dashboard')
  expect(rowsOf('generated_outlines')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByText('Esboço recuperado')).toBeInTheDocument()
  expect(saved()).toBe(MARKDOWN)
})

it('duplicating fills the form for another group', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mais' }))
  await user.click(screen.getByRole('button', { name: 'Duplicar para outro grupo' }))
  await waitFor(() => expect(address()).toBe('/criar-esboco'))
  expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue(
    'https://youtu.be/dQw4w9WgXcQ',
  )
  expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent(
    'Célula/Pequeno Grupo',
  )
  expect(screen.getByLabelText('Perfil do grupo')).toHaveValue('')
  await waitFor(() => expect(screen.getByLabelText('Perfil do grupo')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Configurações avançadas' }))
  expect(screen.getByLabelText('Tempo de início')).toHaveValue('02:30')
  expect(screen.getByLabelText('Tempo de fim')).toHaveValue('50:00')
  expect(await screen.findByText('Formulário preenchido')).toBeInTheDocument()
})

it('duplicating for one of the groups can be looked at in the form before', async () => {
  rowsOf('groups').push({
    id: 'g1',
    user_id: 'user',
    name: 'Senhoras de quarta',
    group_profile: 'Senhoras da terceira idade',
    outline_type: 'estudo',
    duration: 45,
    used_at: '2026-11-20',
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mais' }))
  await user.click(screen.getByRole('button', { name: 'Duplicar para outro grupo' }))
  await screen.findByRole('dialog', { name: 'Gerar para outro grupo' })
  await user.click(screen.getByRole('checkbox', { name: 'Senhoras de quarta' }))
  await user.click(screen.getByRole('button', { name: 'Ajustar antes de gerar' }))
  await waitFor(() => expect(address()).toBe('/criar-esboco'))
  expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue(
    'https://youtu.be/dQw4w9WgXcQ',
  )
  expect(screen.getByLabelText('Perfil do grupo')).toHaveValue('Senhoras da terceira idade')
})

describe('the meeting', () => {
  async function meet(how = 'Começar') {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    const dialog = await screen.findByRole('dialog', { name: 'Modo encontro: A paz para casais' })
    expect(within(dialog).getByText('50 minutos')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: how }))
    return { user, dialog }
  }

  it('counts what people do before it begins, and on its way every screen', async () => {
    rowsOf('generated_outlines')[0]!.generated_content = MARKDOWN.replace(
      '## Créditos',
      '## Para orar em casa\n\nSalmo 23.\n\n## Créditos',
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    expect(await screen.findByText('50 minutos')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Começar' }))
    expect(screen.getByText('Parte 1 de 5')).toBeVisible()
  })

  it('tells its way before it begins: the parts in their order, with their minutes', async () => {
    rowsOf('generated_outlines')[0]!.generated_content = MARKDOWN.replace(
      '\n## ',
      '\n**Objetivo do encontro:** Descansar.\n\n## ',
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('50 minutos')).toBeVisible()
    const [way] = dialog.getAllByRole('list')
    expect(
      within(way!)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual([
      'Início',
      'Quebra-gelo10 min',
      'Resumo da mensagem15 min',
      'Perguntas para discussão20 min',
      'Desafio5 min',
    ])
  })

  it('tells the leader before it begins what is not for the group', async () => {
    rowsOf('generated_outlines')[0]!.generated_content = MARKDOWN.replace(
      '## Créditos',
      '## Para quem conduz\n\nDisque 180 se for preciso.\n\n## Créditos',
    )
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('50 minutos')).toBeVisible()
    expect(dialog.getByText('Disque 180 se for preciso.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Começar' })).toHaveAccessibleDescription(
      /Disque 180/,
    )
    await user.click(dialog.getByRole('button', { name: 'Só ensaiar' }))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(dialog.getByText('É isso. Agora é com o grupo.')).toBeVisible()
    expect(dialog.queryByText('Disque 180 se for preciso.')).toBeNull()
  })

  it('says once that the time of a part is over', async () => {
    const { dialog } = await meet()
    const said = () => within(dialog).queryByText('Quebra-gelo: o tempo desta parte terminou.')
    expect(said()).toBeNull()
    const minutes = (count: number) => Date.now() + count * 60_000
    const tenLater = minutes(10)
    const later = vi.spyOn(Date, 'now').mockReturnValue(tenLater)
    onTestFinished(() => later.mockRestore())
    await waitFor(() => expect(said()).toBeInTheDocument())
    const live = said()
    expect(live).toHaveAttribute('aria-live', 'polite')
    later.mockReturnValue(tenLater + 120_000)
    await waitFor(() => expect(within(dialog).getByRole('timer')).toHaveTextContent('2 min a mais'))
    expect(said()).toBe(live)
  })

  it('shows one part at a time, by keys and buttons', async () => {
    const { user, dialog } = await meet()
    const here = within(dialog)
    expect(here.getByText('Parte 1 de 4')).toBeInTheDocument()
    expect(here.getByRole('timer')).toHaveTextContent('Restam 10 min')
    expect(here.getByRole('region', { name: 'Parte 1 de 4: Quebra-gelo' })).toHaveFocus()
    expect(here.queryByText('O que mais tira o seu sono?')).not.toBeInTheDocument()

    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(here.getByText('O que mais tira o seu sono?')).toBeInTheDocument()
    expect(here.getByRole('timer')).toHaveTextContent('Restam 20 min')
    expect(here.getByRole('progressbar', { name: 'Andamento do encontro' })).toHaveValue(3)
    await user.keyboard('{ArrowLeft}')
    expect(here.getByText('Parte 2 de 4')).toBeInTheDocument()
    await user.click(here.getByRole('button', { name: 'Próxima parte' }))
    await user.click(here.getByRole('button', { name: 'Próxima parte' }))
    expect(here.getByText('Orar com alguém.')).toBeInTheDocument()
    expect(here.queryByRole('button', { name: 'Próxima parte' })).toBeNull()
    expect(here.getByRole('button', { name: 'Encerrar o encontro' })).toBeVisible()
  })

  it('ends with the challenge on its way to the group', async () => {
    const { user, dialog } = await meet()
    const here = within(dialog)
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await user.click(here.getByRole('button', { name: 'Encerrar o encontro' }))
    expect(here.getByRole('heading', { name: 'Que bom encontro!' })).toHaveFocus()
    const link = here.getByRole('link', { name: 'Enviar o desafio pelo WhatsApp' })
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent('*Desafio da semana*\nOrar com alguém.')}`,
    )
    await user.keyboard('{ArrowLeft}')
    expect(here.getByText('Parte 4 de 4')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    await user.click(here.getByRole('button', { name: 'Fechar' }))
    // the next one begins at the beginning
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    expect(await screen.findByRole('button', { name: 'Começar' })).toHaveFocus()
  })

  it('has letters of its own size, with which its clock grows, and leaves the page its own', async () => {
    const { user, dialog } = await meet()
    const here = within(dialog)
    const scale = (element: HTMLElement) =>
      element
        .closest<HTMLElement>('[style*="--type-scale"]')
        ?.style.getPropertyValue('--type-scale')
    expect(scale(here.getByRole('timer'))).toBe('1.15')
    await user.click(here.getByRole('button', { name: 'Letra maior' }))
    await user.click(here.getByRole('button', { name: 'Letra maior' }))
    for (const time of [here.getByRole('timer'), here.getByText('0 de 50 min')]) {
      expect(time).toHaveClass('scaled-type')
      expect(scale(time)).toBe('1.5')
    }
    await user.keyboard('{Escape}')
    expect(localStorage.getItem('esboca:type-size')).toBeNull()
    expect(scale(screen.getByText('O que mais tira o seu sono?'))).toBe('1.15')
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    expect(scale(within(await screen.findByRole('dialog')).getByRole('timer'))).toBe('1.5')
  })

  it('leaves no strip of what was changed before it, which can still be taken back', async () => {
    const { user } = await open()
    await user.click(screen.getByText('O que mais tira o seu sono?'))
    await user.keyboard(' Diga.')
    await user.click(screen.getByRole('button', { name: 'Concluir' }))
    await screen.findByText('Salvo')
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Salvo')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('O que mais tira o seu sono?')).toBeInTheDocument()
  })

  it('is rehearsed without the clock, and leaves no trace', async () => {
    const { user, dialog } = await meet('Só ensaiar')
    const here = within(dialog)
    expect(here.queryByRole('timer')).toBeNull()
    expect(here.queryByRole('button', { name: 'Pausar' })).toBeNull()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(here.getByRole('heading', { name: 'Bom encontro!' })).toHaveFocus()
    expect(here.getByText('É isso. Agora é com o grupo.')).toBeVisible()
    expect(here.queryByRole('link', { name: 'Enviar o desafio pelo WhatsApp' })).toBeNull()
    await user.keyboard('{Escape}')
    expect(localStorage.getItem('esboca:meeting')).toBeNull()
  })

  it('is left with Esc, gives the focus back and remembers where it was', async () => {
    const { user } = await meet()
    await user.keyboard('{ArrowRight}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: 'Modo encontro' })
    expect(button).toHaveFocus()
    await user.click(button)
    expect(await screen.findByText('Parte 2 de 4')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Sair do modo encontro' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is left with Back, which leads out of the page only then', async () => {
    const { user } = await meet()
    await user.keyboard('{ArrowRight}')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe(`/esboco/${ID}`)
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    expect(await screen.findByText('Parte 2 de 4')).toBeInTheDocument()
    // left at once and entered again
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Modo encontro' }))
    await waitFor(() => expect(mode()).toBe('meeting'))
    expect(screen.getByText('Parte 2 de 4')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Sair do modo encontro' }))
    await waitFor(() => expect(mode()).toBeUndefined())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('goes on after a reload in the middle of it', async () => {
    const { user } = await meet()
    await user.keyboard('{ArrowRight}')
    const { state } = history
    cleanup()
    renderApp(`/esboco/${ID}`, { signedIn: true, historyState: state })
    expect(await screen.findByText('Parte 2 de 4')).toBeInTheDocument()
  })

  it('closes a passage first', async () => {
    const { user, dialog } = await meet()
    await user.click(await within(dialog).findByRole('button', { name: 'João 14:27' }))
    await within(dialog).findByText(/A paz eu vos deixo/)
    await user.keyboard('{Escape}')
    expect(within(dialog).queryByText(/A paz eu vos deixo/)).not.toBeInTheDocument()
    expect(dialog).toBeInTheDocument()
  })

  it('keeps the screen awake until it is left', async () => {
    const release = vi.fn(async () => {})
    const request = vi.fn(async () => ({ release }))
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
    const { user } = await meet()
    await waitFor(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
    expect(release).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(release).toHaveBeenCalled()
  })

  it('pauses and goes on', async () => {
    const { user, dialog } = await meet()
    await user.click(within(dialog).getByRole('button', { name: 'Pausar' }))
    await user.click(within(dialog).getByRole('button', { name: 'Continuar' }))
    expect(within(dialog).getByRole('button', { name: 'Pausar' })).toBeInTheDocument()
  })
})

it('a lost connection is told, and so is its return', async () => {
  await open()
  expect(screen.queryByText('Sem conexão')).not.toBeInTheDocument()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const sign = await screen.findByText('Sem conexão')
  expect(sign).toHaveRole('status')
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sign).toBeEmptyDOMElement())
})
