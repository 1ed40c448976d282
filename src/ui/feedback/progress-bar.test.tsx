import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './progress-bar'

const bar = () => screen.getByRole('progressbar', { name: 'Esboços usados' })

describe('ProgressBar', () => {
  it('tells how much, in numbers and in words', () => {
    render(<ProgressBar label="Esboços usados" value={3} max={10} valueText="3 de 10" />)
    expect(bar()).toHaveAttribute('value', '3')
    expect(bar()).toHaveAttribute('max', '10')
    expect(bar()).toHaveAttribute('aria-valuetext', '3 de 10')
  })

  it.each([
    [12, '10'],
    [-1, '0'],
  ])('stays within its ends: %i', (value, shown) => {
    render(<ProgressBar label="Esboços usados" value={value} max={10} valueText="" />)
    expect(bar()).toHaveAttribute('value', shown)
  })
})
