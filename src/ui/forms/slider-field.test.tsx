import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SliderField } from './slider-field'

function Example({ start = 60 }: { start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <SliderField
      label="Duração"
      hint="O encontro todo."
      value={value}
      onValueChange={setValue}
      min={5}
      max={120}
      step={5}
      valueText={(minutes) => `${minutes} minutos`}
      decreaseLabel="5 minutos a menos"
      ends={['5 min', '2 h']}
      increaseLabel="5 minutos a mais"
    />
  )
}

describe('SliderField', () => {
  it('is named by its label alone and says its value in words', () => {
    render(<Example />)
    const slider = screen.getByLabelText('Duração')
    expect(slider).toHaveRole('slider')
    expect(slider).toHaveAttribute('aria-valuetext', '60 minutos')
    expect(slider).toHaveAccessibleDescription('O encontro todo.')
    expect(screen.getByText('60 minutos')).toBeInTheDocument()
  })

  it('moves by keys, within its limits', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const slider = screen.getByRole('slider', { name: 'Duração' })
    await user.tab()
    await user.tab()
    expect(slider).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(slider).toHaveAttribute('aria-valuenow', '65')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(slider).toHaveAttribute('aria-valuenow', '55')
    await user.keyboard('{End}{ArrowRight}')
    expect(slider).toHaveAttribute('aria-valuenow', '120')
    await user.keyboard('{Home}')
    expect(slider).toHaveAttribute('aria-valuenow', '5')
  })

  it('moves by its buttons, which end at the limits', async () => {
    const user = userEvent.setup()
    render(<Example start={10} />)
    const less = screen.getByRole('button', { name: '5 minutos a menos' })
    const more = screen.getByRole('button', { name: '5 minutos a mais' })
    await user.click(more)
    expect(screen.getByText('15 minutos')).toBeInTheDocument()
    await user.click(less)
    await user.click(less)
    expect(screen.getByText('5 minutos')).toBeInTheDocument()
    expect(less).toHaveAttribute('aria-disabled', 'true')
    expect(less).toHaveFocus()
    await user.click(less)
    expect(screen.getByText('5 minutos')).toBeInTheDocument()
    expect(more).not.toHaveAttribute('aria-disabled')
  })

  it('says each new value once: after a button in a live region, else as the slider’s own', async () => {
    const user = userEvent.setup()
    render(<Example />)
    const shown = screen.getByText('60 minutos')
    await user.click(screen.getByRole('button', { name: '5 minutos a mais' }))
    expect(shown).toHaveTextContent('65 minutos')
    expect(shown).toHaveAttribute('aria-live', 'polite')
    screen.getByRole('slider', { name: 'Duração' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(shown).toHaveTextContent('70 minutos')
    expect(shown).toHaveAttribute('aria-live', 'off')
  })
})
