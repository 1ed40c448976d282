import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OutlineView } from './outline-view'

it('folds what is for whoever leads under its question', async () => {
  render(
    <OutlineView
      topLevel={2}
      markdown={'# T\n\n1. O que pesa?\n\n*Para quem conduz: Escute sem corrigir.*\n'}
    />,
  )
  const note = screen.getByText('Escute sem corrigir.')
  expect(note.closest('details')?.open).toBe(false)
  await userEvent.click(screen.getByText('Para quem conduz'))
  expect(note.closest('details')?.open).toBe(true)
})
