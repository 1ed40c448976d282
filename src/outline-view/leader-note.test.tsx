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

it('says which question it is about, or which part', () => {
  render(
    <OutlineView
      topLevel={2}
      markdown={
        '# T\n\n## Louvor\n\n*Para quem conduz: Cante.*\n\n## Perguntas\n\n1. O que pesa?\n\n*Para quem conduz: Escute.*\n\n2. E agora?\n\n   *Para quem conduz: Espere.*\n'
      }
    />,
  )
  expect([...document.querySelectorAll('summary')].map((note) => note.ariaLabel)).toEqual([
    'Para quem conduz: Louvor',
    'Para quem conduz, pergunta 1',
    'Para quem conduz, pergunta 2',
  ])
})
