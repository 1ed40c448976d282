import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lazyComponent } from './lazy-component'

function Field({ label }: { label: string }) {
  return <input aria-label={label} />
}

it('is not mounted anew once its chunk is there', async () => {
  const LazyField = lazyComponent(async () => Field)
  const { rerender } = render(<LazyField label="Um" />)
  await userEvent.type(await screen.findByLabelText('Um'), 'escrito')
  rerender(<LazyField label="Outro" />)
  expect(screen.getByLabelText('Outro')).toHaveValue('escrito')
})
