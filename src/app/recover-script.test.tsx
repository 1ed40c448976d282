import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverScript } from './recover-script'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal(
    'window',
    new Proxy(window, {
      get: (target, name) =>
        name === 'location'
          ? { pathname: target.location.pathname, reload }
          : (Reflect.get(target, name) as unknown),
    }),
  )
  window.history.replaceState(null, '', '/blog')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Whether the promise has an answer by now. */
async function answered(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  const first = await Promise.race([
    promise.catch(() => null),
    new Promise((resolve) => setTimeout(() => resolve(open), 20)),
  ])
  return first !== open
}

describe('a script that cannot be fetched', () => {
  it('is looked for once more in a fresh page, and then given up', async () => {
    expect(await answered(recoverScript(gone))).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(recoverScript(gone)).rejects.toMatchObject({ reason: 'gone' })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('gets its second try again after one that was found', async () => {
    void recoverScript(gone)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(await recoverScript(() => Promise.resolve('page'))).toBe('page')
    void recoverScript(gone)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('is not looked for without a connection: the browser would take away the page that is there', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(recoverScript(gone)).rejects.toMatchObject({ reason: 'offline' })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not looked for where nothing can be remembered: it would go on for ever', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await expect(recoverScript(gone)).rejects.toMatchObject({ reason: 'gone' })
    expect(reload).not.toHaveBeenCalled()
  })
})
