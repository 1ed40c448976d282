import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MenuItem, PopupMenu } from './popup-menu'

const MENU = 240

it.each([
  { where: 'with room below', top: 0.4, side: 'bottom' },
  { where: 'low in the window', top: 0.9, side: 'top' },
])('opens on the side that has room: $where', async ({ top, side }) => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(MENU)
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

it('is moved into the window where it would hang over both of its edges', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(MENU)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360)
  const user = userEvent.setup()
  render(
    <PopupMenu label="Partes" icon={null}>
      <MenuItem onChoose={() => {}}>Desafio</MenuItem>
    </PopupMenu>,
  )
  const toggle = screen.getByRole('button', { name: 'Partes' })
  vi.spyOn(toggle, 'getBoundingClientRect').mockReturnValue(new DOMRect(180, 6, 56, 52))
  await user.click(toggle)
  expect(screen.getByRole('list')).toHaveAttribute('data-edge', 'left')
  expect(screen.getByRole('list')).toHaveStyle({ marginLeft: '-68px' })
})

it('is gone through with the arrows, and a choice gives the focus back before it is made', async () => {
  const user = userEvent.setup()
  const focused = vi.fn<(name: string | undefined) => void>()
  render(
    <PopupMenu label="Mais" icon={null} worded="p-2">
      <MenuItem onChoose={() => {}}>Copiar</MenuItem>
      <MenuItem href="https://youtu.be/x">Ver Vídeo</MenuItem>
      <MenuItem onChoose={() => focused(document.activeElement?.textContent)}>Série</MenuItem>
    </PopupMenu>,
  )
  await user.click(screen.getByRole('button', { name: 'Mais' }))
  expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Ver Vídeo' })).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect(focused).toHaveBeenCalledExactlyOnceWith('Mais')
  expect(screen.queryByRole('button', { name: 'Série' })).toBeNull()
})

it('passes over what is not shown, because it stands elsewhere', async () => {
  const user = userEvent.setup()
  render(
    <PopupMenu label="Mais" icon={null}>
      <style>{'.elsewhere { display: none }'}</style>
      <MenuItem className="elsewhere" onChoose={() => {}}>
        Imprimir
      </MenuItem>
      <MenuItem onChoose={() => {}}>Copiar</MenuItem>
      <MenuItem onChoose={() => {}}>Série</MenuItem>
    </PopupMenu>,
  )
  await user.click(screen.getByRole('button', { name: 'Mais' }))
  expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Copiar' })).toHaveFocus()
})
