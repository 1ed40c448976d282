import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'
import { SelectField } from './select-field'

type Kind = 'celula' | 'estudo'

function Example({ error, Field = SelectField }: { error?: string; Field?: typeof SelectField }) {
  const [value, setValue] = useState<Kind | ''>('')
  return (
    <Field
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

/** A field on a page that was just opened: its script is still to come. */
async function openFresh() {
  vi.resetModules()
  const { SelectField: Field } = await import('./select-field')
  render(<Example Field={Field} />)
  return {
    user: userEvent.setup(),
    field: screen.getByRole('combobox', { name: 'Tipo de esboço' }),
  }
}

describe('SelectField while its script is still to come', () => {
  afterEach(() => {
    vi.doUnmock('./select-control')
  })

  it.each(['{Enter}', ' ', '{ArrowDown}'])('opens when it has come, at the key %s', async (key) => {
    const { user, field } = await openFresh()
    expect(field).toHaveTextContent('Escolha o tipo')
    expect(field).toBeRequired()
    await user.tab()
    expect(field).toHaveFocus()
    await user.keyboard(key)
    expect(await screen.findByRole('option', { name: 'Célula/Pequeno Grupo' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveFocus()
  })

  it('opens when it has come, at a press', async () => {
    const { user, field } = await openFresh()
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Estudo Bíblico' }))
    expect(screen.getByRole('combobox')).toHaveTextContent('Estudo Bíblico')
  })

  it('keeps the focus when it has come, and stays closed', async () => {
    const { user, field } = await openFresh()
    await user.tab()
    await waitFor(() => expect(field).not.toBeInTheDocument())
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveFocus()
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('is the select of the browser where it does not come', async () => {
    vi.doMock('./select-control', () => Promise.reject(new Error('gone')))
    const { user, field } = await openFresh()
    await user.tab()
    await waitFor(() => expect(field).not.toBeInTheDocument())
    const select = screen.getByRole('combobox', { name: 'Tipo de esboço' })
    expect(select).toHaveDisplayValue('Escolha o tipo')
    await user.selectOptions(select, 'Estudo Bíblico')
    expect(select).toHaveDisplayValue('Estudo Bíblico')
  })
})

describe('SelectField', () => {
  beforeAll(async () => {
    const { unmount } = render(<Example />)
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findAllByRole('option')
    unmount()
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
    expect(screen.getByLabelText('Tipo de esboço')).toHaveTextContent('Célula/Pequeno Grupo')
  })

  it('tells what is wrong', () => {
    render(<Example error="Por favor, selecione o tipo de esboço." />)
    const field = screen.getByRole('combobox')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Por favor, selecione o tipo de esboço.')
  })

  it('hides nothing of the page while it is open', async () => {
    const user = userEvent.setup()
    render(
      <main>
        <h1>Criar Esboço</h1>
        <Example />
      </main>,
    )
    await user.click(screen.getByRole('combobox'))
    expect(await screen.findByRole('heading', { name: 'Criar Esboço' })).toBeInTheDocument()
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('listbox'))
  })

  it('leaves hidden what a dialog around it has hidden', async () => {
    const user = userEvent.setup()
    render(
      <>
        <button type="button">Atrás</button>
        <Dialog open onOpenChange={() => {}} title="Novo" closeLabel="Fechar">
          <Example />
        </Dialog>
      </>,
    )
    expect(screen.queryByRole('button', { name: 'Atrás' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('combobox'))
    expect(await screen.findByRole('button', { name: 'Fechar' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Atrás' })).not.toBeInTheDocument()
  })
})
