import { CORS_HEADERS } from './http.ts'

export type SendEvent = (event: string, data: unknown) => void

/** A comment at this interval (milliseconds) keeps phones and proxies from closing a silent connection. */
const HEARTBEAT_MS = 10_000

/**
 * A `text/event-stream` answer. `work` goes on to its end even when the reader leaves: what it made is stored
 * and found again (DESIGN 'Never lost'); later events are dropped.
 */
export function eventStream(
  work: (send: SendEvent) => Promise<void>,
  keepAlive: (running: Promise<unknown>) => void,
): Response {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => {})
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)

  const running = work((event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
    .finally(() => clearInterval(heartbeat))
    .then(() => writer.close())
    .catch(() => {})
  keepAlive(running)

  return new Response(readable, {
    headers: {
      ...CORS_HEADERS,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}
