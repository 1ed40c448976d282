import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const APP = '/assets/app.js'

/** How often the app was fetched. */
const fetched = () => document.head.querySelectorAll(`script[src="${APP}"]`).length

async function openPage({ when = 'sign' } = {}): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script.dataset, { app: APP, preload: '/assets/page.js', when })
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
    expect(document.head.querySelector('link[rel=modulepreload]')).toHaveAttribute(
      'href',
      '/assets/page.js',
    )
  },
)

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
