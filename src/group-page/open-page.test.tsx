import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { groupPage } from '@parsed-outline/group-page'
import { server } from '../../tests/msw/server'
import { openPage } from './open-page'

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv'

const OUTLINE = `# Graça que alcança

## Perguntas para discussão (20 min)

> "A graça vem antes." ([12:34](https://www.youtube.com/watch?v=demo-filho1&t=754s))

1. O que **pesa** em você?
2. Quem <img src=x onerror=alert(1)> ajuda?

## Desafio (5 min)

Ligue para alguém.

## Textos bíblicos relacionados

- **Salmos 117:1-2** — ¹Louvai ao SENHOR. ²Aleluia!
- **1 Pedro 5:7** — lançando sobre ele toda a vossa ansiedade.

## Créditos

Textos bíblicos: Bíblia Livre.
`

let page: HTMLElement
/** The headers that the function was asked with. */
let asked: (string | null)[]

beforeEach(() => {
  page = document.createElement('main')
  document.body.append(page)
  window.location.hash = TOKEN
  asked = []
})

afterEach(() => {
  page.remove()
  window.location.hash = ''
})

function answer(body: object, status = 200) {
  server.use(
    http.get('*/functions/v1/group-link', ({ request }) => {
      asked.push(request.headers.get('authorization'), new URL(request.url).search)
      return HttpResponse.json(body, { status })
    }),
  )
}

describe('the page of a link for the group', () => {
  it('shows questions, challenge and texts, and says the token to nobody but the function', async () => {
    answer({ success: true, ...groupPage(OUTLINE, { showsTitle: true }) })
    await openPage(page)
    expect(screen.getByRole('heading', { level: 1, name: 'Graça que alcança' })).toHaveFocus()
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      'Perguntas para discussão',
      'Desafio',
      'Textos bíblicos relacionados',
    ])
    expect(page).toHaveTextContent('1 Pedro 5:7 — lançando sobre ele toda a vossa ansiedade.')
    expect(screen.getByText('¹')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByText('versículo 2')).toHaveClass('heard')
    expect(page).toHaveTextContent('1.O que pesa em você?2.Quem')
    expect(page).toHaveTextContent('Ligue para alguém.')
    expect(page).toHaveTextContent('Bíblia Livre')
    expect(page.querySelector('img')).toBeNull()
    expect(screen.getByRole('link', { name: '12:34' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    expect(asked).toEqual([`Bearer ${TOKEN}`, ''])
  })

  it('asks the leader by WhatsApp, to whom the person then chooses', async () => {
    answer({ success: true, ...groupPage(OUTLINE, { showsTitle: true }) })
    await openPage(page)
    const link = screen.getByRole('link', { name: 'Perguntar ao líder' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      'https://wa.me/?text=Olá! Tenho uma pergunta sobre o encontro “Graça que alcança”: ',
    )
  })

  it('keeps the title of the outline to the leader', async () => {
    answer({ success: true, ...groupPage(OUTLINE, { showsTitle: false }) })
    await openPage(page)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Folha do grupo')
    const link = screen.getByRole('link', { name: 'Perguntar ao líder' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'Tenho uma pergunta sobre o nosso encontro: ',
    )
  })

  it('says that a link is gone, in the words of the server', async () => {
    const error = 'Este link não está mais disponível. Peça um novo a quem lidera o grupo.'
    answer({ success: false, code: 'gone', error })
    await openPage(page)
    expect(screen.getByRole('status')).toHaveTextContent(error)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says that there is nothing in it', async () => {
    answer({ success: true, title: null, blocks: [] })
    await openPage(page)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ainda não há perguntas nem textos nesta folha. Fale com quem lidera o grupo.',
    )
  })

  it('can be tried again where there was no connection', async () => {
    server.use(http.get('*/functions/v1/group-link', () => HttpResponse.error()))
    await openPage(page)
    expect(screen.getByRole('status')).toHaveTextContent(
      'Não conseguimos abrir a folha. Confira a internet e tente de novo.',
    )
    answer({ success: true, ...groupPage(OUTLINE, { showsTitle: false }) })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(page).toHaveTextContent('Ligue para alguém.'))
  })

  it('keeps nothing on the device', async () => {
    answer({ success: true, ...groupPage(OUTLINE, { showsTitle: true }) })
    const before = JSON.stringify(localStorage)
    await openPage(page)
    expect(JSON.stringify(localStorage)).toBe(before)
    expect(document.cookie).toBe('')
  })
})
