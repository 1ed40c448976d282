import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../../render-app'

// read when the app is imported, as it is fixed when the app is built
vi.hoisted(() => vi.stubEnv('VITE_STRIPE_PIX', 'on'))

it('the page of the plan names Pix where the operator offers it', async () => {
  const { user } = renderApp('/planos')
  const plan = within(await screen.findByRole('region', { name: 'Um plano, sem surpresa' }))
  expect(plan.getByText('Cartão ou Pix, mês a mês, pela Stripe')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Preciso de cartão para testar?' }))
  expect(screen.getByText(/dá para pagar um mês de cada vez por Pix/)).toBeVisible()
})
