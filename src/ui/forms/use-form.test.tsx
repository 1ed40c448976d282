import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextField } from './text-field'
import { textOf, useForm } from './use-form'

const MISSING = { name: 'Informe seu nome.', email: 'Informe seu e-mail.' }

function SignUp() {
  const { errors, onSubmit } = useForm(
    (data) =>
      Promise.resolve(textOf(data, 'name') && textOf(data, 'email') ? null : { fields: MISSING }),
    () => ({}),
  )
  return (
    <form noValidate onSubmit={onSubmit}>
      <TextField label="Nome" name="name" error={errors.name} />
      <TextField label="E-mail" name="email" error={errors.email} />
      <button type="submit">Criar</button>
    </form>
  )
}

it('takes the error of a field away when that field is mended, and leaves the others', async () => {
  const user = userEvent.setup()
  render(<SignUp />)
  const name = screen.getByLabelText('Nome')
  const email = screen.getByLabelText('E-mail')
  await user.click(screen.getByRole('button', { name: 'Criar' }))
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Informe seu nome.')

  await user.type(name, 'R')
  expect(name).toBeValid()
  expect(screen.queryByText('Informe seu nome.')).not.toBeInTheDocument()
  expect(email).toHaveAccessibleDescription('Informe seu e-mail.')

  await user.clear(name)
  await user.click(screen.getByRole('button', { name: 'Criar' }))
  expect(name).toHaveFocus()
  await user.type(name, 'R')
  expect(name).toBeValid()
})
