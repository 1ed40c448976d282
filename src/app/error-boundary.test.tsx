import { render, screen } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary'

function Broken(): never {
  throw new Error('boom')
}

it('tells in plain words that a page broke, and gives the next page a chance', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (resetKey: string, children: React.ReactNode) => (
    <HelmetProvider>
      <ErrorBoundary resetKey={resetKey}>{children}</ErrorBoundary>
    </HelmetProvider>
  )
  const { rerender } = render(page('/dashboard', <Broken />))
  expect(screen.getByRole('heading', { name: 'Algo deu errado nesta página' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument()
  expect(screen.queryByText(/boom/)).not.toBeInTheDocument()
  expect(log).toHaveBeenCalled()

  rerender(page('/', <p>Outra página</p>))
  expect(screen.getByText('Outra página')).toBeInTheDocument()
})
