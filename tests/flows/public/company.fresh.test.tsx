import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type * as Company from '@/lib/company'

vi.mock('@/lib/company', async (original) => {
  const company = await original<typeof Company>()
  return { ...company, IS_COMPANY_KNOWN: true }
})
const { renderApp } = await import('../../render-app')

it('the footer says who runs the site, once that is filled in', async () => {
  renderApp('/guias')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText('Razão Social da Empresa Ltda.')).toBeVisible()
  expect(footer.getByText('CNPJ 00.000.000/0000-00')).toBeVisible()
  expect(
    footer.getByText('Rua Exemplo, 100, sala 1, Centro, São Paulo - SP, CEP 00000-000'),
  ).toBeVisible()
  expect(footer.getByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute(
    'href',
    'mailto:contato@exemplo.com.br',
  )
})
