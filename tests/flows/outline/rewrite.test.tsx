import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saveOutline } from '../../msw/outline-history'
import { rowsOf } from '../../msw/postgrest'
import { server } from '../../msw/server'
import { renderApp } from '../../render-app'

const REQUEST = '9b0d6c11-5f0e-4c39-8a38-4f1a2b3c4d5e'

const MARKDOWN = `# A paz que fica

## Quebra-gelo (10 min)

Leiam juntos.

## Desafio (5 min)

Orar com alguém.

## Créditos

- Bíblia Livre
`

let asked: unknown[] = []

function answer(body: object, status = 200) {
  server.use(
    http.post('*/functions/v1/rewrite-section', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
}

beforeEach(() => {
  asked = []
})

const saved = () => rowsOf('generated_outlines')[0]?.generated_content

async function open(row: Record<string, unknown> = {}) {
  const id = saveOutline({
    request_id: REQUEST,
    title: 'A paz para casais',
    generated_content: MARKDOWN,
    ...row,
  })
  const { user } = renderApp(`/esboco/${id}`, { signedIn: true })
  await screen.findByRole('heading', { level: 1, name: 'A paz para casais' })
  return user
}

/** Two taps. */
async function ask() {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Opções da parte: Desafio' }))
  await user.click(screen.getByRole('button', { name: 'Pedir outra versão' }))
  return user
}

const NEW = { success: true, section: '- Ligar para alguém', left: 5, error: null }

describe('another version of a section', () => {
  it('is shown, kept when wanted, saved, and can be taken back', async () => {
    answer(NEW)
    const user = await ask()
    const dialog = await screen.findByRole('dialog', { name: 'Outra versão: Desafio' })
    const now = await within(dialog).findByRole('region', { name: 'Nova versão' })
    expect(now).toHaveTextContent('Ligar para alguém')
    expect(now).toHaveFocus()
    expect(within(dialog).getByRole('region', { name: 'Como está agora' })).toHaveTextContent(
      'Orar com alguém.',
    )
    expect(
      within(dialog).getByText('Você ainda pode pedir mais 5 novas versões neste esboço.'),
    ).toBeVisible()
    expect(asked).toEqual([
      { requestId: REQUEST, section: 'Desafio', current: 'Orar com alguém.', transcript: null },
    ])
    expect(saved()).toBe(MARKDOWN)

    await user.click(within(dialog).getByRole('button', { name: 'Ficar com a nova' }))
    const changed = MARKDOWN.replace('Orar com alguém.', '- Ligar para alguém')
    await waitFor(() => expect(saved()).toBe(changed))
    expect(screen.queryByRole('dialog')).toBeNull()

    await screen.findByText('Nova versão em Desafio')
    const [undo] = screen.getAllByRole('button', { name: 'Desfazer' })
    if (!undo) throw new Error('no way back')
    await user.click(undo)
    await waitFor(() => expect(saved()).toBe(MARKDOWN))
    expect(screen.getByText('Orar com alguém.')).toBeVisible()
  })

  it('changes nothing where the present one is kept', async () => {
    answer(NEW)
    const user = await ask()
    await user.click(await screen.findByRole('button', { name: 'Deixar como está' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Orar com alguém.')).toBeVisible()
    expect(saved()).toBe(MARKDOWN)
  })

  it('tells why there is none', async () => {
    const error =
      'Você já pediu 6 novas versões neste esboço, que é o máximo. Você ainda pode editar o texto como quiser.'
    answer({ success: false, section: null, error, code: 'rewrite_limit' })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(error)
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled()
    expect(screen.getByText(/^Em cada esboço, você pode pedir até 6 vezes/)).toBeVisible()
    expect(warned).toHaveBeenCalledOnce()
  })

  it.each([
    [401, 'Sua sessão expirou. Faça login novamente.'],
    [500, 'Ocorreu um erro inesperado'],
  ])('tells what status %d means', async (status, text) => {
    answer({ success: false }, status)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await ask()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  it('is not offered for outlines of which the server knows nothing', async () => {
    await open({ request_id: null })
    expect(screen.getByRole('button', { name: 'Mais' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Opções da parte: Desafio' })).toBeVisible()
    expect(screen.queryByText('Pedir outra versão')).toBeNull()
  })
})
