import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FoldedSection } from './disclosure'
import { TextField } from '@/ui/forms/text-field'

it('folds part of a form away and keeps what was typed in it', async () => {
  const user = userEvent.setup()
  render(
    <FoldedSection title="Configurações avançadas">
      <TextField label="Tempo de início" />
    </FoldedSection>,
  )
  const toggle = screen.getByRole('button', { name: 'Configurações avançadas' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByLabelText('Tempo de início')).not.toBeVisible()
  await user.click(toggle)
  await user.type(screen.getByRole('textbox', { name: 'Tempo de início' }), '2:30')
  await user.click(toggle)
  expect(screen.getByLabelText('Tempo de início')).not.toBeVisible()
  await user.click(toggle)
  expect(screen.getByRole('textbox', { name: 'Tempo de início' })).toHaveValue('2:30')
})
