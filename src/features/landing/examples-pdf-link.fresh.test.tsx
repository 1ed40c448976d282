import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('the PDF of the examples may be on another site', async () => {
  vi.stubEnv('VITE_EXAMPLES_PDF_URL', 'https://arquivos.exemplo.com.br/exemplos.pdf')
  const [{ ExamplesPdfLink }, { render }] = await Promise.all([
    import('./examples-pdf-link'),
    import('@testing-library/react'),
  ])
  render(<ExamplesPdfLink />)
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    'https://arquivos.exemplo.com.br/exemplos.pdf',
  )
})
