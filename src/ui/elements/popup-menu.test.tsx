import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PopupMenu } from './popup-menu'

const MENU = 240

it.each([
  { where: 'with room below', top: 0.4, side: 'bottom' },
  { where: 'low in the window', top: 0.9, side: 'top' },
])('opens on the side that has room: $where', async ({ top, side }) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(MENU)
  const user = userEvent.setup()
  render(
    <PopupMenu
      label="Mudar a parte"
      icon={null}
      choices={[{ label: 'Remover', onChoose: () => {} }]}
    />,
  )
  const toggle = screen.getByRole('button', { name: 'Mudar a parte' })
  vi.spyOn(toggle, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top * window.innerHeight, 44, 44),
  )
  await user.click(toggle)
  expect(screen.getByRole('list')).toHaveAttribute('data-side', side)
})
