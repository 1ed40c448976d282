import { render, screen } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'
import { MissingScriptError } from './recover-script'

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
  ['gone', 'Não foi possível abrir esta página', /O site pode ter acabado de ser atualizado/],
  ['offline', 'Você está sem conexão', /Quando a conexão voltar, recarregue a página/],
] as const)('says why a page could not be fetched: %s', (reason, title, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(page('/', <Broken error={new MissingScriptError(reason, null)} />))
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument()
})
