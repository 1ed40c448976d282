import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://esboca.example'

/** Caches as a browser has them, by address. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>()

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>()
    this.stores.set(name, store)
    const put = async (key: string | Request, answer: Response) => {
      store.set(addressOf(key), answer)
    }
    return {
      put,
      match: async (key: string | Request) => store.get(addressOf(key))?.clone(),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => store.delete(url),
      addAll: async (addresses: string[]) => {
        const answers = await Promise.all(addresses.map((address) => fetch(address)))
        if (answers.some(({ ok }) => !ok)) throw new TypeError('one is missing')
        for (const [place, answer] of answers.entries()) await put(addresses[place] ?? '', answer)
      },
    }
  }

  async match(key: string, { cacheName }: { cacheName: string }) {
    return this.stores.get(cacheName)?.get(addressOf(key))?.clone()
  }

  async keys() {
    return [...this.stores.keys()]
  }

  async delete(name: string) {
    return this.stores.delete(name)
  }

  paths(name: string): string[] {
    return [...(this.stores.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted()
  }
}

function addressOf(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
}

const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const SCRIPT = { headers: { 'content-type': 'text/javascript' } }

let stored: FakeCaches
/** What the host has; null: there is no connection. */
let host: Map<string, () => Response> | null
let handlers: Map<string, (event: unknown) => void>
/** The notifications that were shown, the windows there are, and those that were opened. */
let shown: Record<string, unknown>[]
let windows: { url: string; visibilityState: string; focus: () => Promise<void> }[]
let opened: string[]

/** A deploy: the pages of a version, and its files. */
function deploy(version: string, files: readonly string[]) {
  host = new Map([
    ['/app.html', () => new Response(`shell ${version}`, HTML)],
    ['/', () => new Response(`landing ${version}`, HTML)],
    ...files.map((file) => [file, () => new Response(`${file} itself`, SCRIPT)] as const),
  ])
  const all = files.filter((file) => file.startsWith('/assets/'))
  vi.stubGlobal('OFFLINE_FILES', { version, shell: '/app.html', app: all.slice(0, 1), all })
}

/** The browser finds a worker that differs from the one it has. */
async function install() {
  handlers = new Map()
  vi.resetModules()
  await import('./service-worker')
  await dispatch('install')
  await dispatch('activate')
}

async function dispatch(type: string, event: object = {}) {
  const work: Promise<unknown>[] = []
  handlers.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}

/** What the page gets; null where the worker leaves it to the browser. */
async function ask(path: string, options: { mode?: string; method?: string } = {}) {
  const { mode = 'cors', method = 'GET' } = options
  let answer: Promise<Response> | null = null
  const request = { url: new URL(path, ORIGIN).href, mode, method }
  handlers.get('fetch')?.({
    request,
    respondWith: (promise: Promise<Response>) => {
      answer = promise
    },
  })
  return answer === null ? null : (await (answer as Promise<Response>)).text()
}

const visit = (path: string) => ask(path, { mode: 'navigate' })

beforeEach(async () => {
  stored = new FakeCaches()
  vi.stubGlobal('caches', stored)
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('skipWaiting', async () => {})
  shown = []
  windows = []
  opened = []
  vi.stubGlobal('clients', {
    claim: async () => {},
    matchAll: async () => windows,
    openWindow: async (url: string) => opened.push(url),
  })
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
  })
  vi.stubGlobal('APP_PATHS', { createOutline: '/criar-esboco', outline: '/esboco/:id' })
  vi.stubGlobal('addEventListener', (type: string, on: (event: unknown) => void) =>
    handlers.set(type, on),
  )
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    if (!host) throw new TypeError('Failed to fetch')
    const path = new URL(addressOf(asked)).pathname
    return host.get(path)?.() ?? new Response('nothing here', { status: 404, ...HTML })
  })
  deploy('one', ['/assets/app-1.js', '/assets/book-1.json'])
  await install()
})

afterEach(() => vi.unstubAllGlobals())

