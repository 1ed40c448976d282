import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { focusFirstInvalid } from './field'
import { PasswordField } from './password-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

const password = (
  <PasswordField
    label="Senha"
    showLabel="Mostrar senha"
    hideLabel="Ocultar senha"
    name="password"
  />
)

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    const user = userEvent.setup()
    render(password)
    const field = screen.getByLabelText('Senha')
    await user.type(field, 'graça')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(field).toHaveAttribute('type', 'text')
    expect(field).toHaveValue('graça')
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('does not send its form by the button beside it', async () => {
    const user = userEvent.setup()
    let sent = 0
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent++
        }}
      >
        {password}
      </form>,
    )
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(sent).toBe(0)
    await user.type(screen.getByLabelText('Senha'), '{Enter}')
    expect(sent).toBe(1)
  })
})

describe('text fields', () => {
  it('are found by the exact label, and described by error and hint', () => {
    render(
      <TextField label="Tempo de início" mark="opcional" hint="MM:SS" error="Formato inválido." />,
    )
    const field = screen.getByLabelText('Tempo de início')
    expect(field).toHaveAccessibleName('Tempo de início')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Formato inválido. MM:SS')
  })

  it('say nothing is wrong when nothing is', () => {
    render(<TextArea label="Perfil do grupo" />)
    const field = screen.getByLabelText('Perfil do grupo')
    expect(field).toBeValid()
    expect(field).not.toHaveAttribute('aria-describedby')
  })
})

describe('focusFirstInvalid', () => {
  it('goes to the first wrong field and tells whether there was one', () => {
    const { container } = render(
      <form>
        <TextField label="Nome" />
        <TextField label="E-mail" error="Email inválido" />
        <TextField label="Assunto" error="Falta" />
      </form>,
    )
    expect(focusFirstInvalid(container)).toBe(true)
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(focusFirstInvalid(document.createElement('form'))).toBe(false)
  })
})
