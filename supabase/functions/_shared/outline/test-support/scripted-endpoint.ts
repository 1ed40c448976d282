import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiProvider } from '../engines/ai/providers.ts'
import { type Finish, streamed, whole } from './wire-formats.ts'

/** What the endpoint does with one request, in turn; the last goes on for all that follow. */
export type Scripted =
  | {
      say: unknown
      finish?: Finish
      /** Milliseconds before an answer in one piece and between the pieces of a stream. */
      pauseMs?: number
      /** The connection breaks in the middle of a stream. */
      breaks?: true
    }
  | { status: number; body?: string; type?: string; retryAfterMs?: number }
  | 'hang'

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** Takes the request into account: of several at once, nobody knows which comes first. */
type Script = readonly [Scripted, ...Scripted[]] | ((asked: Asked, index: number) => Scripted)

/** A model's endpoint on loopback that answers as told, in the real wire format of the provider. */
export async function startEndpoint(script: Script, provider: AiProvider = 'openai-compatible') {
  const asked: Asked[] = []
  const stepFor = (request: Asked): Scripted => {
    if (typeof script === 'function') return script(request, asked.length - 1)
    return script[Math.min(asked.length, script.length) - 1] ?? script[0]
  }
  const server = createServer((request, response) => {
    let received = ''
    request.on('data', (chunk: Buffer) => (received += chunk.toString()))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = JSON.parse(received) as Record<string, unknown>
      const seen = { path, headers: request.headers, body }
      asked.push(seen)
      void answer(stepFor(seen), seen, provider, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  step: Scripted,
  { path, body }: Asked,
  provider: AiProvider,
  response: ServerResponse,
): Promise<void> {
  if (step === 'hang') return
  if ('status' in step) {
    response.writeHead(step.status, {
      'content-type': step.type ?? 'application/json',
      'retry-after-ms': String(step.retryAfterMs ?? 1),
    })
    response.end(step.body ?? JSON.stringify({ error: { message: 'scripted failure' } }))
    return
  }
  const text = typeof step.say === 'string' ? step.say : JSON.stringify(step.say)
  const asTool = Array.isArray(body['tools'])
  const pause = () => new Promise((resolve) => setTimeout(resolve, step.pauseMs ?? 0))
  if (body['stream'] !== true && !path.includes(':streamGenerateContent')) {
    await pause()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(whole(provider, text, step.finish ?? 'stop', asTool)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const events = streamed(provider, text, step.finish ?? 'stop', asTool)
  for (const event of step.breaks ? events.slice(0, events.length / 2) : events) {
    if (response.destroyed) return
    response.write(event)
    await pause()
  }
  if (step.breaks) response.destroy()
  else response.end()
}