describe('the service worker', () => {
  it('takes every page from the network, so that a deploy is seen at once', async () => {
    expect(await visit('/')).toBe('landing one')
    deploy('two', ['/assets/app-2.js'])
    expect(await visit('/')).toBe('landing two')
    expect(await visit('/app.html')).toBe('shell two')
  })

  it('answers with the shell also where the host sent on to it from another address', async () => {
    const sentOn = () =>
      Object.defineProperty(new Response('shell one', HTML), 'redirected', { value: true })
    host?.set('/app.html', sentOn)
    await install()
    const kept = await (await stored.open('esboca-shell-one')).match('/app.html')
    expect(await kept?.text()).toBe('shell one')
    expect(kept?.redirected).toBe(false)
    expect(kept?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('shows the shell of the version that it holds, where there is no connection', async () => {
    host = null
    expect(await visit('/esboco/1')).toBe('shell one')
    expect(await ask('/assets/app-1.js')).toBe('/assets/app-1.js itself')
  })

  it('keeps a file that was used', async () => {
    expect(await ask('/assets/book-1.json')).toBe('/assets/book-1.json itself')
    host = null
    expect(await ask('/assets/book-1.json')).toBe('/assets/book-1.json itself')
  })

  it('has nothing to do with the backend, other sites, or what is sent', async () => {
    expect(await ask('/rest/v1/generated_outlines')).toBeNull()
    expect(await ask('/auth/v1/token', { method: 'POST' })).toBeNull()
    expect(await ask('https://outro.example/assets/x.js')).toBeNull()
    expect(await ask('/favicon.svg')).toBeNull()
    expect(await visit('/dev/mail')).toBeNull()
    expect(await visit('/g/')).toBeNull()
    expect(await visit('/g')).toBeNull()
    expect(await visit('/grupos')).toBe('nothing here')
    expect(stored.paths('esboca-files')).toEqual(['/assets/app-1.js'])
  })

  it('does not keep the page that some hosts answer for a file that is gone', async () => {
    host?.set('/assets/gone.js', () => new Response('a page', HTML))
    await ask('/assets/gone.js')
    expect(stored.paths('esboca-files')).not.toContain('/assets/gone.js')
  })

  it('of a new version clears away the one before, and keeps what both have', async () => {
    await ask('/assets/book-1.json')
    deploy('two', ['/assets/app-2.js', '/assets/book-1.json'])
    await install()
    expect(await stored.keys()).toEqual(['esboca-files', 'esboca-shell-two'])
    expect(stored.paths('esboca-files')).toEqual(['/assets/app-2.js', '/assets/book-1.json'])
    host = null
    expect(await visit('/')).toBe('shell two')
  })

  it('that cannot have all its files leaves the one before in place', async () => {
    deploy('two', ['/assets/app-2.js'])
    host?.delete('/assets/app-2.js')
    await expect(install()).rejects.toThrow('one is missing')
    expect(await stored.keys()).toEqual(['esboca-files', 'esboca-shell-one'])
  })
})

describe('a notice', () => {
  const ID = '6f1f9cf0-1111-4222-8333-444455556666'
  const push = (data: unknown) => dispatch('push', { data: { json: () => data } })
  const press = async () => {
    const close = vi.fn()
    await dispatch('notificationclick', { notification: { data: shown[0]?.data, close } })
    expect(close).toHaveBeenCalled()
  }
  const openWindow = (path: string, visibilityState: string) => {
    const focus = vi.fn(async () => {})
    windows.push({ url: ORIGIN + path, visibilityState, focus })
    return focus
  }

  it('of an outline tells no word of it, and opens it', async () => {
    openWindow('/criar-esboco', 'hidden')
    await push({ outcome: 'ready', requestId: ID })
    expect(shown).toMatchObject([{ title: 'Seu esboço está pronto', data: `/esboco/${ID}` }])
    await press()
    expect(opened).toEqual([`${ORIGIN}/esboco/${ID}`])
  })

  it('of none says that nothing was charged, and goes to the form that is still open', async () => {
    const focus = openWindow('/criar-esboco', 'hidden')
    await push({ outcome: 'failed' })
    expect(shown).toMatchObject([
      { title: 'O esboço não ficou pronto.', body: 'Nada foi descontado.' },
    ])
    await press()
    expect(focus).toHaveBeenCalled()
    expect(opened).toEqual([])
  })

  it('is not shown over the app itself', async () => {
    openWindow('/dashboard', 'visible')
    await push({ outcome: 'ready', requestId: ID })
    expect(shown).toEqual([])
  })

  it.each([null, { outcome: 'ready', requestId: '../../outro' }, { outcome: 'ready' }])(
    'that says %o leads to nowhere but the form',
    async (data) => {
      await push(data)
      expect(shown).toMatchObject([{ data: '/criar-esboco' }])
    },
  )
})
