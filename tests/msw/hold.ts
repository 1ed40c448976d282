import { http } from 'msw'
import { server } from './server'

/** Keeps every request to a path waiting, for tests that look at what the screen says meanwhile. Returns the release. */
export function holdRequests(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // answers nothing, so the handler that stood there before does
  server.use(http.all(path, () => promise))
  return resolve
}
