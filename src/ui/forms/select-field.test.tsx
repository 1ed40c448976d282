import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from '@/ui/elements/dialog'
import { SelectField } from './select-field'

type Kind = 'celula' | 'estudo'

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState<Kind | ''>('')
  return (
    <SelectField
      label="Tipo de esboço"
      placeholder="Escolha o tipo"
      required
      error={error}
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'celula', label: 'Célula/Pequeno Grupo' },
        { value: 'estudo', label: 'Estudo Bíblico' },
      ]}
    />
  )
}

describe('SelectField', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens at the key %s', async (key) => {
    const user = userEvent.setup()
    render(<Example />)
    await user.tab()
    await user.keyboard(key)
    expect(screen.getByRole('option', { name: 'Célula/Pequeno Grupo' })).toHaveFocus()
  })

  it('starts empty and is worked by keys alone', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const field = screen.getByRole('combobox', { name: 'Tipo de esboço' })
    expect(field).toHaveTextContent('Escolha o tipo')
    expect(field).toBeRequired()

    await user.tab()
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('option', { name: 'Célula/Pequeno Grupo' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field).toHaveTextContent('Estudo Bíblico')
    expect(field).toHaveFocus()

    await user.keyboard('{Enter}{ArrowUp}{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field).toHaveTextContent('Estudo Bíblico')
    expect(field).toHaveFocus()
  })

  it('is chosen by a press', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByLabelText('Tipo de esboço'))
    await user.click(screen.getByRole('option', { name: 'Célula/Pequeno Grupo' }))
    const field = screen.getByLabelText('Tipo de esboço')
    expect(field).toHaveTextContent('Célula/Pequeno Grupo')
    // who presses sees where they are without a ring, which a key brings back
    expect(field).toHaveFocus()
    expect(field).toHaveClass('outline-none')
    await user.keyboard('{Shift}')
    expect(field).not.toHaveClass('outline-none')
  })

  it('tells what is wrong', () => {
    render(<Example error="Por favor, selecione o tipo de esboço." />)
    const field = screen.getByRole('combobox')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Por favor, selecione o tipo de esboço.')
  })

  it('opens inside a dialog', async () => {
    const user = userEvent.setup()
    render(
      <Dialog open onClose={() => {}} title="Novo" closeLabel="Fechar">
        <Example />
      </Dialog>,
    )
    await user.click(screen.getByRole('combobox'))
    await user.click(await screen.findByRole('option', { name: 'Estudo Bíblico' }))
    expect(screen.getByRole('combobox')).toHaveTextContent('Estudo Bíblico')
  })
})

it('explains its options in the list, and not in the field', async () => {
  const user = userEvent.setup()
  render(
    <SelectField
      label="Ordem do encontro"
      placeholder=""
      value="4es"
      onValueChange={() => {}}
      options={[{ value: '4es', label: '4 Es', hint: 'Encontro, Exaltação e mais dois.' }]}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Ordem do encontro' })
  expect(field).toHaveTextContent(/^4 Es$/)
  await user.click(field)
  const option = screen.getByRole('option', { name: '4 Es' })
  expect(option).toHaveAccessibleDescription('Encontro, Exaltação e mais dois.')
})
