import { render, screen } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { MissingChunkError } from '@/lib/missing-chunk'
import { ErrorBoundary } from './error-boundary'

function Broken({ error }: { error: Error }): never {
  throw error
}

const page = (resetKey: string, children: React.ReactNode) => (
  <MemoryRouter>
    <HelmetProvider>
      <ErrorBoundary resetKey={resetKey}>{children}</ErrorBoundary>
    </HelmetProvider>
  </MemoryRouter>
)

it('tells in plain words that a page broke, and gives the next page a chance', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(page('/dashboard', <Broken error={new Error('boom')} />))
  expect(screen.getByRole('heading', { name: 'Algo deu errado nesta página' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument()
  expect(screen.queryByText(/boom/)).not.toBeInTheDocument()
  expect(log).toHaveBeenCalled()

  rerender(page('/', <p>Outra página</p>))
  expect(screen.getByText('Outra página')).toBeInTheDocument()
})

it.each([
  [true, 'Não foi possível abrir esta página', /O site pode ter acabado de ser atualizado/],
  [false, 'Você está sem conexão', /Quando a conexão voltar, recarregue a página/],
] as const)(
  'says why a page could not be fetched, with a connection: %s',
  (onLine, title, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    render(page('/', <Broken error={new MissingChunkError(null)} />))
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument()
  },
)
