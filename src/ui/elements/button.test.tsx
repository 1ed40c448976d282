import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button'

describe('Button', () => {
  it('while busy cannot be pressed and keeps its name', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Excluir
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Excluir' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
  })

  it('says what it is busy with where it is told', () => {
    const { rerender } = render(<Button busyLabel="Gerando Esboço...">Gerar Esboço</Button>)
    expect(screen.getByRole('button')).toHaveAccessibleName('Gerar Esboço')
    rerender(
      <Button busy busyLabel="Gerando Esboço...">
        Gerar Esboço
      </Button>,
    )
    expect(screen.getByRole('button')).toHaveAccessibleName('Gerando Esboço...')
  })

  it('sends a form only when told to', () => {
    render(
      <>
        <Button>Um</Button>
        <Button type="submit">Dois</Button>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Um' })).toHaveAttribute('type', 'button')
    expect(screen.getByRole('button', { name: 'Dois' })).toHaveAttribute('type', 'submit')
  })
})
