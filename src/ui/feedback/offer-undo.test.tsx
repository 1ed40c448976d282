import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { offerUndo } from './offer-undo'
import { Toaster } from './toaster'

afterEach(() => {
  vi.useRealTimers()
})

it('offers the way back for twenty seconds', async () => {
  vi.useFakeTimers()
  render(<Toaster label="Avisos" closeLabel="Fechar" />)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  offerUndo({
    done: 'Esboço excluído',
    undoLabel: 'Desfazer',
    undo: () => Promise.resolve(),
    undone: 'Esboço recuperado',
    undoFailed: 'Erro',
    retryLabel: 'Tentar novamente',
  })
  await pass(19_500)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument()
  await pass(2_000)
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull()
})
