import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const boots = vi.fn<() => void>()

const fetchFaces = vi.fn<(face: string) => Promise<FontFace[]>>(async () => [])
const faces = () => document.documentElement.dataset['faces']

let goIdle = () => {}

type Page = {
  prerendered?: boolean
  waits?: boolean
  missing?: boolean
  known?: string
  section?: string
}

/** A page as the build writes it, with a button of its own. */
async function openPage({
  prerendered = true,
  waits = prerendered,
  missing = false,
  known,
  section,
}: Page = {}) {
  const data = `${prerendered ? ' data-page="/"' : ''}${waits ? ' data-boot="idle"' : ''}${
    known ? ` data-known="${known}"` : ''
  }${section ? ` data-section="${section}"` : ''}`
  document.body.innerHTML = `
    <div id="root"${data}>
      <div data-loading>Carregando…</div>
      <button type="button" id="menu">Abrir menu</button>
      <main>Fazer Login</main>
      <form><button id="send">Enviar</button></form>
    </div>
    <template id="shell"><p>Carregando o aplicativo</p></template>
    <div data-app-missing hidden><button type="button">Recarregar a página</button></div>`
  vi.resetModules()
  vi.doMock('./main', () => {
    boots()
    if (missing) throw new TypeError('Failed to fetch dynamically imported module')
    return {}
  })
  await import('./boot')
}

const press = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.click()
const notice = () => document.querySelector<HTMLElement>('[data-app-missing]')
const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

beforeEach(() => {
  boots.mockClear()
  fetchFaces.mockClear()
  goIdle = () => {}
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    goIdle = work
  })
  Object.defineProperty(document, 'fonts', { value: { load: fetchFaces }, configurable: true })
})

afterEach(() => {
  // what listens for a press stops, and so does what waits for the app
  document.dispatchEvent(new Event('esboca:hydrating'))
  document.dispatchEvent(new Event('esboca:ready'))
  document.body.replaceChildren()
  delete document.documentElement.dataset['faces']
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.doUnmock('./main')
  vi.unstubAllGlobals()
})

describe('the app boots', () => {
  it.each(['pointermove', 'touchstart', 'keydown', 'wheel'])(
    'at the first sign of a person, when the browser is idle, on a page that can be read without it: %s',
    async (sign) => {
      await openPage()
      await soon()
      goIdle()
      expect(boots).not.toHaveBeenCalled()
      document.dispatchEvent(new Event(sign))
      await soon()
      expect(boots).not.toHaveBeenCalled()
      goIdle()
      await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
    },
  )

  it('not where a pointer merely rests where the page appears, but when it moves', async () => {
    await openPage()
    const move = (movementX: number) =>
      document.dispatchEvent(new PointerEvent('pointermove', { movementX }))
    move(0)
    goIdle()
    await soon()
    expect(boots).not.toHaveBeenCalled()
    move(3)
    goIdle()
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
  })

  it('after ten seconds, where somebody only looks', async () => {
    vi.useFakeTimers()
    await openPage()
    await vi.advanceTimersByTimeAsync(9_900)
    goIdle()
    expect(boots).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    goIdle()
    vi.useRealTimers()
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['at a private address', { prerendered: false }],
    ['where there is a form', { waits: false }],
  ])('at once %s', async (_, page) => {
    await openPage(page)
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
  })

  it('at once where somebody is logged in', async () => {
    localStorage.setItem('sb-projeto-auth-token', '{}')
    await openPage()
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
  })

  it.each(['/?token_hash=abc&type=signup', '/#access_token=abc', '/#error=access_denied'])(
    'at once where a link of an e-mail led to: %s',
    async (address) => {
      window.history.replaceState(null, '', address)
      await openPage()
      await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
    },
  )

  it('and says there what is being opened, not what the page is for', async () => {
    window.history.replaceState(null, '', '/auth?token_hash=abc&type=signup')
    await openPage()
    expect(document.querySelector('main')).toHaveTextContent(/^Abrindo o link…$/)
    // nor does the app take it for the page that was prerendered
    expect(document.querySelector('#root')).not.toHaveAttribute('data-page')
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
  })
})

