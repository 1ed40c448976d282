import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const APP = '/assets/app.js'

const STYLES = '/assets/styles.css'
const MISSING = 'Esta página precisa da internet para abrir.'

/** How often the app was fetched. It runs once its styles are there. */
function fetched(): number {
  document.head.querySelector(`link[href="${STYLES}"]`)?.dispatchEvent(new Event('load'))
  return document.head.querySelectorAll(`script[src="${APP}"]`).length
}

async function openPage({ when = 'sign' } = {}): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    app: APP,
    preload: '/assets/page.js',
    styles: STYLES,
    missing: MISSING,
    when,
  })
  document.head.append(script)
  vi.resetModules()
  await import('./start')
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})

afterEach(() => {
  document.head.replaceChildren()
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it.each(['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'])(
  'a page fetches the app at the first sign of somebody: %s',
  async (sign) => {
    await openPage()
    expect(fetched()).toBe(0)
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(fetched()).toBe(1)
    const ahead = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    expect(ahead.map((link) => link.getAttribute('href'))).toEqual([APP, '/assets/page.js'])
  },
)

it('the app runs when its styles are there, or are not to be had', async () => {
  for (const end of ['load', 'error']) {
    document.head.replaceChildren()
    await openPage()
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(document.head.querySelector(`script[src="${APP}"]`)).toBeNull()
    document.head.querySelector(`link[href="${STYLES}"]`)?.dispatchEvent(new Event(end))
    expect(document.head.querySelector(`script[src="${APP}"]`)).not.toBeNull()
  }
})

it('a page whose app is gone is loaded anew, once; then it says so when something is pressed', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '', reload })
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const menu = document.body.appendChild(document.createElement('button'))
  menu.type = 'button'
  const pressAndFail = async () => {
    document.head.replaceChildren()
    await openPage()
    menu.click()
    expect(fetched()).toBe(1)
    document.head.querySelector(`script[src="${APP}"]`)?.dispatchEvent(new Event('error'))
  }
  await pressAndFail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(alert).not.toHaveBeenCalled()

  await pressAndFail()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(alert).toHaveBeenLastCalledWith(MISSING)
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(2)
  window.sessionStorage.clear()
  menu.remove()
  alert.mockRestore()
})

it('once it is painted where there is a form', async () => {
  await openPage({ when: 'now' })
  await vi.waitFor(() => expect(fetched()).toBe(1))
})

it('at once where somebody is logged in', async () => {
  window.localStorage.setItem('sb-projeto-auth-token', '{}')
  await openPage()
  expect(fetched()).toBe(1)
})

it.each(['/?token_hash=abc&type=signup', '/#access_token=abc', '/#error=access_denied'])(
  'at once where a link of an e-mail led to: %s',
  async (address) => {
    window.history.replaceState(null, '', address)
    await openPage()
    expect(fetched()).toBe(1)
  },
)

it('when the browser is idle where the visit may be counted', async () => {
  window.localStorage.setItem('esboca:consent', '{"statistics":true,"decidedAt":1}')
  await openPage()
  expect(fetched()).toBe(0)

  document.head.replaceChildren()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')
  await openPage()
  expect(fetched()).toBe(1)
})

it('and not where it may not be', async () => {
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST')
  window.localStorage.setItem('esboca:consent', '{"statistics":false,"decidedAt":1}')
  await openPage()
  expect(fetched()).toBe(0)
})

it('the fonts are fetched once the page is there, and used from the next one on', async () => {
  const kept = new Set<string>()
  const load = vi.fn((font: string) => Promise.resolve([font]))
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(kept.has(name)),
    open: (name: string) => Promise.resolve(kept.add(name)),
  })
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true })
  const { dataset } = document.documentElement
  await openPage()
  expect(load).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(kept).toContain('esboca-fonts'), { timeout: 5000 })
  expect(load).toHaveBeenCalledTimes(3)
  expect(dataset['fonts']).toBeUndefined()

  await openPage()
  await vi.waitFor(() => expect(dataset['fonts']).toBe(''))
  delete dataset['fonts']

  // too late: text would be seen to change
  const paints = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{} as PerformanceEntry])
  await openPage()
  await vi.waitFor(() => expect(paints).toHaveBeenCalled())
  expect(dataset['fonts']).toBeUndefined()
  paints.mockRestore()
  Reflect.deleteProperty(document, 'fonts')
})
