import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { saveOutline } from '../../msw/outline-history'
import { answerWebhook, success } from '../../msw/outline-webhook'
import { rowsOf } from '../../msw/postgrest'
import { address, fill, renderApp } from '../../render-app'

const sheet = (title: string) => `# ${title}

## Perguntas para discussão (20 min)

1. O que mais tira o seu sono?

## Desafio (5 min)

Orar com alguém.
`

function saveInSeries(
  number: number,
  title: string,
  row: Record<string, unknown> = {},
  name = 'Romanos',
) {
  return saveOutline({
    title: `Esboço ${String(number)}`,
    heading: title,
    series: name,
    series_number: number,
    series_total: 8,
    created_at: `2026-11-${String(10 + number)}T12:00:00Z`,
    generated_content: sheet(title),
    ...row,
  })
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('the form', () => {
  async function openSeries() {
    const { user } = renderApp('/criar-esboco', { signedIn: true })
    await screen.findByLabelText('URL do vídeo do YouTube')
    await user.click(screen.getByRole('button', { name: 'Faz parte de uma série?' }))
    await screen.findByLabelText('Nome da série')
    return user
  }

  async function generate(user: Awaited<ReturnType<typeof openSeries>>) {
    const asked = answerWebhook(() => success())
    await fill(user, field('URL do vídeo do YouTube'), 'https://youtu.be/demo-paz-01')
    await user.click(screen.getByRole('combobox', { name: 'Tipo de esboço' }))
    await user.click(screen.getByRole('option', { name: 'Célula/Pequeno Grupo' }))
    await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))
    return asked
  }

  it('offers the last series with its next number, and sends the place', async () => {
    saveInSeries(2, 'Graça')
    const user = await openSeries()
    await user.click(await screen.findByRole('button', { name: 'Continuar “Romanos”, 3 de 8' }))
    expect(field('Número na série')).toHaveValue('3')
    expect(screen.getByText('Romanos, 3 de 8')).toBeInTheDocument()
    const asked = await generate(user)
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({ series: { name: 'Romanos', number: 3, total: 8 } })
  })

  it('knows a series again that is written in another way', async () => {
    saveInSeries(2, 'Graça')
    const user = await openSeries()
    await screen.findByRole('button', { name: 'Continuar “Romanos”, 3 de 8' })
    await fill(user, field('Nome da série'), ' romanos ')
    await user.tab()
    expect(field('Nome da série')).toHaveValue('Romanos')
    expect(field('Número na série')).toHaveValue('3')
  })

  it('sends nothing of a series without one', async () => {
    const asked = await generate(await openSeries())
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).not.toHaveProperty('series')
  })

  it('wants the number of the message, and says so where it is missing', async () => {
    const user = await openSeries()
    await fill(user, field('Nome da série'), 'Salmos')
    const asked = await generate(user)
    const number = await screen.findByLabelText('Número na série')
    await waitFor(() => expect(number).toHaveFocus())
    expect(number).toHaveAccessibleDescription('Diga o número desta mensagem na série, de 1 a 99.')
    expect(asked).toEqual([])
    await fill(user, number, '1')
    expect(number).not.toHaveAccessibleDescription()
  })
})

describe('the page of an outline', () => {
  it('puts it into a series, and takes it out again', async () => {
    const id = saveOutline({ title: 'A paz', series: null })
    const { user } = renderApp(`/esboco/${id}`, { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Mais' }))
    await user.click(await screen.findByRole('button', { name: 'Série' }))
    const dialog = await screen.findByRole('dialog', { name: 'Série deste esboço' })
    await fill(user, await within(dialog).findByLabelText('Nome da série'), 'Salmos')
    await fill(user, within(dialog).getByLabelText('Número na série'), '4')
    await user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Guardado em Salmos, 4')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Salmos, 4' })).toHaveAttribute(
      'href',
      '/serie?nome=Salmos',
    )
    await user.click(screen.getByRole('button', { name: 'Mais' }))
    await user.click(screen.getByRole('button', { name: 'Série' }))
    await user.clear(await screen.findByLabelText('Nome da série'))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('O esboço saiu da série')).toBeInTheDocument()
    expect(rowsOf('generated_outlines')[0]).toMatchObject({
      series: null,
      series_number: null,
      series_total: null,
    })
  })
})

it('is one of the filters of the history, in its own order', async () => {
  saveInSeries(2, 'Graça')
  saveInSeries(1, 'Fé', { created_at: '2026-11-01T12:00:00Z' })
  saveOutline({ title: 'Sem série' })
  const { user } = renderApp('/dashboard', { signedIn: true })
  await user.click(await screen.findByRole('combobox', { name: 'Filtrar por série' }))
  await user.click(screen.getByRole('option', { name: 'Romanos' }))
  expect(await screen.findByText('2 esboços')).toBeInTheDocument()
  await waitFor(() =>
    expect(
      screen.getAllByRole('link', { name: /^Romanos, / }).map(({ textContent }) => textContent),
    ).toEqual(['Romanos, 1 de 8', 'Romanos, 2 de 8']),
  )
  await user.click(screen.getByRole('link', { name: 'Abrir a série “Romanos”' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Romanos' })).toBeInTheDocument()
})

describe('the page of a series', () => {
  async function open() {
    const app = renderApp('/serie?nome=Romanos', { signedIn: true })
    await screen.findByRole('heading', { level: 1, name: 'Romanos' })
    return app
  }

  it('lists its outlines in order, and leads to the next one with the form filled', async () => {
    saveInSeries(2, 'Graça – Romanos 3:21-31')
    saveInSeries(1, 'Fé')
    saveInSeries(1, 'De outra série', {}, 'Salmos')
    const { user } = await open()
    const list = await screen.findByRole('list', { name: 'Esboços da série' })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mensagem 1: Fé', 'Mensagem 2: Graça'])
    expect(screen.getByText('2 de 8 mensagens já têm esboço.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Criar o esboço da mensagem 3' }))
    await waitFor(() => expect(address()).toBe('/criar-esboco'))
    expect(await screen.findByText('Romanos, 3 de 8')).toBeInTheDocument()
  })

  it('prints a cover with what is in it, then each outline', async () => {
    saveInSeries(2, 'Graça')
    const first = saveInSeries(1, 'Fé')
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    onTestFinished(() => print.mockRestore())
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Imprimir a série' }))
    await user.click(await screen.findByRole('button', { name: 'Folhas do líder' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const booklet = document.querySelector<HTMLElement>('.printout-series')
    expect(
      [...(booklet?.querySelectorAll('h1') ?? [])].map(({ textContent }) => textContent),
    ).toEqual(['Romanos', 'Fé', 'Graça'])
    expect(booklet?.querySelector('.printout-cover a')).toHaveAttribute('href', `#serie-${first}`)
    expect(document.getElementById(`serie-${first}`)).toHaveTextContent('Orar com alguém.')
  })

  it('gets another name with all of its outlines', async () => {
    saveInSeries(1, 'Fé')
    saveInSeries(2, 'Graça')
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Mudar o nome' }))
    const name = await screen.findByLabelText('Nome da série')
    await user.clear(name)
    await fill(user, name, 'Carta aos Romanos')
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Carta aos Romanos' }),
    ).toBeInTheDocument()
    expect(rowsOf('generated_outlines').map(({ series }) => series)).toEqual([
      'Carta aos Romanos',
      'Carta aos Romanos',
    ])
  })

  it('says where it has no outline', async () => {
    renderApp('/serie?nome=Nada', { signedIn: true })
    expect(await screen.findByText('Nenhum esboço nesta série')).toBeInTheDocument()
  })
})
