import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LoadingNotice } from './spinner'

afterEach(() => {
  vi.useRealTimers()
})

it('says why only to whoever still waits after a while', () => {
  vi.useFakeTimers()
  render(<LoadingNotice text="Abrindo…" late="A internet está lenta." />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Abrindo…$/)
  act(() => {
    vi.advanceTimersByTime(2900)
  })
  expect(screen.queryByText('A internet está lenta.')).not.toBeInTheDocument()
  act(() => {
    vi.advanceTimersByTime(200)
  })
  expect(screen.getByRole('status')).toHaveTextContent('A internet está lenta.')
})
