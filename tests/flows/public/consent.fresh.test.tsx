import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../render-app'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TESTE'))

afterEach(() => {
  for (const tag of tags()) tag.remove()
})

afterAll(() => {
  vi.unstubAllEnvs()
})

const tags = () => [...document.querySelectorAll('script[src*="googletagmanager.com"]')]

/** The pages that Google was told of. */
const pageViews = () =>
  ((window as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? [])
    .map((entry) => Array.from(entry))
    .filter(([kind, name]) => kind === 'event' && name === 'page_view')
    .map(([, , details]) => new URL((details as { page_location: string }).page_location).pathname)

const banner = () => screen.findByRole('region', { name: 'Podemos contar as visitas?' })

it.each(['/politica-de-cookies', '/lgpd'])('%s says where the choice is', async (path) => {
  renderApp(path)
  await banner()
  expect(await screen.findByText(/link sobre cookies,? no rodapé/)).toBeInTheDocument()
})

describe('the question about statistics', () => {
  it('is asked with nothing fetched, and refused with one press', async () => {
    const { user } = renderApp('/guias')
    const question = within(await banner())
    expect(question.getByRole('link', { name: 'Política de Cookies' })).toHaveAttribute(
      'href',
      '/politica-de-cookies',
    )
    const reject = question.getByRole('button', { name: 'Recusar' })
    expect(reject.className).toBe(question.getByRole('button', { name: 'Aceitar' }).className)
    expect(tags()).toEqual([])

    await user.click(reject)
    expect(screen.queryByText('Podemos contar as visitas?')).not.toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveFocus()
    expect(tags()).toEqual([])
    expect(JSON.parse(localStorage.getItem('esboca:consent') ?? '')).toMatchObject({
      statistics: false,
    })
  })

  it('is not asked again', async () => {
    localStorage.setItem(
      'esboca:consent',
      JSON.stringify({ statistics: false, decidedAt: Date.now() }),
    )
    renderApp('/guias')
    await screen.findByRole('heading', { level: 1, name: 'Guias' })
    expect(screen.queryByText('Podemos contar as visitas?')).not.toBeInTheDocument()
    expect(tags()).toEqual([])
  })

  it('counts from the yes on, and stops when it is taken back in the footer', async () => {
    const { user } = renderApp('/guias')
    await screen.findByRole('heading', { level: 1, name: 'Guias' })
    await user.click(within(await banner()).getByRole('button', { name: 'Aceitar' }))
    expect(tags()).toHaveLength(1)
    expect(pageViews()).toEqual(['/guias'])
    const footer = within(screen.getByRole('contentinfo'))
    await user.click(footer.getByRole('link', { name: 'Blog' }))
    await screen.findByRole('heading', { level: 1, name: 'Blog' })
    await waitFor(() => expect(pageViews()).toEqual(['/guias', '/blog']))

    await user.click(footer.getByRole('button', { name: 'Preferências de cookies' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preferências de cookies' }))
    expect(dialog.getByRole('checkbox', { name: 'Necessários' })).toBeDisabled()
    expect(dialog.getByRole('checkbox', { name: 'Necessários' })).toBeChecked()
    const statistics = dialog.getByRole('checkbox', { name: 'Estatísticas' })
    expect(statistics).toBeChecked()
    await user.click(statistics)
    await user.click(dialog.getByRole('button', { name: 'Salvar escolha' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await user.click(footer.getByRole('link', { name: 'Guias' }))
    await screen.findByRole('heading', { level: 1, name: 'Guias' })
    expect(pageViews()).toEqual(['/guias', '/blog'])
  })

  it('can be answered by category', async () => {
    const { user } = renderApp('/guias')
    await user.click(within(await banner()).getByRole('button', { name: 'Escolher' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preferências de cookies' }))
    expect(dialog.getByRole('checkbox', { name: 'Estatísticas' })).not.toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Salvar escolha' }))
    await waitFor(() =>
      expect(screen.queryByText('Podemos contar as visitas?')).not.toBeInTheDocument(),
    )
    expect(tags()).toEqual([])
  })
})
