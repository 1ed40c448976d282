import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Button } from './button'
import { Dialog } from './dialog'
import { FullScreenDialog } from './full-screen-dialog'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ver Esboço
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Permanecer na videira"
        description="Célula, 60 minutos"
        closeLabel="Fechar"
        width="reading"
        footer={<button type="button">Copiar</button>}
      >
        <p>Texto longo.</p>
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it.each(['{Escape}', 'Fechar'])(
    'opened from a button gives the focus back on %s',
    async (way) => {
      const user = userEvent.setup()
      render(<Example />)
      const opener = screen.getByRole('button', { name: 'Ver Esboço' })
      await user.click(opener)

      const dialog = screen.getByRole('dialog', { name: 'Permanecer na videira' })
      expect(dialog).toHaveAccessibleDescription('Célula, 60 minutos')
      expect(dialog).toContainElement(document.activeElement as HTMLElement)

      if (way === 'Fechar') await user.click(screen.getByRole('button', { name: way }))
      else await user.keyboard(way)
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      await waitFor(() => expect(opener).toHaveFocus())
    },
  )

  it('keeps the focus inside', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(screen.getByRole('button', { name: 'Ver Esboço' }))
    const dialog = screen.getByRole('dialog')
    for (let press = 0; press < 6; press++) {
      await user.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })
})

describe('Back on Android', () => {
  /** Those that the browser would ask; one that was asked is spent. */
  const watching = new Set<StubWatcher>()
  class StubWatcher extends EventTarget {
    constructor() {
      super()
      watching.add(this)
    }
    destroy() {
      watching.delete(this)
    }
  }
  const goBack = () => {
    const watcher = [...watching].at(-1)
    watcher?.destroy()
    act(() => void watcher?.dispatchEvent(new Event('close')))
  }
  beforeEach(() => {
    vi.stubGlobal('CloseWatcher', StubWatcher)
    return () => void vi.unstubAllGlobals()
  })

  it('closes the dialog, and is left alone where none is open', async () => {
    const user = userEvent.setup()
    render(<Example />)
    expect(watching.size).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Ver Esboço' }))
    expect(watching.size).toBe(1)
    goBack()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(watching.size).toBe(0)

    await user.click(screen.getByRole('button', { name: 'Ver Esboço' }))
    expect(watching.size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(watching.size).toBe(0)
  })

  it('asks again a dialog that could not close yet', () => {
    const onClose = vi.fn()
    render(<Dialog open onClose={onClose} title="Grupo" closeLabel="Fechar" />)
    goBack()
    goBack()
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(watching.size).toBe(1)
  })

  it('closes what takes the whole screen', () => {
    const onClose = vi.fn()
    const { unmount } = render(
      <FullScreenDialog label="Encontro" onClose={onClose}>
        <p>Quebra-gelo</p>
      </FullScreenDialog>,
    )
    goBack()
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    expect(watching.size).toBe(0)
  })
})

it('gives the focus to the page where its opener is gone', async () => {
  const user = userEvent.setup()
  function Deletes() {
    const [state, setState] = useState<'card' | 'asks' | 'gone'>('card')
    return (
      <main tabIndex={-1}>
        {state !== 'gone' && (
          <button type="button" onClick={() => setState('asks')}>
            Excluir
          </button>
        )}
        <Dialog
          open={state === 'asks'}
          onClose={() => setState('card')}
          title="Excluir?"
          closeLabel="Fechar"
          footer={
            <button type="button" onClick={() => setState('gone')}>
              Sim
            </button>
          }
        />
      </main>
    )
  }
  render(<Deletes />)
  await user.click(screen.getByRole('button', { name: 'Excluir' }))
  await user.click(screen.getByRole('button', { name: 'Sim' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

describe('the first focus of a dialog', () => {
  const show = (children: ReactNode, footer?: ReactNode, width?: 'reading') =>
    render(
      <Dialog open onClose={() => {}} title="Grupo" closeLabel="Fechar" {...{ footer, width }}>
        {children}
      </Dialog>,
    )

  it('is its first field', () => {
    show(
      <>
        <p>Antes do campo.</p>
        <input type="text" aria-label="Nome do grupo" />
        <button type="button">Salvar</button>
      </>,
    )
    expect(screen.getByRole('textbox', { name: 'Nome do grupo' })).toHaveFocus()
  })

  it('is the choice that is made', () => {
    show(
      <>
        <input type="radio" name="tipo" aria-label="Curta" />
        <input type="radio" name="tipo" aria-label="Inteira" defaultChecked />
      </>,
    )
    expect(screen.getByRole('radio', { name: 'Inteira' })).toHaveFocus()
  })

  it('is what its footer offers last, unless that destroys something', () => {
    const { unmount } = show(
      <p>Sair?</p>,
      <>
        <button type="button">Sair da página</button>
        <button type="button">Esperar aqui</button>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Esperar aqui' })).toHaveFocus()
    unmount()
    show(
      <p>Excluir?</p>,
      <>
        <Button variant="quiet">Manter</Button>
        <Button variant="danger">Excluir para sempre</Button>
      </>,
    )
    expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus()
  })

  it('is long text itself, to be scrolled by keys', () => {
    show(<p>Texto longo.</p>, <button type="button">Copiar</button>, 'reading')
    expect(screen.getByRole('document', { name: 'Grupo' })).toHaveFocus()
  })

  it('is the dialog where a field would open the keyboard of a phone', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    onTestFinished(() => void vi.unstubAllGlobals())
    show(<input type="text" aria-label="Nome do grupo" />)
    expect(screen.getByRole('dialog')).toHaveFocus()
  })
})
