import '@testing-library/jest-dom/vitest'
import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { resetBilling } from './msw/billing'
import { resetAuth } from './msw/gotrue'
import { resetDatabase } from './msw/postgrest'
import { server, startServer } from './msw/server'

// jsdom has no layout: what Radix and the pages ask of it is answered with nothing
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver)
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})
Object.assign(window, { scrollTo: () => {}, matchMedia: () => ({ matches: false }) })

vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests')

// lazy pages are compiled when first asked for, on a machine that may be busy
configure({ asyncUtilTimeout: 15_000, getElementError: elementError })

/** Draws the document only where the message is read: whatever is awaited is missed many times before it is there. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  // not this line but the test's is the place
  Error.captureStackTrace(error, elementError)
  let whole: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  })
  return error
}

const complaints: unknown[][] = []

// never closed: what an app that is gone still asks for must not reach the network
startServer()

beforeEach(() => {
  resetAuth()
  resetDatabase()
  resetBilling()
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(args)
    })
  }
})

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  // a step back in the history is taken a moment after it was asked for: not in the next test
  await new Promise((resolve) => setTimeout(resolve))
  toast.dismiss()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  const heard = complaints.splice(0).map((args) => args.map(String).join(' '))
  if (heard.length > 0) throw new Error(`written to the console: ${heard.join('\n')}`)
})
