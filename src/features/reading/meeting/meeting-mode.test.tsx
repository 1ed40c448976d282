import { parseOutline } from '@parsed-outline/parse-outline'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { MeetingMode } from './meeting-mode'
import { rememberPosition } from './meeting-position'

it('as the clock runs the part on the screen is not rendered again', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const tree = parseOutline('# A paz\n\n## Oração (5 min)\n\nOrem uns pelos outros.')
  const text = tree.find((block) => block.type === 'paragraph')!
  const { children } = text
  let read = 0
  Object.defineProperty(text, 'children', {
    get: () => {
      read += 1
      return children
    },
  })
  rememberPosition({ userId: 'marta', outlineId: 'paz' }, { part: 0, spent: [] })
  render(
    <MemoryRouter>
      <MeetingMode
        outline={{ id: 'paz', user_id: 'marta', title: 'A paz' }}
        name="A paz"
        minutes={5}
        tree={tree}
        onLeave={() => {}}
      />
    </MemoryRouter>,
  )
  expect(screen.getByText('Orem uns pelos outros.')).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('Restam 5 min')
  const before = read
  expect(before).toBeGreaterThan(0)
  act(() => {
    vi.advanceTimersByTime(61_000)
  })
  expect(screen.getByRole('timer')).toHaveTextContent('Restam 4 min')
  expect(read).toBe(before)
})
