import { afterEach, expect, it, vi } from 'vitest'
import { readText } from './http.ts'

afterEach(() => void vi.useRealTimers())

/** A body that goes on for ever, a space every five seconds, as somebody sends it who wants to hold a function. */
function dripping(): { request: Request; isCancelled: () => boolean } {
  let timer: ReturnType<typeof setInterval> | undefined
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new TextEncoder().encode(' ')), 5_000)
    },
    cancel() {
      cancelled = true
      clearInterval(timer)
    },
  })
  const options = { method: 'POST', body, duplex: 'half' }
  return { request: new Request('http://localhost/f', options), isCancelled: () => cancelled }
}

it('waits a minute for a body that comes by drops, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { request, isCancelled } = dripping()
  const reading = readText(request, 1_000)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(isCancelled()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await reading).toBe('')
  expect(isCancelled()).toBe(true)
})

it('reads no more than it may', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { request, isCancelled } = dripping()
  const reading = readText(request, 3)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await reading).toBeNull()
  expect(isCancelled()).toBe(true)
})