describe('running text', () => {
  /** How the browser came by the script. */
  const came = (transferSize: number) =>
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ transferSize } as never])

  it('is in the letters of the device on a first visit, and ours are fetched when all else is there', async () => {
    came(2_400)
    await openPage()
    goIdle()
    // a page may have loaded before it is drawn
    expect(fetchFaces).not.toHaveBeenCalled()
    await soon()
    goIdle()
    expect(fetchFaces.mock.calls.map(([face]) => face)).toEqual(['1em Atkinson', '1em Literata'])
    await soon()
    expect(faces()).toBeUndefined()
  })

  it('of an app that comes at once does not share the line with it', async () => {
    came(2_400)
    await openPage({ waits: false })
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
    goIdle()
    expect(fetchFaces).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('esboca:ready'))
    goIdle()
    expect(fetchFaces).toHaveBeenCalledTimes(2)
  })

  it('is in ours where the browser holds them from before', async () => {
    came(0)
    await openPage()
    expect(faces()).toBe('')
    // also where the page is busy, and they come late
    expect([...document.querySelectorAll('style')].at(-1)?.textContent).not.toContain('optional')
  })

  it('stays as it is where ours cannot be fetched', async () => {
    came(2_400)
    fetchFaces.mockRejectedValueOnce(new DOMException('A network error occurred.', 'NetworkError'))
    await openPage()
    goIdle()
    await soon()
    const { showFetchedFaces } = await import('@/lib/text-faces')
    showFetchedFaces()
    expect(faces()).toBeUndefined()
  })
})

describe('an address that opens further down its page', () => {
  const open = async (type: string) => {
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
    await openPage({ section: 'send' })
    return scrolled
  }

  it('shows its section without the app, which does not take the scrolling for a person', async () => {
    expect(await open('navigate')).toEqual(['send'])
    document.dispatchEvent(new Event('scroll'))
    await soon()
    goIdle()
    expect(boots).not.toHaveBeenCalled()
  })

  it.each(['reload', 'back_forward'])('keeps the place where it was left: %s', async (type) => {
    expect(await open(type)).toEqual([])
  })
})

describe('the page of what is missing', () => {
  const known = '/auth/callback /esboco/:id'

  it.each(['/esboco/1f0c', '/esboco/1f0c/', '/auth/callback'])(
    'gives way to the app at once where the app has a page: %s',
    async (address) => {
      window.history.replaceState(null, '', address)
      await openPage({ known })
      await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
      expect(document.querySelector('#root')?.textContent).toBe('Carregando o aplicativo')
    },
  )

  it.each(['/esboco', '/esboco/1/2', '/nao-existe'])('stays at %s', async (address) => {
    window.history.replaceState(null, '', address)
    await openPage({ known })
    await soon()
    expect(boots).not.toHaveBeenCalled()
    expect(document.querySelector('#root')?.textContent).toContain('Abrir menu')
  })
})

describe('what is pressed before the app is there', () => {
  it.each(['menu', 'send'])('boots it, and is done once when it is ready: %s', async (id) => {
    await openPage()
    press(id)
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
    document.dispatchEvent(new Event('esboca:hydrating'))
    const again = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    document.querySelector(`#${id}`)?.addEventListener('click', again)
    document.dispatchEvent(new Event('esboca:ready'))
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1))
    await soon()
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed out of the address', async () => {
    await openPage()
    const form = document.querySelector('form')
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form?.dispatchEvent(sent)
    expect(sent.defaultPrevented).toBe(true)
  })
})

describe('where the app cannot be fetched', () => {
  const reload = vi.fn<() => void>()

  beforeEach(() => {
    reload.mockClear()
    sessionStorage.clear()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = window
    vi.stubGlobal(
      'window',
      new Proxy(page, {
        get: (target, name) => {
          if (name === 'location') return { search: '', hash: '', reload }
          const value = Reflect.get(target, name) as unknown
          return typeof value === 'function' ? value.bind(page) : value
        },
      }),
    )
  })

  it('a private page is loaded anew, once, and then says so instead of going on loading', async () => {
    await openPage({ prerendered: false, missing: true })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(notice()?.hidden).toBe(true)

    await openPage({ prerendered: false, missing: true })
    await waitFor(() => expect(notice()?.hidden).toBe(false))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(document.body).not.toHaveTextContent('Carregando…')
  })

  it('a page that can be read is left in peace until something is pressed', async () => {
    await openPage({ missing: true })
    document.dispatchEvent(new Event('keydown'))
    goIdle()
    await waitFor(() => expect(boots).toHaveBeenCalledTimes(1))
    await soon()
    expect(reload).not.toHaveBeenCalled()
    press('menu')
    expect(reload).toHaveBeenCalledTimes(1)
    press('menu')
    expect(notice()?.hidden).toBe(false)
  })

  it('the app is fetched when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openPage({ prerendered: false, missing: true })
    await waitFor(() => expect(notice()?.hidden).toBe(false))
    expect(reload).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    boots.mockClear()
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(boots).toHaveBeenCalled())
  })
})
