import { render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const reload = vi.fn<() => void>()
const listeners: (() => void)[] = []

beforeEach(() => {
  reload.mockClear()
  // whether the page is being loaded anew is remembered as long as the page is there
  vi.resetModules()
  vi.stubGlobal(
    'window',
    new Proxy(window, {
      get: (target, name) => {
        if (name === 'location') return { pathname: target.location.pathname, reload }
        if (name !== 'addEventListener') return Reflect.get(target, name) as unknown
        return (type: string, listener: () => void) => {
          listeners.push(listener)
          target.addEventListener(type, listener)
        }
      },
    }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const listener of listeners.splice(0)) {
    window.removeEventListener('vite:preloadError', listener)
  }
})

const fresh = async () => ({
  ...(await import('./missing-chunk')),
  ...(await import('./lazy-component')),
})

/** As Vite tells it, before the import rejects. */
function tellMissing(): void {
  window.dispatchEvent(new Event('vite:preloadError'))
}

const gone = () => {
  tellMissing()
  return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: '' }

  static getDerivedStateFromError(error: unknown) {
    return { said: String(Object(error).reason) }
  }

  override render() {
    return this.state.said || this.props.children
  }
}

const shown = (Lazy: React.ComponentType) =>
  render(
    <Boundary>
      <Lazy />
    </Boundary>,
  )

describe('a chunk that cannot be fetched', () => {
  it('makes the page load anew, once for each build, while what waits for it shows no error', async () => {
    const { lazyComponent, reloadForMissingChunks } = await fresh()
    reloadForMissingChunks('build-1')
    shown(lazyComponent(gone, 'Carregando…'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.getByText('Carregando…')).toBeInTheDocument()
  })

  it('is given up where the fresh page is of the same build', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    sessionStorage.setItem('esboca:reloaded-for', 'build-2')
    const { lazyComponent, reloadForMissingChunks } = await fresh()
    reloadForMissingChunks('build-2')
    shown(lazyComponent(gone, 'Carregando…'))
    expect(await screen.findByText('gone')).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })

  it('makes a page of the next build load anew again', async () => {
    sessionStorage.setItem('esboca:reloaded-for', 'build-2')
    const { reloadForMissingChunks } = await fresh()
    reloadForMissingChunks('build-3')
    tellMissing()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves the page alone without a connection: the browser would take away what is there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { lazyComponent, reloadForMissingChunks } = await fresh()
    reloadForMissingChunks('build-4')
    shown(lazyComponent(gone))
    expect(await screen.findByText('offline')).toBeInTheDocument()
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page alone where nothing can be remembered: it would go on for ever', async () => {
    const { reloadForMissingChunks } = await fresh()
    reloadForMissingChunks('build-5')
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    tellMissing()
    expect(reload).not.toHaveBeenCalled()
  })

  it('is fetched anew the next time it is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { lazyComponent } = await fresh()
    const answers = [gone, () => Promise.resolve(() => <p>Perguntas</p>)]
    const Lazy = lazyComponent(() => answers.shift()?.() ?? gone())
    const { unmount } = shown(Lazy)
    await screen.findByText('gone')
    unmount()
    shown(Lazy)
    expect(await screen.findByText('Perguntas')).toBeInTheDocument()
  })
})

it('a component that was fetched beforehand renders at once', async () => {
  const { lazyComponent } = await fresh()
  const Lazy = lazyComponent(() => Promise.resolve(() => <p>Guias</p>), 'Carregando…')
  await Lazy.preload()
  shown(Lazy)
  expect(screen.getByText('Guias')).toBeInTheDocument()
})
